const fold = (name: string): string =>
  name.normalize('NFC').toLowerCase().replaceAll('ё', 'е').replace(/\s+/gu, ' ').trim();

/** Are two names of weapons or types the same, case, ё and spaces apart? */
export const sameName = (a: string, b: string): boolean => a === b || fold(a) === fold(b);

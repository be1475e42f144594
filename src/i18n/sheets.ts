import type { Words } from './language';

/** Names of the sheets that the product makes each turn. */
export const SHEET_WORDS: Words<'private' | 'packet'> = {
  en: { private: 'Turn {turn} · {player}', packet: 'Turn {turn} · packet' },
  ru: { private: 'Ход {turn} · {player}', packet: 'Ход {turn} · пакет' },
  es: { private: 'Turno {turn} · {player}', packet: 'Turno {turn} · paquete' },
};

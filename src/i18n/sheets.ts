import type { Words } from './language';

/** Names of the sheets that the product makes each turn, and of the only sheet of a player's file. */
export const SHEET_WORDS: Words<'private' | 'packet' | 'report'> = {
  en: { private: 'Turn {turn} · {player}', packet: 'Turn {turn} · packet', report: 'Turn {turn}' },
  ru: { private: 'Ход {turn} · {player}', packet: 'Ход {turn} · пакет', report: 'Ход {turn}' },
  es: { private: 'Turno {turn} · {player}', packet: 'Turno {turn} · paquete', report: 'Turno {turn}' },
};

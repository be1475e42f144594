import type { Words } from './language';

/** Names of the sheets that the product makes each turn, of the only sheet of a player's file, of who reads a packet. */
export const SHEET_WORDS: Words<'private' | 'packet' | 'report' | 'everybody'> = {
  en: {
    private: 'Turn {turn} · {player}',
    packet: 'Turn {turn} · packet',
    report: 'Turn {turn}',
    everybody: 'everybody',
  },
  ru: { private: 'Ход {turn} · {player}', packet: 'Ход {turn} · пакет', report: 'Ход {turn}', everybody: 'все игроки' },
  es: {
    private: 'Turno {turn} · {player}',
    packet: 'Turno {turn} · paquete',
    report: 'Turno {turn}',
    everybody: 'todos',
  },
};

import type { Words } from './language';

/** Names of the sheets that the product makes each turn, of the only sheet of a player's file, of who reads a packet. */
export const SHEET_WORDS: Words<'private' | 'packet' | 'log' | 'report' | 'everybody'> = {
  en: {
    private: 'Turn {turn} · {player}',
    packet: 'Turn {turn} · packet',
    log: 'Turn {turn} · log',
    report: 'Turn {turn}',
    everybody: 'everybody',
  },
  ru: {
    private: 'Ход {turn} · {player}',
    packet: 'Ход {turn} · пакет',
    log: 'Ход {turn} · журнал',
    report: 'Ход {turn}',
    everybody: 'все игроки',
  },
  es: {
    private: 'Turno {turn} · {player}',
    packet: 'Turno {turn} · paquete',
    log: 'Turno {turn} · registro',
    report: 'Turno {turn}',
    everybody: 'todos',
  },
};

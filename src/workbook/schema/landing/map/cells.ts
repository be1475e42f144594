import { YES_NO } from '../../choices';
import { tableSpec } from '../../spec';
import { TERRAIN_CHOICE } from '../terrain';

export const SLOTS = { kind: 'whole', min: 0, max: 2 } as const;
export const START = { kind: 'whole', min: 1, max: 100 } as const;

/** Sheet Cells: the map, a row a cell (L-4, L-16, L-22 b). */
export const CELLS_TABLE = tableSpec({
  table: 'WsCells',
  titles: { en: ['Cells'], ru: ['Клетки'], es: ['Casillas'] },
  columns: {
    cell: {
      labels: { en: ['Cell'], ru: ['Клетка'], es: ['Casilla'] },
      required: true,
      kind: { kind: 'id' },
      width: 8,
      by: 'gm',
      note: {
        en: 'Name of the cell, A1 and so on. Each cell of the map has one row.',
        ru: 'Название клетки: A1 и так далее. У каждой клетки карты одна строка.',
        es: 'Nombre de la casilla: A1, etc. Cada casilla del mapa tiene una fila.',
      },
    },
    terrain: {
      labels: { en: ['Terrain', 'Ground'], ru: ['Местность', 'Ландшафт'], es: ['Terreno'] },
      required: true,
      kind: { kind: 'choice', choice: TERRAIN_CHOICE },
      width: 16,
      by: 'gm',
      note: {
        en: 'What really lies there, also where nobody has explored it. All blank: the campaign has no map yet.',
        ru: 'Что там на самом деле, даже если клетка не исследована. Все пусто: карты ещё нет.',
        es: 'Lo que hay de verdad, aunque nadie la haya explorado. Todo vacío: aún no hay mapa.',
      },
    },
    open: {
      labels: { en: ['Open', 'Explored'], ru: ['Открыта', 'Исследована'], es: ['Abierta', 'Explorada'] },
      kind: { kind: 'choice', choice: YES_NO },
      width: 10,
      by: 'gm',
      note: {
        en: 'yes: everybody sees its terrain. Recon opens cells. Blank: no.',
        ru: 'да: местность видят все. Клетки открывает разведка. Пусто: нет.',
        es: 'sí: todos ven su terreno. El reconocimiento abre casillas. Vacío: no.',
      },
    },
    slots: {
      labels: { en: ['Slots', 'Building slots'], ru: ['Ячейки', 'Ячейки строительства'], es: ['Solares', 'Parcelas'] },
      kind: SLOTS,
      width: 9,
      by: 'gm',
      note: {
        en: 'How many buildings it has room for: 0, 1 or 2. Blank: 0.',
        ru: 'Сколько зданий помещается: 0, 1 или 2. Пусто: 0.',
        es: 'Cuántos edificios caben: 0, 1 o 2. Vacío: 0.',
      },
    },
    start: {
      labels: { en: ['Start'], ru: ['Старт', 'Стартовая'], es: ['Salida', 'Inicio'] },
      kind: START,
      width: 8,
      by: 'gm',
      note: {
        en: 'Number of the start: players in listed order begin there. Blank: none.',
        ru: 'Номер старта: игроки начинают там в порядке списка. Пусто: не старт.',
        es: 'Número de salida: los jugadores empiezan ahí, en el orden de la lista. Vacío: ninguna.',
      },
    },
  },
});

import { CARD_IDS } from '../../../engine/planet/cards';
import { MAX_CARD_COPIES } from '../../../engine/planet/options';
import { YES_NO } from '../choices';
import { tableSpec } from '../spec';
import { ACTION_CHOICE, CARD_CHOICE, DONE_CHOICE } from './choices';

export const ORDER_NUMBER = { kind: 'whole', min: 1, max: 9999 } as const;
export const COUNT = { kind: 'whole', min: 0, max: CARD_IDS.length * MAX_CARD_COPIES } as const;
export const DIE_NUMBER = { kind: 'whole', min: 1, max: 1000 } as const;

/** Sheet Sequence: what both sides do in the turn, in the order of its numbers (P-2). */
export const SEQUENCE_TABLE = tableSpec({
  table: 'WsSequence',
  titles: {
    en: ['Sequence', 'Turn sequence'],
    ru: ['Порядок хода', 'Последовательность'],
    es: ['Secuencia', 'Secuencia del turno'],
  },
  columns: {
    number: {
      labels: { en: ['No.', 'Order'], ru: ['№', 'Порядок'], es: ['N.º', 'Orden'] },
      required: true,
      kind: ORDER_NUMBER,
      width: 7,
      by: 'gm',
      note: {
        en: 'Order in the turn, each number once; rows may stand in any order. Steps: move x, y; linear fire x, y; parabolic x, y; close combat.',
        ru: 'Порядок в ходу, каждое число один раз; строки могут стоять как угодно. Шаги: движение x, y; прямой огонь x, y; навесной x, y; рукопашный бой.',
        es: 'Orden en el turno, cada número una vez; las filas pueden ir en cualquier orden. Pasos: movimiento x, y; lineal x, y; parabólico x, y; cuerpo a cuerpo.',
      },
    },
    player: {
      labels: { en: ['Player'], ru: ['Игрок'], es: ['Jugador'] },
      required: true,
      kind: { kind: 'reference', role: 'players', column: 'id' },
      width: 10,
      by: 'gm',
      note: {
        en: 'Who declares it, or gets the cards.',
        ru: 'Кто заявляет или получает карты.',
        es: 'Quién lo declara o recibe las cartas.',
      },
    },
    action: {
      labels: { en: ['Action'], ru: ['Действие'], es: ['Acción'] },
      required: true,
      kind: { kind: 'choice', choice: ACTION_CHOICE },
      width: 18,
      by: 'gm',
      note: {
        en: 'move, linear fire, parabolic fire, close combat, play card, deal cards.',
        ru: 'движение, прямой огонь, навесной огонь, рукопашный бой, сыграть карту, раздача карт.',
        es: 'movimiento, disparo lineal, disparo parabólico, cuerpo a cuerpo, jugar carta, repartir cartas.',
      },
    },
    piece: {
      labels: { en: ['Piece'], ru: ['Фигура'], es: ['Pieza'] },
      kind: { kind: 'reference', role: 'pieces', column: 'id' },
      width: 10,
      by: 'gm',
      note: {
        en: 'Piece that acts; with a card, the piece of either side that it is put on: it acts in its next fire.',
        ru: 'Фигура, которая действует; у карты — фигура любой стороны, на которую она играется: карта действует в её ближайшей стрельбе.',
        es: 'Pieza que actúa; con una carta, la pieza de cualquier bando sobre la que se juega: actúa en su próximo disparo.',
      },
    },
    target: {
      labels: { en: ['Target'], ru: ['Цель'], es: ['Objetivo'] },
      kind: { kind: 'reference', role: 'pieces', column: 'id' },
      width: 10,
      by: 'gm',
      note: {
        en: 'Enemy piece of a fire or a close combat.',
        ru: 'Вражеская фигура: цель стрельбы или боя.',
        es: 'Pieza enemiga de un disparo o un cuerpo a cuerpo.',
      },
    },
    to: {
      labels: { en: ['Move to', 'To'], ru: ['Куда'], es: ['Adónde', 'A dónde'] },
      kind: { kind: 'text' },
      width: 18,
      by: 'gm',
      note: { en: 'Where a move goes.', ru: 'Куда движется фигура.', es: 'Adónde va el movimiento.' },
    },
    inSight: {
      labels: { en: ['In sight'], ru: ['Цель видна'], es: ['A la vista'] },
      kind: { kind: 'choice', choice: YES_NO },
      width: 11,
      by: 'gm',
      note: {
        en: 'Whether linear fire sees its target. Blank: as the sheet Pieces says.',
        ru: 'Видна ли цель прямого огня. Пусто: как на листе «Фигуры».',
        es: 'Si el disparo lineal ve su objetivo. Vacío: lo que diga la hoja Piezas.',
      },
    },
    count: {
      labels: { en: ['How many'], ru: ['Сколько'], es: ['Cuántos'] },
      kind: COUNT,
      width: 11,
      by: 'gm',
      note: {
        en: 'Parabolic fire: models under the template, if it hits. A deal: cards.',
        ru: 'Навесной огонь: моделей под шаблоном, если попадёт. Раздача: карт.',
        es: 'Disparo parabólico: modelos bajo la plantilla, si impacta. Reparto: cartas.',
      },
    },
    card: {
      labels: { en: ['Card'], ru: ['Карта'], es: ['Carta'] },
      kind: { kind: 'choice', choice: CARD_CHOICE },
      width: 28,
      by: 'gm',
      note: {
        en: 'Event card that is played.',
        ru: 'Карта событий, которая играется.',
        es: 'Carta de eventos que se juega.',
      },
    },
    die: {
      labels: { en: ['Die'], ru: ['Кубик'], es: ['Dado'] },
      kind: DIE_NUMBER,
      width: 8,
      by: 'gm',
      note: {
        en: 'Die that a luck card acts on. Blank: the first that it can help or harm.',
        ru: 'Кубик, на который действует карта удачи. Пусто: первый, которому она поможет или повредит.',
        es: 'Dado sobre el que actúa una carta de suerte. Vacío: el primero al que ayude o perjudique.',
      },
    },
    outcome: {
      labels: { en: ['Outcome'], ru: ['Итог'], es: ['Desenlace'] },
      kind: { kind: 'choice', choice: DONE_CHOICE },
      width: 12,
      by: 'product',
      note: { en: 'Whether it was done.', ru: 'Выполнено ли.', es: 'Si se hizo.' },
    },
    result: {
      labels: { en: ['Result'], ru: ['Результат'], es: ['Resultado'] },
      kind: { kind: 'text' },
      width: 60,
      by: 'product',
      note: {
        en: 'What came of it, or why it was refused. Written by the product.',
        ru: 'Что из этого вышло или почему отклонено. Пишет программа.',
        es: 'Qué pasó o por qué se rechazó. Lo escribe el programa.',
      },
    },
  },
});

import type { SquadTrait } from '../../../../engine/landing/campaign/types';
import type { Choice } from '../../choices';
import { MAX_TURN } from '../../setting';
import { WHOLE_MODIFIER, type ColumnSpec } from '../../spec';

/** Words of a squad's traits that the map understands, as they may stand among others (L-16, L-20). */
export const SQUAD_TRAIT_WORDS: Choice<SquadTrait> = {
  scout: { en: ['scout'], ru: ['разведчик', 'разведчики'], es: ['explorador', 'exploradora', 'exploradores'] },
  floating: {
    en: ['floating', 'amphibious'],
    ru: ['плавающий', 'плавающая', 'плавающие', 'амфибия'],
    es: ['flotante', 'anfibio', 'anfibia'],
  },
  flying: { en: ['flying'], ru: ['летающий', 'летающая', 'летающие'], es: ['volador', 'voladora', 'voladores'] },
};

export const MAX_MANOEUVRE = 100;

/** How squads move and see; a type gives what a squad's own cell leaves blank. */
export const MOVEMENT_COLUMNS = {
  manoeuvre: {
    labels: { en: ['Manoeuvre', 'Maneuver', 'Movement'], ru: ['Манёвр'], es: ['Maniobra'] },
    kind: { kind: 'decimal' },
    width: 11,
    by: 'gm',
    note: {
      en: 'Cells a turn, for example 3 or 2.5. Blank: that of the type, else it does not move.',
      ru: 'Клеток за ход, например 3 или 2,5. Пусто: как у типа, иначе отряд не ходит.',
      es: 'Casillas por turno, por ejemplo 3 o 2,5. Vacío: la del tipo; si no, no se mueve.',
    },
  },
  sightModifier: {
    labels: {
      en: ['Sight modifier', 'Sight'],
      ru: ['Модификатор обзора', 'Обзор'],
      es: ['Modificador de visión', 'Visión'],
    },
    kind: WHOLE_MODIFIER,
    width: 11,
    by: 'gm',
    note: {
      en: 'Added to the cells it sees. Blank: that of the type, else 0.',
      ru: 'Прибавляется к дальности обзора в клетках. Пусто: как у типа, иначе 0.',
      es: 'Se suma a las casillas que ve. Vacío: el del tipo o 0.',
    },
  },
} as const satisfies Record<string, ColumnSpec>;

/** When a squad last entered a cell: who entered this turn attacks in a shared cell (L-23 b). */
export const MOVED_COLUMN = {
  labels: { en: ['Moved in turn', 'Moved'], ru: ['Ходил на ходу', 'Ходил'], es: ['Se movió en el turno'] },
  kind: { kind: 'whole', min: 0, max: MAX_TURN },
  width: 9,
  by: 'product',
  note: {
    en: 'Turn in which it last moved. Filled in by the manoeuvre phase and read again in combat.',
    ru: 'Ход, на котором отряд двигался последний раз. Пишет фаза манёвра, читает бой.',
    es: 'Turno en que se movió por última vez. Lo escribe la maniobra y lo lee el combate.',
  },
} as const satisfies ColumnSpec;

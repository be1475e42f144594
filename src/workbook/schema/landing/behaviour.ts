import { MAX_RULES } from '../../../engine/landing/behaviour/syntax';
import { tableSpec } from '../spec';

/** Sheet Behaviour: one IF:THEN rule a row. */
export const BEHAVIOUR_TABLE = tableSpec({
  table: 'WsBehaviour',
  titles: { en: ['Behaviour', 'Behavior'], ru: ['Поведение'], es: ['Conducta', 'Comportamiento'] },
  columns: {
    squad: {
      labels: { en: ['Squad', 'Squad id'], ru: ['Отряд', 'Ид отряда'], es: ['Escuadra', 'Id de escuadra'] },
      required: true,
      kind: { kind: 'reference', role: 'squads', column: 'id' },
      width: 12,
      by: 'gm',
      note: { en: 'Id (or name) of the squad.', ru: 'Ид (или название) отряда.', es: 'Id (o nombre) de la escuadra.' },
    },
    number: {
      labels: { en: ['Number', 'No', '#'], ru: ['Номер', '№'], es: ['Número', 'Núm', 'N.º'] },
      kind: { kind: 'whole', min: 1, max: MAX_RULES },
      width: 9,
      by: 'gm',
      note: {
        en: "Order in which the squad's rules are read. Blank: after the row above.",
        ru: 'Порядок, в котором читаются правила отряда. Пусто: вслед за строкой выше.',
        es: 'Orden en que se leen las reglas de la escuadra. Vacío: después de la fila anterior.',
      },
    },
    text: {
      labels: {
        en: ['Rule', "Player's text", 'Text'],
        ru: ['Правило', 'Текст игрока', 'Текст'],
        es: ['Regla', 'Texto del jugador', 'Texto'],
      },
      required: true,
      kind: { kind: 'text' },
      width: 70,
      by: 'gm',
      note: {
        en: "The rule in the player's own words: IF … THEN …",
        ru: 'Правило словами игрока: ЕСЛИ … ТО …',
        es: 'La regla con las palabras del jugador: SI … ENTONCES …',
      },
    },
    canonical: {
      labels: {
        en: ['Understood as', 'Canonical form'],
        ru: ['Понято как', 'Каноническая форма'],
        es: ['Entendido como', 'Forma canónica'],
      },
      kind: { kind: 'text' },
      width: 60,
      by: 'product',
      note: {
        en: 'The rule in the wording of the product. Written by the import, not read.',
        ru: 'Правило в формулировке программы. Пишется при импорте, не читается.',
        es: 'La regla en la redacción del programa. La escribe la importación; no se lee.',
      },
    },
    remark: {
      labels: { en: ['Remark'], ru: ['Замечание'], es: ['Observación'] },
      kind: { kind: 'text' },
      width: 40,
      by: 'product',
      note: {
        en: 'Warnings of the import. Not read.',
        ru: 'Предупреждения импорта. Не читается.',
        es: 'Avisos de la importación. No se lee.',
      },
    },
  },
});

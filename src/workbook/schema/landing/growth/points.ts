import { tableSpec } from '../../spec';
import { SCORE_CHOICE } from './choices';

export const POINTS = { kind: 'whole', min: -1000, max: 1000 } as const;

/** Sheet Points: what counts for superiority (L-25). */
export const POINTS_TABLE = tableSpec({
  table: 'WsPoints',
  titles: { en: ['Points', 'Score'], ru: ['Очки'], es: ['Puntos', 'Puntuación'] },
  columns: {
    what: {
      labels: { en: ['Counted', 'What counts'], ru: ['Что считается'], es: ['Qué cuenta'] },
      required: true,
      kind: { kind: 'choice', choice: SCORE_CHOICE },
      width: 20,
      by: 'gm',
      note: {
        en: 'What is counted: building, technology, artefact, destroyed squad, cell held.',
        ru: 'Что считается: здание, технология, артефакт, уничтоженный отряд, занятая клетка.',
        es: 'Qué se cuenta: edificio, tecnología, artefacto, escuadra destruida, casilla ocupada.',
      },
    },
    name: {
      labels: { en: ['Only this one', 'Name'], ru: ['Только', 'Название'], es: ['Solo este', 'Nombre'] },
      kind: { kind: 'text' },
      width: 24,
      by: 'gm',
      note: {
        en: 'Building type, technology or artefact that the row is for; it goes before the row without. Blank: all.',
        ru: 'Тип здания, технология или артефакт, для которых строка; она важнее строки без имени. Пусто: все.',
        es: 'Tipo de edificio, tecnología o artefacto de la fila; va antes que la fila sin nombre. Vacío: todos.',
      },
    },
    points: {
      labels: { en: ['Points', 'Points each'], ru: ['Очки', 'Очков за каждое'], es: ['Puntos', 'Puntos por cada uno'] },
      required: true,
      kind: POINTS,
      width: 9,
      by: 'gm',
      note: {
        en: 'Points for each one.',
        ru: 'Очков за каждый экземпляр.',
        es: 'Puntos por cada uno.',
      },
    },
  },
});

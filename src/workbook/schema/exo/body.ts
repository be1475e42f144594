import { tableSpec } from '../spec';
import { PART_CHOICE } from './choices';
import { DIE } from './numbers';

/** Sheet Body: which part each location number is (E-19). */
export const BODY_TABLE = tableSpec({
  table: 'WsBody',
  titles: { en: ['Body'], ru: ['Тело'], es: ['Cuerpo'] },
  columns: {
    number: {
      labels: { en: ['Location', 'Number'], ru: ['Место', 'Номер'], es: ['Localización', 'Número'] },
      required: true,
      kind: DIE,
      width: 15,
      by: 'gm',
      note: {
        en: '1 to 10, as the dE shows it.',
        ru: 'От 1 до 10, как на dE.',
        es: 'De 1 a 10, como en el dE.',
      },
    },
    part: {
      labels: { en: ['Part'], ru: ['Часть тела'], es: ['Parte'] },
      required: true,
      kind: { kind: 'choice', choice: PART_CHOICE },
      width: 16,
      by: 'gm',
      note: {
        en: 'Part of the body.',
        ru: 'Часть тела.',
        es: 'Parte del cuerpo.',
      },
    },
  },
});

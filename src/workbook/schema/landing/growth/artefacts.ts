import { YES_NO } from '../../choices';
import { tableSpec } from '../../spec';
import { COST_COLUMN, TURNS_COLUMN } from './shared';

/** Sheet Artefacts: where lost technologies can be studied (L-22 e). */
export const ARTEFACTS_TABLE = tableSpec({
  table: 'WsArtefacts',
  titles: { en: ['Artefacts', 'Artifacts'], ru: ['Артефакты'], es: ['Artefactos'] },
  columns: {
    name: {
      labels: { en: ['Artefact', 'Artifact', 'Name'], ru: ['Артефакт', 'Название'], es: ['Artefacto', 'Nombre'] },
      required: true,
      kind: { kind: 'text' },
      width: 26,
      by: 'gm',
      note: {
        en: 'Name of the artefact, as orders and reports have it.',
        ru: 'Название артефакта, как в заявках и отчётах.',
        es: 'Nombre del artefacto, como en las órdenes y los informes.',
      },
    },
    cell: {
      labels: { en: ['Cell'], ru: ['Клетка'], es: ['Casilla'] },
      required: true,
      kind: { kind: 'id' },
      width: 9,
      by: 'gm',
      note: {
        en: 'Where it lies. Whoever has a squad there may study it, once the cell is open.',
        ru: 'Где лежит. Изучать может тот, у кого там отряд, когда клетка открыта.',
        es: 'Dónde está. Puede estudiarlo quien tenga allí una escuadra, una vez abierta la casilla.',
      },
    },
    technology: {
      labels: {
        en: ['Gives technology', 'Technology'],
        ru: ['Даёт технологию', 'Технология'],
        es: ['Da la tecnología', 'Tecnología'],
      },
      required: true,
      kind: { kind: 'reference', role: 'technologies', column: 'name' },
      width: 26,
      by: 'gm',
      note: {
        en: 'The technology on the Technologies sheet that its study gives, whatever its prerequisites.',
        ru: 'Технология с листа «Технологии», которую даёт изучение, каковы бы ни были предпосылки.',
        es: 'La tecnología de la hoja Tecnologías que da su estudio, sean cuales sean sus requisitos.',
      },
    },
    cost: COST_COLUMN,
    turns: TURNS_COLUMN,
    stays: {
      labels: { en: ['Stays'], ru: ['Остаётся'], es: ['Permanece'] },
      kind: { kind: 'choice', choice: YES_NO },
      width: 11,
      by: 'gm',
      note: {
        en: 'no: the first order to study it takes it away. Blank: yes, others may study it too.',
        ru: 'нет: первая же заявка на изучение его забирает. Пусто: да, изучать могут и другие.',
        es: 'no: la primera orden de estudiarlo se lo lleva. Vacío: sí, otros también pueden estudiarlo.',
      },
    },
    gone: {
      labels: { en: ['Gone'], ru: ['Забран'], es: ['Ya no está'] },
      kind: { kind: 'choice', choice: YES_NO },
      width: 10,
      by: 'product',
      note: {
        en: 'yes: somebody has taken it. Filled in by the construction phase and read again.',
        ru: 'да: артефакт забрали. Заполняет фаза строительства; следующая это читает.',
        es: 'sí: alguien se lo ha llevado. Lo rellena la fase de construcción y se vuelve a leer.',
      },
    },
  },
});

import { YES_NO } from '../../choices';
import { tableSpec } from '../../spec';
import { COMMAND_COLUMN, COST_COLUMN, TURNS_COLUMN } from './shared';

/** Sheet Technologies: the tree of research (L-22 d). */
export const TECHNOLOGIES_TABLE = tableSpec({
  table: 'WsTechnologies',
  titles: { en: ['Technologies'], ru: ['Технологии'], es: ['Tecnologías'] },
  columns: {
    name: {
      labels: { en: ['Technology', 'Name'], ru: ['Технология', 'Название'], es: ['Tecnología', 'Nombre'] },
      required: true,
      kind: { kind: 'text' },
      width: 26,
      by: 'gm',
      note: {
        en: 'Name of the technology, as orders and reports have it.',
        ru: 'Название технологии, как в заявках и отчётах.',
        es: 'Nombre de la tecnología, como en las órdenes y los informes.',
      },
    },
    branch: {
      labels: { en: ['Branch'], ru: ['Ветка', 'Ветвь'], es: ['Rama'] },
      kind: { kind: 'text' },
      width: 16,
      by: 'gm',
      note: {
        en: 'The branch of the tree it belongs to, for your own order. Not read.',
        ru: 'Ветка дерева, к которой относится технология; для порядка, программа её не читает.',
        es: 'La rama del árbol a la que pertenece, para su propio orden. No se lee.',
      },
    },
    cost: COST_COLUMN,
    turns: TURNS_COLUMN,
    technologies: {
      labels: {
        en: ['Prerequisites', 'Prerequisite'],
        ru: ['Предпосылки', 'Требует'],
        es: ['Requisitos', 'Requisito'],
      },
      kind: { kind: 'names', role: 'technologies' },
      width: 28,
      by: 'gm',
      note: {
        en: 'Technologies that must be known before, separated by «;». It costs more than each of them.',
        ru: 'Технологии, которые нужно знать прежде, через «;». Стоить она должна больше каждой из них.',
        es: 'Tecnologías que hay que conocer antes, separadas por «;». Cuesta más que cada una de ellas.',
      },
    },
    lost: {
      labels: { en: ['Lost'], ru: ['Утерянная', 'Утеряна'], es: ['Perdida'] },
      kind: { kind: 'choice', choice: YES_NO },
      width: 11,
      by: 'gm',
      note: {
        en: 'yes: it cannot be researched; only the study of an artefact gives it. Blank: no.',
        ru: 'да: исследовать нельзя, её даёт только изучение артефакта. Пусто: нет.',
        es: 'sí: no se puede investigar; solo la da el estudio de un artefacto. Vacío: no.',
      },
    },
    command: COMMAND_COLUMN,
  },
});

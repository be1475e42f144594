import { OUTCOME_CHOICE, YES_NO } from '../choices';
import { CELL_PASSABILITY, tableSpec, WHOLE_MODIFIER } from '../spec';

export const MAX_DISTANCE = 1000;

/** Sheet Combats: the fights of the phase, and how they ended. */
export const COMBATS_TABLE = tableSpec({
  table: 'WsCombats',
  titles: { en: ['Combats', 'Fights'], ru: ['Бои'], es: ['Combates'] },
  columns: {
    id: {
      labels: {
        en: ['Combat', 'Combat id', 'Id', 'Fight'],
        ru: ['Бой', 'Ид боя', 'Ид'],
        es: ['Combate', 'Id de combate', 'Id'],
      },
      kind: { kind: 'id' },
      width: 9,
      by: 'gm',
      note: {
        en: 'Short name of the fight, for example F-1. Blank: the number of its row in the table.',
        ru: 'Короткое имя боя, например Б-1. Пусто: номер строки таблицы.',
        es: 'Nombre corto del combate, por ejemplo C-1. Vacío: el número de su fila en la tabla.',
      },
    },
    attackers: {
      labels: {
        en: ['Attackers', 'Attacker'],
        ru: ['Атакующие', 'Атакующий', 'Атакует'],
        es: ['Atacantes', 'Atacante'],
      },
      required: true,
      kind: { kind: 'squads' },
      width: 20,
      by: 'gm',
      note: {
        en: 'Ids (or names) of the attacking squads, separated by «;», in the order they fire.',
        ru: 'Ид (или названия) атакующих отрядов через «;» в порядке стрельбы.',
        es: 'Ids (o nombres) de las escuadras atacantes, separados por «;», en el orden en que disparan.',
      },
    },
    defenders: {
      labels: {
        en: ['Defenders', 'Defender'],
        ru: ['Обороняющиеся', 'Обороняющийся', 'Защитники'],
        es: ['Defensores', 'Defensor'],
      },
      required: true,
      kind: { kind: 'squads' },
      width: 20,
      by: 'gm',
      note: {
        en: 'Ids (or names) of the defending squads, separated by «;». A squad fights in one combat a phase.',
        ru: 'Ид (или названия) обороняющихся отрядов через «;». За фазу отряд участвует в одном бою.',
        es: 'Ids (o nombres) de las escuadras defensoras, separados por «;». Cada escuadra lucha en un solo combate por fase.',
      },
    },
    distance: {
      labels: { en: ['Distance'], ru: ['Дистанция', 'Расстояние'], es: ['Distancia'] },
      kind: { kind: 'whole', min: 0, max: MAX_DISTANCE },
      width: 11,
      by: 'gm',
      note: {
        en: "Cells between the sides at the start. Blank: the longest range among the attackers' weapons.",
        ru: 'Клеток между сторонами в начале. Пусто: наибольшая дальность оружия атакующих.',
        es: 'Casillas entre los bandos al empezar. Vacío: el mayor alcance de las armas atacantes.',
      },
    },
    blocked: {
      labels: {
        en: ['Line of fire blocked', 'Blocked'],
        ru: ['Линия огня закрыта', 'Закрыто'],
        es: ['Línea de tiro bloqueada', 'Bloqueada'],
      },
      kind: { kind: 'choice', choice: YES_NO },
      width: 12,
      by: 'gm',
      note: {
        en: 'yes: impassable cells lie between the sides; only indirect weapons fire, at −2. Blank: no.',
        ru: 'да: между сторонами непроходимые клетки; стреляет только навесное оружие, −2. Пусто: нет.',
        es: 'sí: hay casillas intransitables entre los bandos; solo disparan las armas indirectas, con −2. Vacío: no.',
      },
    },
    attackerModifier: {
      labels: { en: ["Attackers' modifier"], ru: ['Модификатор атакующих'], es: ['Modificador de los atacantes'] },
      kind: WHOLE_MODIFIER,
      width: 13,
      by: 'gm',
      note: {
        en: "The GM's modifier of all attacks by the attackers. Blank: 0.",
        ru: 'Модификатор мастера ко всем атакам атакующих. Пусто: 0.',
        es: 'Modificador del máster a todos los ataques de los atacantes. Vacío: 0.',
      },
    },
    defenderModifier: {
      labels: { en: ["Defenders' modifier"], ru: ['Модификатор обороняющихся'], es: ['Modificador de los defensores'] },
      kind: WHOLE_MODIFIER,
      width: 13,
      by: 'gm',
      note: {
        en: "The GM's modifier of all attacks by the defenders. Blank: 0.",
        ru: 'Модификатор мастера ко всем атакам обороняющихся. Пусто: 0.',
        es: 'Modificador del máster a todos los ataques de los defensores. Vacío: 0.',
      },
    },
    attackerCell: {
      labels: { en: ["Attackers' terrain"], ru: ['Местность атакующих'], es: ['Terreno de los atacantes'] },
      kind: CELL_PASSABILITY,
      width: 12,
      by: 'gm',
      note: {
        en: "Passability the attackers' cell asks for. Blank: as in the squads' rows.",
        ru: 'Проходимость, которой требует клетка атакующих. Пусто: как в строках отрядов.',
        es: 'Transitabilidad que exige la casilla de los atacantes. Vacío: la de cada escuadra.',
      },
    },
    defenderCell: {
      labels: { en: ["Defenders' terrain"], ru: ['Местность обороняющихся'], es: ['Terreno de los defensores'] },
      kind: CELL_PASSABILITY,
      width: 12,
      by: 'gm',
      note: {
        en: "Passability the defenders' cell asks for. Blank: as in the squads' rows.",
        ru: 'Проходимость, которой требует клетка обороняющихся. Пусто: как в строках отрядов.',
        es: 'Transitabilidad que exige la casilla de los defensores. Vacío: la de cada escuadra.',
      },
    },
    outcome: {
      labels: { en: ['Outcome', 'Result'], ru: ['Исход', 'Итог', 'Результат'], es: ['Desenlace', 'Resultado'] },
      kind: { kind: 'choice', choice: OUTCOME_CHOICE },
      width: 22,
      by: 'product',
      note: { en: 'How the fight ended.', ru: 'Чем закончился бой.', es: 'Cómo acabó el combate.' },
    },
    cycles: {
      labels: { en: ['Cycles fought', 'Cycles'], ru: ['Циклов', 'Прошло циклов'], es: ['Ciclos librados', 'Ciclos'] },
      kind: { kind: 'whole', min: 1, max: 20 },
      width: 9,
      by: 'product',
      note: { en: 'Cycles fought.', ru: 'Сколько циклов длился бой.', es: 'Ciclos que duró el combate.' },
    },
    endDistance: {
      labels: { en: ['Distance at the end', 'End distance'], ru: ['Дистанция в конце'], es: ['Distancia final'] },
      kind: { kind: 'whole', min: 0, max: MAX_DISTANCE },
      width: 11,
      by: 'product',
      note: {
        en: 'Least distance between the sides at the end.',
        ru: 'Наименьшая дистанция между сторонами в конце боя.',
        es: 'Menor distancia entre los bandos al final.',
      },
    },
    remark: {
      labels: { en: ['Remark'], ru: ['Замечание'], es: ['Observación'] },
      kind: { kind: 'text' },
      width: 40,
      by: 'product',
      note: {
        en: 'What happened in short. Written by the product.',
        ru: 'Что произошло, коротко. Пишет программа.',
        es: 'Qué pasó, en breve. Lo escribe el programa.',
      },
    },
  },
});

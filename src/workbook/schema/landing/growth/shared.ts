import type { ColumnSpec } from '../../spec';

/** Most turns that anything takes (L-22 a). */
export const TURNS = { kind: 'whole', min: 1, max: 99 } as const;
export const DEFAULT_TURNS = 1;

/** Room for more squads that a building or technology gives. */
export const COMMAND = { kind: 'whole', min: 0, max: 100 } as const;

export const COST_COLUMN: ColumnSpec = {
  labels: { en: ['Cost'], ru: ['Стоимость', 'Цена'], es: ['Coste', 'Costo'] },
  kind: { kind: 'amounts' },
  width: 22,
  by: 'gm',
  note: {
    en: 'Resources by the names you give them, for example «metal 3; energy 2». Blank: nothing.',
    ru: 'Ресурсы под теми именами, какие им даны, например «металл 3; энергия 2». Пусто: бесплатно.',
    es: 'Recursos con los nombres que les dé, por ejemplo «metal 3; energía 2». Vacío: nada.',
  },
};

export const TURNS_COLUMN: ColumnSpec = {
  labels: { en: ['Turns', 'Takes'], ru: ['Ходов', 'Срок'], es: ['Turnos', 'Plazo'] },
  kind: TURNS,
  width: 9,
  by: 'gm',
  note: {
    en: 'Turns until it arrives in a construction phase. Blank: 1, the next one.',
    ru: 'Через сколько ходов результат приходит в фазу строительства. Пусто: 1, в следующую.',
    es: 'Turnos hasta que llega en una fase de construcción. Vacío: 1, la siguiente.',
  },
};

export const TECHNOLOGIES_COLUMN: ColumnSpec = {
  labels: {
    en: ['Technologies needed', 'Technology needed'],
    ru: ['Нужные технологии', 'Нужна технология'],
    es: ['Tecnologías necesarias', 'Tecnología necesaria'],
  },
  kind: { kind: 'names', role: 'technologies' },
  width: 26,
  by: 'gm',
  note: {
    en: 'Names on the Technologies sheet, separated by «;»: the player must know all of them. Blank: none.',
    ru: 'Названия с листа «Технологии» через «;»: игрок должен знать их все. Пусто: никаких.',
    es: 'Nombres de la hoja Tecnologías, separados por «;»: el jugador debe conocerlas todas. Vacío: ninguna.',
  },
};

export const UPKEEP_COLUMN: ColumnSpec = {
  labels: { en: ['Upkeep'], ru: ['Содержание'], es: ['Mantenimiento'] },
  kind: { kind: 'amounts' },
  width: 18,
  by: 'gm',
  note: {
    en: 'Resources that each one costs its owner every construction phase. Blank: none.',
    ru: 'Сколько ресурсов каждый экземпляр стоит владельцу в каждую фазу строительства. Пусто: нисколько.',
    es: 'Recursos que cada uno cuesta a su dueño en cada fase de construcción. Vacío: ninguno.',
  },
};

export const COMMAND_COLUMN: ColumnSpec = {
  labels: { en: ['Command'], ru: ['Командование'], es: ['Mando'] },
  kind: COMMAND,
  width: 14,
  by: 'gm',
  note: {
    en: 'Added to the command limit of its owner. Blank: 0.',
    ru: 'Прибавка к лимиту командования владельца. Пусто: 0.',
    es: 'Se suma al límite de mando de su dueño. Vacío: 0.',
  },
};

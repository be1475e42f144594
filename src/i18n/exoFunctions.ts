import type { Words } from './language';

/** Arguments of EXO's functions beyond those of `functions.ts`. */
export const EXO_ARGUMENT_IDS = [
  'mode',
  'rateOfFire',
  'damageType',
  'critical',
  'shots',
  'dE',
  'dPlus',
  'dMinus',
  'damage',
  'resistance',
  'location',
  'damageTotal',
  'characters',
  ...(['circumstances', 'recoil', 'strength', 'otherSkill', 'otherModifier'] as const),
] as const;
export type ExoArgumentId = (typeof EXO_ARGUMENT_IDS)[number];

export const EXO_ARGUMENT_WORDS: Words<ExoArgumentId> = {
  en: {
    mode: 'mode',
    rateOfFire: 'rateOfFire',
    damageType: 'damageType',
    critical: 'critical',
    shots: 'shots',
    dE: 'dE',
    dPlus: 'dPlus',
    dMinus: 'dMinus',
    damage: 'damage',
    resistance: 'resistance',
    location: 'location',
    damageTotal: 'damageTotal',
    characters: 'characters',
    circumstances: 'circumstances',
    recoil: 'recoil',
    strength: 'strength',
    otherSkill: 'otherSkill',
    otherModifier: 'otherModifier',
  },
  ru: {
    mode: 'режим огня',
    rateOfFire: 'скорострельность',
    damageType: 'тип урона',
    critical: 'критический успех',
    shots: 'выстрелы',
    dE: 'dE',
    dPlus: 'd+',
    dMinus: 'd−',
    damage: 'урон',
    resistance: 'стойкость',
    location: 'место попадания',
    damageTotal: 'сумма урона',
    characters: 'персонажи',
    circumstances: 'обстоятельства',
    recoil: 'отдача',
    strength: 'сила',
    otherSkill: 'навык второго',
    otherModifier: 'модификатор второго',
  },
  es: {
    mode: 'modo de fuego',
    rateOfFire: 'cadencia de fuego',
    damageType: 'tipo de daño',
    critical: 'crítico',
    shots: 'disparos',
    dE: 'dE',
    dPlus: 'd+',
    dMinus: 'd−',
    damage: 'daño',
    resistance: 'resistencia',
    location: 'localización',
    damageTotal: 'daño total',
    characters: 'personajes',
    circumstances: 'circunstancias',
    recoil: 'retroceso',
    strength: 'fuerza',
    otherSkill: 'habilidad del segundo',
    otherModifier: 'modificador del segundo',
  },
};

/** What EXO's functions find wrong with their arguments. */
export type ExoFunctionProblemCode =
  | 'exo-choice'
  | 'exo-location'
  | 'exo-critical'
  | 'exo-burst-rate'
  | 'exo-burst-type'
  | 'exo-dice-order'
  | 'exo-initiative-shape'
  | 'exo-initiative-value'
  | 'exo-initiative-name'
  | 'exo-initiative-empty';

export const EXO_FUNCTION_PROBLEM_WORDS: Words<ExoFunctionProblemCode> = {
  en: {
    'exo-choice': '"{value}" is not accepted; accepted: {accepted}',
    'exo-location': '"{value}" is not a location; accepted: a number from 1 to {most}, or {accepted}',
    'exo-critical':
      '"{value}" is not accepted; accepted: max (maximum damage where it hits), or a location: a number from 1 to {most}, or {accepted}',
    'exo-burst-rate': '"{value}" needs a rate of fire of 2 or more, not {rate}; accepted with {rate}: {accepted}',
    'exo-burst-type': 'damage of type "{value}" is not fired in bursts; accepted with "{mode}": {accepted}',
    'exo-dice-order': 'd+ is {value}, less than d− {other}; d+ is the higher of the two damage dice',
    'exo-initiative-shape':
      'a range of {columns} {columns|column|columns} is not accepted; accepted: name, primary and secondary initiative',
    'exo-initiative-value': '{column} of "{name}" is "{value}"; accepted is a whole number from {min} to {max}',
    'exo-initiative-name': 'row {row} with "{value}" lacks a name',
    'exo-initiative-empty': 'there is no character; accepted is a row for each: name, primary and secondary initiative',
  },
  ru: {
    'exo-choice': '«{value}» не подходит; допустимо: {accepted}',
    'exo-location': '«{value}» — не место попадания; допустимо: число от 1 до {most} или {accepted}',
    'exo-critical':
      '«{value}» не подходит; допустимо: макс (наибольший урон там, куда попало) или место попадания: число от 1 до {most} или {accepted}',
    'exo-burst-rate': 'для «{value}» нужна скорострельность от 2, а не {rate}; при {rate} допустимо: {accepted}',
    'exo-burst-type': 'урон типа «{value}» очередями не наносят; для режима «{mode}» допустимо: {accepted}',
    'exo-dice-order': 'd+ равен {value}, а это меньше d− {other}; d+ — больший из двух кубиков урона',
    'exo-initiative-shape':
      'диапазон из {columns} {columns|столбца|столбцов|столбцов} не подходит; нужны имя, первичная инициатива и вторичная инициатива',
    'exo-initiative-value': '{column} у «{name}» — «{value}», а нужно целое число от {min} до {max}',
    'exo-initiative-name': 'в строке {row} с «{value}» нет имени',
    'exo-initiative-empty': 'персонажей нет; на каждого нужна строка: имя, первичная и вторичная инициатива',
  },
  es: {
    'exo-choice': '"{value}" no vale; se admite: {accepted}',
    'exo-location': '"{value}" no es una localización; se admite un número de 1 a {most}, o {accepted}',
    'exo-critical':
      '"{value}" no vale; se admite máx (máximo daño en la localización acertada) o una localización: un número de 1 a {most}, o {accepted}',
    'exo-burst-rate':
      '"{value}" necesita una cadencia de fuego de 2 o más, no {rate}; con {rate} se admite: {accepted}',
    'exo-burst-type': 'el daño de tipo "{value}" no se dispara en ráfagas; con "{mode}" se admite: {accepted}',
    'exo-dice-order': 'd+ es {value}, menos que d− {other}; d+ es el mayor de los dos dados de daño',
    'exo-initiative-shape':
      'un rango de {columns} {columns|columna|columnas} no vale; se admite nombre, iniciativa primaria e iniciativa secundaria',
    'exo-initiative-value': '{column} de "{name}" es "{value}"; se admite un número entero de {min} a {max}',
    'exo-initiative-name': 'a la fila {row} con "{value}" le falta el nombre',
    'exo-initiative-empty':
      'no hay ningún personaje; se admite una fila por cada uno: nombre, iniciativa primaria y secundaria',
  },
};

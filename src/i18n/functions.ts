import type { EngineProblemCode } from './engine';
import type { ExoFunctionProblemCode } from './exoFunctions';
import { EXO_ARGUMENT_IDS, EXO_ARGUMENT_WORDS } from './exoFunctions';
import type { FunctionCellProblemCode } from './functionCells';
import type { Words } from './language';
import type { MapProblemCode } from './map';
import type { PlanetFunctionProblemCode } from './planet';

/** Arguments of custom functions. */
export const ARGUMENT_IDS = [
  'dice',
  'seed',
  'attacker',
  'defender',
  'distance',
  'attackerRules',
  'defenderRules',
  'options',
  'skill',
  'modifier',
  'from',
  'to',
  'path',
  'map',
  'text',
  'squad',
  ...(['x', 'y', 'covered', 'cardsX', 'cardsY', 'number'] as const),
  ...EXO_ARGUMENT_IDS,
] as const;
export type ArgumentId = (typeof ARGUMENT_IDS)[number];

export const FUNCTION_PROBLEMS = [
  'function-unknown',
  'too-many-arguments',
  'argument-missing',
  'one-cell-expected',
  'whole-expected',
  'option-unknown',
  'option-value',
  'option-twice',
  'field-twice',
  'field-missing',
  'field-whole',
  'field-decimal',
  'hp-not-positive',
  'weapons-and-damage',
  'profile-shape',
  'profile-third-value',
  'profile-too-long',
  'profile-one-cell',
  'rule-argument-refused',
] as const;
export type FunctionProblemCode =
  | (typeof FUNCTION_PROBLEMS)[number]
  | FunctionCellProblemCode
  | EngineProblemCode
  | ExoFunctionProblemCode
  | MapProblemCode
  | PlanetFunctionProblemCode;

export const ARGUMENT_WORDS: Words<ArgumentId> = {
  en: {
    dice: 'dice',
    seed: 'seed',
    attacker: 'attacker',
    defender: 'defender',
    distance: 'distance',
    attackerRules: 'attackerRules',
    defenderRules: 'defenderRules',
    options: 'options',
    skill: 'skill',
    modifier: 'modifier',
    from: 'from',
    to: 'to',
    path: 'path',
    map: 'map',
    text: 'text',
    squad: 'squad',
    x: 'x',
    y: 'y',
    covered: 'covered',
    cardsX: 'cardsX',
    cardsY: 'cardsY',
    number: 'number',
    ...EXO_ARGUMENT_WORDS.en,
  },
  ru: {
    dice: 'кубики',
    seed: 'источник бросков',
    attacker: 'атакующий',
    defender: 'обороняющийся',
    distance: 'дистанция',
    attackerRules: 'поведение атакующего',
    defenderRules: 'поведение обороняющегося',
    options: 'настройки',
    skill: 'навык',
    modifier: 'модификатор',
    from: 'откуда',
    to: 'куда',
    path: 'путь',
    map: 'карта',
    text: 'текст',
    squad: 'отряд',
    x: 'x',
    y: 'y',
    covered: 'накрыто',
    cardsX: 'карты x',
    cardsY: 'карты y',
    number: 'число карт',
    ...EXO_ARGUMENT_WORDS.ru,
  },
  es: {
    dice: 'dados',
    seed: 'semilla',
    attacker: 'atacante',
    defender: 'defensor',
    distance: 'distancia',
    attackerRules: 'conducta del atacante',
    defenderRules: 'conducta del defensor',
    options: 'opciones',
    skill: 'habilidad',
    modifier: 'modificador',
    from: 'desde',
    to: 'hasta',
    path: 'camino',
    map: 'mapa',
    text: 'texto',
    squad: 'escuadra',
    x: 'x',
    y: 'y',
    covered: 'cubiertos',
    cardsX: 'cartas x',
    cardsY: 'cartas y',
    number: 'número de cartas',
    ...EXO_ARGUMENT_WORDS.es,
  },
};

export const FUNCTION_PROBLEM_WORDS: Words<(typeof FUNCTION_PROBLEMS)[number]> = {
  en: {
    'function-unknown': 'there is no function "{name}"; there are {known}',
    'too-many-arguments': '{name} takes at most {most} {most|argument|arguments}, not {given}',
    'argument-missing': 'a value is missing',
    'one-cell-expected': 'one value is expected, not a range of {value} cells',
    'whole-expected': '"{value}" is not accepted; a whole number from {min} to {max} is',
    'option-unknown': 'option "{name}" is not known; there are {names}. Write "name = value; …"',
    'option-value': 'option "{name}" cannot be "{value}"; accepted: {accepted}',
    'option-twice': 'option "{name}" is given twice; once is accepted',
    'profile-third-value':
      '"{value}" stands in a third column of a profile of labels and values; accepted are two columns',
    'field-twice': 'column "{label}" stands in the profile twice',
    'field-missing': 'the profile lacks {field}',
    'field-whole': '{field} is "{value}"; accepted is a whole number from {min} to {max}',
    'field-decimal': '{field} is "{value}"; accepted is a number up to 1000000 with at most three decimal places',
    'hp-not-positive': '{field} is {value}; a squad that fights has more than 0',
    'weapons-and-damage': 'the profile has {field} and {weapons} too; accepted is one of the two',
    'profile-shape':
      'a profile of {rows} rows and {columns} columns cannot be read; accepted: a header row and a data row, two columns with label and value, or one row of values',
    'profile-too-long': 'a row of {columns} values is too long for a profile without headers; at most {most}',
    'profile-one-cell': '"{value}" is not a profile; accepted is a range: {order}',
    'rule-argument-refused': 'rule {number} "{text}" is refused: {reasonText}',
  },
  ru: {
    'function-unknown': 'функции «{name}» нет; есть {known}',
    'too-many-arguments': 'у функции {name} не больше {most} {most|аргумента|аргументов|аргументов}, а задано {given}',
    'argument-missing': 'значение не задано',
    'one-cell-expected': 'нужно одно значение, а не диапазон {value}',
    'whole-expected': '«{value}» не подходит; нужно целое число от {min} до {max}',
    'option-unknown': 'настройка «{name}» неизвестна; есть {names}. Запись: «название = значение; …»',
    'option-value': 'настройка «{name}» не может быть «{value}»; допустимо: {accepted}',
    'option-twice': 'настройка «{name}» указана дважды; допустимо один раз',
    'profile-third-value': '«{value}» стоит в третьем столбце профиля из подписей и значений; допустимы два столбца',
    'field-twice': 'столбец «{label}» указан в профиле дважды',
    'field-missing': 'в профиле не хватает: {field}',
    'field-whole': '{field}: «{value}» не подходит, нужно целое число от {min} до {max}',
    'field-decimal': '{field}: «{value}» не подходит, нужно число до 1000000, не больше трёх знаков после запятой',
    'hp-not-positive': '{field}: {value}, а у отряда в бою должно быть больше 0',
    'weapons-and-damage': 'в профиле есть и {field}, и {weapons}; допустимо что-то одно',
    'profile-shape':
      'профиль из {rows} × {columns} ячеек не читается; допустимо: строка заголовков и строка данных, два столбца «подпись — значение» или одна строка значений',
    'profile-too-long': 'строка из {columns} значений слишком длинна для профиля без заголовков; самое большее {most}',
    'profile-one-cell': '«{value}» — не профиль; нужен диапазон: {order}',
    'rule-argument-refused': 'правило {number} «{text}» не принято: {reasonText}',
  },
  es: {
    'function-unknown': 'no existe la función "{name}"; existen {known}',
    'too-many-arguments': '{name} admite como máximo {most} {most|argumento|argumentos}, no {given}',
    'argument-missing': 'falta el valor',
    'one-cell-expected': 'se espera un solo valor, no un rango de {value} celdas',
    'whole-expected': '"{value}" no vale; se admite un número entero de {min} a {max}',
    'option-unknown': 'la opción "{name}" no se conoce; existen {names}. Se escribe "nombre = valor; …"',
    'option-value': 'la opción "{name}" no puede ser "{value}"; se admite: {accepted}',
    'option-twice': 'la opción "{name}" aparece dos veces; se admite una',
    'profile-third-value':
      '"{value}" está en una tercera columna de un perfil de etiquetas y valores; se admiten dos columnas',
    'field-twice': 'la columna "{label}" está dos veces en el perfil',
    'field-missing': 'al perfil le falta {field}',
    'field-whole': '{field} es "{value}"; se admite un número entero de {min} a {max}',
    'field-decimal': '{field} es "{value}"; se admite un número hasta 1000000 con tres decimales como máximo',
    'hp-not-positive': '{field} es {value}; una escuadra que combate tiene más de 0',
    'weapons-and-damage': 'el perfil tiene {field} y también {weapons}; se admite solo uno de los dos',
    'profile-shape':
      'un perfil de {rows} filas y {columns} columnas no se puede leer; se admite una fila de títulos y otra de datos, dos columnas con título y valor, o una fila de valores',
    'profile-too-long':
      'una fila de {columns} valores es demasiado larga para un perfil sin títulos; como máximo {most}',
    'profile-one-cell': '"{value}" no es un perfil; se admite un rango: {order}',
    'rule-argument-refused': 'la regla {number} "{text}" no se acepta: {reasonText}',
  },
};

/** Headers of CHECK_RULES. */
export const CHECK_RULES_WORDS: Words<'number' | 'canonical' | 'ids' | 'reason' | 'message'> = {
  en: { number: 'number', canonical: 'canonical wording', ids: 'canonical ids', reason: 'reason', message: 'message' },
  ru: {
    number: '№',
    canonical: 'каноническая запись',
    ids: 'канонические ид',
    reason: 'причина',
    message: 'сообщение',
  },
  es: { number: 'n.º', canonical: 'forma canónica', ids: 'ids canónicos', reason: 'motivo', message: 'mensaje' },
};

import type { Words } from './language';

/** The page on which a player checks dice alone. */
export type VerifyPageWord =
  | 'title'
  | 'intro'
  | 'language'
  | 'key'
  | 'key-hint'
  | 'dice'
  | 'dice-hint'
  | 'squad'
  | 'squad-hint'
  | 'check'
  | 'file'
  | 'file-hint'
  | 'label'
  | 'index'
  | 'die'
  | 'said'
  | 'right'
  | 'all-right'
  | 'some-wrong'
  | 'untold'
  | 'unread'
  | 'no-key'
  | 'no-dice'
  | 'other-squads'
  | 'workbook-right'
  | 'workbook-wrong'
  | 'working'
  | 'not-proven'
  | 'failed';

export const VERIFY_PAGE_WORDS: Words<VerifyPageWord> = {
  en: {
    title: 'Check the dice',
    intro: 'Everything is worked out on this page. It sends nothing and needs no network.',
    language: 'Language',
    key: 'Key',
    'key-hint':
      'The squad key of your report, or the seed of a function. For a whole workbook: the master seed, or blank for the one in it.',
    dice: 'Dice',
    'dice-hint':
      'Rows of the ledger with their header, or a line for each label: “C2/S-01: 6 2 8”; a 5 on a d6 is “5d6”, a bare number fell on a d12.',
    squad: 'Squad id',
    'squad-hint': 'Only needed where the rows are of several squads.',
    check: 'Recompute',
    file: 'Workbook, or rows saved as CSV',
    'file-hint': 'Choose a file, or drop it anywhere on this page.',
    label: 'Label',
    index: 'No.',
    die: 'Die',
    said: 'Fell',
    right: 'Recomputed',
    'all-right': '{count} {count|die|dice} recomputed and right.',
    'some-wrong': '{right} {right|die|dice} right, {wrong} {wrong|mismatch|mismatches}.',
    untold: '{count} {count|die|dice} cannot be recomputed: dice before {count|it|them} in the stream are missing.',
    unread: 'Not understood: {line}',
    'no-key': 'A key is needed.',
    'no-dice': 'No dice of this squad are there.',
    'other-squads': 'The rows are of several squads: {squads}. A key belongs to one of them; enter its id.',
    'workbook-right': '{dice} {dice|die|dice} of the workbook recomputed and right.',
    'workbook-wrong': '{dice} {dice|die|dice} right; what does not match:',
    working: 'Recomputing …',
    'not-proven':
      'That a key is the right one shows only at the end of the game, when the master seed gives the commitment published before the first roll.',
    failed: 'The file cannot be checked: {message}',
  },
  ru: {
    title: 'Проверка бросков',
    intro: 'Всё вычисляется на этой странице. Она ничего не отправляет, и сеть ей не нужна.',
    language: 'Язык',
    key: 'Ключ',
    'key-hint':
      'Ключ отряда из отчёта или ключ бросков функции. Для целой книги — мастер-ключ; если пусто, берётся ключ из книги.',
    dice: 'Броски',
    'dice-hint':
      'Строки журнала с заголовком или по строке на метку: «C2/S-01: 6 2 8»; 5 на d6 пишется «5d6», просто число выпало на d12.',
    squad: 'Идентификатор отряда',
    'squad-hint': 'Нужен, только если строки нескольких отрядов.',
    check: 'Пересчитать',
    file: 'Книга или строки в файле CSV',
    'file-hint': 'Выбрать файл или перетащить его на эту страницу.',
    label: 'Метка',
    index: '№',
    die: 'Кубик',
    said: 'Выпало',
    right: 'Пересчитано',
    'all-right': 'Пересчитано и сходится бросков: {count}.',
    'some-wrong': 'Сходится: {right}, не сходится: {wrong}.',
    untold: 'Не пересчитать бросков: {count} — не хватает предыдущих бросков того же потока.',
    unread: 'Не понято: {line}',
    'no-key': 'Нужен ключ.',
    'no-dice': 'Бросков этого отряда нет.',
    'other-squads':
      'Строки нескольких отрядов: {squads}. Ключ принадлежит одному из них; нужно указать его идентификатор.',
    'workbook-right': 'Пересчитано и сходится бросков книги: {dice}.',
    'workbook-wrong': 'Сходится бросков: {dice}; не сходится:',
    working: 'Идёт пересчёт…',
    'not-proven':
      'Что ключ тот самый, видно только в конце игры, когда мастер-ключ даёт обязательство (хэш), опубликованное до первого броска.',
    failed: 'Файл не проверить: {message}',
  },
  es: {
    title: 'Comprobar los dados',
    intro: 'Todo se calcula en esta página. No envía nada ni necesita red.',
    language: 'Idioma',
    key: 'Clave',
    'key-hint':
      'La clave de la escuadra que figura en el informe, o la semilla de una función. Para un libro entero, la semilla maestra; vacío: la del libro.',
    dice: 'Dados',
    'dice-hint':
      'Filas del registro con su cabecera, o una línea por etiqueta: «C2/S-01: 6 2 8»; un 5 en un d6 es «5d6», un número solo salió en un d12.',
    squad: 'Id de la escuadra',
    'squad-hint': 'Solo hace falta si las filas son de varias escuadras.',
    check: 'Recalcular',
    file: 'Libro, o filas guardadas como CSV',
    'file-hint': 'Elegir un archivo o soltarlo en esta página.',
    label: 'Etiqueta',
    index: 'N.º',
    die: 'Dado',
    said: 'Salió',
    right: 'Recalculado',
    'all-right': 'Dados recalculados y correctos: {count}.',
    'some-wrong': 'Correctos: {right}; discrepancias: {wrong}.',
    untold: 'No se pueden recalcular {count} {count|dado|dados}: faltan dados anteriores de la misma serie.',
    unread: 'No se entiende: {line}',
    'no-key': 'Hace falta una clave.',
    'no-dice': 'No hay dados de esta escuadra.',
    'other-squads': 'Las filas son de varias escuadras: {squads}. Una clave es de una sola; indique su id.',
    'workbook-right': 'Dados del libro recalculados y correctos: {dice}.',
    'workbook-wrong': 'Correctos: {dice}; lo que no coincide:',
    working: 'Recalculando…',
    'not-proven':
      'Que una clave es la verdadera solo se ve al final, cuando la semilla maestra da el compromiso (hash) publicado antes de la primera tirada.',
    failed: 'El archivo no se puede comprobar: {message}',
  },
};

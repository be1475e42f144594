import type { Words } from '../language';

/** The page of odds. */
export type OddsWord =
  | 'title'
  | 'text'
  | 'attacker'
  | 'targets'
  | 'add-target'
  | 'choose'
  | 'from-selection'
  | 'nothing-selected'
  | 'take-out'
  | 'pick'
  | 'distance'
  | 'against'
  | 'exact'
  | 'simulated'
  | 'mean-hp'
  | 'left'
  | 'left-text'
  | 'destroyed'
  | 'hp-bin'
  | 'by-distance'
  | 'at-distance'
  | 'working'
  | 'stop'
  | 'insert'
  | 'inserted'
  | 'no-cell'
  | 'not-blank'
  | 'too-long'
  | 'function'
  | 'linear'
  | 'parabolic'
  | 'close'
  | 'burst'
  | 'chance'
  | 'not-whole';

export const ODDS_PAGE_WORDS: Words<OddsWord> = {
  en: {
    title: 'Odds of a fight',
    text: 'Nothing is written and no die of the campaign is rolled. Squads are as their sheet has them, with their rules.',
    attacker: 'Attacker',
    targets: 'Targets',
    'add-target': 'Add a target',
    choose: '– choose –',
    'from-selection': 'From selected rows',
    'nothing-selected': 'No row of another squad is selected.',
    'take-out': 'Take {squad} out',
    pick: 'Choose an attacker and at least one target.',
    distance: 'Distance: {distance}',
    against: '{attacker} → {defender}',
    exact: 'exact',
    simulated: '{runs} simulated fights',
    'mean-hp': 'HP left on average: {attacker} {first}, {defender} {second}',
    left: 'HP left: {squad}',
    'left-text': 'of 2,000 simulated fights',
    destroyed: 'destroyed',
    'hp-bin': 'up to {hp} HP',
    'by-distance': 'By distance: {attacker} wins',
    'at-distance': 'distance {distance}: {chance}',
    working: 'Working out the odds …',
    stop: 'Stop',
    insert: 'Insert as a formula',
    inserted: 'The formula stands in the selected cell; it holds the squads as they are now.',
    'no-cell': 'Select a cell for the formula first.',
    'not-blank':
      'The formula needs {columns} blank cells from the selected one to the right, and below it where it gives a table. Nothing is written.',
    'too-long': 'A text of these squads is too long for a formula.',
    function: 'Kind of fire',
    linear: 'direct fire',
    parabolic: 'template',
    close: 'close combat',
    burst: 'Odds of a burst',
    chance: 'chance',
    'not-whole': '“{value}”: a whole number from {min} to {max} is needed',
  },
  ru: {
    title: 'Шансы в бою',
    text: 'Ничего не записывается, кубики кампании не бросаются. Отряды — как на их листе, со своими правилами поведения.',
    attacker: 'Атакующий',
    targets: 'Цели',
    'add-target': 'Добавить цель',
    choose: '– выбрать –',
    'from-selection': 'Из выделенных строк',
    'nothing-selected': 'Не выделена строка другого отряда.',
    'take-out': 'Убрать: {squad}',
    pick: 'Нужно выбрать атакующего и хотя бы одну цель.',
    distance: 'Дистанция: {distance}',
    against: '{attacker} → {defender}',
    exact: 'точно',
    simulated: 'имитация, боёв: {runs}',
    'mean-hp': 'В среднем остаётся НР: {attacker} {first}, {defender} {second}',
    left: 'Остаток НР: {squad}',
    'left-text': 'по 2000 имитированных боёв',
    destroyed: 'уничтожен',
    'hp-bin': 'до {hp} НР',
    'by-distance': 'По дистанции: побеждает {attacker}',
    'at-distance': 'дистанция {distance}: {chance}',
    working: 'Расчёт шансов …',
    stop: 'Остановить',
    insert: 'Вставить формулой',
    inserted: 'Формула стоит в выделенной ячейке; отряды в ней — какими они были в этот момент.',
    'no-cell': 'Сначала нужно выделить ячейку для формулы.',
    'not-blank':
      'Формуле нужны пустые ячейки: {columns} вправо от выделенной, а для таблицы — и вниз. Ничего не записано.',
    'too-long': 'Текст этих отрядов слишком длинный для формулы.',
    function: 'Вид боя',
    linear: 'прямой огонь',
    parabolic: 'шаблон',
    close: 'рукопашная',
    burst: 'Шансы очереди',
    chance: 'шанс',
    'not-whole': '«{value}»: нужно целое число от {min} до {max}',
  },
  es: {
    title: 'Probabilidades de un combate',
    text: 'No se escribe nada ni se tiran dados de la campaña. Las escuadras son las de su hoja, con sus reglas.',
    attacker: 'Atacante',
    targets: 'Objetivos',
    'add-target': 'Añadir un objetivo',
    choose: '– elegir –',
    'from-selection': 'De las filas seleccionadas',
    'nothing-selected': 'No está seleccionada la fila de otra escuadra.',
    'take-out': 'Quitar {squad}',
    pick: 'Hay que elegir un atacante y al menos un objetivo.',
    distance: 'Distancia: {distance}',
    against: '{attacker} → {defender}',
    exact: 'exacto',
    simulated: '{runs} combates simulados',
    'mean-hp': 'PV que quedan de media: {attacker} {first}, {defender} {second}',
    left: 'PV que quedan: {squad}',
    'left-text': 'de 2000 combates simulados',
    destroyed: 'destruida',
    'hp-bin': 'hasta {hp} PV',
    'by-distance': 'Según la distancia: vence {attacker}',
    'at-distance': 'distancia {distance}: {chance}',
    working: 'Calculando las probabilidades …',
    stop: 'Detener',
    insert: 'Insertar como fórmula',
    inserted: 'La fórmula está en la celda seleccionada; contiene las escuadras tal como son ahora.',
    'no-cell': 'Primero hay que seleccionar una celda para la fórmula.',
    'not-blank':
      'La fórmula necesita {columns} celdas vacías desde la seleccionada hacia la derecha y, si da una tabla, también hacia abajo. No se ha escrito nada.',
    'too-long': 'Un texto de estas escuadras es demasiado largo para una fórmula.',
    function: 'Tipo de ataque',
    linear: 'fuego lineal',
    parabolic: 'plantilla',
    close: 'cuerpo a cuerpo',
    burst: 'Probabilidades de una ráfaga',
    chance: 'probabilidad',
    'not-whole': '«{value}»: hace falta un número entero de {min} a {max}',
  },
};

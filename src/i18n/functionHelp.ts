import type { ArgumentId } from './functions';
import type { Words } from './language';

/** Custom functions, in the order in which lists show them. */
export const FUNCTION_IDS = [
  'ROLL',
  'COMMITMENT',
  'RESOLVE_COMBAT',
  'COMBAT_LOG',
  'ROLL_TA',
  'TA_ODDS',
  'CELL_DISTANCE',
  'CHECK_RULES',
] as const;
export type FunctionId = (typeof FUNCTION_IDS)[number];

/** What Excel says about a function while its formula is typed. */
export const FUNCTION_HELP: Words<FunctionId> = {
  en: {
    ROLL: 'Rolls dice and gives their total. The same seed always gives the same dice.',
    COMMITMENT: 'SHA-256 of the master seed, to be published before the first roll.',
    RESOLVE_COMBAT:
      "Fights one squad against another. A row: outcome, cycles, attacker's HP, defender's HP, distance at the end, number of dice.",
    COMBAT_LOG: 'The fight of RESOLVE_COMBAT shot by shot: a header, then a row for each shot.',
    ROLL_TA: 'An action roll of EXO. A row: degree, result, dE, d+, d−, margin.',
    TA_ODDS: 'Chances of an action roll of EXO. A row: critical, success, low success, low failure, failure, fumble.',
    CELL_DISTANCE: 'Distance between two cells of the map, in cells.',
    CHECK_RULES:
      'Shows how behaviour rules are understood. A header, then a row for each rule: number, canonical wording, ids, reason of a refusal, message.',
  },
  ru: {
    ROLL: 'Бросок кубиков: их сумма. Один и тот же источник бросков всегда даёт те же кубики.',
    COMMITMENT: 'SHA-256 мастер-ключа; публикуется до первого броска.',
    RESOLVE_COMBAT:
      'Бой отряда с отрядом. Строка: исход, циклы, НР атакующего, НР обороняющегося, дистанция в конце, число кубиков.',
    COMBAT_LOG: 'Бой из RESOLVE_COMBAT по выстрелам: заголовки и строка на каждый выстрел.',
    ROLL_TA: 'Бросок действия EXO. Строка: степень, результат, dE, d+, d−, запас.',
    TA_ODDS:
      'Шансы броска действия EXO. Строка: критический успех, успех, слабый успех, слабая неудача, неудача, провал.',
    CELL_DISTANCE: 'Расстояние между двумя клетками карты, в клетках.',
    CHECK_RULES:
      'Как поняты правила поведения. Заголовки и строка на каждое правило: номер, каноническая запись, ид, причина отказа, сообщение.',
  },
  es: {
    ROLL: 'Tira dados y da su suma. La misma semilla da siempre los mismos dados.',
    COMMITMENT: 'SHA-256 de la semilla maestra; se publica antes de la primera tirada.',
    RESOLVE_COMBAT:
      'Combate de una escuadra contra otra. Una fila: desenlace, ciclos, PV del atacante, PV del defensor, distancia final, número de dados.',
    COMBAT_LOG: 'El combate de RESOLVE_COMBAT disparo a disparo: títulos y una fila por disparo.',
    ROLL_TA: 'Tirada de acción de EXO. Una fila: grado, resultado, dE, d+, d−, margen.',
    TA_ODDS:
      'Probabilidades de una tirada de acción de EXO. Una fila: éxito alto, éxito, éxito bajo, fallo bajo, fallo, fallo alto.',
    CELL_DISTANCE: 'Distancia entre dos casillas del mapa, en casillas.',
    CHECK_RULES:
      'Cómo se entienden las reglas de conducta. Títulos y una fila por regla: número, forma canónica, ids, motivo del rechazo, mensaje.',
  },
};

/** What Excel says about an argument. In Russian and Spanish the argument's own word is put before it. */
export const ARGUMENT_HELP: Words<ArgumentId> = {
  en: {
    dice: 'Dice and whole numbers joined by + and -, such as 2d6+1',
    seed: 'Any text: the same text gives the same dice. Or dice rolled on the table, such as dice: 4 7 12',
    attacker: 'The squad that attacks: headers above a row of values, labels beside values, or one row of values',
    defender: 'The squad attacked: headers above a row of values, labels beside values, or one row of values',
    distance: "Cells between the squads, 0 or more. Left out: the longest range of the attacker's weapons",
    attackerRules: 'Behaviour rules of the attacker, one a line or cell',
    defenderRules: 'Behaviour rules of the defender, one a line or cell',
    options: 'Settings, such as cycles = 3; lang = en. What is not named has its default',
    skill: 'Skill, a whole number',
    modifier: 'Added to the skill, a whole number. Left out: 0',
    from: 'A cell of the map, such as B3',
    to: 'A cell of the map, such as B3',
    text: 'Behaviour rules, one a line or cell',
    squad: 'The profile of a squad or its weapons: the names in the rules are checked against it',
  },
  ru: {
    dice: 'кубики и целые числа через + и -, например 2к6+1',
    seed: 'любой текст, одинаковый для одинаковых бросков; или броски с реальных кубиков, например кубы: 4 7 12',
    attacker: 'атакующий отряд: заголовки над строкой значений, подписи рядом со значениями или одна строка значений',
    defender:
      'обороняющийся отряд: заголовки над строкой значений, подписи рядом со значениями или одна строка значений',
    distance: 'клетки между отрядами, от 0; если не задана — наибольшая дальность оружия атакующего',
    attackerRules: 'правила поведения, по одному в строке или ячейке',
    defenderRules: 'правила поведения, по одному в строке или ячейке',
    options: 'например, циклы = 3; язык = ru; для не названных — значения по умолчанию',
    skill: 'целое число',
    modifier: 'прибавляется к навыку, целое число; если не задан — 0',
    from: 'клетка карты, например B3',
    to: 'клетка карты, например B3',
    text: 'правила поведения, по одному в строке или ячейке',
    squad: 'профиль отряда или его оружие: по нему проверяются названия в правилах',
  },
  es: {
    dice: 'dados y números enteros unidos por + y -, por ejemplo 2d6+1',
    seed: 'cualquier texto, el mismo para los mismos dados; o dados tirados en la mesa, por ejemplo dados: 4 7 12',
    attacker:
      'la escuadra que ataca: títulos sobre una fila de valores, títulos junto a los valores o una fila de valores',
    defender:
      'la escuadra atacada: títulos sobre una fila de valores, títulos junto a los valores o una fila de valores',
    distance: 'casillas entre las escuadras, desde 0; si no se da, el mayor alcance de las armas del atacante',
    attackerRules: 'reglas de conducta, una por línea o celda',
    defenderRules: 'reglas de conducta, una por línea o celda',
    options: 'por ejemplo, ciclos = 3; idioma = es; las no nombradas tienen su valor por defecto',
    skill: 'número entero',
    modifier: 'se suma a la habilidad, número entero; si no se da, 0',
    from: 'casilla del mapa, por ejemplo B3',
    to: 'casilla del mapa, por ejemplo B3',
    text: 'reglas de conducta, una por línea o celda',
    squad: 'perfil de la escuadra o sus armas: con él se comprueban los nombres de las reglas',
  },
};

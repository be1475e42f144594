import type { DiceProblemCode, DiePurposeKind } from '../engine/dice/dice';
import type { NotationProblem } from '../engine/dice/notation';
import type { OddsProblem } from '../engine/landing/odds/result';
import type { WeaponProblem } from '../engine/landing/weapon';
import type { Words } from './language';

/** Problems that the engine finds in dice and weapons. */
export type EngineProblemCode = DiceProblemCode | NotationProblem['code'] | WeaponProblem['code'] | OddsProblem['code'];

/** Which die a script lacks or has wrong (D-1). */
export const DIE_PURPOSE_WORDS: Words<DiePurposeKind> = {
  en: {
    shot: 'd{sides} for shot {index} of {who}, cycle {cycle}',
    damage: 'd{sides} of damage for shot {index} of {who}, cycle {cycle}',
    roll: 'd{sides}, die {index} of the roll',
    action: 'd{sides}, die {index} of the action roll',
    ta: 'd{sides}, die {index} of the TA of {who}, action {cycle}',
    hit: 'd{sides}, to-hit die {index} of {who}',
    reaction: 'd{sides}, reaction die {index} of {who}',
    return: 'd{sides}, to-hit die {index} of the return fire of {who}',
    save: 'd{sides}, save die {index} of {who}',
    attacks: 'd{sides}, close combat die {index} of {who}',
    card: 'd{sides}, draw {index} from the deck',
    draw: 'd{sides}, draw {index} from a list',
    'ghost-hit': 'd{sides}, ghost die {index} of the to-hit roll of {who}',
    'ghost-reaction': 'd{sides}, ghost die {index} of the reaction roll of {who}',
    'ghost-return': 'd{sides}, ghost die {index} of the return fire of {who}',
    'ghost-save': 'd{sides}, ghost die {index} of the save roll of {who}',
  },
  ru: {
    shot: 'd{sides}, выстрел {index} отряда {who}, цикл {cycle}',
    damage: 'd{sides} урона, выстрел {index} отряда {who}, цикл {cycle}',
    roll: 'd{sides}, кубик {index} броска',
    action: 'd{sides}, кубик {index} броска действия',
    ta: 'd{sides}, кубик {index} TA персонажа {who}, действие {cycle}',
    hit: 'd{sides}, бросок на попадание {who}, кубик {index}',
    reaction: 'd{sides}, бросок реакции {who}, кубик {index}',
    return: 'd{sides}, ответный огонь {who}, кубик {index}',
    save: 'd{sides}, спасбросок {who}, кубик {index}',
    attacks: 'd{sides}, рукопашный бой {who}, кубик {index}',
    card: 'd{sides}, карта {index} из колоды',
    draw: 'd{sides}, выбор {index} из списка',
    'ghost-hit': 'd{sides}, призрачный кубик {index} к броску на попадание {who}',
    'ghost-reaction': 'd{sides}, призрачный кубик {index} к броску реакции {who}',
    'ghost-return': 'd{sides}, призрачный кубик {index} к ответному огню {who}',
    'ghost-save': 'd{sides}, призрачный кубик {index} к спасброску {who}',
  },
  es: {
    shot: 'd{sides} para el tiro {index} de {who}, ciclo {cycle}',
    damage: 'd{sides} de daño para el tiro {index} de {who}, ciclo {cycle}',
    roll: 'd{sides}, dado {index} de la tirada',
    action: 'd{sides}, dado {index} de la tirada de acción',
    ta: 'd{sides}, dado {index} de la TA de {who}, acción {cycle}',
    hit: 'd{sides} para impactar de {who}, dado {index}',
    reaction: 'd{sides} de reacción de {who}, dado {index}',
    return: 'd{sides} para impactar de {who} al responder, dado {index}',
    save: 'd{sides} de salvación de {who}, dado {index}',
    attacks: 'd{sides} de cuerpo a cuerpo de {who}, dado {index}',
    card: 'd{sides} para la carta {index} del mazo',
    draw: 'd{sides}, elección {index} de una lista',
    'ghost-hit': 'd{sides}, dado fantasma {index} de la tirada para impactar de {who}',
    'ghost-reaction': 'd{sides}, dado fantasma {index} de la tirada de reacción de {who}',
    'ghost-return': 'd{sides}, dado fantasma {index} de la respuesta de {who}',
    'ghost-save': 'd{sides}, dado fantasma {index} de la tirada de salvación de {who}',
  },
};

export const ENGINE_PROBLEM_WORDS: Words<EngineProblemCode> = {
  en: {
    'no-seed':
      'no seed is given. Give any text, the same text for the same dice (for example "turn 4 fight 2"), or dice rolled on the table: "dice: 4 7 12"',
    'script-face-not-whole': 'die {number} of the script is "{face}"; faces are whole numbers ({die})',
    'script-face-range': 'die {number} of the script is {face}; accepted is 1 to {sides} ({die})',
    'script-too-short': 'the script of dice is too short: die {number} is missing: {die}',
    'script-left-over': '{left} {left|face|faces} of the script left over after {used} dice: {faces}',
    'dice-notation':
      '"{text}" is not a dice expression; accepted is, for example, 2d6+1 or d12 (1 to 1000 dice of 2 to 1000 sides, whole numbers up to 999999, at most 20 terms)',
    'damage-notation':
      '"{text}" is not a damage; accepted is shots x unit damage: 3x2, 2x1.5, 4x1d6+1 (shots 1 to 1000; damage 0 to 100000, at most three decimal places, or 1 to 100 dice of 2 to 1000 sides, plus or minus up to 9999)',
    'damage-needs-shots': '"{text}" lacks the number of shots; write {hint} for one shot',
    'range-not-whole': 'range "{text}" is not a whole number of cells from 0 to 1000, nor the word contact',
    'range-missing': 'the range of the weapon with damage {text} is missing; write r2 or contact',
    'trait-unknown':
      'trait "{text}" is not known; accepted are contact, indirect, equipment, uses N (0 to 9999), crit xN (1 to 50), crit none',
    'trait-twice': 'trait "{text}" stands there twice or against another one',
    'contact-with-range': 'a contact weapon has range 0, not {text}',
    'crit-below-one': '"{text}": the factor of a critical is a number from 1 to 50',
    'weapon-without-damage': '"{text}" is not a weapon; accepted is, for example, Rifle 3x2 r2',
    'weapon-without-name': 'the weapon "{text}" has no name; accepted is, for example, Rifle 3x2 r2',
    'weapon-twice': 'weapon "{text}" stands there twice',
    'odds-too-large':
      'exact odds of this combat would take more than {most} million steps; a simulation has to do: RESOLVE_COMBAT with a column of seeds',
  },
  ru: {
    'no-seed':
      'не задан источник бросков. Подойдёт любой текст, одинаковый для одинаковых бросков (например, «ход 4 бой 2»), или броски с реальных кубиков: «кубы: 4 7 12»',
    'script-face-not-whole': 'кубик {number} в списке бросков — «{face}», а нужны целые числа ({die})',
    'script-face-range': 'кубик {number} в списке бросков — {face}, а допустимо от 1 до {sides} ({die})',
    'script-too-short': 'список бросков слишком короткий, не хватает кубика {number}: {die}',
    'script-left-over':
      'в списке бросков {left|остался лишний|осталось лишних|осталось лишних}: {left}, использовано {used}; лишнее: {faces}',
    'dice-notation':
      '«{text}» — не запись кубиков; допустимо, например, 2к6+1 или к12 (кубиков от 1 до 1000, граней от 2 до 1000, целые числа до 999999, не больше 20 слагаемых)',
    'damage-notation':
      '«{text}» — не запись урона; нужно «выстрелы х урон»: 3х2, 2х1,5, 4х1к6+1 (выстрелов от 1 до 1000; урон от 0 до 100000, не больше трёх знаков после запятой, или от 1 до 100 кубиков с 2–1000 гранями, плюс или минус до 9999)',
    'damage-needs-shots': 'в записи «{text}» нет числа выстрелов; для одного выстрела — {hint}',
    'range-not-whole': 'дальность «{text}» — не целое число клеток от 0 до 1000 и не слово «контакт»',
    'range-missing': 'у оружия с уроном {text} не указана дальность; нужно r2 или «контакт»',
    'trait-unknown':
      'свойство «{text}» неизвестно; допустимы: контакт, навесное, снаряжение, раз N (от 0 до 9999), крит xN (от 1 до 50), без крита',
    'trait-twice': 'свойство «{text}» указано дважды или противоречит другому',
    'contact-with-range': 'у контактного оружия дальность 0, а не {text}',
    'crit-below-one': '«{text}»: множитель критического урона — число от 1 до 50',
    'weapon-without-damage': '«{text}» — не запись оружия; допустимо, например: Винтовка 3х2 r2',
    'weapon-without-name': 'у оружия «{text}» нет названия; допустимо, например: Винтовка 3х2 r2',
    'weapon-twice': 'оружие «{text}» указано дважды',
    'odds-too-large':
      'точный расчёт шансов этого боя занял бы больше {most} млн шагов; вместо него подойдёт имитация: RESOLVE_COMBAT со столбцом источников бросков',
  },
  es: {
    'no-seed':
      'falta la semilla. Sirve cualquier texto, el mismo para los mismos dados (por ejemplo, "turno 4 combate 2"), o dados tirados en la mesa: "dados: 4 7 12"',
    'script-face-not-whole': 'el dado {number} de la lista es "{face}"; las caras son números enteros ({die})',
    'script-face-range': 'el dado {number} de la lista es {face}; se admite de 1 a {sides} ({die})',
    'script-too-short': 'la lista de dados es demasiado corta: falta el dado {number}: {die}',
    'script-left-over': '{left|sobra|sobran} {left} {left|dado|dados} de la lista tras usar {used}: {faces}',
    'dice-notation':
      '"{text}" no es una expresión de dados; se admite, por ejemplo, 2d6+1 o d12 (de 1 a 1000 dados de 2 a 1000 caras, números enteros hasta 999999, 20 términos como máximo)',
    'damage-notation':
      '"{text}" no es un daño; se admite tiros x daño: 3x2, 2x1,5, 4x1d6+1 (de 1 a 1000 tiros; daño de 0 a 100000, tres decimales como máximo, o de 1 a 100 dados de 2 a 1000 caras, más o menos hasta 9999)',
    'damage-needs-shots': 'a "{text}" le falta el número de tiros; para uno solo, {hint}',
    'range-not-whole': 'el alcance "{text}" no es un número entero de casillas de 0 a 1000 ni la palabra contacto',
    'range-missing': 'falta el alcance del arma con daño {text}; escribir r2 o contacto',
    'trait-unknown':
      'el rasgo "{text}" no se conoce; se admiten contacto, indirecto, equipo, usos N (de 0 a 9999), crítico xN (de 1 a 50), sin crítico',
    'trait-twice': 'el rasgo "{text}" está repetido o contradice a otro',
    'contact-with-range': 'un arma de contacto tiene alcance 0, no {text}',
    'crit-below-one': '"{text}": el factor del crítico es un número de 1 a 50',
    'weapon-without-damage': '"{text}" no es un arma; se admite, por ejemplo, Fusil 3x2 r2',
    'weapon-without-name': 'el arma "{text}" no tiene nombre; se admite, por ejemplo, Fusil 3x2 r2',
    'weapon-twice': 'el arma "{text}" está repetida',
    'odds-too-large':
      'el cálculo exacto de este combate llevaría más de {most} millones de pasos; en su lugar sirve una simulación: RESOLVE_COMBAT con una columna de semillas',
  },
};

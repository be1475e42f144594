import type { Words } from '../language';

/** The fights of a phase: entered before it, looked over after it. */
export type FightWord =
  | 'entered'
  | 'none'
  | 'versus'
  | 'distance'
  | 'distance-default'
  | 'edit'
  | 'remove'
  | 'add'
  | 'new'
  | 'change'
  | 'attackers'
  | 'defenders'
  | 'add-squad'
  | 'choose'
  | 'take-out'
  | 'from-selection'
  | 'nothing-selected'
  | 'distance-field'
  | 'distance-wrong'
  | 'blocked'
  | 'attacker-modifier'
  | 'defender-modifier'
  | 'modifier-wrong'
  | 'save'
  | 'leave'
  | 'both-needed'
  | 'written'
  | 'removed'
  | 'gone'
  | 'fought'
  | 'summary'
  | 'hp'
  | 'hp-line'
  | 'cycle'
  | 'fire'
  | 'rule'
  | 'shot'
  | 'loss'
  | 'destroyed'
  | 'closes'
  | 'withdraws'
  | 'stays';

export const FIGHT_WORDS: Words<FightWord> = {
  en: {
    entered: 'Fights entered',
    none: 'No fight is entered yet.',
    versus: '{id}: {attackers} → {defenders}',
    distance: 'distance {distance}',
    'distance-default': 'distance: longest range of the attackers',
    edit: 'Change fight {id}',
    remove: 'Remove fight {id}',
    add: 'Enter a fight',
    new: 'New fight',
    change: 'Fight {id}',
    attackers: 'Attackers',
    defenders: 'Defenders',
    'add-squad': 'Add a squad: {side}',
    choose: 'add a squad …',
    'take-out': 'Take out {squad}',
    'from-selection': 'Selected rows: {side}',
    'nothing-selected': 'No squad that can be added is selected. Select rows of the sheet of squads first.',
    'distance-field': 'Distance in cells (blank: longest range of the attackers)',
    'distance-wrong': '“{value}” is not a distance; accepted are whole numbers from 0 to {max}, or nothing',
    blocked: 'Line of fire blocked',
    'attacker-modifier': 'Modifier of the attackers',
    'defender-modifier': 'Modifier of the defenders',
    'modifier-wrong': '“{value}” is not a modifier; accepted are whole numbers from −{max} to {max}',
    save: 'Write the fight',
    leave: 'Leave it',
    'both-needed': 'A fight needs a squad on each side.',
    written: 'Fight {id} is written.',
    removed: 'Fight {id} is removed.',
    gone: 'Fight {id} is gone already.',
    fought: 'Fights',
    summary: '{id}: {attackers} → {defenders}: {outcome}, {cycles} {cycles|cycle|cycles}',
    hp: 'HP by cycle',
    'hp-line': '{squad}: {hp}',
    cycle: 'Cycle {cycle}',
    fire: '“{squad}” → “{target}”, {weapon}, {needed} or less{rule}: {shots}. Damage {damage}.',
    rule: ' (rule {rule})',
    shot: '{roll} {result}',
    loss: '“{squad}” loses {damage} HP, {hp} left.',
    destroyed: '“{squad}” is destroyed.',
    closes: '“{squad}” closes to {distance}{rule}.',
    withdraws: '“{squad}” withdraws to {distance}{rule}.',
    stays: '“{squad}” cannot move{rule}.',
  },
  ru: {
    entered: 'Введённые бои',
    none: 'Бои пока не введены.',
    versus: '{id}: {attackers} → {defenders}',
    distance: 'дистанция {distance}',
    'distance-default': 'дистанция: наибольшая дальность атакующих',
    edit: 'Изменить бой {id}',
    remove: 'Удалить бой {id}',
    add: 'Ввести бой',
    new: 'Новый бой',
    change: 'Бой {id}',
    attackers: 'Атакующие',
    defenders: 'Обороняющиеся',
    'add-squad': 'Добавить отряд: {side}',
    choose: 'добавить отряд …',
    'take-out': 'Убрать: {squad}',
    'from-selection': 'Из выделения: {side}',
    'nothing-selected':
      'Среди выделенного нет отрядов, которые можно добавить. Сначала нужно выделить строки на листе отрядов.',
    'distance-field': 'Дистанция в клетках (пусто: наибольшая дальность атакующих)',
    'distance-wrong': '«{value}» — не дистанция; допустимы целые числа от 0 до {max} или пустое поле',
    blocked: 'Линия огня закрыта',
    'attacker-modifier': 'Модификатор атакующих',
    'defender-modifier': 'Модификатор обороняющихся',
    'modifier-wrong': '«{value}» — не модификатор; допустимы целые числа от −{max} до {max}',
    save: 'Записать бой',
    leave: 'Не записывать',
    'both-needed': 'В бою нужен отряд с каждой стороны.',
    written: 'Бой {id} записан.',
    removed: 'Бой {id} удалён.',
    gone: 'Боя {id} уже нет.',
    fought: 'Бои',
    summary: '{id}: {attackers} → {defenders}: {outcome}, {cycles} {cycles|цикл|цикла|циклов}',
    hp: 'НР по циклам',
    'hp-line': '{squad}: {hp}',
    cycle: 'Цикл {cycle}',
    fire: '«{squad}» → «{target}», {weapon}, не больше {needed}{rule}: {shots}. Урон {damage}.',
    rule: ' (правило {rule})',
    shot: '{roll} {result}',
    loss: '«{squad}» теряет {damage} НР, осталось {hp}.',
    destroyed: '«{squad}» уничтожен.',
    closes: '«{squad}» сближается, дистанция {distance}{rule}.',
    withdraws: '«{squad}» отступает, дистанция {distance}{rule}.',
    stays: '«{squad}» не может двигаться{rule}.',
  },
  es: {
    entered: 'Combates introducidos',
    none: 'Aún no se ha introducido ningún combate.',
    versus: '{id}: {attackers} → {defenders}',
    distance: 'distancia {distance}',
    'distance-default': 'distancia: el mayor alcance de los atacantes',
    edit: 'Cambiar el combate {id}',
    remove: 'Quitar el combate {id}',
    add: 'Introducir un combate',
    new: 'Combate nuevo',
    change: 'Combate {id}',
    attackers: 'Atacantes',
    defenders: 'Defensores',
    'add-squad': 'Añadir una escuadra: {side}',
    choose: 'añadir una escuadra …',
    'take-out': 'Quitar: {squad}',
    'from-selection': 'De la selección: {side}',
    'nothing-selected':
      'No hay seleccionada ninguna escuadra que se pueda añadir. Primero hay que seleccionar filas de la hoja de escuadras.',
    'distance-field': 'Distancia en casillas (vacío: el mayor alcance de los atacantes)',
    'distance-wrong': '«{value}» no es una distancia; se admiten enteros de 0 a {max}, o nada',
    blocked: 'Línea de tiro bloqueada',
    'attacker-modifier': 'Modificador de los atacantes',
    'defender-modifier': 'Modificador de los defensores',
    'modifier-wrong': '«{value}» no es un modificador; se admiten enteros de −{max} a {max}',
    save: 'Escribir el combate',
    leave: 'Dejarlo',
    'both-needed': 'Un combate necesita una escuadra en cada bando.',
    written: 'El combate {id} está escrito.',
    removed: 'El combate {id} se ha quitado.',
    gone: 'El combate {id} ya no está.',
    fought: 'Combates',
    summary: '{id}: {attackers} → {defenders}: {outcome}, {cycles} {cycles|ciclo|ciclos}',
    hp: 'PV por ciclo',
    'hp-line': '{squad}: {hp}',
    cycle: 'Ciclo {cycle}',
    fire: '«{squad}» → «{target}», {weapon}, {needed} o menos{rule}: {shots}. Daño {damage}.',
    rule: ' (regla {rule})',
    shot: '{roll} {result}',
    loss: '«{squad}» pierde {damage} PV; le quedan {hp}.',
    destroyed: '«{squad}» queda destruida.',
    closes: '«{squad}» se acerca, distancia {distance}{rule}.',
    withdraws: '«{squad}» se retira, distancia {distance}{rule}.',
    stays: '«{squad}» no puede moverse{rule}.',
  },
};

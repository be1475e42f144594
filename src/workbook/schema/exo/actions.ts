import { YES_NO } from '../choices';
import { tableSpec } from '../spec';
import { ACTION_CHOICE, FIRE_MODE_CHOICE, FIVES_CHOICE, HAND_CHOICE, NATURE_CHOICE } from './choices';
import { ACTION_NUMBER, MODIFIER, NUMBER, TURN } from './numbers';

/** Sheet Actions: what is declared, one action a row. */
export const ACTIONS_TABLE = tableSpec({
  table: 'WsActions',
  titles: { en: ['Actions'], ru: ['Действия'], es: ['Acciones'] },
  columns: {
    round: {
      labels: { en: ['Round'], ru: ['Раунд'], es: ['Asalto'] },
      required: true,
      kind: TURN,
      width: 8,
      by: 'gm',
      note: {
        en: 'Round: the campaign’s turn. Rows of other rounds are not read and may stay.',
        ru: 'Раунд — это ход кампании. Строки других раундов не читаются, их можно оставить.',
        es: 'Asalto: el turno de la campaña. Las filas de otros asaltos no se leen y pueden quedarse.',
      },
    },
    character: {
      labels: { en: ['Character', 'Who'], ru: ['Персонаж', 'Кто'], es: ['Personaje', 'Quién'] },
      required: true,
      kind: { kind: 'reference', role: 'characters', column: 'id' },
      width: 12,
      by: 'gm',
      note: {
        en: 'Id (or name) of who acts.',
        ru: 'Ид (или имя) того, кто действует.',
        es: 'Id (o nombre) de quien actúa.',
      },
    },
    number: {
      labels: { en: ['Action no.', 'No'], ru: ['№ действия', '№'], es: ['N.º de acción', 'N.º'] },
      kind: ACTION_NUMBER,
      width: 11,
      by: 'gm',
      note: {
        en: 'Order of the character’s actions. Blank: after the row above.',
        ru: 'Порядок действий персонажа. Пусто: после строки выше.',
        es: 'Orden de las acciones del personaje. Vacío: tras la fila anterior.',
      },
    },
    action: {
      labels: { en: ['Action'], ru: ['Действие'], es: ['Acción'] },
      required: true,
      kind: { kind: 'choice', choice: ACTION_CHOICE },
      width: 22,
      by: 'gm',
      note: {
        en: 'What is done. «ambushed» and «disturbed» are no actions: they say what befalls the character.',
        ru: 'Что делает. «Попал в засаду» и «сбит прицел» — не действия, а то, что случилось с персонажем.',
        es: 'Qué hace. «Emboscado» y «molestado» no son acciones: dicen qué le pasa al personaje.',
      },
    },
    weapon: {
      labels: { en: ['Weapon'], ru: ['Оружие'], es: ['Arma'] },
      kind: { kind: 'reference', role: 'arms', column: 'id' },
      width: 12,
      by: 'gm',
      note: {
        en: 'Id (or name) of the weapon fired, drawn or reloaded.',
        ru: 'Ид (или название) оружия: из чего стреляет, что достаёт или перезаряжает.',
        es: 'Id (o nombre) del arma que dispara, desenfunda o recarga.',
      },
    },
    mode: {
      labels: { en: ['Mode', 'Kind of fire'], ru: ['Режим огня', 'Режим'], es: ['Modo de fuego', 'Modo'] },
      kind: { kind: 'choice', choice: FIRE_MODE_CHOICE },
      width: 16,
      by: 'gm',
      note: {
        en: 'Blank: normal.',
        ru: 'Пусто: нормальный.',
        es: 'Vacío: normal.',
      },
    },
    targets: {
      labels: { en: ['Targets', 'Target'], ru: ['Цели', 'Цель'], es: ['Objetivos', 'Objetivo'] },
      kind: { kind: 'characters' },
      width: 20,
      by: 'gm',
      note: {
        en: 'Ids (or names) separated by «;». Opportunity fire: who is meant; blank: whoever shows up.',
        ru: 'Ид (или имена) через «;». Огонь по появившемуся: в кого именно; пусто: в любого.',
        es: 'Ids (o nombres) separados por «;». Fuego de oportunidad: a quién; vacío: a quien se asome.',
      },
    },
    place: {
      labels: { en: ['Place'], ru: ['Место'], es: ['Lugar'] },
      kind: { kind: 'text' },
      width: 20,
      by: 'gm',
      note: {
        en: 'Place watched, or shown at while moving; several separated by «;».',
        ru: 'Место под прицелом либо место, где показывается на ходу; несколько — через «;».',
        es: 'Lugar que se vigila, o por el que se asoma al moverse; varios, separados por «;».',
      },
    },
    critical: {
      labels: { en: ['If critical'], ru: ['При критическом успехе'], es: ['Si es éxito alto'] },
      kind: { kind: 'text' },
      width: 14,
      by: 'gm',
      note: {
        en: 'The shooter’s choice: max, or a location (number or part). Blank: max.',
        ru: 'Выбор стрелка: макс или место (номер или часть тела). Пусто: макс.',
        es: 'Elección del tirador: máx, o una localización (número o parte). Vacío: máx.',
      },
    },
    location: {
      labels: { en: ['Aimed location'], ru: ['Прицельно в'], es: ['Localización apuntada'] },
      kind: { kind: 'text' },
      width: 14,
      by: 'gm',
      note: {
        en: 'Location aimed at (+10): number or part. Blank: where the dE says.',
        ru: 'Место, куда целится (+10): номер или часть тела. Пусто: куда покажет dE.',
        es: 'Localización a la que apunta (+10): número o parte. Vacío: la del dE.',
      },
    },
    hand: {
      labels: { en: ['Hand'], ru: ['Рука'], es: ['Mano'] },
      kind: { kind: 'choice', choice: HAND_CHOICE },
      width: 9,
      by: 'gm',
      note: {
        en: 'Hand that draws, or that another TA needs. Blank: the better one; none for another TA.',
        ru: 'Рука, которой достаёт или которая нужна для другой TA. Пусто: сильная; для другой TA — никакая.',
        es: 'Mano que desenfunda, o que necesita otra TA. Vacío: la buena; en otra TA, ninguna.',
      },
    },
    what: {
      labels: { en: ['What is tried'], ru: ['Что пробует'], es: ['Qué intenta'] },
      kind: { kind: 'text' },
      width: 22,
      by: 'gm',
      note: {
        en: 'Another TA, in the player’s words.',
        ru: 'Другая TA, словами игрока.',
        es: 'Otra TA, con palabras del jugador.',
      },
    },
    skill: {
      labels: {
        en: ['Skill value', 'Skill'],
        ru: ['Значение навыка', 'Навык'],
        es: ['Valor de habilidad', 'Habilidad'],
      },
      kind: NUMBER,
      width: 12,
      by: 'gm',
      note: {
        en: 'Skill value of another TA.',
        ru: 'Значение навыка для другой TA.',
        es: 'Valor de habilidad de otra TA.',
      },
    },
    nature: {
      labels: { en: ['Nature'], ru: ['Вид TA'], es: ['Tipo de TA'] },
      kind: { kind: 'choice', choice: NATURE_CHOICE },
      width: 11,
      by: 'gm',
      note: {
        en: 'Another TA: physical or mental. Blank: physical.',
        ru: 'Другая TA: физическая или умственная. Пусто: физическая.',
        es: 'Otra TA: física o mental. Vacío: física.',
      },
    },
    modifier: {
      labels: { en: ['Modifier'], ru: ['Модификатор'], es: ['Modificador'] },
      kind: MODIFIER,
      width: 14,
      by: 'gm',
      note: {
        en: 'The game master’s modifier of this action. Blank: 0.',
        ru: 'Модификатор мастера к этому действию. Пусто: 0.',
        es: 'Modificador del máster a esta acción. Vacío: 0.',
      },
    },
    raise: {
      labels: { en: ['Initiative raised'], ru: ['Инициатива выше на'], es: ['Iniciativa mejorada'] },
      kind: { kind: 'choice', choice: FIVES_CHOICE },
      width: 13,
      by: 'gm',
      note: {
        en: '5 or 10: as much penalty on all actions of the round. On any row of the character.',
        ru: '5 или 10: на столько же штраф ко всем действиям раунда. В любой строке персонажа.',
        es: '5 o 10: la misma penalización a todas las acciones del asalto. En cualquier fila del personaje.',
      },
    },
    changed: {
      labels: { en: ['Action changed'], ru: ['Действие изменено'], es: ['Acción cambiada'] },
      kind: { kind: 'choice', choice: YES_NO },
      width: 10,
      by: 'gm',
      note: {
        en: 'yes: changed before any TA: +5 and −5 initiative. On any row of the character.',
        ru: 'да: изменено до всех TA: +5 и −5 к инициативе. В любой строке персонажа.',
        es: 'sí: cambiada antes de toda TA: +5 y −5 de iniciativa. En cualquier fila del personaje.',
      },
    },
    twoWeapons: {
      labels: { en: ['Two weapons'], ru: ['Два оружия'], es: ['Dos armas'] },
      kind: { kind: 'choice', choice: YES_NO },
      width: 10,
      by: 'gm',
      note: {
        en: 'yes: two of the attacks at the first initiative. On any row of the character.',
        ru: 'да: две атаки на первой инициативе. В любой строке персонажа.',
        es: 'sí: dos ataques en la primera iniciativa. En cualquier fila del personaje.',
      },
    },
    dice: {
      labels: { en: ['Dice by GM'], ru: ['Кубы мастера'], es: ['Dados del máster'] },
      kind: { kind: 'text' },
      width: 14,
      by: 'gm',
      note: {
        en: 'Overrides the dice of this action: dE, then the two damage dice, three a TA: 3 4 2. The ledger marks it.',
        ru: 'Заменяет кубы этого действия: dE, затем два куба урона, по три на TA: 3 4 2. В журнале это помечено.',
        es: 'Sustituye los dados de esta acción: dE y los dos de daño, tres por TA: 3 4 2. El registro lo marca.',
      },
    },
    result: {
      labels: { en: ['Result'], ru: ['Итог'], es: ['Resultado'] },
      kind: { kind: 'text' },
      width: 50,
      by: 'product',
      note: {
        en: 'What came of it, or why it is refused.',
        ru: 'Что вышло или почему отказано.',
        es: 'Qué pasó, o por qué se rechaza.',
      },
    },
  },
});

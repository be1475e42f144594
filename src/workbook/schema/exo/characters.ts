import { YES_NO } from '../choices';
import { tableSpec, type ColumnSpec } from '../spec';
import { HAND_CHOICE } from './choices';
import { DIE, NUMBER, ROUND } from './numbers';

const armour = (en: string, ru: string, es: string): ColumnSpec => ({
  labels: { en: [en], ru: [ru], es: [es] },
  kind: { kind: 'whole', min: 0, max: 1000 },
  width: 10,
  by: 'gm',
  note: {
    en: 'Taken off every hit there. Blank: 0.',
    ru: 'Вычитается из каждого попадания туда. Пусто: 0.',
    es: 'Se resta de cada impacto ahí. Vacío: 0.',
  },
});

/** Sheet Characters: who fights, and how they are. What a round changes is tinted; the GM may correct it. */
export const CHARACTERS_TABLE = tableSpec({
  table: 'WsCharacters',
  titles: { en: ['Characters'], ru: ['Персонажи'], es: ['Personajes'] },
  columns: {
    id: {
      labels: { en: ['Character id', 'Id'], ru: ['Ид персонажа', 'Ид'], es: ['Id de personaje', 'Id'] },
      required: true,
      kind: { kind: 'id' },
      width: 12,
      by: 'gm',
      note: {
        en: 'Permanent id, for example C-01: the dice depend on it. Never change or reuse it.',
        ru: 'Постоянный ид, например П-01: от него зависят броски. Не менять и не использовать повторно.',
        es: 'Id permanente, por ejemplo P-01: de él dependen los dados. No cambiarlo ni reutilizarlo.',
      },
    },
    name: {
      labels: { en: ['Character', 'Name'], ru: ['Персонаж', 'Имя'], es: ['Personaje', 'Nombre'] },
      required: true,
      kind: { kind: 'text' },
      width: 20,
      by: 'gm',
      note: {
        en: 'Name. Everybody in the fight sees it.',
        ru: 'Имя. Его видят все участники боя.',
        es: 'Nombre. Lo ven todos los que combaten.',
      },
    },
    owner: {
      labels: { en: ['Owner', 'Player'], ru: ['Владелец', 'Игрок'], es: ['Dueño', 'Jugador'] },
      kind: { kind: 'reference', role: 'players', column: 'id' },
      width: 10,
      by: 'gm',
      note: {
        en: 'Id (or name) of the player. Blank: the game master plays it.',
        ru: 'Ид (или имя) игрока. Пусто: персонажем управляет мастер.',
        es: 'Id (o nombre) del jugador. Vacío: lo lleva el máster.',
      },
    },
    side: {
      labels: { en: ['Side'], ru: ['Сторона'], es: ['Bando'] },
      kind: { kind: 'text' },
      width: 14,
      by: 'gm',
      note: {
        en: 'Side, in any words: reports tell friends from enemies by it. Blank: nobody’s friend.',
        ru: 'Сторона, любыми словами: по ней отчёты отличают своих от врагов. Пусто: сам по себе.',
        es: 'Bando, con cualquier palabra: por él los informes distinguen aliados de enemigos. Vacío: va por su cuenta.',
      },
    },
    primary: {
      labels: {
        en: ['Initiative', 'Primary initiative'],
        ru: ['Инициатива', 'Первичная инициатива'],
        es: ['Iniciativa', 'Iniciativa primaria'],
      },
      required: true,
      kind: NUMBER,
      width: 13,
      by: 'gm',
      note: {
        en: 'Primary initiative.',
        ru: 'Первичная инициатива.',
        es: 'Valor primario de la iniciativa.',
      },
    },
    secondary: {
      labels: {
        en: ['Secondary initiative', 'Secondary'],
        ru: ['Вторичная инициатива', 'Вторичная'],
        es: ['Iniciativa secundaria', 'Secundario'],
      },
      required: true,
      kind: NUMBER,
      width: 13,
      by: 'gm',
      note: {
        en: 'Breaks ties of the primary one.',
        ru: 'Решает при равной первичной.',
        es: 'Desempata la primaria.',
      },
    },
    coordination: {
      labels: { en: ['Coo', 'Coordination'], ru: ['Коо', 'Координация', 'Coo'], es: ['Coo', 'Coordinación'] },
      required: true,
      kind: NUMBER,
      width: 7,
      by: 'gm',
      note: {
        en: 'Coordination: lessens the penalty for several actions.',
        ru: 'Координация: уменьшает штраф за несколько действий.',
        es: 'Coordinación: reduce la penalización por varias acciones.',
      },
    },
    strength: {
      labels: { en: ['Fue', 'Strength'], ru: ['Сил', 'Сила', 'Fue'], es: ['Fue', 'Fuerza'] },
      required: true,
      kind: NUMBER,
      width: 7,
      by: 'gm',
      note: {
        en: 'Strength: stands recoil.',
        ru: 'Сила: удерживает отдачу.',
        es: 'Fuerza: aguanta el retroceso.',
      },
    },
    resistance: {
      labels: { en: ['Res', 'Resistance'], ru: ['Стойк', 'Стойкость', 'Res'], es: ['Res', 'Resistencia'] },
      required: true,
      kind: { kind: 'whole', min: 1, max: 1000 },
      width: 7,
      by: 'gm',
      note: {
        en: 'Resistance: wounds, impact and life points are measured by it.',
        ru: 'Стойкость: ею меряются раны, удар пуль и очки жизни.',
        es: 'Resistencia: mide heridas, impacto y puntos de vida.',
      },
    },
    perception: {
      labels: { en: ['Per', 'Perception'], ru: ['Восп', 'Восприятие', 'Per'], es: ['Per', 'Percepción'] },
      kind: NUMBER,
      width: 7,
      by: 'gm',
      note: {
        en: 'Perception, of which opportunity fire takes three times. Blank: 0.',
        ru: 'Восприятие; для огня по появившемуся берётся втрое. Пусто: 0.',
        es: 'Percepción; el fuego de oportunidad la toma por tres. Vacío: 0.',
      },
    },
    alertness: {
      labels: { en: ['Alertness'], ru: ['Бдительность'], es: ['Alerta'] },
      kind: NUMBER,
      width: 15,
      by: 'gm',
      note: {
        en: 'Skill value of alertness, for those who walk into an ambush. Blank: 0.',
        ru: 'Навык бдительности для тех, кто попал в засаду. Пусто: 0.',
        es: 'Valor de Alerta, para quien cae en una emboscada. Vacío: 0.',
      },
    },
    lifePoints: {
      labels: { en: ['Life points', 'PV'], ru: ['Очки жизни', 'ОЖ'], es: ['Puntos de vida', 'PV'] },
      kind: { kind: 'whole', min: 1, max: 10000 },
      width: 11,
      by: 'gm',
      note: {
        en: 'Life points of one unhurt. Blank: 3·Res.',
        ru: 'Очки жизни невредимого. Пусто: 3·Res.',
        es: 'Puntos de vida de quien está ileso. Vacío: 3·Res.',
      },
    },
    mortalThreshold: {
      labels: { en: ['Mortal threshold'], ru: ['Порог смерти'], es: ['Umbral Mortal'] },
      required: true,
      kind: { kind: 'whole', min: 0, max: 10000 },
      width: 11,
      by: 'gm',
      note: {
        en: 'Points below 0 that one survives, beside the d− of the wound.',
        ru: 'Сколько очков ниже 0 можно пережить, не считая d− раны.',
        es: 'Puntos bajo 0 que se sobreviven, aparte del d− de la herida.',
      },
    },
    offHand: {
      labels: { en: ['Off hand'], ru: ['Слабая рука'], es: ['Mano torpe'] },
      kind: { kind: 'choice', choice: HAND_CHOICE },
      width: 10,
      by: 'gm',
      note: {
        en: 'The hand that gets +5. Blank: left.',
        ru: 'Рука, для которой +5. Пусто: левая.',
        es: 'La mano con +5. Vacío: izquierda.',
      },
    },
    armourHead: armour('Armour: head', 'Броня: голова', 'Armadura: cabeza'),
    armourChest: armour('Armour: chest', 'Броня: грудь', 'Armadura: pecho'),
    armourRightArm: armour('Armour: right arm', 'Броня: правая рука', 'Armadura: brazo derecho'),
    armourLeftArm: armour('Armour: left arm', 'Броня: левая рука', 'Armadura: brazo izquierdo'),
    armourAbdomen: armour('Armour: abdomen', 'Броня: живот', 'Armadura: abdomen'),
    armourRightLeg: armour('Armour: right leg', 'Броня: правая нога', 'Armadura: pierna derecha'),
    armourLeftLeg: armour('Armour: left leg', 'Броня: левая нога', 'Armadura: pierna izquierda'),
    wounds: {
      labels: { en: ['Wounds'], ru: ['Раны'], es: ['Heridas'] },
      kind: { kind: 'text' },
      width: 40,
      by: 'product',
      note: {
        en: 'Round, part and damage of each wound, how grave, by whom; add «treated» once it bleeds no more: 2 chest 7, light, C-05, treated; 3 head 4',
        ru: 'Раунд, часть тела и урон каждой раны, её тяжесть, кто нанёс; «перевязана», если больше не кровоточит: 2 грудь 7, лёгкая, П-05, перевязана; 3 голова 4',
        es: 'Asalto, parte y daño de cada herida, gravedad, de quién; «tratada» si ya no sangra: 2 pecho 7, leve, P-05, tratada; 3 cabeza 4',
      },
    },
    woundPoints: {
      labels: { en: ['Wound points'], ru: ['Очки ран'], es: ['Puntos de herida'] },
      kind: { kind: 'whole', min: 0, max: 100000 },
      width: 9,
      by: 'product',
      note: {
        en: 'Points that wounds and bleeding have taken off the life points.',
        ru: 'Сколько очков жизни отняли раны и кровотечение.',
        es: 'Puntos de vida que han quitado heridas y hemorragias.',
      },
    },
    stunPoints: {
      labels: { en: ['Stun points'], ru: ['Очки ушиба'], es: ['Puntos de golpe'] },
      kind: { kind: 'whole', min: 0, max: 100000 },
      width: 9,
      by: 'product',
      note: {
        en: 'Stun points: they fill the same life points.',
        ru: 'Очки ушиба: заполняют те же очки жизни.',
        es: 'Puntos de golpe: llenan los mismos puntos de vida.',
      },
    },
    stunnedUntil: {
      labels: { en: ['Stunned until'], ru: ['Оглушён до'], es: ['Aturdido hasta'] },
      kind: ROUND,
      width: 10,
      by: 'product',
      note: {
        en: 'Last round of it. Blank or 0: not stunned.',
        ru: 'Последний раунд оглушения. Пусто или 0: не оглушён.',
        es: 'Último asalto. Vacío o 0: no está aturdido.',
      },
    },
    incapacitatedUntil: {
      labels: { en: ['Incapacitated until'], ru: ['Выведен из строя до'], es: ['Incapacitado hasta'] },
      kind: ROUND,
      width: 16,
      by: 'product',
      note: {
        en: 'Last round on the ground after an impact. Blank or 0: on the feet.',
        ru: 'Последний раунд на земле после удара пуль. Пусто или 0: на ногах.',
        es: 'Último asalto en el suelo por un impacto. Vacío o 0: en pie.',
      },
    },
    unconsciousUntil: {
      labels: { en: ['Unconscious until'], ru: ['Без сознания до'], es: ['Inconsciente hasta'] },
      kind: ROUND,
      width: 15,
      by: 'product',
      note: {
        en: 'Last round, after a severe wound of the head.',
        ru: 'Последний раунд, после тяжёлой раны головы.',
        es: 'Último asalto, tras una herida grave en la cabeza.',
      },
    },
    dead: {
      labels: { en: ['Dead'], ru: ['Погиб'], es: ['Muerto'] },
      kind: { kind: 'choice', choice: YES_NO },
      width: 8,
      by: 'product',
      note: {
        en: 'yes: dead. Blank: no.',
        ru: 'да: погиб. Пусто: нет.',
        es: 'sí: muerto. Vacío: no.',
      },
    },
    aimTarget: {
      labels: { en: ['Aims at'], ru: ['Целится в'], es: ['Apunta a'] },
      kind: { kind: 'id' },
      width: 10,
      by: 'product',
      note: {
        en: 'Id of the target aimed at.',
        ru: 'Ид цели.',
        es: 'Id del objetivo.',
      },
    },
    aimRounds: {
      labels: { en: ['Rounds aimed'], ru: ['Раундов целится'], es: ['Asaltos apuntando'] },
      kind: { kind: 'whole', min: 0, max: 1000 },
      width: 12,
      by: 'product',
      note: {
        en: 'Whole rounds spent aiming at it.',
        ru: 'Сколько полных раундов целится.',
        es: 'Asaltos completos apuntando.',
      },
    },
    lastDMinus: {
      labels: { en: ['d− of the last wound'], ru: ['d− последней раны'], es: ['d− de la última herida'] },
      kind: DIE,
      width: 11,
      by: 'product',
      note: {
        en: 'Counts for death where bleeding brings the total below 0.',
        ru: 'Нужен для смерти, если ниже 0 опустило кровотечение.',
        es: 'Cuenta para la muerte si es la hemorragia la que baja de 0.',
      },
    },
    mortalDMinus: {
      labels: { en: ['d− of the mortal wound'], ru: ['d− смертельной раны'], es: ['d− de la herida mortal'] },
      kind: DIE,
      width: 14,
      by: 'product',
      note: {
        en: 'd− of the wound that first brought the total below 0. Blank: none has.',
        ru: 'd− раны, которая первой опустила итог ниже 0. Пусто: такой нет.',
        es: 'd− de la primera herida que llevó el total bajo 0. Vacío: ninguna.',
      },
    },
    downSince: {
      labels: { en: ['Down since'], ru: ['Без сил с'], es: ['Caído desde'] },
      kind: ROUND,
      width: 10,
      by: 'product',
      note: {
        en: 'Round in which wounds reached the life points: from then on −1 a round. Blank: they have not.',
        ru: 'Раунд, когда раны сравнялись с очками жизни: с тех пор −1 за раунд. Пусто: не сравнялись.',
        es: 'Asalto en que las heridas alcanzaron los puntos de vida: desde entonces −1 por asalto. Vacío: no.',
      },
    },
    condition: {
      labels: { en: ['Condition'], ru: ['Состояние'], es: ['Estado'] },
      kind: { kind: 'text' },
      width: 44,
      by: 'product',
      note: {
        en: 'How the character is after the round, in words. Not read.',
        ru: 'Как персонаж после раунда, словами. Программа не читает.',
        es: 'Cómo queda tras el asalto, en palabras. No se lee.',
      },
    },
  },
});

import { YES_NO } from '../choices';
import { tableSpec } from '../spec';
import { CARRIED_CHOICE, DAMAGE_TYPE_CHOICE, RECOIL_CHOICE } from './choices';
import { BULLETS, NUMBER, ROUND } from './numbers';

/** Sheet Arms: each weapon of each character, and its state. */
export const ARMS_TABLE = tableSpec({
  table: 'WsArms',
  titles: { en: ['Arms', 'Weapons'], ru: ['Вооружение', 'Оружие'], es: ['Armamento', 'Armas'] },
  columns: {
    id: {
      labels: { en: ['Weapon id', 'Id'], ru: ['Ид оружия', 'Ид'], es: ['Id de arma', 'Id'] },
      required: true,
      kind: { kind: 'id' },
      width: 10,
      by: 'gm',
      note: {
        en: 'Permanent id of this weapon of this character, for example W-01.',
        ru: 'Постоянный ид этого оружия этого персонажа, например О-01.',
        es: 'Id permanente de esta arma de este personaje, por ejemplo A-01.',
      },
    },
    character: {
      labels: { en: ['Character', 'Bearer'], ru: ['Персонаж', 'У кого'], es: ['Personaje', 'Portador'] },
      required: true,
      kind: { kind: 'reference', role: 'characters', column: 'id' },
      width: 12,
      by: 'gm',
      note: {
        en: 'Id (or name) of who has it.',
        ru: 'Ид (или имя) того, у кого оно.',
        es: 'Id (o nombre) de quien la lleva.',
      },
    },
    name: {
      labels: { en: ['Weapon', 'Name'], ru: ['Оружие', 'Название'], es: ['Arma', 'Nombre'] },
      required: true,
      kind: { kind: 'text' },
      width: 22,
      by: 'gm',
      note: {
        en: 'Name of the weapon. Only its bearer’s player reads it.',
        ru: 'Название. Его видит только игрок владельца.',
        es: 'Nombre del arma. Solo lo lee el jugador de su portador.',
      },
    },
    skill: {
      labels: {
        en: ['Skill value', 'Skill'],
        ru: ['Значение навыка', 'Навык'],
        es: ['Valor de habilidad', 'Habilidad'],
      },
      required: true,
      kind: NUMBER,
      width: 12,
      by: 'gm',
      note: {
        en: 'Skill value of the bearer with it: skill + attribute.',
        ru: 'Значение навыка владельца с ним: навык + атрибут.',
        es: 'Valor de habilidad del portador con ella: habilidad + atributo.',
      },
    },
    damageType: {
      labels: { en: ['Damage type', 'Type'], ru: ['Тип урона'], es: ['Tipo de daño', 'Tipo'] },
      required: true,
      kind: { kind: 'choice', choice: DAMAGE_TYPE_CHOICE },
      width: 10,
      by: 'gm',
      note: {
        en: '0, I, II, III, IV or V.',
        ru: '0, I, II, III, IV или V.',
        es: '0, I, II, III, IV o V.',
      },
    },
    rateOfFire: {
      labels: { en: ['Rate of fire', 'CdF'], ru: ['Скорострельность', 'CdF'], es: ['Cadencia de fuego', 'CdF'] },
      kind: { kind: 'whole', min: 1, max: 100 },
      width: 19,
      by: 'gm',
      note: {
        en: 'Rate of fire (CdF). With 1 only normal fire. Blank: 1.',
        ru: 'Скорострельность (CdF). При 1 — только нормальный огонь. Пусто: 1.',
        es: 'Cadencia de fuego (CdF). Con 1 solo fuego normal. Vacío: 1.',
      },
    },
    magazine: {
      labels: { en: ['Magazine'], ru: ['Магазин'], es: ['Cargador'] },
      required: true,
      kind: BULLETS,
      width: 10,
      by: 'gm',
      note: {
        en: 'Bullets of a full magazine.',
        ru: 'Пуль в полном магазине.',
        es: 'Balas de un cargador lleno.',
      },
    },
    recoil: {
      labels: { en: ['Recoil'], ru: ['Отдача'], es: ['Retroceso'] },
      kind: { kind: 'choice', choice: RECOIL_CHOICE },
      width: 12,
      by: 'gm',
      note: {
        en: 'N (strength 3), F (5), S (7). Blank: none.',
        ru: 'N (сила 3), F (5), S (7). Пусто: нет.',
        es: 'N (Fue 3), F (5), S (7). Vacío: ninguno.',
      },
    },
    hands: {
      labels: { en: ['Hands'], ru: ['Рук'], es: ['Manos'] },
      kind: { kind: 'whole', min: 1, max: 2 },
      width: 7,
      by: 'gm',
      note: {
        en: 'Hands it takes: 1 or 2. Blank: 1.',
        ru: 'Сколько рук занимает: 1 или 2. Пусто: 1.',
        es: 'Manos que ocupa: 1 o 2. Vacío: 1.',
      },
    },
    firearm: {
      labels: { en: ['Firearm'], ru: ['Огнестрельное'], es: ['Arma de fuego'] },
      kind: { kind: 'choice', choice: YES_NO },
      width: 16,
      by: 'gm',
      note: {
        en: 'no: it has no impact. Blank: yes.',
        ru: 'нет: удара пуль не бывает. Пусто: да.',
        es: 'no: sin impacto. Vacío: sí.',
      },
    },
    ranges: {
      labels: { en: ['Ranges'], ru: ['Дистанции'], es: ['Alcances'] },
      kind: { kind: 'text' },
      width: 18,
      by: 'gm',
      note: {
        en: 'Metres up to which a shot is MF, F, N, Dif, MD: 5/15/40/80/160. Needed only where a line of fire gives a distance.',
        ru: 'До скольких метров выстрел MF, F, N, Dif, MD: 5/15/40/80/160. Нужно, только если у линии огня указаны метры.',
        es: 'Metros hasta los que un tiro es MF, F, N, Dif, MD: 5/15/40/80/160. Solo hace falta si la línea de tiro da la distancia.',
      },
    },
    carried: {
      labels: { en: ['Carried'], ru: ['Где оружие'], es: ['Dónde está'] },
      kind: { kind: 'choice', choice: CARRIED_CHOICE },
      width: 15,
      by: 'product',
      note: {
        en: 'Where it is. Blank: holstered.',
        ru: 'Где оно. Пусто: убрано.',
        es: 'Dónde está. Vacío: enfundada.',
      },
    },
    bullets: {
      labels: { en: ['Bullets left', 'Bullets'], ru: ['Пуль осталось', 'Пули'], es: ['Balas', 'Balas restantes'] },
      kind: BULLETS,
      width: 11,
      by: 'product',
      note: {
        en: 'Bullets in the weapon. Blank: a full magazine.',
        ru: 'Пуль в оружии. Пусто: полный магазин.',
        es: 'Balas en el arma. Vacío: cargador lleno.',
      },
    },
    magazines: {
      labels: { en: ['Spare magazines'], ru: ['Запасные магазины'], es: ['Cargadores de repuesto'] },
      kind: BULLETS,
      width: 13,
      by: 'product',
      note: {
        en: 'Spare magazines. Blank: they are not counted.',
        ru: 'Запасные магазины. Пусто: их не считают.',
        es: 'Cargadores de repuesto. Vacío: no se cuentan.',
      },
    },
    jammedUntil: {
      labels: { en: ['Jammed until'], ru: ['Заклинило до'], es: ['Encasquillada hasta'] },
      kind: ROUND,
      width: 16,
      by: 'product',
      note: {
        en: 'Last round of the jam. Blank or 0: it is not jammed.',
        ru: 'Последний раунд. Пусто или 0: не заклинило.',
        es: 'Último asalto. Vacío o 0: no está encasquillada.',
      },
    },
    broken: {
      labels: { en: ['Broken'], ru: ['Сломано'], es: ['Rota'] },
      kind: { kind: 'choice', choice: YES_NO },
      width: 10,
      by: 'product',
      note: {
        en: 'yes: broken by a fumble. Blank: no.',
        ru: 'да: сломано при провале. Пусто: нет.',
        es: 'sí: rota por un fallo alto. Vacío: no.',
      },
    },
  },
});

import { YES_NO } from '../choices';
import { tableSpec } from '../spec';
import { COVER_CHOICE, FIVES_CHOICE, RANGE_CHOICE } from './choices';
import { MODIFIER, TURN } from './numbers';

/** Sheet Lines of fire: circumstances of one character's shots at another (E-12). */
export const LINES_TABLE = tableSpec({
  table: 'WsLines',
  titles: { en: ['Lines of fire'], ru: ['Линии огня'], es: ['Líneas de tiro'] },
  columns: {
    round: {
      labels: { en: ['Round'], ru: ['Раунд'], es: ['Asalto'] },
      kind: TURN,
      width: 8,
      by: 'gm',
      note: {
        en: 'Blank: every round that has no row of its own for the two.',
        ru: 'Пусто: каждый раунд, для которого у этой пары нет своей строки.',
        es: 'Vacío: todo asalto sin fila propia para los dos.',
      },
    },
    shooter: {
      labels: { en: ['Shooter'], ru: ['Стрелок'], es: ['Tirador'] },
      required: true,
      kind: { kind: 'reference', role: 'characters', column: 'id' },
      width: 12,
      by: 'gm',
      note: {
        en: 'Id (or name) of who fires.',
        ru: 'Ид (или имя) стреляющего.',
        es: 'Id (o nombre) de quien dispara.',
      },
    },
    target: {
      labels: { en: ['Target'], ru: ['Цель'], es: ['Objetivo'] },
      required: true,
      kind: { kind: 'reference', role: 'characters', column: 'id' },
      width: 12,
      by: 'gm',
      note: {
        en: 'Id (or name) of who is fired at.',
        ru: 'Ид (или имя) того, в кого стреляют.',
        es: 'Id (o nombre) de a quién dispara.',
      },
    },
    range: {
      labels: { en: ['Range'], ru: ['Дистанция'], es: ['Alcance'] },
      kind: { kind: 'choice', choice: RANGE_CHOICE },
      width: 12,
      by: 'gm',
      note: {
        en: 'MF −10, F −5, N 0, Dif +5, MD +10. Blank: by the metres, else N.',
        ru: 'MF −10, F −5, N 0, Dif +5, MD +10. Пусто: по метрам, иначе N.',
        es: 'MF −10, F −5, N 0, Dif +5, MD +10. Vacío: según los metros, o N.',
      },
    },
    metres: {
      labels: { en: ['Metres'], ru: ['Метры'], es: ['Metros'] },
      kind: { kind: 'whole', min: 0, max: 100000 },
      width: 9,
      by: 'gm',
      note: {
        en: 'Distance: the weapon’s ranges make a range of it.',
        ru: 'Расстояние: по дистанциям оружия из него получается дальность.',
        es: 'Distancia: los alcances del arma la convierten en alcance.',
      },
    },
    cover: {
      labels: { en: ['Cover'], ru: ['Укрытие'], es: ['Cobertura'] },
      kind: { kind: 'choice', choice: COVER_CHOICE },
      width: 12,
      by: 'gm',
      note: {
        en: 'Of the target: none, half +5, full +10. Blank: none.',
        ru: 'Цели: нет, половина +5, полное +10. Пусто: нет.',
        es: 'Del objetivo: ninguna, media +5, completa +10. Vacío: ninguna.',
      },
    },
    covered: {
      labels: { en: ['Covered locations', 'Covered'], ru: ['Закрытые места'], es: ['Localizaciones cubiertas'] },
      kind: { kind: 'text' },
      width: 18,
      by: 'gm',
      note: {
        en: 'Numbers or parts behind the cover, separated by «;». Blank: half: 6 to 9; full: all but 10.',
        ru: 'Номера или части тела за укрытием через «;». Пусто: половина — с 6 по 9, полное — все, кроме 10.',
        es: 'Números o partes a cubierto, separados por «;». Vacío: media, de 6 a 9; completa, todas menos la 10.',
      },
    },
    stops: {
      labels: { en: ['Cover stops'], ru: ['Укрытие гасит'], es: ['La cobertura para'] },
      kind: { kind: 'whole', min: 0, max: 1000 },
      width: 12,
      by: 'gm',
      note: {
        en: 'Damage that the cover stops, at most half of a hit. Blank: all it may.',
        ru: 'Сколько урона гасит укрытие, не больше половины попадания. Пусто: сколько возможно.',
        es: 'Daño que para, como mucho la mitad de un impacto. Vacío: todo lo posible.',
      },
    },
    visibility: {
      labels: { en: ['Visibility'], ru: ['Видимость'], es: ['Visibilidad'] },
      kind: { kind: 'choice', choice: FIVES_CHOICE },
      width: 14,
      by: 'gm',
      note: {
        en: '0, 5 or 10. Blank: 0.',
        ru: '0, 5 или 10. Пусто: 0.',
        es: '0, 5 o 10. Vacío: 0.',
      },
    },
    moving: {
      labels: { en: ['Target moves'], ru: ['Цель движется'], es: ['Objetivo en movimiento'] },
      kind: { kind: 'choice', choice: YES_NO },
      width: 13,
      by: 'gm',
      note: {
        en: 'Blank: if it declared a fast move or a sprint.',
        ru: 'Пусто: если она заявила быстрое движение или спринт.',
        es: 'Vacío: si declaró movimiento rápido o veloz.',
      },
    },
    modifier: {
      labels: { en: ['Modifier'], ru: ['Модификатор'], es: ['Modificador'] },
      kind: MODIFIER,
      width: 14,
      by: 'gm',
      note: {
        en: 'The game master’s modifier of these shots. Blank: 0.',
        ru: 'Модификатор мастера к этим выстрелам. Пусто: 0.',
        es: 'Modificador del máster a estos tiros. Vacío: 0.',
      },
    },
  },
});

import { tableSpec } from '../../spec';

/** Sheet Buildings: those that stand on the map (L-20, L-22 b, L-23 d). */
export const BUILDINGS_TABLE = tableSpec({
  table: 'WsBuildings',
  titles: { en: ['Buildings'], ru: ['Здания', 'Строения'], es: ['Edificios'] },
  columns: {
    id: {
      labels: { en: ['Building id', 'Id'], ru: ['Ид здания', 'Ид'], es: ['Id de edificio', 'Id'] },
      required: true,
      kind: { kind: 'id' },
      width: 11,
      by: 'gm',
      note: {
        en: 'Permanent id, for example B-03; no squad has the same. Never change or reuse it.',
        ru: 'Постоянный ид, например З-03; у отрядов такого быть не должно. Не менять и не использовать повторно.',
        es: 'Id permanente, por ejemplo D-03; ninguna escuadra puede tenerlo. No cambiarlo ni reutilizarlo.',
      },
    },
    name: {
      labels: { en: ['Building', 'Name'], ru: ['Здание', 'Название'], es: ['Edificio', 'Nombre'] },
      kind: { kind: 'text' },
      width: 24,
      by: 'gm',
      note: {
        en: 'Name of its own. Blank: that of its type.',
        ru: 'Собственное название. Пусто: название типа.',
        es: 'Nombre propio. Vacío: el de su tipo.',
      },
    },
    owner: {
      labels: { en: ['Owner', 'Player'], ru: ['Владелец', 'Игрок'], es: ['Dueño', 'Propietario', 'Jugador'] },
      kind: { kind: 'reference', role: 'players', column: 'id' },
      width: 10,
      by: 'gm',
      note: {
        en: 'Id (or name) of the player. Blank: neutral.',
        ru: 'Ид (или имя) игрока. Пусто: нейтральное.',
        es: 'Id (o nombre) del jugador. Vacío: neutral.',
      },
    },
    type: {
      labels: { en: ['Building type', 'Type'], ru: ['Тип здания', 'Тип'], es: ['Tipo de edificio', 'Tipo'] },
      required: true,
      kind: { kind: 'reference', role: 'buildingTypes', column: 'name' },
      width: 22,
      by: 'gm',
      note: {
        en: 'Type on the Building types sheet. Blank: a neutral building that nobody has discovered; recon settles it.',
        ru: 'Тип с листа «Типы зданий». Пусто: нейтральное, ещё не обнаружено; тип определит разведка.',
        es: 'Tipo de la hoja Tipos de edificio. Vacío: neutral aún sin descubrir; lo decide el reconocimiento.',
      },
    },
    cell: {
      labels: { en: ['Cell'], ru: ['Клетка'], es: ['Casilla'] },
      required: true,
      kind: { kind: 'id' },
      width: 8,
      by: 'gm',
      note: {
        en: "Where it stands, for example B7. Blank in a base before set-up: its owner's start.",
        ru: 'Где стоит, например B7. Пусто у базы до расстановки: старт её владельца.',
        es: 'Dónde está, por ejemplo B7. Vacío en una base antes de la preparación: la salida de su dueño.',
      },
    },
    hp: {
      labels: { en: ['HP', 'HP left'], ru: ['НР', 'ХП'], es: ['PV', 'Puntos de vida'] },
      kind: { kind: 'decimal' },
      width: 8,
      by: 'gm',
      note: {
        en: 'HP left; 0: destroyed. Blank: those of its type.',
        ru: 'Сколько НР осталось; 0: разрушено. Пусто: как у типа.',
        es: 'PV que quedan; 0: destruido. Vacío: los de su tipo.',
      },
    },
  },
});

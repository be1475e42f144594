import { tableSpec } from '../spec';

/** Sheet Cards: what each player holds and has played (P-6). What is in no hand and not played is the deck. */
export const HANDS_TABLE = tableSpec({
  table: 'WsHands',
  titles: { en: ['Cards', 'Hands'], ru: ['Карты', 'Карты на руках'], es: ['Cartas', 'Cartas en mano'] },
  columns: {
    player: {
      labels: { en: ['Player', 'Player id'], ru: ['Игрок', 'Ид игрока'], es: ['Jugador', 'Id del jugador'] },
      required: true,
      kind: { kind: 'reference', role: 'players', column: 'id' },
      width: 10,
      by: 'gm',
      note: {
        en: 'Id of the player; a row for everybody who may hold cards.',
        ru: 'Ид игрока; по строке на каждого, у кого могут быть карты.',
        es: 'Id del jugador; una fila para cada uno que pueda tener cartas.',
      },
    },
    hand: {
      labels: { en: ['Cards in hand', 'Hand'], ru: ['Карты на руках', 'Рука'], es: ['Cartas en mano', 'Mano'] },
      required: true,
      kind: { kind: 'text' },
      width: 60,
      by: 'gm',
      note: {
        en: 'Event cards held, separated by «;». Secret: only their owner is told. Deals and plays of a turn are written here.',
        ru: 'Карты событий на руках, через «;». Тайна: известны только владельцу. Раздачи и игра карт за ход пишутся сюда.',
        es: 'Cartas de eventos en mano, separadas por «;». Secretas: solo las conoce su dueño. Aquí se anota lo que se reparte y se juega.',
      },
    },
    played: {
      labels: { en: ['Cards played', 'Played'], ru: ['Сыгранные карты', 'Сыграно'], es: ['Cartas jugadas', 'Jugadas'] },
      kind: { kind: 'text' },
      width: 60,
      by: 'gm',
      note: {
        en: 'Cards played, out of the deck until it is used up. Written by the product.',
        ru: 'Сыгранные карты: не вернутся, пока колода не кончится. Пишет программа.',
        es: 'Cartas jugadas, fuera del mazo hasta que se agote. Las anota el programa.',
      },
    },
  },
});

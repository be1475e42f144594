import { tableSpec } from '../spec';
import { SIDE_CHOICE } from './choices';

export const MODELS = { kind: 'whole', min: 0, max: 1000 } as const;

/** Sheet Pieces: what stands on the table. */
export const PIECES_TABLE = tableSpec({
  table: 'WsPieces',
  titles: { en: ['Pieces'], ru: ['Фигуры'], es: ['Piezas'] },
  columns: {
    id: {
      labels: { en: ['Piece id', 'Id'], ru: ['Ид фигуры', 'Ид'], es: ['Id de pieza', 'Id'] },
      required: true,
      kind: { kind: 'id' },
      width: 10,
      by: 'gm',
      note: {
        en: 'Short permanent id, for example P-1: the dice depend on it. Never change or reuse it.',
        ru: 'Короткий постоянный ид, например Ф-1: от него зависят кубики. Не менять и не использовать заново.',
        es: 'Id corto y permanente, por ejemplo P-1: de él dependen los dados. No cambiarlo ni reutilizarlo.',
      },
    },
    name: {
      labels: { en: ['Piece', 'Name'], ru: ['Фигура', 'Имя', 'Название'], es: ['Pieza', 'Nombre'] },
      required: true,
      kind: { kind: 'text' },
      width: 26,
      by: 'gm',
      note: {
        en: 'Name that everybody who sees the piece reads.',
        ru: 'Название, которое читает каждый, кто видит фигуру.',
        es: 'Nombre que lee quien ve la pieza.',
      },
    },
    owner: {
      labels: { en: ['Owner', 'Player'], ru: ['Владелец', 'Игрок'], es: ['Dueño', 'Jugador'] },
      required: true,
      kind: { kind: 'reference', role: 'players', column: 'id' },
      width: 10,
      by: 'gm',
      note: { en: 'Id of the player.', ru: 'Ид игрока.', es: 'Id del jugador.' },
    },
    side: {
      labels: { en: ['Side'], ru: ['Сторона'], es: ['Bando'] },
      required: true,
      kind: { kind: 'choice', choice: SIDE_CHOICE },
      width: 9,
      by: 'gm',
      note: {
        en: 'x goes first in every step of a turn, then y. All pieces of a player are on one side.',
        ru: 'x действует первой на каждом шаге хода, затем y. Все фигуры игрока на одной стороне.',
        es: 'x va primero en cada paso del turno; después, y. Todas las piezas de un jugador están en un bando.',
      },
    },
    profile: {
      labels: { en: ['Profile', 'Soldier'], ru: ['Профиль', 'Солдат'], es: ['Perfil', 'Soldado'] },
      required: true,
      kind: { kind: 'reference', role: 'soldiers', column: 'name' },
      width: 46,
      by: 'gm',
      note: {
        en: 'A name of the sheet Profiles, or one of the twelve of the rules in any of the three languages.',
        ru: 'Название с листа «Профили» или один из двенадцати профилей правил на любом из трёх языков.',
        es: 'Un nombre de la hoja Perfiles o uno de los doce del reglamento en cualquiera de los tres idiomas.',
      },
    },
    models: {
      labels: { en: ['Models', 'Models left'], ru: ['Моделей', 'Модели'], es: ['Modelos', 'Miniaturas'] },
      required: true,
      kind: MODELS,
      width: 10,
      by: 'gm',
      note: {
        en: 'Models left; the product writes what a turn leaves. 0: out of the game.',
        ru: 'Сколько моделей осталось; после хода пишет программа. 0: вне игры.',
        es: 'Modelos que quedan; tras un turno los anota el programa. 0: fuera de juego.',
      },
    },
    place: {
      labels: { en: ['Place', 'Cell', 'Zone'], ru: ['Место', 'Клетка', 'Зона'], es: ['Lugar', 'Casilla', 'Zona'] },
      kind: { kind: 'text' },
      width: 18,
      by: 'gm',
      note: {
        en: 'Cell or zone, in your own words; a move of the turn is written here.',
        ru: 'Клетка или зона, своими словами; сюда записывается движение за ход.',
        es: 'Casilla o zona, con palabras propias; aquí se anota el movimiento del turno.',
      },
    },
    seenBy: {
      labels: {
        en: ['In sight of', 'Seen by'],
        ru: ['Видна', 'Видят', 'В поле зрения'],
        es: ['A la vista de', 'Visible para'],
      },
      kind: { kind: 'text' },
      width: 26,
      by: 'gm',
      note: {
        en: 'Who sees it: pieces, players, x, y or all, separated by «;». Blank: no enemy. Reports and linear fire go by it.',
        ru: 'Кто её видит: фигуры, игроки, x, y или все, через «;». Пусто: никто из врагов. По этому идут отчёты и прямой огонь.',
        es: 'Quién la ve: piezas, jugadores, x, y o todos, separados por «;». Vacío: ningún enemigo. Lo usan los informes y el disparo lineal.',
      },
    },
  },
});

import type { PLANET_TABLE_PROBLEMS } from '../workbook/planetProblems';
import type { Words } from './language';

/** What is wrong with the tables of a campaign of the planet wargame. */
export const PLANET_TABLE_WORDS: Words<(typeof PLANET_TABLE_PROBLEMS)[number]> = {
  en: {
    'unknown-piece': 'there is no piece “{value}”; accepted are: {accepted}',
    'unknown-profile': 'there is no profile “{value}”; accepted are: {accepted}',
    'unknown-seer': '“{value}” is neither a piece nor a player, nor x, y or all; accepted are also: {accepted}',
    'player-on-both-sides':
      'row {row} has a piece of player {player} on the other side; all pieces of a player are on one',
    'too-many-of-card':
      'hands and played cards hold the card “{cardText}” {count} times, but the deck has {copies}; take some out, or raise the setting Card copies',
    'no-hand': 'player {player} has no row in the table of cards; add one (its cells for cards may be blank)',
    'no-sequence': 'nothing is declared for the turn; write actions into the table of the sequence',
    'sequence-played':
      'this row has an outcome already, so it may be of an earlier turn; remove the row, or clear its outcome',
  },
  ru: {
    'unknown-piece': 'фигуры «{value}» нет; есть: {accepted}',
    'unknown-profile': 'профиля «{value}» нет; есть: {accepted}',
    'unknown-seer': '«{value}» — не фигура, не игрок и не x, y или «все»; ещё допустимы: {accepted}',
    'player-on-both-sides':
      'в строке {row} фигура игрока {player} на другой стороне; все фигуры игрока должны быть на одной',
    'too-many-of-card':
      'карта «{cardText}» на руках и среди сыгранных: {count}, а в колоде их {copies}; нужно убрать лишние или увеличить настройку «Копий карт»',
    'no-hand': 'у игрока {player} нет строки в таблице карт; нужно её добавить (ячейки карт могут быть пустыми)',
    'no-sequence': 'на ход ничего не заявлено; нужно вписать действия в таблицу порядка хода',
    'sequence-played':
      'у строки уже есть исход, она может быть от прошлого хода; нужно убрать строку или очистить её исход',
  },
  es: {
    'unknown-piece': 'no hay ninguna pieza «{value}»; se admiten: {accepted}',
    'unknown-profile': 'no hay ningún perfil «{value}»; se admiten: {accepted}',
    'unknown-seer': '«{value}» no es una pieza ni un jugador, ni x, y o todos; se admiten además: {accepted}',
    'player-on-both-sides':
      'en la fila {row} hay una pieza del jugador {player} en el otro bando; todas las piezas de un jugador van en uno',
    'too-many-of-card':
      'la carta «{cardText}» está {count} veces entre las manos y las jugadas, pero el mazo tiene {copies}; hay que quitar las que sobran o subir el ajuste «Copias de cartas»',
    'no-hand':
      'el jugador {player} no tiene fila en la tabla de cartas; hay que añadirla (sus cartas pueden quedar vacías)',
    'no-sequence': 'no hay nada declarado para el turno; hay que escribir acciones en la tabla de la secuencia',
    'sequence-played':
      'esta fila ya tiene desenlace y puede ser de un turno anterior; hay que quitar la fila o borrar su desenlace',
  },
};

import { FORMAT_CHOICE, LANGUAGE_CHOICE, YES_NO } from './choices';
import { tableSpec } from './spec';

/** Sheet Players. */
export const PLAYERS_TABLE = tableSpec({
  table: 'WsPlayers',
  titles: { en: ['Players'], ru: ['Игроки'], es: ['Jugadores'] },
  columns: {
    id: {
      labels: {
        en: ['Player id', 'Id', 'Player'],
        ru: ['Ид игрока', 'Ид', 'Игрок', 'Код'],
        es: ['Id del jugador', 'Id', 'Jugador', 'Código'],
      },
      required: true,
      kind: { kind: 'id' },
      width: 12,
      by: 'gm',
      note: {
        en: 'Short permanent id, for example P1. Never change it during the game.',
        ru: 'Короткий постоянный ид, например И1. Во время игры не менять.',
        es: 'Id corto y permanente, por ejemplo J1. No cambiarlo durante la partida.',
      },
    },
    name: {
      labels: { en: ['Name', 'Player name'], ru: ['Имя', 'Имя игрока'], es: ['Nombre', 'Nombre del jugador'] },
      required: true,
      kind: { kind: 'text' },
      width: 18,
      by: 'gm',
      note: {
        en: "The player's name: title of the private sheet.",
        ru: 'Имя игрока: название личного листа.',
        es: 'Nombre del jugador: título de su hoja privada.',
      },
    },
    character: {
      labels: { en: ['Character'], ru: ['Персонаж'], es: ['Personaje'] },
      kind: { kind: 'text' },
      width: 22,
      by: 'gm',
      note: {
        en: 'Name of the character on the board, letter by letter: private blocks are addressed to it.',
        ru: 'Имя персонажа на форуме, буква в букву: по нему адресуются личные блоки [private=…].',
        es: 'Nombre del personaje en el foro, letra por letra: a él van los bloques privados.',
      },
    },
    language: {
      labels: { en: ['Language'], ru: ['Язык'], es: ['Idioma'] },
      kind: { kind: 'choice', choice: LANGUAGE_CHOICE },
      width: 14,
      by: 'gm',
      note: {
        en: "Language of the player's reports. Blank: that of the campaign.",
        ru: 'Язык отчётов игрока. Пусто: язык кампании.',
        es: 'Idioma de los informes del jugador. Vacío: el de la campaña.',
      },
    },
    format: {
      labels: {
        en: ['Format', 'Report format'],
        ru: ['Формат', 'Формат отчёта'],
        es: ['Formato', 'Formato del informe'],
      },
      kind: { kind: 'choice', choice: FORMAT_CHOICE },
      width: 12,
      by: 'gm',
      note: {
        en: 'Format the reports go out in: xlsx, dm (dungeonmaster.ru), bbcode, html, md, txt. Blank: xlsx.',
        ru: 'В каком виде отправлять отчёты: xlsx, dm (dungeonmaster.ru), bbcode, html, md, txt. Пусто: xlsx.',
        es: 'Formato de los informes: xlsx, dm (dungeonmaster.ru), bbcode, html, md, txt. Vacío: xlsx.',
      },
    },
    eliminated: {
      labels: { en: ['Eliminated', 'Out'], ru: ['Выбыл', 'Выбыл(а)'], es: ['Eliminado', 'Eliminado/a'] },
      kind: { kind: 'choice', choice: YES_NO },
      width: 12,
      by: 'gm',
      note: {
        en: 'yes: the player is out of the game. Blank: no.',
        ru: 'да: игрок выбыл из игры. Пусто: нет.',
        es: 'sí: el jugador está fuera de la partida. Vacío: no.',
      },
    },
  },
});

import { CARD_IDS } from '../engine/planet/cards';
import type { PlanetProblemCode } from '../engine/planet/problems';
import { choiceWord } from '../workbook/schema/choices';
import { CARD_CHOICE } from '../workbook/schema/planet/choices';
import type { Language, Words } from './language';

/** What the custom functions find wrong with soldiers and cards. */
export type PlanetFunctionProblemCode =
  'planet-soldier-unknown' | 'planet-style-unknown' | 'planet-card-unknown' | PlanetProblemCode;

export const PLANET_PROBLEM_WORDS: Words<PlanetFunctionProblemCode> = {
  en: {
    'planet-not-linear':
      '"{who}" fires with a template, out of sight: that is parabolic fire. Accepted here is a soldier of the style linear-visible',
    'planet-not-parabolic':
      '"{who}" fires in a line at what it sees: that is linear fire. Accepted here is a soldier of the style parabolic-template',
    'planet-deck-short':
      '{count} {count|card|cards} cannot be dealt: {left} {left|is|are} left in the deck; accepted is at most {left}',
    'planet-odds-shots': 'odds of {shots} shots are too many to list; accepted are soldiers with at most {most}',
    'planet-no-piece': 'there is no piece "{piece}"; accepted is the id of a piece on the table',
    'planet-piece-gone': 'piece "{piece}" has no models left; accepted is a piece with at least one',
    'planet-not-own': 'piece "{piece}" does not belong to player {player}; accepted is a piece of one’s own',
    'planet-same-side': '"{piece}" and "{target}" are of one side; accepted is an enemy as the target',
    'planet-step-over':
      'this comes too late: a later step of the turn has begun. The order is movement of x, of y; linear fire of x, of y; parabolic fire of x, of y; close combat',
    'planet-moved': 'side {side} has moved its piece; accepted is one move a turn',
    'planet-fired': '"{piece}" has fired; accepted is one fire of a piece a turn',
    'planet-fought': '"{piece}" and "{target}" have been in close combat; accepted is once a turn',
    'planet-out-of-sight': '"{piece}" does not see "{target}"; accepted for linear fire is a target in sight',
    'planet-covered':
      'the template cannot cover {covered} of "{target}", which has {models} {models|model|models}; accepted is a whole number from 0 to {models}',
    'planet-no-card': 'player {player} does not hold the card "{cardText}"; accepted are cards of its hand',
    'planet-card-unused':
      'the card "{cardText}" stays in the hand: no fire by or at "{piece}" follows in this turn, and close combat takes no cards',
    'planet-soldier-unknown': '"{value}" is no soldier; accepted are a range with the profile and the names {names}',
    'planet-style-unknown': '{field} is "{value}"; accepted: {accepted}',
    'planet-card-unknown': '"{value}" is no event card; accepted, separated by ";", are {names}',
  },
  ru: {
    'planet-not-linear':
      '«{who}» стреляет по шаблону, не видя цели, — это навесной огонь. Здесь нужен солдат со стилем «прямой»',
    'planet-not-parabolic':
      '«{who}» стреляет по прямой, видя цель, — это прямой огонь. Здесь нужен солдат со стилем «навесной»',
    'planet-deck-short':
      'нельзя раздать {count} {count|карту|карты|карт}: в колоде {left|осталась|осталось|осталось} {left}; допустимо не больше {left}',
    'planet-odds-shots':
      'шансы {shots} {shots|выстрела|выстрелов|выстрелов} не перечислить; допустимо не больше {most}',
    'planet-no-piece': 'фигуры «{piece}» нет; нужен ид фигуры, которая есть на столе',
    'planet-piece-gone': 'у фигуры «{piece}» не осталось моделей; нужна фигура хотя бы с одной',
    'planet-not-own': 'фигура «{piece}» не принадлежит игроку {player}; допустима только своя фигура',
    'planet-same-side': '«{piece}» и «{target}» на одной стороне; целью может быть только враг',
    'planet-step-over':
      'слишком поздно: начался следующий шаг хода. Порядок: движение x, движение y; прямой огонь x, y; навесной огонь x, y; рукопашный бой',
    'planet-moved': 'сторона {side} уже передвинула фигуру; допустимо одно движение за ход',
    'planet-fired': '«{piece}» уже стреляет в этом ходу; допустим один огонь фигуры за ход',
    'planet-fought': 'между «{piece}» и «{target}» уже был рукопашный бой; допустим один за ход',
    'planet-out-of-sight': '«{piece}» не видит «{target}»; для прямого огня цель должна быть видна',
    'planet-covered':
      'шаблон не может накрыть {covered} у «{target}»: там моделей {models}; допустимо целое число от 0 до {models}',
    'planet-no-card': 'у игрока {player} нет на руках карты «{cardText}»; допустимы карты с руки',
    'planet-card-unused':
      'карта «{cardText}» остаётся на руках: дальше в этом ходу «{piece}» не стреляет и под огонь не попадает, а в рукопашном бою карты не играются',
    'planet-soldier-unknown': '«{value}» — не солдат; нужен диапазон с профилем или одно из названий: {names}',
    'planet-style-unknown': '{field}: «{value}» не подходит; допустимо: {accepted}',
    'planet-card-unknown': '«{value}» — не карта событий; допустимы, через «;»: {names}',
  },
  es: {
    'planet-not-linear':
      '"{who}" dispara con plantilla, sin ver el objetivo: eso es disparo parabólico. Aquí se admite un soldado de estilo lineal-visible',
    'planet-not-parabolic':
      '"{who}" dispara en línea a lo que ve: eso es disparo lineal. Aquí se admite un soldado de estilo parabólico-plantilla',
    'planet-deck-short':
      'no se {count|puede|pueden} repartir {count} {count|carta|cartas}: en el mazo {left|queda|quedan} {left}; se admiten {left} como máximo',
    'planet-odds-shots':
      'las probabilidades de {shots} tiros son demasiadas para enumerarlas; se admiten {most} como máximo',
    'planet-no-piece': 'no hay ninguna pieza "{piece}"; se admite el id de una pieza que esté en la mesa',
    'planet-piece-gone': 'a la pieza "{piece}" no le quedan modelos; se admite una pieza con uno al menos',
    'planet-not-own': 'la pieza "{piece}" no es del jugador {player}; se admite una pieza propia',
    'planet-same-side': '"{piece}" y "{target}" son del mismo bando; como objetivo se admite un enemigo',
    'planet-step-over':
      'llega tarde: ya ha empezado un paso posterior del turno. El orden es movimiento de x, de y; disparo lineal de x, de y; disparo parabólico de x, de y; cuerpo a cuerpo',
    'planet-moved': 'el bando {side} ya ha movido su pieza; se admite un movimiento por turno',
    'planet-fired': '"{piece}" ya ha disparado; se admite un disparo de cada pieza por turno',
    'planet-fought': '"{piece}" y "{target}" ya han combatido cuerpo a cuerpo; se admite una vez por turno',
    'planet-out-of-sight': '"{piece}" no ve a "{target}"; para el disparo lineal se admite un objetivo a la vista',
    'planet-covered':
      'la plantilla no puede cubrir {covered} de "{target}", que tiene {models} {models|modelo|modelos}; se admite un número entero de 0 a {models}',
    'planet-no-card': 'el jugador {player} no tiene en la mano la carta "{cardText}"; se admiten las cartas de su mano',
    'planet-card-unused':
      'la carta "{cardText}" se queda en la mano: en lo que queda de turno "{piece}" ni dispara ni recibe disparos, y el cuerpo a cuerpo no admite cartas',
    'planet-soldier-unknown':
      '"{value}" no es un soldado; se admite un rango con el perfil o uno de los nombres: {names}',
    'planet-style-unknown': '{field} es "{value}"; se admite: {accepted}',
    'planet-card-unknown': '"{value}" no es una carta de eventos; se admiten, separadas por ";": {names}',
  },
};

/** Headers of LINEAR_ODDS, PARABOLIC_ODDS and CLOSE_ODDS. */
export const PLANET_ODDS_WORDS: Words<'casualtiesOfY' | 'casualtiesOfX' | 'chance'> = {
  en: { casualtiesOfY: 'casualties of y', casualtiesOfX: 'casualties of x', chance: 'chance' },
  ru: { casualtiesOfY: 'потери y', casualtiesOfX: 'потери x', chance: 'вероятность' },
  es: { casualtiesOfY: 'bajas de y', casualtiesOfX: 'bajas de x', chance: 'probabilidad' },
};

/** The name of the event card that a problem quotes by its id; blank where it quotes none. */
export function cardWord(language: Language, id: unknown): string {
  const card = CARD_IDS.find((each) => each === id);
  return card ? choiceWord(CARD_CHOICE, card, language) : '';
}

import type { PlanetProblemCode } from '../engine/planet/problems';
import type { Words } from './language';

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
      '{count} {count|card|cards} cannot be dealt: {left} {left|is|are} left in the deck; accepted is 1 to {left}',
    'planet-odds-shots': 'odds of {shots} shots are too many to list; accepted are soldiers with at most {most}',
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
      'нельзя раздать {count} {count|карту|карты|карт}: в колоде {left|осталась|осталось|осталось} {left}; допустимо от 1 до {left}',
    'planet-odds-shots':
      'шансы {shots} {shots|выстрела|выстрелов|выстрелов} не перечислить; допустимо не больше {most}',
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
      'no se {count|puede|pueden} repartir {count} {count|carta|cartas}: en el mazo {left|queda|quedan} {left}; se admite de 1 a {left}',
    'planet-odds-shots':
      'las probabilidades de {shots} tiros son demasiadas para enumerarlas; se admiten {most} como máximo',
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

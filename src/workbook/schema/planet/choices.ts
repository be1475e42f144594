import type { CardId } from '../../../engine/planet/cards';
import type { PlanetOptions } from '../../../engine/planet/options';
import type { ProfileId } from '../../../engine/planet/profiles';
import type { Profile, Style } from '../../../engine/planet/types';
import type { Choice } from '../choices';
import type { Labels } from '../language';

/** Names of the columns of a soldier's profile; those with `(x)` are written so in the source. */
export const SOLDIER_LABELS: Readonly<Record<keyof Profile, Labels>> = {
  name: { en: ['name', 'soldier'], ru: ['имя', 'название', 'солдат'], es: ['nombre', 'soldado'] },
  toHit: { en: ['to hit', 'hit'], ru: ['попадание', 'на попадание'], es: ['impactar', 'impactar(x)'] },
  reaction: { en: ['reaction'], ru: ['реакция'], es: ['reacción', 'reacción(x)'] },
  save: { en: ['save'], ru: ['спасбросок'], es: ['salvación', 'salvación(x)'] },
  style: {
    en: ['style', 'fire style', 'style of fire'],
    ru: ['стиль', 'стиль стрельбы', 'вид стрельбы'],
    es: ['estilo', 'estilo de disparo'],
  },
  saveModifier: {
    en: ['save modifier', 'modifier of saves', 'modifier of enemy saves'],
    ru: ['модификатор спасброска', 'модификатор спасброска врага'],
    es: [
      'modificador de salvación',
      'modificador a la salvación',
      'modificador de la salvación',
      'modificador a la salvación de y',
      'modificador a la salvación de y(x)',
    ],
  },
  shots: { en: ['shots'], ru: ['выстрелы', 'число выстрелов'], es: ['tiros', 'tiros(x)'] },
  attacks: { en: ['attacks'], ru: ['атаки', 'число атак'], es: ['ataques', 'ataques(x)'] },
};

export const STYLE_CHOICE: Choice<Style> = {
  linear: {
    en: ['linear-visible', 'linear'],
    ru: ['прямой', 'прямой видимый', 'прямая наводка', 'линейный', 'линейный видимый'],
    es: ['lineal-visible', 'lineal'],
  },
  parabolic: {
    en: ['parabolic-template', 'parabolic'],
    ru: ['навесной', 'навесной по шаблону', 'параболический', 'параболический шаблон'],
    es: ['parabólico-plantilla', 'parabólico'],
  },
};

/** English rules call soldiers and cards by the names printed on them, which are Spanish; translations are read too. */
export const SOLDIER_CHOICE: Choice<ProfileId> = {
  soldier: { en: ['Soldado', 'Soldier'], ru: ['Солдат'], es: ['Soldado'] },
  'soldier-semi-heavy-weapon': {
    en: ['Soldado de arma semi-pesada', 'Soldier with semi-heavy weapon'],
    ru: ['Солдат с полутяжёлым оружием'],
    es: ['Soldado de arma semi-pesada'],
  },
  'soldier-heavy-weapon': {
    en: ['Soldado de arma pesada', 'Soldier with heavy weapon'],
    ru: ['Солдат с тяжёлым оружием'],
    es: ['Soldado de arma pesada'],
  },
  'semi-heavy-armour': {
    en: ['Soldado de armadura semi-pesada', 'Soldier in semi-heavy armour', 'Soldier in semi-heavy armor'],
    ru: ['Солдат в полутяжёлой броне'],
    es: ['Soldado de armadura semi-pesada'],
  },
  'semi-heavy-armour-semi-heavy-weapon': {
    en: [
      'Soldado de armadura semi-pesada con arma semi-pesada',
      'Soldier in semi-heavy armour with semi-heavy weapon',
      'Soldier in semi-heavy armor with semi-heavy weapon',
    ],
    ru: ['Солдат в полутяжёлой броне с полутяжёлым оружием'],
    es: ['Soldado de armadura semi-pesada con arma semi-pesada'],
  },
  'semi-heavy-armour-heavy-weapon': {
    en: [
      'Soldado de armadura semi-pesada con arma pesada',
      'Soldier in semi-heavy armour with heavy weapon',
      'Soldier in semi-heavy armor with heavy weapon',
    ],
    ru: ['Солдат в полутяжёлой броне с тяжёлым оружием'],
    es: ['Soldado de armadura semi-pesada con arma pesada'],
  },
  'heavy-armour': {
    en: ['Soldado de armadura pesada', 'Soldier in heavy armour', 'Soldier in heavy armor'],
    ru: ['Солдат в тяжёлой броне'],
    es: ['Soldado de armadura pesada'],
  },
  'heavy-armour-semi-heavy-weapon': {
    en: [
      'Soldado de armadura pesada con arma semi-pesada',
      'Soldier in heavy armour with semi-heavy weapon',
      'Soldier in heavy armor with semi-heavy weapon',
    ],
    ru: ['Солдат в тяжёлой броне с полутяжёлым оружием'],
    es: ['Soldado de armadura pesada con arma semi-pesada'],
  },
  'heavy-armour-heavy-weapon': {
    en: [
      'Soldado de armadura pesada con arma pesada',
      'Soldier in heavy armour with heavy weapon',
      'Soldier in heavy armor with heavy weapon',
    ],
    ru: ['Солдат в тяжёлой броне с тяжёлым оружием'],
    es: ['Soldado de armadura pesada con arma pesada'],
  },
  'grenade-launcher': {
    en: ['Soldado lanza-granadas', 'Soldier with grenade launcher'],
    ru: ['Солдат с гранатомётом'],
    es: ['Soldado lanza-granadas'],
  },
  'semi-heavy-missile-launcher': {
    en: ['Soldado lanza-misiles semi-pesado', 'Soldier with semi-heavy missile launcher'],
    ru: ['Солдат с полутяжёлой ракетной установкой'],
    es: ['Soldado lanza-misiles semi-pesado'],
  },
  'heavy-missile-launcher': {
    en: ['Soldado lanza-misiles pesado', 'Soldier with heavy missile launcher'],
    ru: ['Солдат с тяжёлой ракетной установкой'],
    es: ['Soldado lanza-misiles pesado'],
  },
};

export const CARD_CHOICE: Choice<CardId> = {
  'good-aim': { en: ['Buena puntería', 'Good aim'], ru: ['Хорошая меткость'], es: ['Buena puntería'] },
  'bad-aim': { en: ['Mala puntería', 'Bad aim'], ru: ['Плохая меткость'], es: ['Mala puntería'] },
  'very-good-aim': {
    en: ['Muy buena puntería', 'Very good aim'],
    ru: ['Очень хорошая меткость'],
    es: ['Muy buena puntería'],
  },
  'very-bad-aim': {
    en: ['Muy mala puntería', 'Very bad aim'],
    ru: ['Очень плохая меткость'],
    es: ['Muy mala puntería'],
  },
  'lucky-aim': {
    en: ['Buena suerte en puntería', 'Good luck in aim', 'Lucky aim'],
    ru: ['Удача в меткости'],
    es: ['Buena suerte en puntería'],
  },
  'unlucky-aim': {
    en: ['Mala suerte en puntería', 'Bad luck in aim', 'Unlucky aim'],
    ru: ['Неудача в меткости'],
    es: ['Mala suerte en puntería'],
  },
  'good-reaction': { en: ['Buena reacción', 'Good reaction'], ru: ['Хорошая реакция'], es: ['Buena reacción'] },
  'bad-reaction': { en: ['Mala reacción', 'Bad reaction'], ru: ['Плохая реакция'], es: ['Mala reacción'] },
  'very-good-reaction': {
    en: ['Muy buena reacción', 'Very good reaction'],
    ru: ['Очень хорошая реакция'],
    es: ['Muy buena reacción'],
  },
  'very-bad-reaction': {
    en: ['Muy mala reacción', 'Very bad reaction'],
    ru: ['Очень плохая реакция'],
    es: ['Muy mala reacción'],
  },
  'lucky-reaction': {
    en: ['Buena suerte en reacción', 'Good luck in reaction', 'Lucky reaction'],
    ru: ['Удача в реакции'],
    es: ['Buena suerte en reacción'],
  },
  'unlucky-reaction': {
    en: ['Mala suerte en reacción', 'Bad luck in reaction', 'Unlucky reaction'],
    ru: ['Неудача в реакции'],
    es: ['Mala suerte en reacción'],
  },
  'lucky-save': {
    en: ['Buena suerte en salvación', 'Good luck in saves', 'Lucky save'],
    ru: ['Удача в спасброске'],
    es: ['Buena suerte en salvación'],
  },
  'unlucky-save': {
    en: ['Mala suerte en salvación', 'Bad luck in saves', 'Unlucky save'],
    ru: ['Неудача в спасброске'],
    es: ['Mala suerte en salvación'],
  },
};

/** Names of the options of the planet wargame. */
export const PLANET_OPTION_LABELS: Readonly<Record<keyof PlanetOptions, Labels>> = {
  naturalExtremes: {
    en: ['natural extremes'],
    ru: ['естественные крайности', 'единица и шестёрка'],
    es: ['extremos naturales'],
  },
  melee: { en: ['melee', 'close combat'], ru: ['рукопашный бой', 'рукопашная'], es: ['cuerpo a cuerpo'] },
  meleeSaveModifier: {
    en: ['melee save modifier', 'save modifier in melee'],
    ru: ['модификатор спасброска в рукопашном бою', 'модификатор спасброска в рукопашной'],
    es: ['modificador de salvación en cuerpo a cuerpo', 'modificador a la salvación en cuerpo a cuerpo'],
  },
  cardCopies: {
    en: ['card copies', 'copies'],
    ru: ['копий карт', 'число копий карт'],
    es: ['copias de cartas', 'copias'],
  },
};

export const MELEE_CHOICE: Choice<PlanetOptions['melee']> = {
  sum: { en: ['sum'], ru: ['сумма'], es: ['suma'] },
  successes: { en: ['successes'], ru: ['успехи'], es: ['éxitos'] },
};

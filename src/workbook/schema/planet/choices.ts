import type { CardId } from '../../../engine/planet/cards';
import type { ProfileId } from '../../../engine/planet/profiles';
import type { Declaration } from '../../../engine/planet/declarations';
import type { Profile, Side, Style } from '../../../engine/planet/types';
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

/** The two sides of the table, as the source names them; x goes first in every step (P-2). */
export const SIDE_CHOICE: Choice<Side> = {
  x: { en: ['x', 'side x'], ru: ['x', 'сторона x'], es: ['x', 'bando x'] },
  y: { en: ['y', 'side y'], ru: ['y', 'у', 'сторона y'], es: ['y', 'bando y'] },
};

/** What a row of the sequence of a turn says (P-2, P-6). */
export const ACTION_CHOICE: Choice<Declaration['kind']> = {
  move: { en: ['move', 'movement'], ru: ['движение', 'двигаться', 'ход'], es: ['movimiento', 'mover'] },
  linear: {
    en: ['linear fire', 'linear', 'fire'],
    ru: ['прямой огонь', 'прямой', 'огонь'],
    es: ['disparo lineal', 'lineal', 'disparo'],
  },
  parabolic: {
    en: ['parabolic fire', 'parabolic'],
    ru: ['навесной огонь', 'навесной'],
    es: ['disparo parabólico', 'parabólico'],
  },
  close: {
    en: ['close combat', 'melee'],
    ru: ['рукопашный бой', 'рукопашная', 'ближний бой'],
    es: ['cuerpo a cuerpo', 'combate cuerpo a cuerpo'],
  },
  card: { en: ['play card', 'card'], ru: ['сыграть карту', 'карта'], es: ['jugar carta', 'carta'] },
  deal: { en: ['deal cards', 'deal'], ru: ['раздача карт', 'раздать карты'], es: ['repartir cartas', 'repartir'] },
};

/** Whether a row of the sequence was carried out. */
export const DONE_CHOICE: Choice<'done' | 'refused'> = {
  done: { en: ['done'], ru: ['выполнено'], es: ['hecho'] },
  refused: { en: ['refused'], ru: ['отклонено'], es: ['rechazado'] },
};

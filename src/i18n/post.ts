import type { Words } from './language';

/** What is said of a player's post by every front door. */
export type PostWord = 'game-master' | 'several-owners' | 'quoted' | 'quotation-open';

export const POST_WORDS: Words<PostWord> = {
  en: {
    'game-master': 'game master',
    'several-owners': 'This text commands squads of several players: {owners}. Does each of them agree?',
    quoted: 'quoted, not read: {text}',
    'quotation-open':
      'A quotation begins at “{text}”, and nothing marks its end: check which rules are quoted and which are not.',
  },
  ru: {
    'game-master': 'мастер',
    'several-owners': 'В этом тексте правила отрядов разных игроков: {owners}. Согласны ли они?',
    quoted: 'цитата, не прочитано: {text}',
    'quotation-open':
      'Цитата начинается строкой «{text}», и её конец ничем не отмечен: нужно проверить, какие правила — цитата, а какие нет.',
  },
  es: {
    'game-master': 'máster',
    'several-owners': 'Este texto da reglas a escuadras de varios jugadores: {owners}. ¿Está cada uno de acuerdo?',
    quoted: 'cita, no leído: {text}',
    'quotation-open':
      'En «{text}» empieza una cita y nada marca su fin: hay que comprobar qué reglas son cita y cuáles no.',
  },
};

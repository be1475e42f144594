import type { Words } from '../language';

/** A workbook without a campaign. */
export type FirstRunWord = 'title' | 'text' | 'language' | 'new' | 'sample' | 'sample-text' | 'made' | 'refused';

export const FIRST_RUN_WORDS: Words<FirstRunWord> = {
  en: {
    title: 'No campaign here yet',
    text: 'A new campaign adds its sheets to this workbook; the sheets that are there stay as they are.',
    language: 'Language of the campaign',
    new: 'New campaign: {ruleset}',
    sample: 'Sample campaign: {ruleset}',
    'sample-text':
      'The sample has players, squads and fights made up: try everything on it before a campaign of your own.',
    made: 'The campaign is made. Publish its commitment before the first roll: {commitment}',
    refused: 'No campaign is made.',
  },
  ru: {
    title: 'Кампании здесь пока нет',
    text: 'Новая кампания добавит в книгу свои листы; те, что уже есть, останутся как были.',
    language: 'Язык кампании',
    new: 'Новая кампания: {ruleset}',
    sample: 'Пример кампании: {ruleset}',
    'sample-text': 'В примере игроки, отряды и бои уже придуманы: на нём можно всё попробовать до своей кампании.',
    made: 'Кампания создана. До первого броска нужно опубликовать её обязательство: {commitment}',
    refused: 'Кампания не создана.',
  },
  es: {
    title: 'Aquí aún no hay campaña',
    text: 'Una campaña nueva añade sus hojas a este libro; las que ya están se quedan como están.',
    language: 'Idioma de la campaña',
    new: 'Campaña nueva: {ruleset}',
    sample: 'Campaña de muestra: {ruleset}',
    'sample-text':
      'La muestra trae jugadores, escuadras y combates inventados: sirve para probarlo todo antes de una campaña propia.',
    made: 'La campaña está hecha. Hay que publicar su compromiso antes de la primera tirada: {commitment}',
    refused: 'No se ha hecho ninguna campaña.',
  },
};

import type { Words } from './language';

/** What a cell says while the rules behind it are out of reach. */
export const FUNCTION_LOADING_WORDS: Words<'not-loaded'> = {
  en: {
    'not-loaded':
      'The rules of the functions could not be loaded. Check the connection, then enter the formula again or press Ctrl+Alt+F9.',
  },
  ru: {
    'not-loaded':
      'Правила функций не удалось загрузить. Нужно проверить соединение и ввести формулу заново или нажать Ctrl+Alt+F9.',
  },
  es: {
    'not-loaded':
      'No se han podido cargar las reglas de las funciones. Hay que comprobar la conexión y volver a introducir la fórmula o pulsar Ctrl+Alt+F9.',
  },
};

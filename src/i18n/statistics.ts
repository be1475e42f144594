import type { Words } from './language';

/** How the statistics of dice are told. */
export type StatisticsWord = 'everybody' | 'line' | 'unusual' | 'usual' | 'too-few' | 'none' | 'title';

export const STATISTICS_WORDS: Words<StatisticsWord> = {
  en: {
    title: 'How the dice fell',
    everybody: 'All dice',
    line: '{who}: {count} d{sides}, mean {mean} (fair dice: {expected}).',
    unusual:
      '{who}, d{sides}: fair dice fall so unevenly about {often} times in a million. That is unusual; verify the ledger.',
    usual: 'Nothing unusual: fair dice fall like this.',
    'too-few': 'Too few dice to say whether anything is unusual.',
    none: 'No die has been rolled yet.',
  },
  ru: {
    title: 'Как выпадали кубики',
    everybody: 'Все кубики',
    line: '{who}: {count} d{sides}, среднее {mean} (у честных кубиков {expected}).',
    unusual:
      '{who}, d{sides}: честные кубики ложатся так неровно примерно {often} раз на миллион. Это необычно: проверьте журнал.',
    usual: 'Ничего необычного: честные кубики так и выпадают.',
    'too-few': 'Кубиков слишком мало, чтобы судить, есть ли что-то необычное.',
    none: 'Ещё не было ни одного броска.',
  },
  es: {
    title: 'Cómo cayeron los dados',
    everybody: 'Todos los dados',
    line: '{who}: {count} d{sides}, media {mean} (con dados justos: {expected}).',
    unusual:
      '{who}, d{sides}: unos dados justos caen con tanta desigualdad unas {often} veces por millón. Es poco común; compruebe el registro.',
    usual: 'Nada fuera de lo común: los dados justos caen así.',
    'too-few': 'Hay muy pocos dados para decir si algo es poco común.',
    none: 'Aún no se ha tirado ningún dado.',
  },
};

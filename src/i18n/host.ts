import type { HostProblem } from '../workbook/hostProblems';
import type { Words } from './language';

/** What stands in the way in the program that holds the workbook open. */
export const HOST_PROBLEM_WORDS: Words<HostProblem> = {
  en: {
    'excel-refused': 'Excel refused: {message} ({code})',
    'sheet-too-large': 'sheet “{sheet}” is too large: it holds more than {most} cells',
  },
  ru: {
    'excel-refused': 'Excel отказал: {message} ({code})',
    'sheet-too-large': 'лист «{sheet}» слишком велик: заполнено больше {most} ячеек',
  },
  es: {
    'excel-refused': 'Excel lo ha rechazado: {message} ({code})',
    'sheet-too-large': 'la hoja «{sheet}» es demasiado grande: tiene más de {most} celdas llenas',
  },
};

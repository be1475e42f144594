import type { HostProblem } from '../workbook/hostProblems';
import type { Words } from './language';

/** What stands in the way in the program that holds the workbook open. */
export const HOST_PROBLEM_WORDS: Words<HostProblem> = {
  en: {
    'excel-refused': 'Excel refused: {message} ({code})',
    'sheet-too-large': 'sheet “{sheet}” is too large: it holds more than {most} cells',
    'sheet-protected': 'sheet “{sheet}” is protected; unprotect it and try again. Nothing is written',
    'book-protected':
      'the structure of the workbook is protected, so no sheet can be made; unprotect it and try again. Nothing is written',
    'workbook-changed':
      'sheet “{sheet}” has been changed in the meantime, perhaps by somebody else; nothing is written. Do it again with the sheet as it is now',
    'being-written': 'somebody else is writing to this workbook at the moment; try again in a minute',
    'write-undone': 'Excel refused while writing: {message} ({code}). Everything is as it was before',
    'write-broken-off':
      'Excel broke off while writing: {message} ({code}). The workbook may be half written; it is put right when Warsheet is opened in it again',
    'write-recovered': 'the last writing to this workbook had broken off; everything is as it was before it',
    'write-finished': 'the last writing to this workbook had broken off at its very end; all of it is there',
  },
  ru: {
    'excel-refused': 'Excel отказал: {message} ({code})',
    'sheet-too-large': 'лист «{sheet}» слишком велик: заполнено больше {most} ячеек',
    'sheet-protected': 'лист «{sheet}» защищён; нужно снять защиту и повторить. Ничего не записано',
    'book-protected':
      'структура книги защищена, поэтому листы создать нельзя; нужно снять защиту и повторить. Ничего не записано',
    'workbook-changed':
      'лист «{sheet}» тем временем изменился — возможно, его изменил кто-то другой; ничего не записано. Нужно повторить с тем, что на листе сейчас',
    'being-written': 'в эту книгу сейчас записывает кто-то другой; нужно повторить через минуту',
    'write-undone': 'Excel отказал при записи: {message} ({code}). Всё осталось как было',
    'write-broken-off':
      'запись прервалась: {message} ({code}). Книга могла остаться записанной наполовину; она будет приведена в порядок, когда Warsheet снова откроют в ней',
    'write-recovered': 'последняя запись в эту книгу прервалась; всё возвращено к тому, что было до неё',
    'write-finished': 'последняя запись в эту книгу прервалась в самом конце; всё записано полностью',
  },
  es: {
    'excel-refused': 'Excel lo ha rechazado: {message} ({code})',
    'sheet-too-large': 'la hoja «{sheet}» es demasiado grande: tiene más de {most} celdas llenas',
    'sheet-protected':
      'la hoja «{sheet}» está protegida; hay que quitar la protección y repetir. No se ha escrito nada',
    'book-protected':
      'la estructura del libro está protegida y no se pueden crear hojas; hay que quitar la protección y repetir. No se ha escrito nada',
    'workbook-changed':
      'la hoja «{sheet}» ha cambiado entretanto, quizá por otra persona; no se ha escrito nada. Hay que repetir con la hoja tal como está ahora',
    'being-written': 'otra persona está escribiendo en este libro en este momento; hay que repetir dentro de un minuto',
    'write-undone': 'Excel se ha negado al escribir: {message} ({code}). Todo está como antes',
    'write-broken-off':
      'la escritura se ha interrumpido: {message} ({code}). El libro puede haber quedado escrito a medias; se arreglará cuando Warsheet se vuelva a abrir en él',
    'write-recovered': 'la última escritura en este libro se había interrumpido; todo está como antes de ella',
    'write-finished': 'la última escritura en este libro se había interrumpido justo al final; está todo',
  },
};

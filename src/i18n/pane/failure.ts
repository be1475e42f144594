import type { Words } from '../language';

/** What the pane says when something in it fails that should not. */
export type FailureWord = 'title' | 'text' | 'again' | 'reload' | 'details' | 'part-missing';

export const FAILURE_WORDS: Words<FailureWord> = {
  en: {
    title: 'The pane has failed',
    text: 'The workbook is as it was, and what was pasted here is kept. Try again; if it fails again, reload the pane. The details help whoever mends Warsheet: they name the place in the program; look them over before you send them.',
    again: 'Try again',
    reload: 'Reload the pane',
    details: 'Copy the details',
    'part-missing':
      'A part of the pane could not be loaded: the connection is gone, or a newer version stands on the server. Reload the pane.',
  },
  ru: {
    title: 'Сбой панели',
    text: 'В книге всё по-прежнему, вставленный текст сохранён. Можно попробовать ещё раз; если сбой повторится — перезагрузить панель. Подробности помогут исправить программу: в них место сбоя; перед отправкой их стоит просмотреть.',
    again: 'Попробовать ещё раз',
    reload: 'Перезагрузить панель',
    details: 'Скопировать подробности',
    'part-missing':
      'Часть панели не удалось загрузить: пропало соединение или на сервере уже новая версия. Нужно перезагрузить панель.',
  },
  es: {
    title: 'El panel ha fallado',
    text: 'El libro está como estaba y lo pegado aquí se conserva. Se puede probar de nuevo; si vuelve a fallar, recargar el panel. Los detalles ayudan a corregir el programa: dicen en qué lugar ha fallado; conviene repasarlos antes de enviarlos.',
    again: 'Probar de nuevo',
    reload: 'Recargar el panel',
    details: 'Copiar los detalles',
    'part-missing':
      'No se ha podido cargar una parte del panel: se ha perdido la conexión o hay una versión más reciente en el servidor. Hay que recargar el panel.',
  },
};

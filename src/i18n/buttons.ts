import type { Words } from './language';

/** What the ribbon's buttons say in the pane. */
export type ButtonWord =
  | 'checking'
  | 'resolving'
  | 'no-campaign'
  | 'no-problems'
  | 'problems'
  | 'resolved'
  | 'again'
  | 'unchanged'
  | 'mistake'
  | 'too-old';

export const BUTTON_WORDS: Words<ButtonWord> = {
  en: {
    checking: 'Checking the campaign …',
    resolving: 'Resolving the phase …',
    'no-campaign': 'This workbook holds no campaign yet. Begin one in the pane.',
    'no-problems': 'No problems: the phase “{phase}” of turn {turn} can be resolved.',
    problems: '{count} {count|problem stands|problems stand} in the way; nothing has been changed.',
    resolved:
      'Turn {turn}, phase “{phase}” is resolved: {dice} {dice|die|dice}, {sheets} {sheets|sheet|sheets} written. Undo brings back the state before it.',
    again: 'The phase had been resolved before: this is attempt {attempt}, with the same dice.',
    unchanged: 'The phase had been resolved before and nothing has changed since: same dice, same results.',
    mistake: 'Excel did not let Warsheet finish: {message}. Leave the cell that is being edited, then try again.',
    'too-old':
      'This Excel is too old for campaigns: Microsoft 365, Excel 2021 or newer, or Excel on the web is needed. Formulas with GM. work here; a campaign can be played with the command line.',
  },
  ru: {
    checking: 'Проверка кампании…',
    resolving: 'Расчёт фазы…',
    'no-campaign': 'В этой книге ещё нет кампании. Начать её можно на панели.',
    'no-problems': 'Ошибок нет: фазу «{phase}» хода {turn} можно рассчитать.',
    problems: 'Мешает {count} {count|ошибка|ошибки|ошибок}; ничего не изменено.',
    resolved:
      'Ход {turn}, фаза «{phase}» рассчитана: {dice} {dice|бросок|броска|бросков}, записано листов: {sheets}. Отмена вернёт всё, как было до фазы.',
    again: 'Фаза уже была рассчитана: это попытка {attempt}, броски те же.',
    unchanged: 'Фаза уже была рассчитана, и с тех пор ничего не изменилось: те же броски, те же результаты.',
    mistake: 'Excel не дал закончить: {message}. Нужно выйти из ячейки, которая редактируется, и повторить.',
    'too-old':
      'Этот Excel слишком стар для кампаний: нужен Microsoft 365, Excel 2021 или новее либо Excel в браузере. Формулы с GM. здесь работают; кампанию можно вести из командной строки.',
  },
  es: {
    checking: 'Revisando la campaña…',
    resolving: 'Resolviendo la fase…',
    'no-campaign': 'Este libro aún no contiene ninguna campaña. Se empieza una en el panel.',
    'no-problems': 'Sin problemas: la fase «{phase}» del turno {turn} se puede resolver.',
    problems: '{count} {count|problema lo impide|problemas lo impiden}; no se ha cambiado nada.',
    resolved:
      'Turno {turn}, fase «{phase}» resuelta: {dice} {dice|dado|dados}, {sheets} {sheets|hoja escrita|hojas escritas}. Deshacer devuelve el estado anterior.',
    again: 'La fase ya se había resuelto: este es el intento {attempt}, con los mismos dados.',
    unchanged: 'La fase ya se había resuelto y nada ha cambiado desde entonces: mismos dados, mismos resultados.',
    mistake:
      'Excel no dejó terminar a Warsheet: {message}. Salga de la celda que se está editando e inténtelo de nuevo.',
    'too-old':
      'Este Excel es demasiado antiguo para las campañas: hace falta Microsoft 365, Excel 2021 o posterior, o Excel en la web. Las fórmulas con GM. funcionan aquí; una campaña se puede llevar con la línea de órdenes.',
  },
};

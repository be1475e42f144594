import type { Words } from './language';

/** Words of the workbench's page around grid and pane. */
export const WORKBENCH_WORD_IDS = [
  ...(['title', 'sample', 'open', 'save', 'language', 'pane', 'grid', 'dropHere', 'untitled'] as const),
  ...(['opened', 'saved', 'restored', 'refusedEdit', 'unsaved', 'notKept', 'notTaken'] as const),
  ...(['rowsInserted', 'rowsDeleted', 'refusedHeader', 'newSheet', 'sheetAdded'] as const),
] as const;
export type WorkbenchWordId = (typeof WORKBENCH_WORD_IDS)[number];

export const WORKBENCH_WORDS: Words<WorkbenchWordId> = {
  en: {
    title: 'Warsheet workbench',
    sample: 'Open a sample…',
    open: 'Open a file…',
    save: 'Save as file',
    language: 'Language',
    pane: 'Task pane',
    grid: 'Spreadsheet',
    dropHere: 'Drop an .xlsx file to open it',
    untitled: 'campaign.xlsx',
    rowsInserted: '{count} {count|row|rows} inserted.',
    rowsDeleted: '{count} {count|row|rows} deleted.',
    refusedHeader: 'Not done: a table keeps its header, its total row and at least one row.',
    newSheet: 'Sheet {number}',
    sheetAdded: 'Sheet “{name}” was added at the end.',
    opened: '“{name}” is open.',
    saved: '“{name}” was handed to the browser to save.',
    restored: '“{name}” is open again as you left it. Nothing was sent anywhere.',
    refusedEdit:
      'Not done: the workbench changes values, formulas, formats and rows. Anything else would be missing from the saved file; do it in a spreadsheet program.',
    unsaved: 'There are changes that are not saved as a file. Open another workbook all the same?',
    notKept: 'This browser does not let the page keep the workbook: save it as a file before you leave.',
    notTaken:
      'The last change could not be taken over into the file: {message}. Save the file as it is, and tell us what you did.',
  },
  ru: {
    title: 'Мастерская Warsheet',
    sample: 'Открыть пример…',
    open: 'Открыть файл…',
    save: 'Сохранить файл',
    language: 'Язык',
    pane: 'Панель',
    grid: 'Таблица',
    dropHere: 'Отпустите файл .xlsx, чтобы открыть его',
    untitled: 'кампания.xlsx',
    rowsInserted: 'Вставлено: {count} {count|строка|строки|строк}.',
    rowsDeleted: 'Удалено: {count} {count|строка|строки|строк}.',
    refusedHeader: 'Не сделано: у таблицы остаются заголовок, строка итогов и хотя бы одна строка.',
    newSheet: 'Лист {number}',
    sheetAdded: 'Лист «{name}» добавлен в конец.',
    opened: 'Открыта книга «{name}».',
    saved: 'Книга «{name}» передана браузеру для сохранения.',
    restored: 'Книга «{name}» снова открыта в том виде, в каком вы её оставили. Ничего никуда не отправлялось.',
    refusedEdit:
      'Не сделано: здесь меняются значения, формулы, оформление ячеек и строки. Всё остальное не попало бы в сохранённый файл; сделайте это в табличном редакторе.',
    unsaved: 'Есть изменения, не сохранённые в файл. Всё равно открыть другую книгу?',
    notKept: 'Браузер не даёт странице хранить книгу: сохраните её в файл, прежде чем уйти.',
    notTaken:
      'Последнее изменение не удалось перенести в файл: {message}. Сохраните файл как есть и расскажите нам, что вы делали.',
  },
  es: {
    title: 'Banco de trabajo de Warsheet',
    sample: 'Abrir un ejemplo…',
    open: 'Abrir un archivo…',
    save: 'Guardar como archivo',
    language: 'Idioma',
    pane: 'Panel',
    grid: 'Hoja de cálculo',
    dropHere: 'Suelte un archivo .xlsx para abrirlo',
    untitled: 'campaña.xlsx',
    rowsInserted: '{count} {count|fila insertada|filas insertadas}.',
    rowsDeleted: '{count} {count|fila eliminada|filas eliminadas}.',
    refusedHeader: 'No se ha hecho: una tabla conserva su encabezado, su fila de totales y al menos una fila.',
    newSheet: 'Hoja {number}',
    sheetAdded: 'Se ha añadido la hoja «{name}» al final.',
    opened: '«{name}» está abierto.',
    saved: '«{name}» se ha entregado al navegador para guardarlo.',
    restored: '«{name}» vuelve a estar abierto tal como quedó. No se ha enviado nada a ninguna parte.',
    refusedEdit:
      'No se ha hecho: aquí se cambian valores, fórmulas, formatos y filas. Todo lo demás faltaría en el archivo guardado; hágalo en un programa de hojas de cálculo.',
    unsaved: 'Hay cambios sin guardar en un archivo. ¿Abrir otro libro de todos modos?',
    notKept: 'Este navegador no permite que la página conserve el libro: guárdelo como archivo antes de salir.',
    notTaken:
      'El último cambio no se ha podido pasar al archivo: {message}. Guarde el archivo tal como está y cuente qué se hizo.',
  },
};

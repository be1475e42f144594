import type { Words } from '../language';

/** The pane's frame: header, pages, messages. */
export type ShellWord =
  | 'no-name'
  | 'turn'
  | 'pages'
  | 'page-turn'
  | 'page-bring'
  | 'page-players'
  | 'page-odds'
  | 'page-dice'
  | 'settings'
  | 'back'
  | 'phases'
  | 'step-resolved'
  | 'step-on'
  | 'reading'
  | 'loading'
  | 'working'
  | 'cancel'
  | 'cancelling'
  | 'stage-fights'
  | 'stage-sheets'
  | 'stage-reports'
  | 'stage-dice'
  | 'undo'
  | 'taken-back'
  | 'close'
  | 'copy'
  | 'copied'
  | 'clipboard'
  | 'failed'
  | 'in-the-way'
  | 'typing'
  | 'more';

export const SHELL_WORDS: Words<ShellWord> = {
  en: {
    'no-name': 'Campaign without a name',
    turn: 'turn {turn}',
    pages: 'Pages',
    'page-turn': 'Turn',
    'page-bring': 'Import',
    'page-players': 'Players',
    'page-odds': 'Odds',
    'page-dice': 'Dice',
    settings: 'Settings',
    back: 'Back',
    phases: 'Phases of the turn',
    'step-resolved': 'resolved',
    'step-on': 'on now',
    reading: 'Reading the workbook …',
    loading: 'Loading …',
    working: 'Working …',
    cancel: 'Cancel',
    cancelling: 'Stopping …',
    'stage-fights': 'Fights: {done} of {total}',
    'stage-sheets': 'Private sheets: {done} of {total}',
    'stage-reports': 'Reports: {done} of {total}',
    'stage-dice': 'Dice: {done} of {total}',
    undo: 'Undo',
    'taken-back': 'Put back as it was.',
    close: 'Close this message',
    copy: 'Copy',
    copied: 'Copied.',
    clipboard: 'The clipboard cannot be used here. The text is shown below: select and copy it.',
    failed: 'It did not work: {message}',
    'in-the-way': 'It did not work:',
    typing: 'A cell is being edited: finish it with Enter, or leave it with Escape, and the work goes on.',
    more: 'and {count} more',
  },
  ru: {
    'no-name': 'Кампания без названия',
    turn: 'ход {turn}',
    pages: 'Страницы',
    'page-turn': 'Ход',
    'page-bring': 'Ввод',
    'page-players': 'Игроки',
    'page-odds': 'Шансы',
    'page-dice': 'Кубики',
    settings: 'Настройки',
    back: 'Назад',
    phases: 'Фазы хода',
    'step-resolved': 'рассчитана',
    'step-on': 'идёт сейчас',
    reading: 'Чтение книги …',
    loading: 'Загрузка …',
    working: 'Идёт работа …',
    cancel: 'Прервать',
    cancelling: 'Остановка …',
    'stage-fights': 'Бои: {done} из {total}',
    'stage-sheets': 'Личные листы: {done} из {total}',
    'stage-reports': 'Отчёты: {done} из {total}',
    'stage-dice': 'Броски: {done} из {total}',
    undo: 'Отменить',
    'taken-back': 'Всё возвращено, как было.',
    close: 'Закрыть сообщение',
    copy: 'Скопировать',
    copied: 'Скопировано.',
    clipboard: 'Буфер обмена здесь недоступен. Текст показан ниже: его можно выделить и скопировать.',
    failed: 'Не получилось: {message}',
    'in-the-way': 'Не получилось:',
    typing: 'Редактируется ячейка: после Enter или Escape работа продолжится.',
    more: 'и ещё {count}',
  },
  es: {
    'no-name': 'Campaña sin nombre',
    turn: 'turno {turn}',
    pages: 'Páginas',
    'page-turn': 'Turno',
    'page-bring': 'Importar',
    'page-players': 'Jugadores',
    'page-odds': 'Pronóstico',
    'page-dice': 'Dados',
    settings: 'Ajustes',
    back: 'Volver',
    phases: 'Fases del turno',
    'step-resolved': 'resuelta',
    'step-on': 'en curso',
    reading: 'Leyendo el libro …',
    loading: 'Cargando …',
    working: 'Trabajando …',
    cancel: 'Cancelar',
    cancelling: 'Deteniendo …',
    'stage-fights': 'Combates: {done} de {total}',
    'stage-sheets': 'Hojas privadas: {done} de {total}',
    'stage-reports': 'Informes: {done} de {total}',
    'stage-dice': 'Dados: {done} de {total}',
    undo: 'Deshacer',
    'taken-back': 'Todo ha vuelto a como estaba.',
    close: 'Cerrar el mensaje',
    copy: 'Copiar',
    copied: 'Copiado.',
    clipboard: 'Aquí no se puede usar el portapapeles. El texto se muestra abajo: se puede seleccionar y copiar.',
    failed: 'No ha funcionado: {message}',
    'in-the-way': 'No ha funcionado:',
    typing: 'Se está editando una celda: con Intro o Escape sigue el trabajo.',
    more: 'y {count} más',
  },
};

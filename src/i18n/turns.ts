import type { Words } from './language';

/** Phases resolved again or undone, turns that follow one another, and what the workbook keeps of them. */
export const TURN_PROBLEMS = [
  'other-fights',
  'fights-added',
  'fights-dropped',
  'fights-changed',
  'changed-before-phase',
  'change-undone',
  'turn-not-fought',
  'state-missing',
  'ledger-missing',
  'commitment-unlike',
  'commitment-missing',
] as const;
type TurnProblem = (typeof TURN_PROBLEMS)[number];

export const TURN_PROBLEM_WORDS: Words<TurnProblem> = {
  en: {
    'other-fights':
      'turn {turn} was fought with other combats ({earlier}); nothing is written. A new turn? Set Turn to {next} first (or: warsheet next). A correction? Give the reason (--reason)',
    'fights-added': 'combats that attempt {attempt} did not have: {names}',
    'fights-dropped': 'combats of attempt {attempt} that are no longer entered: {names}',
    'fights-changed': 'combats with other squads than in attempt {attempt}: {names}',
    'changed-before-phase':
      '{id}: {column} before the phase is now {typed}, it was {before}, as the cell was changed by hand',
    'change-undone': '“{typed}”, entered by hand, is lost; “{before}” is back',
    'turn-not-fought':
      'turn {turn} has combats that are not resolved ({names}) and that the next turn would not keep; resolve the phase first, or delete their rows',
    'state-missing':
      'the hidden sheet “{sheet}” is missing, on which Warsheet keeps what was resolved: restore it from a copy of the workbook',
    'ledger-missing':
      'the sheet “{sheet}” with the dice of turn {turn} is missing: restore it from a copy of the workbook',
    'commitment-unlike':
      'the master seed does not fit the commitment {promised}: it gives {made}. Put the seed back that the commitment was made from; if nothing was published yet, clear this cell and it is made anew',
    'commitment-missing':
      'the commitment is missing, though dice have been rolled: put the published one back into this cell',
  },
  ru: {
    'other-fights':
      'в ходу {turn} рассчитаны другие бои ({earlier}); ничего не записано. Новый ход? Сначала поставить ход {next} (или: warsheet next). Исправление? Указать причину (--reason)',
    'fights-added': 'бои, которых не было в попытке {attempt}: {names}',
    'fights-dropped': 'бои попытки {attempt}, которых больше нет: {names}',
    'fights-changed': 'бои с другими отрядами, чем в попытке {attempt}: {names}',
    'changed-before-phase': '{id}: {column} до фазы теперь {typed}, было {before} — ячейка изменена вручную',
    'change-undone': 'введённое вручную «{typed}» пропало, снова стоит «{before}»',
    'turn-not-fought':
      'в ходу {turn} есть нерассчитанные бои ({names}), в следующем ходу их не будет; сначала нужно рассчитать фазу или удалить их строки',
    'state-missing':
      'нет скрытого листа «{sheet}», на котором Warsheet хранит рассчитанное: его нужно вернуть из копии книги',
    'ledger-missing': 'нет листа «{sheet}» с бросками хода {turn}: его нужно вернуть из копии книги',
    'commitment-unlike':
      'мастер-ключ не подходит к обязательству {promised}: из него получается {made}. Нужно вернуть ключ, из которого обязательство сделано; если оно ещё не опубликовано, ячейку можно очистить — оно будет сделано заново',
    'commitment-missing': 'нет обязательства, хотя броски уже были: в эту ячейку нужно вернуть опубликованное',
  },
  es: {
    'other-fights':
      'el turno {turn} se resolvió con otros combates ({earlier}); no se ha escrito nada. ¿Un turno nuevo? Primero hay que poner el turno {next} (o: warsheet next). ¿Una corrección? Hay que dar el motivo (--reason)',
    'fights-added': 'combates que el intento {attempt} no tenía: {names}',
    'fights-dropped': 'combates del intento {attempt} que ya no están: {names}',
    'fights-changed': 'combates con otras escuadras que en el intento {attempt}: {names}',
    'changed-before-phase':
      '{id}: {column} antes de la fase es ahora {typed}, era {before}, porque la celda se cambió a mano',
    'change-undone': '«{typed}», escrito a mano, se pierde; vuelve «{before}»',
    'turn-not-fought':
      'el turno {turn} tiene combates sin resolver ({names}) que el turno siguiente no conservaría; primero hay que resolver la fase o borrar sus filas',
    'state-missing':
      'falta la hoja oculta «{sheet}», donde Warsheet guarda lo resuelto: hay que recuperarla de una copia del libro',
    'ledger-missing':
      'falta la hoja «{sheet}» con los dados del turno {turn}: hay que recuperarla de una copia del libro',
    'commitment-unlike':
      'la semilla maestra no corresponde al compromiso {promised}: da {made}. Hay que devolver la semilla de la que se hizo el compromiso; si aún no se ha publicado, basta vaciar esta celda y se hará de nuevo',
    'commitment-missing':
      'falta el compromiso, aunque ya se han tirado dados: hay que devolver a esta celda el publicado',
  },
};

import type { Words } from '../language';

/** Resolving a phase, undoing it, going on to the next turn. */
export type ResolveWord =
  | 'resolve'
  | 'again'
  | 'reason'
  | 'changed'
  | 'resolved'
  | 'resolved-now'
  | 'resolved-again'
  | 'unchanged'
  | 'warnings'
  | 'not-resolved'
  | 'stopped'
  | 'undo'
  | 'undone'
  | 'not-undone'
  | 'changed-since'
  | 'next-turn'
  | 'on-turn'
  | 'on-planet-turn'
  | 'next-round'
  | 'on-round'
  | 'players';

export const RESOLVE_WORDS: Words<ResolveWord> = {
  en: {
    resolve: 'Resolve the phase',
    again: 'Resolve again',
    reason: 'Reason for resolving again (the ledger keeps it)',
    changed: 'The workbook has changed since the phase was resolved. Resolved again, it keeps its dice.',
    resolved: 'Resolved, attempt {attempt}.',
    'resolved-now': 'The phase is resolved: {dice} {dice|die|dice}, {sheets} {sheets|sheet|sheets} written.',
    'resolved-again':
      'The phase is resolved again, attempt {attempt}, with the same dice: {sheets} {sheets|sheet|sheets} written.',
    unchanged: 'Nothing has changed since the phase was resolved: same dice, same results. Nothing is written.',
    warnings: 'To be known:',
    'not-resolved': 'The phase is not resolved and nothing is written:',
    stopped: 'Stopped. Nothing is written.',
    undo: 'Undo the phase',
    undone: 'The phase is undone; its dice stay the same.',
    'not-undone': 'Nothing is undone:',
    'changed-since': '{cells} {cells|cell|cells} changed by hand since the phase went back to the old value too.',
    'next-turn': 'Go on to turn {turn}',
    'on-turn': 'It is turn {turn} now. The table of combats is empty.',
    'on-planet-turn': 'It is turn {turn} now. The sequence is empty.',
    'next-round': 'Go on to round {turn}',
    'on-round': 'It is round {turn} now. The table of actions is empty.',
    players: 'On to the players',
  },
  ru: {
    resolve: 'Рассчитать фазу',
    again: 'Рассчитать снова',
    reason: 'Причина нового расчёта (останется в журнале)',
    changed: 'После расчёта книга изменилась. При новом расчёте броски останутся теми же.',
    resolved: 'Рассчитана, попытка {attempt}.',
    'resolved-now':
      'Фаза рассчитана: {dice} {dice|бросок|броска|бросков}, записано {sheets} {sheets|лист|листа|листов}.',
    'resolved-again':
      'Фаза рассчитана снова, попытка {attempt}, броски те же: записано {sheets} {sheets|лист|листа|листов}.',
    unchanged: 'После расчёта ничего не изменилось: те же броски, те же результаты. Ничего не записано.',
    warnings: 'Нужно знать:',
    'not-resolved': 'Фаза не рассчитана, ничего не записано:',
    stopped: 'Остановлено. Ничего не записано.',
    undo: 'Отменить фазу',
    undone: 'Фаза отменена; её броски останутся теми же.',
    'not-undone': 'Отменить не удалось:',
    'changed-since':
      'Прежнее значение вернулось и в {cells} {cells|ячейку|ячейки|ячеек}, изменённых вручную после фазы.',
    'next-turn': 'Перейти к ходу {turn}',
    'on-turn': 'Теперь идёт ход {turn}. Таблица боёв пуста.',
    'on-planet-turn': 'Теперь идёт ход {turn}. Последовательность пуста.',
    'next-round': 'Перейти к раунду {turn}',
    'on-round': 'Теперь идёт раунд {turn}. Таблица действий пуста.',
    players: 'Дальше: игроки',
  },
  es: {
    resolve: 'Resolver la fase',
    again: 'Resolver de nuevo',
    reason: 'Motivo para resolver de nuevo (queda en el registro)',
    changed: 'El libro ha cambiado desde que se resolvió la fase. Si se resuelve de nuevo, conserva sus dados.',
    resolved: 'Resuelta, intento {attempt}.',
    'resolved-now': 'La fase está resuelta: {dice} {dice|dado|dados}, {sheets} {sheets|hoja escrita|hojas escritas}.',
    'resolved-again':
      'La fase está resuelta de nuevo, intento {attempt}, con los mismos dados: {sheets} {sheets|hoja escrita|hojas escritas}.',
    unchanged:
      'Nada ha cambiado desde que se resolvió la fase: mismos dados, mismos resultados. No se ha escrito nada.',
    warnings: 'Conviene saber:',
    'not-resolved': 'La fase no está resuelta y no se ha escrito nada:',
    stopped: 'Detenido. No se ha escrito nada.',
    undo: 'Deshacer la fase',
    undone: 'La fase queda deshecha; sus dados siguen siendo los mismos.',
    'not-undone': 'No se ha deshecho nada:',
    'changed-since':
      'También {cells|volvió|volvieron} al valor anterior {cells} {cells|celda cambiada|celdas cambiadas} a mano después de la fase.',
    'next-turn': 'Pasar al turno {turn}',
    'on-turn': 'Ahora es el turno {turn}. La tabla de combates está vacía.',
    'on-planet-turn': 'Ahora es el turno {turn}. La secuencia está vacía.',
    'next-round': 'Pasar al asalto {turn}',
    'on-round': 'Ahora es el asalto {turn}. La tabla de acciones está vacía.',
    players: 'Seguir con los jugadores',
  },
};

import type { Words } from '../language';

/** The page of the turn: check, resolve, undo, go on. */
export type TurnWord =
  | 'phase'
  | 'counts-landing'
  | 'counts-exo'
  | 'counts-planet'
  | 'clear'
  | 'in-the-way'
  | 'warnings'
  | 'check'
  | 'checked'
  | 'by-hand'
  | 'not-on'
  | 'make-on'
  | 'made-on'
  | 'cell-errors';

export const TURN_WORDS: Words<TurnWord> = {
  en: {
    phase: 'Phase: {phase}',
    'counts-landing':
      '{combats} {combats|fight|fights} · {squads} {squads|squad|squads} · {players} {players|player|players}',
    'counts-planet': '{pieces} {pieces|piece|pieces} · {actions} {actions|action|actions} declared',
    'counts-exo': '{characters} {characters|character|characters} · {actions} {actions|action|actions} declared',
    clear: 'Nothing stands in the way.',
    'in-the-way': '{count} {count|problem stands|problems stand} in the way:',
    warnings: 'Checked. Nothing stands in the way, but:',
    check: 'Check',
    checked: 'Checked: nothing stands in the way.',
    'by-hand': 'This phase is not resolved here: enter on the sheets what came of it, then choose the next phase.',
    'not-on': 'This is not the phase that is on.',
    'make-on': 'Go on to this phase',
    'made-on': 'The phase is now: {phase}.',
    'cell-errors': 'Errors of GM functions in cells',
  },
  ru: {
    phase: 'Фаза: {phase}',
    'counts-landing':
      '{combats} {combats|бой|боя|боёв} · {squads} {squads|отряд|отряда|отрядов} · {players} {players|игрок|игрока|игроков}',
    'counts-planet': '{pieces} {pieces|фигура|фигуры|фигур} · заявлено {actions} {actions|действие|действия|действий}',
    'counts-exo':
      '{characters} {characters|персонаж|персонажа|персонажей} · {actions} {actions|действие|действия|действий}',
    clear: 'Расчёту ничто не мешает.',
    'in-the-way': 'Расчёту {count|мешает|мешают|мешают} {count} {count|ошибка|ошибки|ошибок}:',
    warnings: 'Проверено. Расчёту ничто не мешает, но:',
    check: 'Проверить',
    checked: 'Проверено: расчёту ничто не мешает.',
    'by-hand': 'Эта фаза здесь не рассчитывается: её итоги нужно внести на листы и выбрать следующую фазу.',
    'not-on': 'Сейчас идёт другая фаза.',
    'make-on': 'Перейти к этой фазе',
    'made-on': 'Теперь идёт фаза: {phase}.',
    'cell-errors': 'Ошибки функций GM в ячейках',
  },
  es: {
    phase: 'Fase: {phase}',
    'counts-landing':
      '{combats} {combats|combate|combates} · {squads} {squads|escuadra|escuadras} · {players} {players|jugador|jugadores}',
    'counts-planet': '{pieces} {pieces|pieza|piezas} · {actions} {actions|acción declarada|acciones declaradas}',
    'counts-exo':
      '{characters} {characters|personaje|personajes} · {actions} {actions|acción declarada|acciones declaradas}',
    clear: 'Nada impide resolverla.',
    'in-the-way': '{count} {count|problema impide|problemas impiden} resolverla:',
    warnings: 'Comprobado. Nada impide resolverla, pero:',
    check: 'Comprobar',
    checked: 'Comprobado: nada impide resolverla.',
    'by-hand': 'Esta fase no se resuelve aquí: hay que anotar su resultado en las hojas y elegir la fase siguiente.',
    'not-on': 'Ahora está en curso otra fase.',
    'make-on': 'Pasar a esta fase',
    'made-on': 'La fase en curso es ahora: {phase}.',
    'cell-errors': 'Errores de funciones GM en celdas',
  },
};

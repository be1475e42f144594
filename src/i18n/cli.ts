import type { Words } from './language';

export type CliWord =
  | 'unknown-language'
  | 'unknown-command'
  | 'extra-word'
  | 'option-unknown'
  | 'option-twice'
  | 'option-without-value'
  | 'option-with-value'
  | 'call-arguments'
  | 'call-line'
  | 'file-needed'
  | 'text-needed'
  | 'function-needed'
  | 'destination-needed'
  | 'destination-twice'
  | 'phase-needed'
  | 'phase-unknown'
  | 'dir-needed'
  | 'format-unknown'
  | 'turn-unreadable'
  | 'made'
  | 'made-calculator'
  | 'checked'
  | 'checked-exo'
  | 'checked-planet'
  | 'fight-line'
  | 'resolved'
  | 'resolved-round'
  | 'resolved-turn'
  | 'resolved-build'
  | 'covert-resolved'
  | 'orders-refused'
  | 'orders-written'
  | 'again'
  | 'unchanged'
  | 'undone'
  | 'changed-since'
  | 'and-more'
  | 'next-turn'
  | 'next-turn-emptied'
  | 'verified'
  | 'nearest'
  | 'expected'
  | 'squad-not-found'
  | 'squad-repeated'
  | 'line-unread'
  | 'rules-refused'
  | 'nothing-written'
  | 'written-to'
  | 'section-empty'
  | 'rules-written'
  | 'rules-as-before'
  | 'recipient'
  | 'recipient-none'
  | 'recipient-round'
  | 'reports-written'
  | 'reports-none';

export const CLI_WORDS: Words<CliWord> = {
  en: {
    'unknown-language': 'Language "{text}" is not known; there are en, ru, es.',
    'unknown-command': 'There is no command "{text}"; there are {accepted}.',
    'extra-word': '"{text}" is one word too many.',
    'option-unknown': 'The option {option} is not known here; there are {accepted}.',
    'option-twice': 'The option {option} is given twice.',
    'option-without-value': 'The option {option} needs a value, for example {option}=VALUE.',
    'option-with-value': 'The option {option} takes no value, not "{text}".',
    'call-arguments': '"{text}" is not a JSON array of arguments; a range is an array of rows',
    'call-line': '"{text}" is not a line of the form ["NAME",[arguments]]',
    'file-needed': 'Which workbook? Its file name is missing.',
    'text-needed': 'Which text? The file with the rules is missing.',
    'function-needed': 'Which function? Its name is missing.',
    'destination-needed': 'Say where the changed workbook goes: either --out FILE2.xlsx or --in-place.',
    'destination-twice': 'The changed workbook goes to --out FILE2.xlsx or stays --in-place, not both.',
    'phase-needed': 'Say which phase: --phase {accepted}.',
    'phase-unknown': 'The phase "{text}" is not known; there are {accepted}.',
    'dir-needed': 'Say where the reports go: --dir DIR.',
    'format-unknown':
      'The format "{text}" is not known; there are xlsx, dm, bbcode, html, md, txt, separated by commas.',
    'turn-unreadable': 'The turn "{text}" is not a whole number from 1 to 9999.',
    made: 'Made {file}. Publish the commitment before the first roll: {commitment}',
    'made-calculator': 'Made {file}: formulas to try fights and odds with, for an Excel that has the add-in.',
    checked:
      'No problems: {players} {players|player|players}, {squads} {squads|squad|squads}, {combats} {combats|combat|combats}.',
    'checked-planet':
      'No problems: {players} {players|player|players}, {pieces} {pieces|piece|pieces}, {actions} {actions|action|actions} declared.',
    'checked-exo':
      'No problems: {players} {players|player|players}, {characters} {characters|character|characters}, {actions} {actions|action|actions} of this round.',
    'fight-line': '{combat}: {outcome}, {cycles} {cycles|cycle|cycles}',
    resolved: 'Turn {turn}, combat phase: {fights} {fights|fight|fights}, {dice} {dice|die|dice}.',
    'resolved-build': 'Turn {turn}, construction phase.',
    'orders-refused': 'Nothing is written. With --accept-understood the orders understood are written.',
    'orders-written': '{count} {count|order|orders} written to {file}.',
    'covert-resolved': '{count} covert {count|operation|operations} resolved. Written to {file}.',
    'resolved-turn': 'Turn {turn}: {dice} {dice|die|dice}.',
    'resolved-round': 'Round {turn}: {dice} {dice|die|dice}.',
    again: 'The phase had been resolved before: this is attempt {attempt}, with the same dice.',
    unchanged: 'The phase had been resolved before and nothing has changed since: same dice, same results.',
    undone: 'Turn {turn}: the {phase} phase is undone; its dice stay the same. Written to {file}.',
    'changed-since': '{cells} {cells|cell|cells} changed by hand since the phase went back to the old value too.',
    'and-more': 'and {count} more',
    'next-turn': 'Now it is turn {turn}. Written to {file}.',
    'next-turn-emptied':
      'Now it is turn {turn}; {declared} {declared|row|rows} of what was declared for the turn before {declared|is|are} taken out, all else stays as it is. Written to {file}.',
    verified: '{dice} {dice|die|dice} recomputed and right, {mismatches} {mismatches|mismatch|mismatches}.',
    nearest: 'accepted, for example',
    expected: 'expected',
    'squad-not-found': '? Squad “{name}” is not in the campaign; the closest: {closest}',
    'squad-repeated': '✗ Squad “{name}” is named twice',
    'line-unread': '– not read: {text}',
    'rules-refused': 'Nothing is written. With --accept-understood the rules understood are written.',
    'nothing-written': 'Nothing is written.',
    'written-to': 'Written to {file}.',
    'section-empty': '  (no rule)',
    'rules-written': '{rules} {rules|rule|rules} written to {file}.',
    'rules-as-before': 'The workbook has these rules already, word for word.',
    recipient: '{player}: concerned by {fights} {fights|fight|fights}',
    'recipient-round': '{player}: {fights} {fights|character|characters} in the fight',
    'recipient-none': '{player}: nothing concerns this player',
    'reports-written': '{count} {count|file|files} in {dir}.',
    'reports-none': 'No report is written; {dir} is as it was.',
  },
  ru: {
    'unknown-language': 'Язык «{text}» неизвестен; есть en, ru, es.',
    'unknown-command': 'Команды «{text}» нет; есть {accepted}.',
    'extra-word': 'Лишнее слово: «{text}».',
    'option-unknown': 'Параметр {option} здесь неизвестен; есть {accepted}.',
    'option-twice': 'Параметр {option} указан дважды.',
    'option-without-value': 'Параметру {option} нужно значение, например {option}=ЗНАЧЕНИЕ.',
    'option-with-value': 'У параметра {option} значения нет, а указано «{text}».',
    'call-arguments': '«{text}» — не массив аргументов в JSON; диапазон — массив строк',
    'call-line': '«{text}» — не строка вида ["ИМЯ",[аргументы]]',
    'file-needed': 'Не указан файл книги.',
    'text-needed': 'Не указан файл с правилами.',
    'function-needed': 'Не указана функция.',
    'destination-needed': 'Нужно указать, куда записать книгу: --out ФАЙЛ2.xlsx или --in-place.',
    'destination-twice': 'Нужно указать что-то одно: --out ФАЙЛ2.xlsx или --in-place.',
    'phase-needed': 'Нужно указать фазу: --phase {accepted}.',
    'phase-unknown': 'Фаза «{text}» неизвестна; есть {accepted}.',
    'dir-needed': 'Нужно указать папку для отчётов: --dir ПАПКА.',
    'format-unknown': 'Формат «{text}» неизвестен; есть xlsx, dm, bbcode, html, md, txt, через запятую.',
    'turn-unreadable': 'Номер хода «{text}» — не целое число от 1 до 9999.',
    made: 'Готово: {file}. Обязательство нужно опубликовать до первого броска: {commitment}',
    'made-calculator': 'Готово: {file}. Это формулы для пробных боёв и шансов, для Excel с надстройкой.',
    checked:
      'Ошибок нет: {players} {players|игрок|игрока|игроков}, {squads} {squads|отряд|отряда|отрядов}, {combats} {combats|бой|боя|боёв}.',
    'checked-planet':
      'Проблем нет: {players} {players|игрок|игрока|игроков}, {pieces} {pieces|фигура|фигуры|фигур}, заявлено {actions} {actions|действие|действия|действий}.',
    'checked-exo':
      'Ошибок нет: {players} {players|игрок|игрока|игроков}, {characters} {characters|персонаж|персонажа|персонажей}, {actions} {actions|действие|действия|действий} в этом раунде.',
    'fight-line': '{combat}: {outcome}, {cycles} {cycles|цикл|цикла|циклов}',
    resolved: 'Ход {turn}, боевая фаза: {fights} {fights|бой|боя|боёв}, {dice} {dice|бросок|броска|бросков}.',
    'resolved-build': 'Ход {turn}, фаза строительства.',
    'orders-refused': 'Ничего не записано. С --accept-understood будут записаны понятые заявки.',
    'orders-written': 'Записано заявок: {count}, файл {file}.',
    'covert-resolved': 'Рассчитано тайных операций: {count}. Записано в {file}.',
    'resolved-turn': 'Ход {turn}: {dice} {dice|бросок|броска|бросков}.',
    'resolved-round': 'Раунд {turn}: {dice} {dice|бросок|броска|бросков}.',
    again: 'Фаза уже была рассчитана: это попытка {attempt}, броски те же.',
    unchanged: 'Фаза уже была рассчитана, и с тех пор ничего не изменилось: те же броски, те же результаты.',
    undone: 'Ход {turn}: фаза «{phase}» отменена; её броски останутся теми же. Записано в {file}.',
    'changed-since':
      'Прежнее значение вернулось и в {cells} {cells|ячейку|ячейки|ячеек}, изменённых вручную после фазы.',
    'and-more': 'и ещё {count}',
    'next-turn': 'Начат ход {turn}. Записано в {file}.',
    'next-turn-emptied':
      'Начат ход {turn}; убрано {declared} {declared|строка|строки|строк} с заявленным на прошлый ход, остальное осталось как было. Записано в {file}.',
    verified: 'Верно пересчитано бросков: {dice}; расхождений: {mismatches}.',
    nearest: 'подойдёт, например',
    expected: 'ожидалось',
    'squad-not-found': '? Отряда «{name}» в кампании нет; похожи: {closest}',
    'squad-repeated': '✗ Отряд «{name}» назван дважды',
    'line-unread': '– не прочитано: {text}',
    'rules-refused': 'Ничего не записано. С --accept-understood запишутся понятые правила.',
    'nothing-written': 'Ничего не записано.',
    'written-to': 'Записано в {file}.',
    'section-empty': '  (правил нет)',
    'rules-written': 'Записано правил: {rules}, файл {file}.',
    'rules-as-before': 'Эти правила уже есть в книге слово в слово.',
    recipient: '{player}: {fights} {fights|бой|боя|боёв}',
    'recipient-round': '{player}: в бою {fights} {fights|персонаж|персонажа|персонажей}',
    'recipient-none': '{player}: в боях не участвует',
    'reports-written': 'Файлов: {count}, папка {dir}.',
    'reports-none': 'Ни один отчёт не записан; папка {dir} осталась как была.',
  },
  es: {
    'unknown-language': 'El idioma "{text}" no se conoce; existen en, ru, es.',
    'unknown-command': 'No existe la orden "{text}"; existen {accepted}.',
    'extra-word': 'Sobra la palabra "{text}".',
    'option-unknown': 'La opción {option} no se conoce aquí; existen {accepted}.',
    'option-twice': 'La opción {option} aparece dos veces.',
    'option-without-value': 'La opción {option} necesita un valor, por ejemplo {option}=VALOR.',
    'option-with-value': 'La opción {option} no lleva valor, y se ha dado "{text}".',
    'call-arguments': '"{text}" no es una lista JSON de argumentos; un rango es una lista de filas',
    'call-line': '"{text}" no es una línea de la forma ["NOMBRE",[argumentos]]',
    'file-needed': 'Falta el nombre del libro.',
    'text-needed': 'Falta el archivo con las reglas.',
    'function-needed': 'Falta el nombre de la función.',
    'destination-needed': 'Hay que decir dónde se guarda el libro: --out ARCHIVO2.xlsx o --in-place.',
    'destination-twice': 'Hay que elegir una de las dos: --out ARCHIVO2.xlsx o --in-place.',
    'phase-needed': 'Hay que decir la fase: --phase {accepted}.',
    'phase-unknown': 'La fase "{text}" no se conoce; existen {accepted}.',
    'dir-needed': 'Hay que decir la carpeta de los informes: --dir CARPETA.',
    'format-unknown': 'El formato "{text}" no se conoce; existen xlsx, dm, bbcode, html, md, txt, separados por comas.',
    'turn-unreadable': 'El turno "{text}" no es un número entero de 1 a 9999.',
    made: 'Hecho: {file}. Hay que publicar el compromiso antes de la primera tirada: {commitment}',
    'made-calculator':
      'Creado {file}: fórmulas para probar combates y probabilidades, para un Excel con el complemento.',
    checked:
      'Sin problemas: {players} {players|jugador|jugadores}, {squads} {squads|escuadra|escuadras}, {combats} {combats|combate|combates}.',
    'checked-planet':
      'Sin problemas: {players} {players|jugador|jugadores}, {pieces} {pieces|pieza|piezas}, {actions} {actions|acción declarada|acciones declaradas}.',
    'checked-exo':
      'Sin problemas: {players} {players|jugador|jugadores}, {characters} {characters|personaje|personajes}, {actions} {actions|acción|acciones} en este asalto.',
    'fight-line': '{combat}: {outcome}, {cycles} {cycles|ciclo|ciclos}',
    resolved: 'Turno {turn}, fase de combate: {fights} {fights|combate|combates}, {dice} {dice|dado|dados}.',
    'resolved-build': 'Turno {turn}, fase de construcción.',
    'orders-refused': 'No se ha escrito nada. Con --accept-understood se escriben las órdenes entendidas.',
    'orders-written': '{count} {count|orden escrita|órdenes escritas} en {file}.',
    'covert-resolved':
      '{count} {count|operación encubierta resuelta|operaciones encubiertas resueltas}. Escrito en {file}.',
    'resolved-turn': 'Turno {turn}: {dice} {dice|dado|dados}.',
    'resolved-round': 'Asalto {turn}: {dice} {dice|dado|dados}.',
    again: 'La fase ya estaba resuelta: este es el intento {attempt}, con los mismos dados.',
    unchanged: 'La fase ya estaba resuelta y nada ha cambiado desde entonces: mismos dados, mismos resultados.',
    undone: 'Turno {turn}: la fase «{phase}» queda deshecha; sus dados siguen siendo los mismos. Guardado en {file}.',
    'changed-since':
      'También {cells|volvió|volvieron} al valor anterior {cells} {cells|celda cambiada|celdas cambiadas} a mano después de la fase.',
    'and-more': 'y {count} más',
    'next-turn': 'Empieza el turno {turn}. Guardado en {file}.',
    'next-turn-emptied':
      'Empieza el turno {turn}; se {declared|ha|han} quitado {declared} {declared|fila|filas} de lo declarado para el turno anterior, lo demás queda como estaba. Guardado en {file}.',
    verified: 'Dados recalculados y correctos: {dice}; discrepancias: {mismatches}.',
    nearest: 'se admite, por ejemplo',
    expected: 'se esperaba',
    'squad-not-found': '? La escuadra «{name}» no está en la campaña; se parecen: {closest}',
    'squad-repeated': '✗ La escuadra «{name}» aparece dos veces',
    'line-unread': '– no leído: {text}',
    'rules-refused': 'No se ha escrito nada. Con --accept-understood se escriben las reglas entendidas.',
    'nothing-written': 'No se ha escrito nada.',
    'written-to': 'Guardado en {file}.',
    'section-empty': '  (ninguna regla)',
    'rules-written': '{rules} {rules|regla guardada|reglas guardadas} en {file}.',
    'rules-as-before': 'El libro ya tiene estas reglas, palabra por palabra.',
    recipient: '{player}: le {fights|afecta|afectan} {fights} {fights|combate|combates}',
    'recipient-round': '{player}: {fights} {fights|personaje|personajes} en el combate',
    'recipient-none': '{player}: nada le afecta',
    'reports-written': '{count} {count|archivo|archivos} en {dir}.',
    'reports-none': 'No se ha escrito ningún informe; {dir} queda como estaba.',
  },
};

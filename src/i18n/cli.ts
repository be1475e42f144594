import type { Words } from './language';

type CliWord =
  | 'usage'
  | 'unknown-language'
  | 'unknown-command'
  | 'extra-word'
  | 'call-arguments'
  | 'call-line'
  | 'file-needed'
  | 'text-needed'
  | 'destination-needed'
  | 'phase-needed'
  | 'dir-needed'
  | 'format-unknown'
  | 'turn-unreadable'
  | 'made'
  | 'checked'
  | 'fight-line'
  | 'resolved'
  | 'again'
  | 'unchanged'
  | 'undone'
  | 'changed-since'
  | 'verified'
  | 'nearest'
  | 'expected'
  | 'squad-not-found'
  | 'squad-repeated'
  | 'line-unread'
  | 'rules-refused'
  | 'nothing-written'
  | 'rules-written'
  | 'recipient'
  | 'recipient-none'
  | 'reports-written';

export const CLI_WORDS: Words<CliWord> = {
  en: {
    usage: `Usage: warsheet COMMAND … [--lang en|ru|es] [--json]

  new FILE.xlsx [--sample] [--seed MASTER]      a campaign workbook to start from
  check FILE.xlsx                               every problem with sheet, row and column
  rules FILE.xlsx TEXT.txt (--out FILE2.xlsx | --in-place) [--accept-understood]
                                                import behaviour rules from a forum post
  resolve FILE.xlsx --phase combat (--out FILE2.xlsx | --in-place) [--reason TEXT]
                                                resolve every combat of the turn
  reports FILE.xlsx --dir DIR [--format xlsx,dm,bbcode,html,md,txt] [--turn N]
                                                one file a player and format, and the public packet
  undo FILE.xlsx (--out FILE2.xlsx | --in-place)
                                                back to before the last phase
  verify FILE.xlsx [--seed MASTER]              recompute the dice ledger
  call NAME 'JSON array of arguments'           one custom function; a range is an array of rows
  call -                                        many: each line of standard input is ["NAME",[arguments]]

Example: warsheet new campaign.xlsx --sample
         warsheet call ROLL '["2d6+1", "turn 4"]'
Exit status: 0 done, 1 refused input (nothing written), 2 wrong usage.`,
    'unknown-language': 'Language "{text}" is not known; there are en, ru, es.',
    'unknown-command': 'There is no command "{text}".',
    'extra-word': '"{text}" is one word too many.',
    'call-arguments': '"{text}" is not a JSON array of arguments; a range is an array of rows',
    'call-line': '"{text}" is not a line of the form ["NAME",[arguments]]',
    'file-needed': 'Which workbook? Its file name is missing.',
    'text-needed': 'Which text? The file with the rules is missing.',
    'destination-needed': 'Say where the changed workbook goes: either --out FILE2.xlsx or --in-place.',
    'phase-needed': 'Say which phase: --phase combat.',
    'dir-needed': 'Say where the reports go: --dir DIR.',
    'format-unknown': 'Formats are xlsx, dm, bbcode, html, md, txt, separated by commas.',
    'turn-unreadable': 'The turn is a whole number.',
    made: 'Made {file}. Publish the commitment before the first roll: {commitment}',
    checked:
      'No problems: {players} {players|player|players}, {squads} {squads|squad|squads}, {combats} {combats|combat|combats}.',
    'fight-line': '{combat}: {outcome}, {cycles} {cycles|cycle|cycles}',
    resolved: 'Turn {turn}, combat phase: {fights} {fights|fight|fights}, {dice} {dice|die|dice}. Written to {file}.',
    again: 'The phase had been resolved before: this is attempt {attempt}, with the same dice.',
    unchanged: 'The phase had been resolved before and nothing has changed since: same dice, same results.',
    undone: 'Turn {turn}: the combat phase is undone; its dice stay the same. Written to {file}.',
    'changed-since': '{cells} {cells|cell|cells} changed by hand since the phase went back to the old value too.',
    verified: '{dice} {dice|die|dice} recomputed and right, {mismatches} {mismatches|mismatch|mismatches}.',
    nearest: 'accepted, for example',
    expected: 'expected',
    'squad-not-found': '? Squad “{name}” is not in the campaign; the closest: {closest}',
    'squad-repeated': '✗ Squad “{name}” is named twice',
    'line-unread': '– not read: {text}',
    'rules-refused': 'Nothing is written. With --accept-understood the rules understood are written.',
    'nothing-written': 'Nothing is written.',
    'rules-written': '{rules} {rules|rule|rules} written to {file}.',
    recipient: '{player}: concerned by {fights} {fights|fight|fights}',
    'recipient-none': '{player}: nothing concerns this player',
    'reports-written': '{count} {count|file|files} in {dir}.',
  },
  ru: {
    usage: `Использование: warsheet КОМАНДА … [--lang en|ru|es] [--json]

  new ФАЙЛ.xlsx [--sample] [--seed КЛЮЧ]        книга новой кампании
  check ФАЙЛ.xlsx                               все ошибки: лист, строка, столбец
  rules ФАЙЛ.xlsx ТЕКСТ.txt (--out ФАЙЛ2.xlsx | --in-place) [--accept-understood]
                                                взять правила поведения из сообщения на форуме
  resolve ФАЙЛ.xlsx --phase combat (--out ФАЙЛ2.xlsx | --in-place) [--reason ТЕКСТ]
                                                рассчитать все бои хода
  reports ФАЙЛ.xlsx --dir ПАПКА [--format xlsx,dm,bbcode,html,md,txt] [--turn N]
                                                по файлу на игрока и формат и открытый пакет
  undo ФАЙЛ.xlsx (--out ФАЙЛ2.xlsx | --in-place)
                                                вернуть всё, как было до последней фазы
  verify ФАЙЛ.xlsx [--seed КЛЮЧ]                пересчитать журнал бросков
  call ИМЯ 'массив аргументов в JSON'           одна функция; диапазон — массив строк
  call -                                        много: в каждой строке ввода ["ИМЯ",[аргументы]]

Пример: warsheet new кампания.xlsx --sample
        warsheet call ROLL '["2к6+1", "ход 4"]'
Код завершения: 0 — готово, 1 — данные не приняты (ничего не записано), 2 — неверный вызов.`,
    'unknown-language': 'Язык «{text}» неизвестен; есть en, ru, es.',
    'unknown-command': 'Команды «{text}» нет.',
    'extra-word': 'Лишнее слово: «{text}».',
    'call-arguments': '«{text}» — не массив аргументов в JSON; диапазон — массив строк',
    'call-line': '«{text}» — не строка вида ["ИМЯ",[аргументы]]',
    'file-needed': 'Не указан файл книги.',
    'text-needed': 'Не указан файл с правилами.',
    'destination-needed': 'Нужно указать, куда записать книгу: --out ФАЙЛ2.xlsx или --in-place.',
    'phase-needed': 'Нужно указать фазу: --phase combat.',
    'dir-needed': 'Нужно указать папку для отчётов: --dir ПАПКА.',
    'format-unknown': 'Форматы: xlsx, dm, bbcode, html, md, txt, через запятую.',
    'turn-unreadable': 'Номер хода — целое число.',
    made: 'Готово: {file}. Обязательство нужно опубликовать до первого броска: {commitment}',
    checked:
      'Ошибок нет: {players} {players|игрок|игрока|игроков}, {squads} {squads|отряд|отряда|отрядов}, {combats} {combats|бой|боя|боёв}.',
    'fight-line': '{combat}: {outcome}, {cycles} {cycles|цикл|цикла|циклов}',
    resolved:
      'Ход {turn}, боевая фаза: {fights} {fights|бой|боя|боёв}, {dice} {dice|бросок|броска|бросков}. Записано в {file}.',
    again: 'Фаза уже была рассчитана: это попытка {attempt}, броски те же.',
    unchanged: 'Фаза уже была рассчитана, и с тех пор ничего не изменилось: те же броски, те же результаты.',
    undone: 'Ход {turn}: боевая фаза отменена; её броски останутся теми же. Записано в {file}.',
    'changed-since':
      'Прежнее значение вернулось и в {cells} {cells|ячейку|ячейки|ячеек}, изменённых вручную после фазы.',
    verified: 'Верно пересчитано бросков: {dice}; расхождений: {mismatches}.',
    nearest: 'подойдёт, например',
    expected: 'ожидалось',
    'squad-not-found': '? Отряда «{name}» в кампании нет; похожи: {closest}',
    'squad-repeated': '✗ Отряд «{name}» назван дважды',
    'line-unread': '– не прочитано: {text}',
    'rules-refused': 'Ничего не записано. С --accept-understood запишутся понятые правила.',
    'nothing-written': 'Ничего не записано.',
    'rules-written': 'Записано правил: {rules}, файл {file}.',
    recipient: '{player}: {fights} {fights|бой|боя|боёв}',
    'recipient-none': '{player}: в боях не участвует',
    'reports-written': 'Файлов: {count}, папка {dir}.',
  },
  es: {
    usage: `Uso: warsheet ORDEN … [--lang en|ru|es] [--json]

  new ARCHIVO.xlsx [--sample] [--seed SEMILLA]  un libro de campaña para empezar
  check ARCHIVO.xlsx                            todos los problemas con hoja, fila y columna
  rules ARCHIVO.xlsx TEXTO.txt (--out ARCHIVO2.xlsx | --in-place) [--accept-understood]
                                                importar reglas de conducta de un mensaje del foro
  resolve ARCHIVO.xlsx --phase combat (--out ARCHIVO2.xlsx | --in-place) [--reason TEXTO]
                                                resolver todos los combates del turno
  reports ARCHIVO.xlsx --dir CARPETA [--format xlsx,dm,bbcode,html,md,txt] [--turn N]
                                                un archivo por jugador y formato, y el paquete público
  undo ARCHIVO.xlsx (--out ARCHIVO2.xlsx | --in-place)
                                                volver a antes de la última fase
  verify ARCHIVO.xlsx [--seed SEMILLA]          recalcular el registro de tiradas
  call NOMBRE 'lista JSON de argumentos'        una función; un rango es una lista de filas
  call -                                        muchas: cada línea de la entrada es ["NOMBRE",[argumentos]]

Ejemplo: warsheet new campaña.xlsx --sample
         warsheet call ROLL '["2d6+1", "turno 4"]'
Estado de salida: 0 hecho, 1 datos no admitidos (no se escribe nada), 2 uso incorrecto.`,
    'unknown-language': 'El idioma "{text}" no se conoce; existen en, ru, es.',
    'unknown-command': 'No existe la orden "{text}".',
    'extra-word': 'Sobra la palabra "{text}".',
    'call-arguments': '"{text}" no es una lista JSON de argumentos; un rango es una lista de filas',
    'call-line': '"{text}" no es una línea de la forma ["NOMBRE",[argumentos]]',
    'file-needed': 'Falta el nombre del libro.',
    'text-needed': 'Falta el archivo con las reglas.',
    'destination-needed': 'Hay que decir dónde se guarda el libro: --out ARCHIVO2.xlsx o --in-place.',
    'phase-needed': 'Hay que decir la fase: --phase combat.',
    'dir-needed': 'Hay que decir la carpeta de los informes: --dir CARPETA.',
    'format-unknown': 'Los formatos son xlsx, dm, bbcode, html, md, txt, separados por comas.',
    'turn-unreadable': 'El turno es un número entero.',
    made: 'Hecho: {file}. Hay que publicar el compromiso antes de la primera tirada: {commitment}',
    checked:
      'Sin problemas: {players} {players|jugador|jugadores}, {squads} {squads|escuadra|escuadras}, {combats} {combats|combate|combates}.',
    'fight-line': '{combat}: {outcome}, {cycles} {cycles|ciclo|ciclos}',
    resolved:
      'Turno {turn}, fase de combate: {fights} {fights|combate|combates}, {dice} {dice|dado|dados}. Guardado en {file}.',
    again: 'La fase ya estaba resuelta: este es el intento {attempt}, con los mismos dados.',
    unchanged: 'La fase ya estaba resuelta y nada ha cambiado desde entonces: mismos dados, mismos resultados.',
    undone: 'Turno {turn}: la fase de combate queda deshecha; sus dados siguen siendo los mismos. Guardado en {file}.',
    'changed-since':
      'También {cells|volvió|volvieron} al valor anterior {cells} {cells|celda cambiada|celdas cambiadas} a mano después de la fase.',
    verified: 'Dados recalculados y correctos: {dice}; discrepancias: {mismatches}.',
    nearest: 'se admite, por ejemplo',
    expected: 'se esperaba',
    'squad-not-found': '? La escuadra «{name}» no está en la campaña; se parecen: {closest}',
    'squad-repeated': '✗ La escuadra «{name}» aparece dos veces',
    'line-unread': '– no leído: {text}',
    'rules-refused': 'No se ha escrito nada. Con --accept-understood se escriben las reglas entendidas.',
    'nothing-written': 'No se ha escrito nada.',
    'rules-written': '{rules} {rules|regla guardada|reglas guardadas} en {file}.',
    recipient: '{player}: le {fights|afecta|afectan} {fights} {fights|combate|combates}',
    'recipient-none': '{player}: nada le afecta',
    'reports-written': '{count} {count|archivo|archivos} en {dir}.',
  },
};

import type { WorkbookProblem } from '../workbook/problems';
import { EXO_TABLE_WORDS } from './exoWorkbook';
import { GROWTH_TABLE_WORDS } from './growthWorkbook';
import { PLANET_TABLE_WORDS } from './planetWorkbook';
import type { Words } from './language';
import { MAP_TABLE_WORDS } from './mapWorkbook';

/** Where a problem stands; what is not known of the place is left out. */
export type PlaceWord = 'sheet' | 'row' | 'cell';

export const PLACE_WORDS: Words<PlaceWord> = {
  en: {
    sheet: 'sheet “{sheet}”',
    row: 'sheet “{sheet}”, row {row}',
    cell: 'sheet “{sheet}”, row {row}, column “{column}”',
  },
  ru: {
    sheet: 'лист «{sheet}»',
    row: 'лист «{sheet}», строка {row}',
    cell: 'лист «{sheet}», строка {row}, столбец «{column}»',
  },
  es: {
    sheet: 'hoja «{sheet}»',
    row: 'hoja «{sheet}», fila {row}',
    cell: 'hoja «{sheet}», fila {row}, columna «{column}»',
  },
};

/** What is wrong with a workbook: each quotes the value and says what is accepted. */
export const WORKBOOK_PROBLEM_WORDS: Words<WorkbookProblem> = {
  en: {
    ...EXO_TABLE_WORDS.en,
    ...PLANET_TABLE_WORDS.en,
    ...GROWTH_TABLE_WORDS.en,
    ...MAP_TABLE_WORDS.en,
    'missing-table': 'the table {title} is not in the workbook; put it on a sheet of that name, with its header row',
    'two-tables':
      'there are two tables {title}: on the sheets “{first}” and “{second}”; rename the header or the sheet of the one that does not count, or delete it',
    'missing-column': 'a column is missing; its header may be {labels}. Headers not understood: {headers}',
    'two-columns': 'the headers “{other}” and “{column}” mean the same; rename one of them',
    'missing-value': 'the cell is blank, but a value is required',
    'excel-error': 'the cell holds the error {value}; correct its formula',
    'formula-not-calculated':
      'nobody has calculated the formula {formula} of this cell: open and save the workbook in Excel or LibreOffice once, or put a value in its place',
    'formula-in-the-way':
      'a value has to be written into this cell, but the formula {formula} stands there: clear the cell or put a value in place of the formula',
    'formula-replaced':
      'the phase puts a value in place of the formula {formula}; undoing the phase brings the formula back',
    'not-a-number': '“{value}” is not a number; accepted are digits with a decimal point or comma',
    'not-whole': '“{value}” is not a whole number; accepted are whole numbers from {min} to {max}',
    'too-many-places': '“{value}” has more than three decimal places; accepted are at most three',
    'out-of-range': '“{value}” is out of range; accepted is {min} to {max}',
    'looks-like-date':
      'Excel has turned this value into a date (number {value}); format the cell as text and enter it again',
    'id-is-number': 'Excel has made the number {value} of this value; format the cell as text and enter it again',
    'unknown-choice': '“{value}” is not one of the choices; accepted are: {accepted}',
    'duplicate-id':
      'the id “{id}” already stands in row {row}; every id may occur once (look-alike letters count as equal)',
    'duplicate-name': 'the name “{name}” already stands in row {row}; every name may occur once',
    'duplicate-character':
      'the character “{character}” already stands in row {row}, perhaps with look-alike letters or other capitals: a private block on the board would be shown to both players. Give each player a character of their own',
    'off-map': 'the cell {value} is off the map; accepted are A1 to {last} (setting “Map size”)',
    'hp-above-full':
      'squad {squad} has {value} HP, more than its full {full}; if that is meant, nothing needs to be done',
    'squad-name-twice':
      'the name “{name}” of the same owner already stands in row {row}: rules and combats can tell these squads apart by id only',
    'combat-of-one-player': 'in combat {combat} squads of player {owner} stand on both sides',
    'squads-without-combat': 'in no combat of this phase: {squads}',
    'unknown-setting': 'the setting “{value}” is not known; accepted are: {accepted}',
    'duplicate-setting': 'the setting “{value}” already stands in row {row}',
    'missing-setting': 'the setting {setting} is missing; the dice depend on it',
    'weak-master':
      'the master seed is too short or holds other characters; accepted are at least 26 characters A–Z and 2–7 (128 bits)',
    'unknown-player': 'there is no player “{value}”; accepted are: {accepted}',
    'unknown-type': 'there is no unit type “{value}”; accepted are: {accepted}',
    'unknown-weapon':
      '“{value}” is neither a weapon of the catalogue nor a profile like “Rifle 3x2 r2”; the catalogue has: {accepted}',
    'unknown-squad': 'there is no squad “{value}”; accepted are: {accepted}',
    'ambiguous-name': '“{value}” may be any of {candidates}; write the id',
    'weapon-listed-twice': 'the weapon “{value}” is listed twice',
    'duplicate-rule-number': 'squad {squad} has two rules with the number {number}',
    'too-many-rules': 'squad {squad} has {count} rules; accepted are at most {max}',
    'rules-too-long': 'the rules of squad {squad} are too long; accepted are at most {max} characters',
    'rule-refused':
      'rule {number} of squad {squad} is not accepted: “{quote}”. Accepted would be, for example: {nearest}',
    'squad-without-hp':
      'squad {squad} ({name}) has no HP left and cannot fight; take it out of the combat or correct its HP',
    'squad-twice': 'squad {squad} is listed twice',
    'squad-on-both-sides': 'squad {squad} is on both sides',
    'squad-in-two-combats':
      'squad {squad} already fights in row {row}; a squad fights once a phase: put both fights into one row',
    'no-combats': 'no combats are entered; write attackers and defenders into the table of combats',
    'state-unreadable': 'row {row} of the hidden sheet {sheet} cannot be read: it has been changed outside Warsheet',
  },
  ru: {
    ...EXO_TABLE_WORDS.ru,
    ...PLANET_TABLE_WORDS.ru,
    ...GROWTH_TABLE_WORDS.ru,
    ...MAP_TABLE_WORDS.ru,
    'missing-table': 'в книге нет таблицы {title}; нужен лист с таким названием и строкой заголовков',
    'two-tables':
      'таблиц {title} две: на листах «{first}» и «{second}»; лишнюю нужно удалить или изменить её заголовки либо название листа',
    'missing-column': 'нет столбца; его заголовок может быть {labels}. Непонятные заголовки: {headers}',
    'two-columns': 'заголовки «{other}» и «{column}» значат одно и то же; один из них нужно переименовать',
    'missing-value': 'ячейка пуста, а значение обязательно',
    'excel-error': 'в ячейке ошибка {value}; нужно исправить формулу',
    'formula-not-calculated':
      'формула {formula} в этой ячейке не вычислена: нужно один раз открыть и сохранить книгу в Excel или LibreOffice либо вписать значение',
    'formula-in-the-way':
      'в эту ячейку нужно записать значение, но в ней формула {formula}: ячейку нужно очистить либо заменить формулу значением',
    'formula-replaced': 'фаза запишет сюда значение вместо формулы {formula}; при отмене фазы формула вернётся',
    'not-a-number': '«{value}» — не число; допустимы цифры с десятичной запятой или точкой',
    'not-whole': '«{value}» — не целое число; допустимы целые от {min} до {max}',
    'too-many-places': 'у «{value}» больше трёх знаков после запятой; допустимо не больше трёх',
    'out-of-range': '«{value}» вне допустимых пределов: от {min} до {max}',
    'looks-like-date':
      'Excel превратил это значение в дату (число {value}); нужно задать ячейке текстовый формат и ввести значение снова',
    'id-is-number':
      'Excel превратил это значение в число {value}; нужно задать ячейке текстовый формат и ввести значение снова',
    'unknown-choice': '«{value}» не входит в список; допустимо: {accepted}',
    'duplicate-id':
      'ид «{id}» уже есть в строке {row}; каждый ид встречается один раз (похожие буквы считаются одинаковыми)',
    'duplicate-name': 'название «{name}» уже есть в строке {row}; каждое встречается один раз',
    'duplicate-character':
      'персонаж «{character}» уже есть в строке {row} (похожие буквы и регистр не в счёт): личный блок на форуме увидели бы оба игрока. Каждому игроку нужен свой персонаж',
    'off-map': 'клетки {value} на карте нет; допустимы клетки от A1 до {last} (настройка «Размер карты»)',
    'hp-above-full': 'у отряда {squad} {value} НР — больше полных {full}; если так задумано, ничего делать не нужно',
    'squad-name-twice':
      'название «{name}» у того же владельца уже есть в строке {row}: в правилах и боях эти отряды различаются только по ид',
    'combat-of-one-player': 'в бою {combat} отряды игрока {owner} стоят на обеих сторонах',
    'squads-without-combat': 'не участвуют ни в одном бою этой фазы: {squads}',
    'unknown-setting': 'настройка «{value}» неизвестна; допустимо: {accepted}',
    'duplicate-setting': 'настройка «{value}» уже есть в строке {row}',
    'missing-setting': 'нет настройки {setting}; от неё зависят броски',
    'weak-master':
      'мастер-ключ слишком короткий или содержит другие знаки; нужно не меньше 26 знаков A–Z и 2–7 (128 бит)',
    'unknown-player': 'игрока «{value}» нет; допустимо: {accepted}',
    'unknown-type': 'типа отрядов «{value}» нет; допустимо: {accepted}',
    'unknown-weapon':
      '«{value}» — не оружие из каталога и не профиль вида «Винтовка 3х2 r2»; в каталоге есть: {accepted}',
    'unknown-squad': 'отряда «{value}» нет; допустимо: {accepted}',
    'ambiguous-name': '«{value}» подходит к нескольким: {candidates}; нужно указать ид',
    'weapon-listed-twice': 'оружие «{value}» указано дважды',
    'duplicate-rule-number': 'у отряда {squad} два правила с номером {number}',
    'too-many-rules': 'у отряда {squad} {count} {count|правило|правила|правил}; допустимо не больше {max}',
    'rules-too-long': 'правила отряда {squad} слишком длинные; допустимо не больше {max} знаков',
    'rule-refused': 'правило {number} отряда {squad} не принято: «{quote}». Годится, например: {nearest}',
    'squad-without-hp':
      'у отряда {squad} ({name}) не осталось НР, сражаться он не может; нужно убрать его из боя или исправить НР',
    'squad-twice': 'отряд {squad} указан дважды',
    'squad-on-both-sides': 'отряд {squad} стоит на обеих сторонах',
    'squad-in-two-combats':
      'отряд {squad} уже сражается в строке {row}; за фазу отряд участвует в одном бою: оба боя нужно записать одной строкой',
    'no-combats': 'бои не введены; в таблицу боёв нужно вписать атакующих и обороняющихся',
    'state-unreadable': 'строка {row} скрытого листа {sheet} не читается: его изменили не в Warsheet',
  },
  es: {
    ...EXO_TABLE_WORDS.es,
    ...PLANET_TABLE_WORDS.es,
    ...GROWTH_TABLE_WORDS.es,
    ...MAP_TABLE_WORDS.es,
    'missing-table': 'en el libro falta la tabla {title}; hace falta una hoja con ese nombre y su fila de encabezados',
    'two-tables':
      'hay dos tablas {title}: en las hojas «{first}» y «{second}»; hay que borrar la que sobra o cambiar sus encabezados o el nombre de su hoja',
    'missing-column': 'falta una columna; su encabezado puede ser {labels}. Encabezados no entendidos: {headers}',
    'two-columns': 'los encabezados «{other}» y «{column}» significan lo mismo; hay que cambiar uno',
    'missing-value': 'la celda está vacía y el valor es obligatorio',
    'excel-error': 'la celda contiene el error {value}; hay que corregir su fórmula',
    'formula-not-calculated':
      'la fórmula {formula} de esta celda no está calculada: hay que abrir y guardar el libro una vez en Excel o LibreOffice, o escribir un valor en su lugar',
    'formula-in-the-way':
      'hay que escribir un valor en esta celda, pero contiene la fórmula {formula}: hay que vaciar la celda o poner un valor en lugar de la fórmula',
    'formula-replaced':
      'la fase pone un valor en lugar de la fórmula {formula}; al deshacer la fase, la fórmula vuelve',
    'not-a-number': '«{value}» no es un número; se admiten cifras con coma o punto decimal',
    'not-whole': '«{value}» no es un número entero; se admiten enteros de {min} a {max}',
    'too-many-places': '«{value}» tiene más de tres decimales; se admiten tres como máximo',
    'out-of-range': '«{value}» está fuera de los límites: de {min} a {max}',
    'looks-like-date':
      'Excel ha convertido este valor en una fecha (número {value}); hay que dar a la celda formato de texto y escribirlo de nuevo',
    'id-is-number':
      'Excel ha convertido este valor en el número {value}; hay que dar a la celda formato de texto y escribirlo de nuevo',
    'unknown-choice': '«{value}» no es una de las opciones; se admite: {accepted}',
    'duplicate-id':
      'el id «{id}» ya está en la fila {row}; cada id aparece una sola vez (las letras parecidas cuentan como iguales)',
    'duplicate-name': 'el nombre «{name}» ya está en la fila {row}; cada nombre aparece una sola vez',
    'duplicate-character':
      'el personaje «{character}» ya está en la fila {row} (sin contar mayúsculas ni letras parecidas): el bloque privado del foro lo verían los dos jugadores. Cada jugador necesita su propio personaje',
    'off-map': 'la casilla {value} está fuera del mapa; se admite de A1 a {last} (ajuste «Tamaño del mapa»)',
    'hp-above-full':
      'la escuadra {squad} tiene {value} PV, más que sus {full} máximos; si es a propósito, no hay que hacer nada',
    'squad-name-twice':
      'el nombre «{name}» del mismo dueño ya está en la fila {row}: las reglas y los combates solo distinguen a estas escuadras por su id',
    'combat-of-one-player': 'en el combate {combat} hay escuadras del jugador {owner} en los dos bandos',
    'squads-without-combat': 'en ningún combate de esta fase: {squads}',
    'unknown-setting': 'no se conoce el ajuste «{value}»; se admite: {accepted}',
    'duplicate-setting': 'el ajuste «{value}» ya está en la fila {row}',
    'missing-setting': 'falta el ajuste {setting}; de él dependen los dados',
    'weak-master':
      'la semilla maestra es demasiado corta o contiene otros caracteres; se admiten al menos 26 caracteres A–Z y 2–7 (128 bits)',
    'unknown-player': 'no hay ningún jugador «{value}»; se admite: {accepted}',
    'unknown-type': 'no hay ningún tipo de escuadra «{value}»; se admite: {accepted}',
    'unknown-weapon':
      '«{value}» no es un arma del catálogo ni un perfil como «Fusil 3x2 r2»; en el catálogo hay: {accepted}',
    'unknown-squad': 'no hay ninguna escuadra «{value}»; se admite: {accepted}',
    'ambiguous-name': '«{value}» puede ser {candidates}; hay que escribir el id',
    'weapon-listed-twice': 'el arma «{value}» aparece dos veces',
    'duplicate-rule-number': 'la escuadra {squad} tiene dos reglas con el número {number}',
    'too-many-rules': 'la escuadra {squad} tiene {count} {count|regla|reglas}; se admiten {max} como máximo',
    'rules-too-long': 'las reglas de la escuadra {squad} son demasiado largas; se admiten {max} caracteres como máximo',
    'rule-refused':
      'la regla {number} de la escuadra {squad} no se acepta: «{quote}». Se aceptaría, por ejemplo: {nearest}',
    'squad-without-hp':
      'a la escuadra {squad} ({name}) no le quedan PV y no puede luchar; hay que sacarla del combate o corregir sus PV',
    'squad-twice': 'la escuadra {squad} aparece dos veces',
    'squad-on-both-sides': 'la escuadra {squad} está en los dos bandos',
    'squad-in-two-combats':
      'la escuadra {squad} ya lucha en la fila {row}; cada escuadra lucha una vez por fase: hay que poner los dos combates en una sola fila',
    'no-combats': 'no hay combates; hay que escribir atacantes y defensores en la tabla de combates',
    'state-unreadable': 'la fila {row} de la hoja oculta {sheet} no se puede leer: se ha cambiado fuera de Warsheet',
  },
};

"""Makes test/fixtures/workbooks/libreoffice-*.xlsx with LibreOffice, as a GM's own tools would.

Run by hand, with the Python that knows LibreOffice's `uno`:
    /usr/bin/python3 test/support/make-fixtures.py test/fixtures/workbooks
The files are committed; tests only read them.
"""

import os
import struct
import subprocess
import sys
import tempfile
import time
import zlib

import uno
from com.sun.star.awt import Rectangle, Size
from com.sun.star.beans import PropertyValue
from com.sun.star.sheet.ConditionOperator import LESS
from com.sun.star.sheet.ValidationType import LIST
from com.sun.star.table import CellAddress, CellRangeAddress

SQUADS = [
    # Numbers as text, decimal commas, a blank row and a Latin "C" in a Cyrillic id.
    ['Ид', 'Имя', 'Игрок', 'Цвет', 'НР', 'Навык', 'Оружие'],
    ['С-01', 'Альфа', 'И1', 'синий', 5, 15, 'Винтовки'],
    ['C-02', 'Ёжики', 'И1', 'синий', '4,5', '20', 'Винтовки; Ракеты'],
    ['', '', '', '', '', '', ''],
    ['С-03', '=Бета', 'И2', 'красный', "'6", 10, 'Пулемёты'],
    ['007', 'Д’Артаньян & Ко <1>', 'И3', '', 3.5, -5, 'Снайперы'],
]
PLAYERS = [['Ид', 'Имя', 'Персонаж', 'Язык'], ['И1', 'Анна', 'Капитан Ли', 'ru'], ['И2', 'Борис', 'Мэр', 'ru'], ['И3', 'Eva', 'Doc', 'en']]
WEAPONS = [['Имя', 'Профиль', 'Выстрелы'], ['Винтовки', '3x2', 3], ['Ракеты', '1x6', 1], ['Пулемёты', '6x1', 6], ['Снайперы', '1x3', 1]]
COMBATS = [['Ид', 'Нападают', 'Обороняются', 'Дистанция'], ['Б1', 'С-01; C-02', 'С-03', 3], ['1-2', '007', 'С-01', '']]


def option(name, value):
    given = PropertyValue()
    given.Name, given.Value = name, value
    return given


def put(sheet, column, row, lines):
    for down, line in enumerate(lines):
        for right, value in enumerate(line):
            cell = sheet.getCellByPosition(column + right, row + down)
            if isinstance(value, str):
                cell.String = value[1:] if value.startswith("'") else value
            else:
                cell.Value = value


def png():
    def chunk(kind, data):
        return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))

    pixels = b''.join(b'\0' + b'\x20\x60\xc0' * 8 for _ in range(8))
    return b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', 8, 8, 8, 2, 0, 0, 0)) + chunk(b'IDAT', zlib.compress(pixels)) + chunk(b'IEND', b'')


def add_chart(sheet, source):
    area = sheet.getCellRangeByName(source).RangeAddress
    sheet.Charts.addNewByName('Силы', Rectangle(16000, 500, 9000, 6000), (area,), False, False)


def add_image(document, sheet, folder):
    path = os.path.join(folder, 'map.png')
    with open(path, 'wb') as file:
        file.write(png())
    shape = document.createInstance('com.sun.star.drawing.GraphicObjectShape')
    shape.GraphicURL = uno.systemPathToFileUrl(path)
    sheet.DrawPage.add(shape)
    shape.Size = Size(2000, 2000)


def add_rules(document, sheet, hp, owners):
    styles = document.StyleFamilies.getByName('CellStyles')
    weak = document.createInstance('com.sun.star.style.CellStyle')
    styles.insertByName('Weak', weak)
    weak.CellBackColor = 0xFFCCCC
    cells = sheet.getCellRangeByName(hp)
    format_ = cells.ConditionalFormat
    format_.addNew((option('Operator', LESS), option('Formula1', '4'), option('StyleName', 'Weak')))
    cells.ConditionalFormat = format_
    cells = sheet.getCellRangeByName(owners)
    validation = cells.Validation
    validation.Type = LIST
    validation.setFormula1('$Игроки.$A$2:$A$4')
    cells.Validation = validation


def add_table(document, name, sheet_index, area, has_total=False):
    left, top, right, bottom = area
    document.DatabaseRanges.addNewByName(name, CellRangeAddress(sheet_index, left, top, right, bottom))
    table = document.DatabaseRanges.getByName(name)
    table.AutoFilter = True
    table.TotalsRow = has_total


def fill(document, folder):
    """One sheet a table, with everything a GM adds to one."""
    sheets = document.Sheets
    sheets.getByIndex(0).Name = 'Отряды'
    for index, name in enumerate(['Игроки', 'Оружие', 'Бои', 'Заметки']):
        sheets.insertNewByName(name, index + 1)
    squads, players, weapons, combats, notes = (sheets.getByIndex(index) for index in range(5))
    put(squads, 0, 0, SQUADS)
    put(players, 0, 0, PLAYERS)
    put(weapons, 0, 0, WEAPONS)
    put(combats, 0, 0, COMBATS)
    squads.getCellByPosition(7, 0).String = 'Вдвое'
    for row in range(1, 6):
        squads.getCellByPosition(7, row).Formula = f'=E{row + 1}*2' if row in (1, 5) else f'="строка "&{row}'
    squads.getCellByPosition(3, 6).String = 'Итого'
    squads.getCellByPosition(4, 6).Formula = '=SUM(E2:E6)'
    squads.Annotations.insertNew(CellAddress(0, 1, 5), 'Ветеран трёх кампаний')
    squads.Annotations.insertNew(CellAddress(0, 4, 6), 'Сумма НР')
    add_rules(document, squads, 'E2:E6', 'C2:C6')
    add_chart(squads, 'E2:E6')
    add_image(document, notes, folder)
    notes.getCellByPosition(0, 0).String = 'Тайный план: «Мэр» предаёт на ходу 5'
    notes.getCellByPosition(0, 1).Formula = "=SUM($Отряды.E2:E6)+VLOOKUP(\"Ракеты\";$Оружие.A2:C5;3;0)"
    document.NamedRanges.addNewByName('ВсеНР', '$Отряды.$E$2:$E$6', CellAddress(0, 0, 0), 0)
    add_table(document, 'Squads', 0, (0, 0, 7, 5))


def fill_crowded(document, _folder):
    """Everything on one sheet: tables beside and below one another, moved, extra and renamed columns."""
    sheet = document.Sheets.getByIndex(0)
    sheet.Name = 'Кампания'
    put(sheet, 1, 0, [['Десант на Реву, ход 3']])
    put(sheet, 1, 2, [[row[1], row[0], 'заметка' if index == 0 else f'#{index}', *row[2:]] for index, row in enumerate(SQUADS)])
    put(sheet, 11, 2, PLAYERS)
    put(sheet, 1, 11, WEAPONS)
    put(sheet, 11, 11, COMBATS)
    sheet.Annotations.insertNew(CellAddress(0, 1, 12), 'Штатные')


def save(document, path):
    document.calculateAll()
    document.storeToURL(uno.systemPathToFileUrl(path), (option('FilterName', 'Calc MS Excel 2007 XML'),))
    document.close(True)


def connect(folder):
    pipe = f'warsheet{os.getpid()}'
    office = subprocess.Popen(
        ['soffice', f'-env:UserInstallation={uno.systemPathToFileUrl(os.path.join(folder, "profile"))}', '--headless', '--norestore', f'--accept=pipe,name={pipe};urp;']
    )
    local = uno.getComponentContext()
    resolver = local.ServiceManager.createInstanceWithContext('com.sun.star.bridge.UnoUrlResolver', local)
    for _ in range(100):
        try:
            context = resolver.resolve(f'uno:pipe,name={pipe};urp;StarOffice.ComponentContext')
            return office, context.ServiceManager.createInstanceWithContext('com.sun.star.frame.Desktop', context)
        except Exception:  # Not listening yet.
            time.sleep(0.3)
    raise SystemExit('LibreOffice did not start')


def main(target):
    with tempfile.TemporaryDirectory() as folder:
        office, desktop = connect(folder)
        for name, make in (('campaign', fill), ('crowded', fill_crowded)):
            document = desktop.loadComponentFromURL('private:factory/scalc', '_blank', 0, (option('Hidden', True),))
            make(document, folder)
            save(document, os.path.abspath(os.path.join(target, f'libreoffice-{name}.xlsx')))
        try:
            desktop.terminate()
        except Exception:
            pass
        office.wait(30)


main(sys.argv[1])

import type { Words } from './language';

/** What is wrong with the cells that a function is given, whatever the function. */
export const FUNCTION_CELL_PROBLEMS = ['cell-error', 'range-too-large', 'column-length'] as const;
export type FunctionCellProblemCode = (typeof FUNCTION_CELL_PROBLEMS)[number];

export const FUNCTION_CELL_PROBLEM_WORDS: Words<FunctionCellProblemCode> = {
  en: {
    'cell-error': 'the cell in row {row}, column {column} shows {value}; accepted are text and numbers',
    'range-too-large':
      '{rows} rows by {columns} columns are too many; accepted are at most {most} cells: name the rows that hold data, not a whole column',
    'column-length': '{rows} rows stand beside {expected}; columns must have the same number of rows',
  },
  ru: {
    'cell-error': 'в ячейке (строка {row}, столбец {column}) ошибка {value}; нужны текст и числа',
    'range-too-large':
      'диапазон {rows} × {columns} слишком велик, допустимо не больше {most} ячеек: нужны строки с данными, а не столбец целиком',
    'column-length': 'строк {rows}, а рядом {expected}; в столбцах должно быть поровну строк',
  },
  es: {
    'cell-error': 'la celda de la fila {row}, columna {column} muestra {value}; se admiten texto y números',
    'range-too-large':
      '{rows} filas por {columns} columnas son demasiadas; se admiten como máximo {most} celdas: indíquense las filas con datos, no una columna entera',
    'column-length': 'hay {rows} filas junto a {expected}; las columnas deben tener el mismo número de filas',
  },
};

/** Frames of a message: the row of a column it is about, and a mistake of Warsheet's own. */
export const FUNCTION_FRAME_WORDS: Words<'row' | 'mistake'> = {
  en: {
    row: 'row {row}: {message}',
    mistake: 'Warsheet made a mistake in {name}: {message}. Please report it with the formula and its cells.',
  },
  ru: {
    row: 'строка {row}: {message}',
    mistake:
      'Ошибка в самой программе Warsheet, функция {name}: {message}. О ней стоит сообщить, приложив формулу и её ячейки.',
  },
  es: {
    row: 'fila {row}: {message}',
    mistake: 'Error del propio Warsheet en {name}: {message}. Conviene comunicarlo con la fórmula y sus celdas.',
  },
};

import type { Words } from './language';

type CliWord = 'usage' | 'unknown-language' | 'unknown-command' | 'call-arguments' | 'call-line';

export const CLI_WORDS: Words<CliWord> = {
  en: {
    usage: `Usage: warsheet COMMAND … [--lang en|ru|es] [--json]

  call NAME 'JSON array of arguments'   one custom function; a range is an array of rows
  call -                                many: each line of standard input is ["NAME",[arguments]]

Example: warsheet call ROLL '["2d6+1", "turn 4"]'
Exit status: 0 done, 1 refused input (nothing written), 2 wrong usage.`,
    'unknown-language': 'Language "{text}" is not known; there are en, ru, es.',
    'unknown-command': 'There is no command "{text}".',
    'call-arguments': '"{text}" is not a JSON array of arguments; a range is an array of rows',
    'call-line': '"{text}" is not a line of the form ["NAME",[arguments]]',
  },
  ru: {
    usage: `Использование: warsheet КОМАНДА … [--lang en|ru|es] [--json]

  call ИМЯ 'массив аргументов в JSON'   одна функция; диапазон — массив строк
  call -                                много: в каждой строке ввода ["ИМЯ",[аргументы]]

Пример: warsheet call ROLL '["2к6+1", "ход 4"]'
Код завершения: 0 — готово, 1 — данные не приняты (ничего не записано), 2 — неверный вызов.`,
    'unknown-language': 'Язык «{text}» неизвестен; есть en, ru, es.',
    'unknown-command': 'Команды «{text}» нет.',
    'call-arguments': '«{text}» — не массив аргументов в JSON; диапазон — массив строк',
    'call-line': '«{text}» — не строка вида ["ИМЯ",[аргументы]]',
  },
  es: {
    usage: `Uso: warsheet ORDEN … [--lang en|ru|es] [--json]

  call NOMBRE 'lista JSON de argumentos'   una función; un rango es una lista de filas
  call -                                   muchas: cada línea de la entrada es ["NOMBRE",[argumentos]]

Ejemplo: warsheet call ROLL '["2d6+1", "turno 4"]'
Estado de salida: 0 hecho, 1 datos no admitidos (no se escribe nada), 2 uso incorrecto.`,
    'unknown-language': 'El idioma "{text}" no se conoce; existen en, ru, es.',
    'unknown-command': 'No existe la orden "{text}".',
    'call-arguments': '"{text}" no es una lista JSON de argumentos; un rango es una lista de filas',
    'call-line': '"{text}" no es una línea de la forma ["NOMBRE",[argumentos]]',
  },
};

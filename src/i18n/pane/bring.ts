import type { Words } from '../language';

/** The page that takes in players' posts. */
export type BringWord =
  | 'title'
  | 'hint'
  | 'box'
  | 'example'
  | 'file'
  | 'not-text'
  | 'blocked'
  | 'squads'
  | 'accepted'
  | 'refused'
  | 'rule'
  | 'mend'
  | 'use'
  | 'instead'
  | 'expected'
  | 'not-found'
  | 'repeated'
  | 'no-rules'
  | 'unread'
  | 'no-header'
  | 'write'
  | 'write-understood'
  | 'written'
  | 'as-before'
  | 'not-written'
  | 'clear';

export const BRING_WORDS: Words<BringWord> = {
  en: {
    title: 'Behaviour rules from posts',
    hint: 'Paste a post here or drop a text file on it. Nothing is written before you confirm.',
    box: 'Post with behaviour rules',
    example: 'Squad: {squad}\n1) If under fire, then withdraw.',
    file: 'Open a text file …',
    'not-text': 'The file “{file}” is not a text.',
    blocked: 'Rules cannot be read until these problems are solved:',
    squads: 'How the post was understood',
    accepted: 'understood',
    refused: 'not understood',
    rule: 'Rule {number}',
    mend: 'Text of rule {number}',
    use: 'Read again',
    instead: 'Accepted would be',
    expected: 'expected: {text}',
    'not-found': 'There is no squad “{name}”. Meant is perhaps:',
    repeated: 'Squad “{name}” is named twice; put its rules under one heading.',
    'no-rules': 'No rule stands under this heading.',
    unread: '{count} {count|line is|lines are} no rule and not read',
    'no-header': 'No line names a squad. Above the rules of each squad stands a header, for example “Squad: {squad}”.',
    write: 'Write {rules} {rules|rule|rules}',
    'write-understood': 'Write only what is understood: {rules} {rules|rule|rules}',
    written: '{rules} {rules|rule|rules} of {squads} {squads|squad|squads} written.',
    'as-before': 'The workbook has these rules already, word for word.',
    'not-written': 'Nothing is written.',
    clear: 'Clear',
  },
  ru: {
    title: 'Правила поведения из постов',
    hint: 'Сюда можно вставить пост или перетащить текстовый файл. До подтверждения ничего не записывается.',
    box: 'Пост с правилами поведения',
    example: 'Отряд: {squad}\n1) Если по отряду стреляют, то отступать.',
    file: 'Открыть текстовый файл …',
    'not-text': 'Файл «{file}» — не текст.',
    blocked: 'Правила нельзя прочитать, пока не исправлено:',
    squads: 'Как понят пост',
    accepted: 'понято',
    refused: 'не понято',
    rule: 'Правило {number}',
    mend: 'Текст правила {number}',
    use: 'Прочитать снова',
    instead: 'Подойдёт',
    expected: 'ожидалось: {text}',
    'not-found': 'Отряда «{name}» нет. Возможно, это:',
    repeated: 'Отряд «{name}» назван дважды; его правила нужно собрать под одним заголовком.',
    'no-rules': 'Под этим заголовком правил нет.',
    unread: '{count} {count|строка|строки|строк} без правил, не {count|прочитана|прочитаны|прочитаны}',
    'no-header':
      'Ни одна строка не называет отряд. Над правилами каждого отряда нужен заголовок, например «Отряд: {squad}».',
    write: 'Записать {rules} {rules|правило|правила|правил}',
    'write-understood': 'Записать только понятое: {rules} {rules|правило|правила|правил}',
    written: 'Записано: {rules} {rules|правило|правила|правил}, {squads} {squads|отряд|отряда|отрядов}.',
    'as-before': 'Эти правила уже есть в книге слово в слово.',
    'not-written': 'Ничего не записано.',
    clear: 'Очистить',
  },
  es: {
    title: 'Reglas de comportamiento de los mensajes',
    hint: 'Aquí se pega un mensaje o se suelta un archivo de texto. No se escribe nada antes de confirmar.',
    box: 'Mensaje con reglas de comportamiento',
    example: 'Escuadra: {squad}\n1) Si disparan a la escuadra, retirarse.',
    file: 'Abrir un archivo de texto …',
    'not-text': 'El archivo «{file}» no es un texto.',
    blocked: 'No se pueden leer reglas hasta resolver estos problemas:',
    squads: 'Cómo se ha entendido el mensaje',
    accepted: 'entendida',
    refused: 'no entendida',
    rule: 'Regla {number}',
    mend: 'Texto de la regla {number}',
    use: 'Leer de nuevo',
    instead: 'Se aceptaría',
    expected: 'se esperaba: {text}',
    'not-found': 'No hay ninguna escuadra «{name}». Quizá sea:',
    repeated: 'La escuadra «{name}» aparece dos veces; hay que reunir sus reglas bajo un solo título.',
    'no-rules': 'Bajo este título no hay ninguna regla.',
    unread: '{count} {count|línea que no es regla, no leída|líneas que no son reglas, no leídas}',
    'no-header':
      'Ninguna línea nombra una escuadra. Encima de las reglas de cada una va un encabezado, por ejemplo «Escuadra: {squad}».',
    write: 'Escribir {rules} {rules|regla|reglas}',
    'write-understood': 'Escribir solo lo entendido: {rules} {rules|regla|reglas}',
    written: '{rules} {rules|regla escrita|reglas escritas} de {squads} {squads|escuadra|escuadras}.',
    'as-before': 'El libro ya tiene estas reglas, palabra por palabra.',
    'not-written': 'No se ha escrito nada.',
    clear: 'Vaciar',
  },
};

import type { Words } from '../language';

/** The page of the players: who gets what, and how it leaves the workbook. */
export type PlayersWord =
  | 'title'
  | 'title-before'
  | 'before'
  | 'no-players'
  | 'blocked'
  | 'writing'
  | 'checked'
  | 'concerned'
  | 'not-concerned'
  | 'eliminated'
  | 'gets'
  | 'format'
  | 'format-xlsx'
  | 'format-dm'
  | 'format-bbcode'
  | 'format-html'
  | 'format-md'
  | 'format-txt'
  | 'look'
  | 'copy'
  | 'copy-part'
  | 'workbook'
  | 'file'
  | 'sheet'
  | 'packet'
  | 'everybody'
  | 'post'
  | 'post-text'
  | 'post-copy'
  | 'post-none'
  | 'all'
  | 'all-text'
  | 'all-saved'
  | 'not-sent';

export const PLAYERS_WORDS: Words<PlayersWord> = {
  en: {
    title: 'Reports of turn {turn}',
    'title-before': 'Players',
    before: 'No phase of this turn is resolved yet. Reports are there once it is.',
    'no-players': 'No player is entered yet.',
    blocked: 'No report can be made:',
    writing: 'Writing the reports …',
    checked:
      'Searched: none of the {count} {count|report|reports} and not the packet holds what its reader may not know.',
    concerned: 'concerned by {fights} {fights|fight|fights}',
    'not-concerned': 'nothing concerns this player',
    eliminated: 'eliminated',
    gets: '{state} · {language}',
    format: 'Format for {player}',
    'format-xlsx': 'Excel file',
    'format-dm': 'dungeonmaster.ru',
    'format-bbcode': 'BBCode',
    'format-html': 'HTML',
    'format-md': 'Markdown',
    'format-txt': 'plain text',
    look: 'Look at it',
    copy: 'Copy',
    'copy-part': 'Copy message {part} of {parts}',
    workbook: 'New workbook',
    file: 'Save as file',
    sheet: 'Private sheet',
    packet: 'Public packet',
    everybody: 'everybody gets it',
    post: 'One post for dungeonmaster.ru',
    'post-text': 'Private blocks for: {players}. Only the character named in a block, and the masters, see it.',
    'post-copy': 'Copy the post',
    'post-none': 'No player has the format dungeonmaster.ru.',
    all: 'Save all as files',
    'all-text': '{count} {count|file|files}: one for each player in the format chosen, and the packet.',
    'all-saved': '{count} {count|file|files} saved.',
    'not-sent': 'Nothing is given out:',
  },
  ru: {
    title: 'Отчёты хода {turn}',
    'title-before': 'Игроки',
    before: 'Фазы этого хода ещё не рассчитаны. Отчёты появятся после расчёта.',
    'no-players': 'Игроки пока не введены.',
    blocked: 'Отчёты сделать нельзя:',
    writing: 'Отчёты составляются …',
    checked:
      'Проверено: ни в {count} {count|отчёте|отчётах|отчётах}, ни в общем пакете нет того, чего читатель не должен знать.',
    concerned: '{fights} {fights|бой|боя|боёв}',
    'not-concerned': 'в боях не участвует',
    eliminated: 'выбыл',
    gets: '{state} · {language}',
    format: 'Формат для игрока {player}',
    'format-xlsx': 'файл Excel',
    'format-dm': 'dungeonmaster.ru',
    'format-bbcode': 'BBCode',
    'format-html': 'HTML',
    'format-md': 'Markdown',
    'format-txt': 'простой текст',
    look: 'Посмотреть',
    copy: 'Скопировать',
    'copy-part': 'Скопировать сообщение {part} из {parts}',
    workbook: 'Новая книга',
    file: 'Сохранить файлом',
    sheet: 'Личный лист',
    packet: 'Информационный пакет',
    everybody: 'для всех игроков',
    post: 'Один пост для dungeonmaster.ru',
    'post-text': 'Личные блоки: {players}. Блок видят только названный в нём персонаж и мастера.',
    'post-copy': 'Скопировать пост',
    'post-none': 'Ни у кого из игроков не выбран формат dungeonmaster.ru.',
    all: 'Сохранить всё файлами',
    'all-text': '{count} {count|файл|файла|файлов}: по одному на игрока в выбранном формате и общий пакет.',
    'all-saved': 'Сохранено: {count} {count|файл|файла|файлов}.',
    'not-sent': 'Ничего не выдано:',
  },
  es: {
    title: 'Informes del turno {turn}',
    'title-before': 'Jugadores',
    before: 'Aún no se ha resuelto ninguna fase de este turno. Los informes salen al resolverla.',
    'no-players': 'Aún no se ha introducido ningún jugador.',
    blocked: 'No se puede hacer ningún informe:',
    writing: 'Redactando los informes …',
    checked:
      'Revisado: {count} {count|informe|informes} y el paquete; nada de ello contiene lo que su lector no deba saber.',
    concerned: 'le {fights|afecta|afectan} {fights} {fights|combate|combates}',
    'not-concerned': 'nada le afecta',
    eliminated: 'eliminado',
    gets: '{state} · {language}',
    format: 'Formato para {player}',
    'format-xlsx': 'archivo de Excel',
    'format-dm': 'dungeonmaster.ru',
    'format-bbcode': 'BBCode',
    'format-html': 'HTML',
    'format-md': 'Markdown',
    'format-txt': 'texto sin formato',
    look: 'Ver',
    copy: 'Copiar',
    'copy-part': 'Copiar el mensaje {part} de {parts}',
    workbook: 'Libro nuevo',
    file: 'Guardar como archivo',
    sheet: 'Hoja privada',
    packet: 'Paquete de información',
    everybody: 'para todos',
    post: 'Un solo mensaje para dungeonmaster.ru',
    'post-text': 'Bloques privados para: {players}. Solo los ven el personaje nombrado en cada uno y los másteres.',
    'post-copy': 'Copiar el mensaje',
    'post-none': 'Ningún jugador tiene el formato dungeonmaster.ru.',
    all: 'Guardar todo como archivos',
    'all-text': '{count} {count|archivo|archivos}: uno por jugador en el formato elegido, y el paquete.',
    'all-saved': '{count} {count|archivo guardado|archivos guardados}.',
    'not-sent': 'No se entrega nada:',
  },
};

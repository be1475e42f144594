import type { Words } from '../language';

/** The page of the dice: commitment, public word, ledger, proof. */
export type DiceWord =
  | 'commitment'
  | 'commitment-text'
  | 'no-master'
  | 'word'
  | 'word-label'
  | 'word-text'
  | 'word-settled'
  | 'word-set'
  | 'word-written'
  | 'ledger'
  | 'no-dice'
  | 'phase-line'
  | 'digest'
  | 'open-ledger'
  | 'faces'
  | 'face'
  | 'mean'
  | 'proof'
  | 'seed'
  | 'verify'
  | 'verified'
  | 'mismatches'
  | 'not-verified';

export const DICE_WORDS: Words<DiceWord> = {
  en: {
    commitment: 'Commitment',
    'commitment-text':
      'Publish it before the first roll: with it anybody can check at the end that no die was changed.',
    'no-master': 'The campaign has no master seed, so nothing can be rolled.',
    word: 'Public word',
    'word-label': 'Public word of turn {turn}',
    'word-text': 'Any text settled in public after the deadline for orders; the dice depend on it. It may stay blank.',
    'word-settled': 'The dice of this turn were settled with the word “{word}”; another one counts from the next turn.',
    'word-set': 'Write the word',
    'word-written': 'The public word is written.',
    ledger: 'Dice rolled',
    'no-dice': 'No die has been rolled yet.',
    'phase-line':
      'Turn {turn}, {phase}: {dice} {dice|die|dice}, {attempts} {attempts|attempt|attempts}, {undone} undone',
    digest: 'Copy the digest of turn {turn}',
    'open-ledger': 'Open the ledger',
    faces: 'How often each face of the d12 came',
    face: '{face}: {count}',
    mean: '{count} dice, mean {mean}; fair dice give 6.5.',
    proof: 'Proof',
    seed: 'Master seed to check with (blank: the one of this workbook)',
    verify: 'Recompute every die',
    verified: '{dice} {dice|die|dice} recomputed and right.',
    mismatches: '{dice} {dice|die|dice} right, {count} {count|mismatch|mismatches}:',
    'not-verified': 'Nothing is recomputed:',
  },
  ru: {
    commitment: 'Обязательство (хэш)',
    'commitment-text':
      'Опубликовать до первого броска: по нему в конце игры любой проверит, что ни один бросок не изменён.',
    'no-master': 'У кампании нет мастер-ключа, бросать нечем.',
    word: 'Открытое слово',
    'word-label': 'Открытое слово хода {turn}',
    'word-text':
      'Любой текст, выбранный открыто после срока сдачи заявок; от него зависят броски. Можно оставить пустым.',
    'word-settled': 'Броски этого хода сделаны со словом «{word}»; другое подействует со следующего хода.',
    'word-set': 'Записать слово',
    'word-written': 'Открытое слово записано.',
    ledger: 'Сделанные броски',
    'no-dice': 'Бросков ещё не было.',
    'phase-line':
      'Ход {turn}, {phase}: {dice} {dice|бросок|броска|бросков}, {attempts} {attempts|попытка|попытки|попыток}, отменено {undone}',
    digest: 'Скопировать дайджест хода {turn}',
    'open-ledger': 'Открыть журнал бросков',
    faces: 'Сколько раз выпала каждая грань к12',
    face: '{face}: {count}',
    mean: 'Бросков: {count}, среднее {mean}; у честных кубиков 6,5.',
    proof: 'Проверка',
    seed: 'Мастер-ключ для проверки (пусто: из этой книги)',
    verify: 'Пересчитать все броски',
    verified: 'Верно пересчитано бросков: {dice}.',
    mismatches: 'Верно: {dice}, {count} {count|расхождение|расхождения|расхождений}:',
    'not-verified': 'Ничего не пересчитано:',
  },
  es: {
    commitment: 'Compromiso (hash)',
    'commitment-text':
      'Hay que publicarlo antes de la primera tirada: con él cualquiera comprueba al final que ningún dado se cambió.',
    'no-master': 'La campaña no tiene semilla maestra; no se puede tirar nada.',
    word: 'Palabra pública',
    'word-label': 'Palabra pública del turno {turn}',
    'word-text':
      'Cualquier texto fijado en público después del plazo de órdenes; los dados dependen de él. Puede quedar vacío.',
    'word-settled':
      'Los dados de este turno se fijaron con la palabra «{word}»; otra contará desde el turno siguiente.',
    'word-set': 'Escribir la palabra',
    'word-written': 'La palabra pública está escrita.',
    ledger: 'Dados tirados',
    'no-dice': 'Aún no se ha tirado ningún dado.',
    'phase-line':
      'Turno {turn}, {phase}: {dice} {dice|dado|dados}, {attempts} {attempts|intento|intentos}, anulados: {undone}',
    digest: 'Copiar el resumen del turno {turn}',
    'open-ledger': 'Abrir el registro de tiradas',
    faces: 'Cuántas veces salió cada cara del d12',
    face: '{face}: {count}',
    mean: '{count} dados, media {mean}; con dados justos es 6,5.',
    proof: 'Comprobación',
    seed: 'Semilla maestra con que comprobar (vacío: la de este libro)',
    verify: 'Recalcular todos los dados',
    verified: 'Dados recalculados y correctos: {dice}.',
    mismatches: 'Correctos: {dice}; {count} {count|discrepancia|discrepancias}:',
    'not-verified': 'No se ha recalculado nada:',
  },
};

/** Words of what the reader of behaviour rules has to say (B-1, B-5): why, what was expected, warnings. */
import type { Expectation, Reason } from '../behaviour/diagnostic';
import type { Warning } from '../behaviour/warnings';
import type { Words } from './language';

/** Why a rule is refused, with advice; `{quote}` are the words at the place, `{candidates}` the names that exist. */
export const REFUSAL_WORDS: Words<Reason> = {
  en: {
    'no-number': '“{quote}” says no number: write for example “closer than 2 cells”.',
    else: 'A rule has no “else” (“{quote}”): write a second rule.',
    'unknown-action': 'The action “{quote}” is not known.',
    'unknown-condition': 'The condition “{quote}” is not known.',
    'by-n': '“{quote}”: a squad moves to a distance, not by a number of cells. Write “to 2”, or no number.',
    'not-visible': '“{quote}” cannot be seen by a squad; HP of an enemy only as %, and only if the option allows it.',
    'two-languages': '“{quote}” is of another language: one rule, one language.',
    'no-such-name': 'There is no “{quote}”. There are: {candidates}.',
    'several-names': '“{quote}” may be several: {candidates}.',
    'negated-action': '“{quote}” says only what not to do: write what to do, for example “hold”.',
    'bare-action': '“{quote}” has no condition: write “IF always: …”.',
    ambiguous: '“{quote}” may mean two things: use AND, OR, THEN or parentheses.',
    'too-long': 'Too long: at most 30 rules for a squad and 20,000 characters.',
    other: '“{quote}” is not understood as a rule IF … THEN ….',
  },
  ru: {
    'no-number': '«{quote}»: не хватает числа, например «ближе 2 клеток».',
    else: 'В правиле нет «иначе» («{quote}»): запишите вторым правилом.',
    'unknown-action': 'Неизвестное действие: «{quote}».',
    'unknown-condition': 'Неизвестное условие: «{quote}».',
    'by-n': '«{quote}»: отряд движется до дистанции, а не на число клеток. Писать «до 2» или без числа.',
    'not-visible': '«{quote}» отряду не видно; НР врага только в % и если это разрешено настройкой.',
    'two-languages': '«{quote}» на другом языке: одно правило на одном языке.',
    'no-such-name': '«{quote}» не найдено. Есть: {candidates}.',
    'several-names': '«{quote}» подходит к нескольким: {candidates}.',
    'negated-action': '«{quote}» говорит только, чего не делать: писать, что делать, например «стоять на месте».',
    'bare-action': '«{quote}» без условия: писать «ЕСЛИ всегда: …».',
    ambiguous: '«{quote}» можно понять двояко: поставить И, ИЛИ, ТО или скобки.',
    'too-long': 'Слишком длинно: не больше 30 правил на отряд и 20 000 знаков.',
    other: '«{quote}» не понято как правило ЕСЛИ … ТО ….',
  },
  es: {
    'no-number': '«{quote}»: falta un número, por ejemplo «a menos de 2 casillas».',
    else: 'Una regla no tiene «si no» («{quote}»): escribir una segunda regla.',
    'unknown-action': 'Acción desconocida: «{quote}».',
    'unknown-condition': 'Condición desconocida: «{quote}».',
    'by-n':
      '«{quote}»: la escuadra se mueve hasta una distancia, no un número de casillas. Escribir «hasta 2» o sin número.',
    'not-visible': '«{quote}» no lo ve la escuadra; los PV del enemigo solo en % y si la opción lo permite.',
    'two-languages': '«{quote}» es de otro idioma: una regla, un idioma.',
    'no-such-name': 'No hay «{quote}». Hay: {candidates}.',
    'several-names': '«{quote}» puede ser varios: {candidates}.',
    'negated-action': '«{quote}» solo dice qué no hacer: escribir qué hacer, por ejemplo «mantener la posición».',
    'bare-action': '«{quote}» no tiene condición: escribir «SI siempre: …».',
    ambiguous: '«{quote}» se puede entender de dos maneras: usar Y, O, ENTONCES o paréntesis.',
    'too-long': 'Demasiado largo: como máximo 30 reglas por escuadra y 20 000 caracteres.',
    other: '«{quote}» no se entiende como regla SI … ENTONCES ….',
  },
};

/** What would have been taken at the place marked. */
export const EXPECTED_WORDS: Words<Expectation> = {
  en: {
    if: 'IF, WHEN',
    then: 'THEN, a colon or a comma, and an action',
    condition: 'a condition',
    action: 'an action',
    number: 'a number',
    'whole-number': 'a whole number, a range from less to more',
    name: 'a name of the squad’s weapons or of the unit types',
    'one-language': 'words of one language',
    'one-rule': 'one rule a line',
    'and-or': 'AND or OR',
    parenthesis: 'a pair of parentheses around conditions',
    shorter: 'less text',
  },
  ru: {
    if: 'ЕСЛИ, КОГДА',
    then: 'ТО, двоеточие или запятая и действие',
    condition: 'условие',
    action: 'действие',
    number: 'число',
    'whole-number': 'целое число, промежуток от меньшего к большему',
    name: 'название оружия отряда или типа отрядов',
    'one-language': 'слова одного языка',
    'one-rule': 'одно правило в строке',
    'and-or': 'И или ИЛИ',
    parenthesis: 'пара скобок вокруг условий',
    shorter: 'текст короче',
  },
  es: {
    if: 'SI, CUANDO',
    then: 'ENTONCES, dos puntos o una coma, y una acción',
    condition: 'una condición',
    action: 'una acción',
    number: 'un número',
    'whole-number': 'un número entero, un intervalo de menor a mayor',
    name: 'el nombre de un arma de la escuadra o de un tipo de unidad',
    'one-language': 'palabras de un solo idioma',
    'one-rule': 'una regla por línea',
    'and-or': 'Y u O',
    parenthesis: 'un par de paréntesis alrededor de condiciones',
    shorter: 'menos texto',
  },
};

/** Warnings of an import; `{number}` and `{behind}` are numbers of rules. */
export const RULE_WARNING_WORDS: Words<Warning['code']> = {
  en: {
    'never-acts': 'Rule {number} never acts: rule {behind} before it always does.',
    'no-uses-left': 'Rule {number}: {weapon} has no uses left.',
  },
  ru: {
    'never-acts': 'Правило {number} никогда не сработает: перед ним всегда действует правило {behind}.',
    'no-uses-left': 'Правило {number}: «{weapon}» больше нельзя применить.',
  },
  es: {
    'never-acts': 'La regla {number} nunca actúa: antes siempre actúa la regla {behind}.',
    'no-uses-left': 'Regla {number}: a «{weapon}» no le quedan usos.',
  },
};

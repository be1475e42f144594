import type { EXO_TABLE_PROBLEMS } from '../workbook/exoProblems';
import type { Words } from './language';

/** What is wrong with the tables of an EXO campaign. */
export const EXO_TABLE_WORDS: Words<(typeof EXO_TABLE_PROBLEMS)[number]> = {
  en: {
    'unknown-character': 'there is no character “{value}”; accepted are: {accepted}',
    'unknown-arm': 'there is no weapon “{value}”; accepted are: {accepted}',
    'unknown-location': '“{value}” is not a location; accepted are the numbers 1 to 10 and: {accepted}',
    'wounds-unreadable':
      '“{value}” is not a wound; accepted are round, part and damage, then how grave, by whom, «treated»: {example}',
    'dice-unreadable': '“{value}” are no dice; accepted are faces from 1 to 10, three for each TA: 3 4 2',
    'ranges-unreadable': '“{value}” are no ranges; accepted are five rising numbers of metres: 5/15/40/80/160',
    'ranges-missing':
      'weapon {weapon} of the shooter has no ranges, so metres say nothing; fill in its ranges, or the range here',
    'beyond-ranges': 'weapon {weapon} reaches {max} metres, not {value}; correct the distance, or write the range',
    'body-incomplete': 'locations without a part: {numbers}; every number from 1 to 10 needs one',
    'declared-differently': 'row {row} says otherwise of the same character; write it in one row only',
    'action-repeated': 'row {row} has this already for the same character and round',
    'line-repeated': 'row {row} holds for the same two and the same round; keep one',
    'round-zero': 'rounds are numbered from 1; set the turn of the campaign to 1 or more',
    'no-actions': 'nothing is declared for round {round}; write actions with that round into the table of actions',
    'hand-taken': 'row {row} has another weapon of “{who}” in the same hand; a hand holds one',
    'characters-idle': 'nothing is declared in round {round} for: {characters}',
    'acts-in-vain': '“{who}” can no longer act and loses what is declared',
  },
  ru: {
    'unknown-character': 'персонажа «{value}» нет; есть: {accepted}',
    'unknown-arm': 'оружия «{value}» нет; есть: {accepted}',
    'unknown-location': '«{value}» — не место попадания; допустимы числа от 1 до 10 и: {accepted}',
    'wounds-unreadable':
      '«{value}» — не рана; нужны раунд, часть тела и урон, затем тяжесть, кто нанёс, «перевязана»: {example}',
    'dice-unreadable': '«{value}» — не кубики; нужны числа от 1 до 10, по три на каждую TA: 3 4 2',
    'ranges-unreadable': '«{value}» — не дистанции; нужны пять возрастающих чисел в метрах: 5/15/40/80/160',
    'ranges-missing':
      'у оружия {weapon} этого стрелка нет дистанций, и метры ничего не значат; нужно указать дистанции оружия либо дальность здесь',
    'beyond-ranges': 'оружие {weapon} бьёт на {max} м, а не на {value}; нужно исправить метры или указать дальность',
    'body-incomplete': 'места без части тела: {numbers}; она нужна каждому числу от 1 до 10',
    'declared-differently': 'в строке {row} о том же персонаже сказано другое; нужно написать это в одной строке',
    'action-repeated': 'это уже есть в строке {row} для того же персонажа и раунда',
    'line-repeated': 'строка {row} — о той же паре и том же раунде; нужна одна',
    'round-zero': 'раунды считаются с 1; ход кампании должен быть не меньше 1',
    'no-actions': 'на раунд {round} ничего не заявлено; нужно вписать действия этого раунда в таблицу действий',
    'hand-taken': 'в строке {row} в той же руке у персонажа «{who}» другое оружие; рука держит одно',
    'characters-idle': 'на раунд {round} ничего не заявлено за: {characters}',
    'acts-in-vain': '«{who}» больше не может действовать: заявленное пропадёт',
  },
  es: {
    'unknown-character': 'no hay ningún personaje «{value}»; se admiten: {accepted}',
    'unknown-arm': 'no hay ningún arma «{value}»; se admiten: {accepted}',
    'unknown-location': '«{value}» no es una localización; se admiten los números de 1 a 10 y: {accepted}',
    'wounds-unreadable':
      '«{value}» no es una herida; se admiten asalto, parte y daño, y después gravedad, de quién, «tratada»: {example}',
    'dice-unreadable': '«{value}» no son dados; se admiten caras de 1 a 10, tres por TA: 3 4 2',
    'ranges-unreadable': '«{value}» no son alcances; se admiten cinco números crecientes de metros: 5/15/40/80/160',
    'ranges-missing':
      'el arma {weapon} del tirador no tiene alcances y los metros no dicen nada; hay que rellenar sus alcances, o el alcance aquí',
    'beyond-ranges': 'el arma {weapon} llega a {max} metros, no a {value}; hay que corregirlo o escribir el alcance',
    'body-incomplete': 'localizaciones sin parte: {numbers}; la necesita cada número de 1 a 10',
    'declared-differently': 'la fila {row} dice otra cosa del mismo personaje; basta con una fila',
    'action-repeated': 'la fila {row} ya tiene esto para el mismo personaje y asalto',
    'line-repeated': 'la fila {row} vale para los mismos dos y el mismo asalto; hay que dejar una',
    'round-zero': 'los asaltos se numeran desde 1; el turno de la campaña debe ser 1 o más',
    'no-actions': 'no hay nada declarado para el asalto {round}; hay que escribir sus acciones en la tabla de acciones',
    'hand-taken': 'la fila {row} tiene otra arma de «{who}» en la misma mano; cada mano lleva una',
    'characters-idle': 'en el asalto {round} no se declara nada para: {characters}',
    'acts-in-vain': '«{who}» ya no puede actuar: pierde lo declarado',
  },
};

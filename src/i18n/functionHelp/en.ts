import { EXO_HELP } from './exo';
import type { FunctionHelp } from './words';

/** Help of the custom functions in English. */
export const en: FunctionHelp = {
  functions: {
    ROLL: 'Rolls dice and gives their total. The same seed always gives the same dice.',
    COMMITMENT: 'SHA-256 of the master seed, to be published before the first roll.',
    RESOLVE_COMBAT:
      "Fights one squad against another. A row: outcome, cycles, attacker's HP, defender's HP, distance at the end, number of dice.",
    COMBAT_LOG: 'The fight of RESOLVE_COMBAT shot by shot: a header, then a row for each shot.',
    COMBAT_ODDS:
      "Exact odds of RESOLVE_COMBAT. A row: chance that the attacker wins, that the defender wins, both destroyed, draw, attacker's mean HP, defender's mean HP.",
    ROLL_TA: 'An action roll of EXO. A row: degree, result, dE, d+, d−, margin.',
    TA_ODDS: 'Chances of an action roll of EXO. A row: critical, success, low success, low failure, failure, fumble.',
    ...EXO_HELP.en.functions,
    LINEAR_FIRE:
      "Linear fire of x at y, with y's reaction and return fire. A row: casualties of y, casualties of x, hits, reactions, return hits.",
    PARABOLIC_FIRE: 'Parabolic fire of x at y with a template. A row: casualties of y, hit (1 or 0), escaped.',
    CLOSE_COMBAT: 'Close combat of x and y. A row: casualties of y, casualties of x, total of x, total of y.',
    DEAL_CARDS: 'Event cards from a full deck, in the order drawn: a column of names.',
    LINEAR_ODDS: 'Exact odds of LINEAR_FIRE: a header, then rows of casualties of y, casualties of x and chance.',
    PARABOLIC_ODDS:
      'Exact odds of PARABOLIC_FIRE: a header, then rows of casualties of y, casualties of x (none) and chance.',
    CLOSE_ODDS: 'Exact odds of CLOSE_COMBAT: a header, then rows of casualties of y, casualties of x and chance.',
    MOVE_COST: 'Cost of a path: a straight step 1, a diagonal one 1.5, the sum rounded up.',
    CELL_DISTANCE: 'Distance between two cells of the map, in cells.',
    LINE_OF_FIRE: 'Whether black cells lie between two cells: clear, or the names of the cells in the way, in order.',
    CHECK_RULES:
      'Shows how behaviour rules are understood. A header, then a row for each rule: number, canonical wording, ids, reason of a refusal, message.',
  },
  arguments: {
    dice: 'Dice and whole numbers joined by + and -, such as 2d6+1',
    seed: 'Any text: the same text gives the same dice. Or dice rolled on the table, such as dice: 4 7 12',
    attacker: 'The squad that attacks: headers above a row of values, labels beside values, or one row of values',
    defender: 'The squad attacked: headers above a row of values, labels beside values, or one row of values',
    distance: "Cells between the squads, 0 or more. Left out: the longest range of the attacker's weapons",
    attackerRules: 'Behaviour rules of the attacker, one a line or cell',
    defenderRules: 'Behaviour rules of the defender, one a line or cell',
    options: 'Settings, such as cycles = 3; lang = en. What is not named has its default',
    skill: 'Skill, a whole number',
    modifier: 'Added to the skill, a whole number. Left out: 0',
    from: 'A cell of the map, such as B3',
    to: 'A cell of the map, such as B3',
    path: 'Neighbouring cells from the first to the last, such as A1 B2 C2',
    map: 'The cells of the map, A1 first. Black cells say black or #; whatever else a cell says is not black',
    text: 'Behaviour rules, one a line or cell',
    squad: 'The profile of a squad or its weapons: the names in the rules are checked against it',
    x: 'The soldier who fires or strikes: a profile or the name of one of the twelve',
    y: 'The other soldier: a profile or the name of one of the twelve',
    covered: 'Models of y under the template, a whole number',
    cardsX: 'Event cards in force on x, separated by ; or one a cell',
    cardsY: 'Event cards in force on y, separated by ; or one a cell',
    number: 'Cards to deal, a whole number',
    ...EXO_HELP.en.arguments,
  },
};

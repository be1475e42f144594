import type { RoundEvent } from '../../engine/exo/events';
import type { CharacterState } from '../../engine/exo/state';
import { DEGREE_WORDS } from '../../i18n/exo';
import type { Language } from '../../i18n/language';
import { ROUND_PROBLEM_WORDS } from '../../i18n/exoRound';
import { fill } from '../../i18n/template';
import { conditionWords } from '../../reports/exo/condition';
import { exoSpeechIn, type ExoSpeech } from '../../reports/exo/speech';
import { viewOf } from '../../reports/exo/viewpoint';
import type { ActionRow } from '../../workbook/campaign';
import type { CellValue } from '../../workbook/port';
import { choiceWord, YES_NO } from '../../workbook/schema/choices';
import { CARRIED_CHOICE } from '../../workbook/schema/exo/choices';
import { makeWounds } from '../../workbook/wounds';
import type { NewCell } from '../restore';
import type { ResolvedRound } from './round';

export const CHARACTER_CELLS = [
  ...(['wounds', 'woundPoints', 'stunPoints', 'stunnedUntil', 'incapacitatedUntil', 'unconsciousUntil'] as const),
  ...(['dead', 'aimTarget', 'aimRounds', 'lastDMinus', 'mortalDMinus', 'downSince', 'condition'] as const),
] as const;
export const ARM_CELLS = ['carried', 'bullets', 'magazines', 'jammedUntil', 'broken'] as const;

const blankOr = (value: number | null): CellValue => (value === null || value === 0 ? '' : value);

function characterCells(speech: ExoSpeech, state: CharacterState, round: number): readonly NewCell[] {
  const { language } = speech;
  const { life, aim, character } = state;
  const values: Readonly<Record<(typeof CHARACTER_CELLS)[number], CellValue>> = {
    wounds: makeWounds(state.wounds, language),
    woundPoints: life.wounds,
    stunPoints: life.stun,
    stunnedUntil: blankOr(state.stunnedUntil),
    incapacitatedUntil: blankOr(state.incapacitatedUntil),
    unconsciousUntil: blankOr(state.unconsciousUntil),
    dead: state.dead ? choiceWord(YES_NO, 'yes', language) : '',
    aimTarget: aim?.target ?? '',
    aimRounds: blankOr(aim?.rounds ?? null),
    lastDMinus: blankOr(life.lastDMinus),
    mortalDMinus: blankOr(life.mortalDMinus),
    downSince: blankOr(life.downSince),
    condition: conditionWords(speech, state, round),
  };
  return CHARACTER_CELLS.map((column) => ({
    ...{ table: 'characters', id: character.id, column },
    after: values[column],
  }));
}

const armCells = ({ weapons }: CharacterState, language: Language): readonly NewCell[] =>
  Object.entries(weapons).flatMap(([id, { carried, bullets, magazines, jammedUntil, broken }]) => {
    const values: Readonly<Record<(typeof ARM_CELLS)[number], CellValue>> = {
      ...{ carried: choiceWord(CARRIED_CHOICE, carried, language), bullets, magazines: magazines ?? '' },
      ...{ jammedUntil: blankOr(jammedUntil), broken: broken ? choiceWord(YES_NO, 'yes', language) : '' },
    };
    return ARM_CELLS.map((column) => ({ table: 'arms', id, column, after: values[column] }));
  });

/** What came of a row of the sheet Actions, in short. */
function resultWords(speech: ExoSpeech, round: ResolvedRound, { character, action, dice }: ActionRow): string {
  const { say, language } = speech;
  const view = viewOf(null, round.facts);
  const said = round.result.events.flatMap((event: RoundEvent): readonly string[] => {
    if (!('character' in event) || event.character !== character) return [];
    if (event.kind === 'refused') {
      const { code, params } = event.problem;
      return action === 0
        ? []
        : [say('result-refused', { reason: fill(language, ROUND_PROBLEM_WORDS[language][code], params) })];
    }
    if (!('action' in event) || event.action !== action) return [];
    if (event.kind === 'lost') {
      return [say('result-lost', { reason: say(`lost-${event.reason}`, event.bullets ?? {}) })];
    }
    const degree = DEGREE_WORDS[language][event.roll.degree];
    if (event.kind === 'shot')
      return [say('result-shot', { target: view.label(event.target), degree, hits: event.hits })];
    if (event.kind === 'perception')
      return event.holdsFire ? [say('result-holds', { passer: view.label(event.passer) })] : [];
    return [degree];
  });
  const marked = dice.length > 0 ? [...said, say('result-override')] : said;
  return marked.length > 0 ? marked.join('; ') : say('result-done');
}

/** What a round writes into the GM's tables: the state of characters and weapons, and what came of each action. */
export function roundCells(round: ResolvedRound, language: Language): readonly NewCell[] {
  const speech = exoSpeechIn(language);
  return [
    ...round.result.state.characters.flatMap((state) => [
      ...characterCells(speech, state, round.facts.turn),
      ...armCells(state, language),
    ]),
    ...round.snapshot.actionRows.map((row) => ({
      ...{ table: 'actions', id: row.id, column: 'result' },
      after: resultWords(speech, round, row),
    })),
  ];
}

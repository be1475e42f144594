import type { TurnEvent } from '../../engine/planet/turn';
import type { Language } from '../../i18n/language';
import { describeProblem } from '../../i18n/problem';
import { type PlanetSpeech, planetSpeechIn } from '../../reports/planet/speech';
import { choiceWord } from '../../workbook/schema/choices';
import { ACTION_CHOICE, DONE_CHOICE } from '../../workbook/schema/planet/choices';
import type { CellName } from '../ruleset';
import type { NewCell } from '../restore';
import type { TurnSnapshot } from './snapshot';
import type { ResolvedTurn } from './turn';

/** The cells that a turn writes, whatever the dice. */
export function turnCellNames({
  pieces,
  hands,
  sequence,
}: Pick<TurnSnapshot, 'pieces' | 'sequence'> & {
  readonly hands: readonly { readonly player: string }[];
}): readonly CellName[] {
  const declared = sequence.map(({ declaration }) => declaration);
  const fighting = new Set(declared.flatMap((each) => ('target' in each ? [each.piece, each.target] : [])));
  const moving = new Set(declared.flatMap((each) => (each.kind === 'move' ? [each.piece] : [])));
  const withCards = declared.some(({ kind }) => kind === 'deal' || kind === 'card');
  return [
    ...pieces.filter(({ id }) => fighting.has(id)).map(({ id }) => ({ table: 'pieces', id, column: 'models' })),
    ...pieces.filter(({ id }) => moving.has(id)).map(({ id }) => ({ table: 'pieces', id, column: 'place' })),
    ...(withCards ? hands : []).flatMap(({ player }) =>
      ['hand', 'played'].map((column) => ({ table: 'hands', id: player, column })),
    ),
    ...sequence.flatMap(({ id }) => ['outcome', 'result'].map((column) => ({ table: 'sequence', id, column }))),
  ];
}

/** What came of a declaration, in short. */
function resultOf(speech: PlanetSpeech, { snapshot, facts }: ResolvedTurn, declaration: number): string {
  const { say, language } = speech;
  const mine = facts.events.filter((event) => event.declaration === declaration);
  const said = mine.flatMap((event: TurnEvent): readonly string[] => {
    switch (event.kind) {
      case 'refused':
        return [describeProblem(language, event.problem)];
      case 'dealt':
        return [speech.cards(event.draws.map(({ card }) => card))];
      case 'moved':
        return [say('result-moved', { from: event.from || '—', to: event.to })];
      case 'played':
        return [say('result-played', { number: snapshot.sequence[event.engagement]?.id ?? '' })];
      case 'loss':
        return [say('result-loss', { piece: event.piece, casualties: event.casualties, models: event.models })];
      case 'engagement':
        return mine.some(({ kind }) => kind === 'loss') ? [] : [say('result-no-loss')];
    }
  });
  return said.join('; ');
}

/** Whether a declaration was refused. */
const isRefused = ({ facts }: ResolvedTurn, declaration: number): boolean =>
  facts.events.some((event) => event.kind === 'refused' && event.declaration === declaration);

function valueOf(speech: PlanetSpeech, resolved: ResolvedTurn, { table, id, column }: CellName): NewCell['after'] {
  const { facts, snapshot } = resolved;
  if (table === 'pieces') {
    const after = facts.pieces.find((piece) => piece.id === id)?.after;
    return (column === 'models' ? after?.models : after?.place) ?? '';
  }
  if (table === 'hands') {
    const hand = facts.hands.find(({ player }) => player === id);
    return speech.cards((column === 'hand' ? hand?.after : hand?.played) ?? []);
  }
  const declaration = snapshot.sequence.findIndex((row) => row.id === id);
  if (column === 'result') return resultOf(speech, resolved, declaration);
  return choiceWord(DONE_CHOICE, isRefused(resolved, declaration) ? 'refused' : 'done', speech.language);
}

/** What a turn writes into the GM's tables: models and places, hands, what came of each declaration. */
export function turnCells(resolved: ResolvedTurn, language: Language): readonly NewCell[] {
  const speech = planetSpeechIn(language);
  return turnCellNames(resolved.snapshot).map((cell) => ({ ...cell, after: valueOf(speech, resolved, cell) }));
}

/** A line for each declaration. */
export function turnSummary(resolved: ResolvedTurn, language: Language): readonly string[] {
  const speech = planetSpeechIn(language);
  return resolved.snapshot.sequence.map(({ id, declaration }, index) => {
    const result = resultOf(speech, resolved, index);
    const refused = isRefused(resolved, index) ? `${choiceWord(DONE_CHOICE, 'refused', language)}: ` : '';
    return speech.say('summary-line', {
      number: id,
      what: choiceWord(ACTION_CHOICE, declaration.kind, language),
      player: declaration.by,
      result: refused + result,
    });
  });
}

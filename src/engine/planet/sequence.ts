import { engagementId } from '../dice/campaignKeys';
import type { DieStream } from '../dice/dice';
import { problem } from '../problem';
import type { Result } from '../result';
import { ok } from '../result';
import type { Turn } from './allowed';
import { actingPiece, mayEngage, mayMove, mayPlay, pairOf } from './allowed';
import type { CardId } from './cards';
import { deal, DECK_LABEL, renewed, without } from './deck';
import type { CardPlay, Declaration, Engagement } from './declarations';
import { stepOf } from './declarations';
import type { Rules, SequenceDice } from './fight';
import { fight } from './fight';
import type { PlanetOptions } from './options';
import type { PlanetProblem } from './problems';
import type { Piece, TurnEvent, TurnState } from './turn';
import type { Side } from './types';
import { SIDES } from './types';

interface Table extends Rules {
  /** One stream for all deals of the turn. */
  readonly deck: () => DieStream;
}

interface Step {
  readonly turn: Turn;
  readonly events: readonly TurnEvent[];
}

/** A deal (P-6): played cards stay out of the deck until it is used up. */
function dealTo(
  table: Table,
  turn: Turn,
  { by, count }: Extract<Declaration, { kind: 'deal' }>,
  declaration: number,
): Result<Step, PlanetProblem> {
  const { state } = turn;
  const usedUp = state.deck.length === 0;
  const deck = usedUp ? renewed(state.played, table.options.cardCopies) : state.deck;
  const dealt = deal(deck, count, table.deck());
  if (!dealt.ok) return dealt;
  const { draws, left } = dealt.value;
  const hands = { ...state.hands, [by]: [...(state.hands[by] ?? []), ...draws.map(({ card }) => card)] };
  return ok({
    turn: { ...turn, state: { ...state, deck: left, played: usedUp ? [] : state.played, hands } },
    events: [{ kind: 'dealt', declaration, by, draws, renewed: usedUp }],
  });
}

const withPiece = (state: TurnState, piece: Piece): TurnState => ({
  ...state,
  pieces: state.pieces.map((each) => (each.id === piece.id ? piece : each)),
});

function move(
  turn: Turn,
  piece: Piece,
  { to }: Extract<Declaration, { kind: 'move' }>,
  declaration: number,
): Result<Step, PlanetProblem> {
  const allowed = mayMove(turn, piece);
  if (!allowed.ok) return allowed;
  return ok({
    turn: { ...turn, state: withPiece(turn.state, { ...piece, place: to }), moved: [...turn.moved, piece.side] },
    events: [{ kind: 'moved', declaration, piece: piece.id, from: piece.place, to }],
  });
}

/** A card waits on its piece for the next fire; until then it stays in the hand. */
function playCard(turn: Turn, play: CardPlay, declaration: number): Result<Step, PlanetProblem> {
  const allowed = mayPlay(turn, play);
  if (!allowed.ok) return allowed;
  const { by, card, on, die } = play;
  return ok({ turn: { ...turn, waiting: [...turn.waiting, { by, card, on, die, declaration }] }, events: [] });
}

/** Cards in force leave the hands. */
function spend(state: TurnState, cards: readonly CardPlay[]): TurnState {
  const left = ([by, hand]: [string, readonly CardId[]]) => {
    const played = cards.filter((each) => each.by === by).map(({ card }) => card);
    return [by, without(hand, played) ?? []] as const;
  };
  return {
    ...state,
    hands: Object.fromEntries(Object.entries(state.hands).map(left)),
    played: [...state.played, ...cards.map(({ card }) => card)],
  };
}

/** Close combat takes no cards (P-6): those that wait go on waiting. */
const inForce = ({ waiting }: Turn, { kind, piece, target }: Engagement): Turn['waiting'] =>
  kind === 'close' ? [] : waiting.filter(({ on }) => on === piece || on === target);

function engage(
  table: Table,
  turn: Turn,
  piece: Piece,
  declared: Engagement,
  declaration: number,
): Result<Step, PlanetProblem> {
  const target = mayEngage(turn, declared, piece);
  if (!target.ok) return target;
  const cards = inForce(turn, declared);
  const fought = fight(declared, piece, target.value, cards, table);
  if (!fought.ok) return fought;
  const pair = [piece, target.value];
  const idOf = (side: Side): string => pair.find((each) => each.side === side)?.id ?? '';
  const { casualties, events } = fought.value;
  let state = spend(turn.state, cards);
  const losses = SIDES.flatMap((side): TurnEvent[] => {
    const hurt = pair.find((each) => each.side === side);
    if (!hurt || casualties[side] === 0) return [];
    const models = Math.max(0, hurt.models - casualties[side]);
    state = withPiece(state, { ...hurt, models });
    return [{ kind: 'loss', declaration, piece: hurt.id, casualties: casualties[side], models }];
  });
  const about = { declaration, how: declared.kind, engagement: engagementId(pair.map(({ id }) => id)) };
  return ok({
    turn:
      declared.kind === 'close'
        ? { ...turn, state, fought: [...turn.fought, pairOf(piece, target.value)] }
        : {
            ...turn,
            state,
            fired: [...turn.fired, piece.id],
            waiting: turn.waiting.filter((each) => !cards.includes(each)),
          },
    events: [
      ...cards.map((play): TurnEvent => ({ kind: 'played', ...play, engagement: declaration })),
      { kind: 'engagement', ...about, pieces: { x: idOf('x'), y: idOf('y') }, events },
      ...losses,
    ],
  });
}

function play(table: Table, turn: Turn, declared: Declaration, declaration: number): Result<Step, PlanetProblem> {
  if (declared.kind === 'deal') return dealTo(table, turn, declared, declaration);
  if (declared.kind === 'card') return playCard(turn, declared, declaration);
  const piece = actingPiece(turn, declared);
  if (!piece.ok) return piece;
  const done =
    declared.kind === 'move'
      ? move(turn, piece.value, declared, declaration)
      : engage(table, turn, piece.value, declared, declaration);
  const step = stepOf(declared, piece.value.side);
  return done.ok ? ok({ ...done.value, turn: { ...done.value.turn, step } }) : done;
}

const refused = (declaration: number, reason: PlanetProblem): TurnEvent => ({
  kind: 'refused',
  declaration,
  problem: reason,
});

/**
 * Plays the declarations of one turn (P-2) in the order given. What is not allowed is refused with its reason, changes
 * nothing, rolls nothing and spends no card; the rest goes on. A card that finds no fire stays in the hand. Models,
 * hands and deck are carried along.
 */
export function playSequence(
  state: TurnState,
  declarations: readonly Declaration[],
  options: PlanetOptions,
  dice: SequenceDice,
): { readonly state: TurnState; readonly events: readonly TurnEvent[] } {
  let stream: DieStream | undefined;
  const deck = (): DieStream => (stream ??= dice(null).stream(DECK_LABEL, null));
  const table: Table = { options, dice, deck };
  let turn: Turn = { state, step: 0, moved: [], fired: [], fought: [], waiting: [] };
  const events = declarations.flatMap((declared, declaration): readonly TurnEvent[] => {
    const done = play(table, turn, declared, declaration);
    if (!done.ok) return [refused(declaration, done.error)];
    turn = done.value.turn;
    return done.value.events;
  });
  const unused = turn.waiting.map(({ card, on, declaration }) =>
    refused(declaration, problem('planet-card-unused', { card, piece: on })),
  );
  return { state: turn.state, events: [...events, ...unused] };
}

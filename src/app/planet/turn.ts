import { engagementKey, squadKey } from '../../engine/dice/campaignKeys';
import { keyedDice } from '../../engine/dice/keyed';
import type { CardId } from '../../engine/planet/cards';
import { fullDeck, without } from '../../engine/planet/deck';
import type { PlanetProblemCode } from '../../engine/planet/problems';
import { playSequence } from '../../engine/planet/sequence';
import type { TurnEvent, TurnState } from '../../engine/planet/turn';
import type { KeyFacts, TurnFacts } from '../../reports/planet/facts';
import type { PhaseSetting } from '../ruleset';
import type { TurnSnapshot } from './snapshot';

/** Reasons that depend on no die: what else is refused follows from losses. */
const FORESEEN: readonly PlanetProblemCode[] = [
  ...(['planet-not-own', 'planet-same-side', 'planet-step-over', 'planet-not-linear', 'planet-not-parabolic'] as const),
  ...(['planet-moved', 'planet-fired', 'planet-fought', 'planet-out-of-sight', 'planet-card-unused'] as const),
];

/** What the rules are going to refuse, whatever the dice, by the place in the sequence. */
export function foreseenRefusals(snapshot: TurnSnapshot): readonly Extract<TurnEvent, { kind: 'refused' }>[] {
  const declarations = snapshot.sequence.map(({ declaration }) => declaration);
  const { events } = playSequence(stateBefore(snapshot), declarations, snapshot.options, () =>
    // Any dice will do: what they decide is left out.
    keyedDice(() => 'foreseen'),
  );
  // What is dealt is known to nobody beforehand.
  const isDealt = (index: number): boolean => {
    const by = declarations[index]?.by;
    return declarations.some((each) => each.kind === 'deal' && each.by === by);
  };
  return events.flatMap((event) => {
    if (event.kind !== 'refused') return [];
    const { code } = event.problem;
    const isSure = FORESEEN.includes(code) || (code === 'planet-no-card' && !isDealt(event.declaration));
    return isSure ? [event] : [];
  });
}

/** A turn with its result. */
export interface ResolvedTurn {
  readonly snapshot: TurnSnapshot;
  readonly facts: TurnFacts;
}

/** What is in no hand and not played is the deck (P-6). */
function stateBefore({ options, pieces, hands }: TurnSnapshot): TurnState {
  const played = hands.flatMap((hand) => hand.played);
  const out = [...hands.flatMap(({ cards }) => cards), ...played];
  return {
    pieces: pieces.map(({ stood, ...piece }) => ({ ...piece, place: stood })),
    // The door of `workbook/read` lets no more cards through than the deck has.
    deck: without(fullDeck(options.cardCopies), out) ?? [],
    played,
    hands: Object.fromEntries(hands.map(({ player, cards }) => [player, cards])),
  };
}

/** Who has played what since the deck was new: a deck that is used up takes all of it back. */
function playedBy(player: string, before: readonly CardId[], events: readonly TurnEvent[]): readonly CardId[] {
  return events.reduce<readonly CardId[]>((cards, event) => {
    if (event.kind === 'dealt' && event.renewed) return [];
    return event.kind === 'played' && event.by === player ? [...cards, event.card] : cards;
  }, before);
}

const keysOf = (events: readonly TurnEvent[], phaseKey: string): readonly KeyFacts[] =>
  events.flatMap((event) => {
    if (event.kind !== 'engagement') return [];
    const key = engagementKey(phaseKey, event.engagement);
    return Object.values(event.pieces).map((piece) => ({
      engagement: event.engagement,
      piece,
      key: squadKey(key, piece),
    }));
  });

/** Plays the turn (P-2): a piece's dice are seeded by its key, those that deal cards by the phase key (D-3). */
export function playTurn(snapshot: TurnSnapshot, setting: PhaseSetting): ResolvedTurn {
  const declarations = snapshot.sequence.map(({ declaration }) => declaration);
  const { state, events } = playSequence(stateBefore(snapshot), declarations, snapshot.options, (engagement) => {
    const key = engagement === null ? setting.key : engagementKey(setting.key, engagement);
    return keyedDice((piece) => (piece === null ? setting.key : squadKey(key, piece)));
  });
  const after = new Map(state.pieces.map(({ id, models, place }) => [id, { models, place }]));
  const { turn, commitment, digest, players } = setting;
  const facts: TurnFacts = {
    ...{ campaign: snapshot.campaign, turn, commitment, digest, players, declarations, events },
    pieces: snapshot.pieces.map(({ models, stood, ...piece }) => {
      const before = { models, place: stood };
      return { ...piece, before, after: after.get(piece.id) ?? before };
    }),
    hands: snapshot.hands.map(({ player, cards, played }) => ({
      ...{ player, before: cards, after: state.hands[player] ?? cards },
      played: playedBy(player, played, events),
    })),
    keys: keysOf(events, setting.key),
  };
  return { snapshot, facts };
}

import type { DieEvent, GhostEvent, PlanetEvent, RollStep } from '../../engine/planet/events';
import type { TurnEvent } from '../../engine/planet/turn';
import type { Side } from '../../engine/planet/types';
import type { FightLine, OwnRoll, SeenRoll, TurnEntry } from './known';
import { declaredOf, type EngagementEvent, type PlanetView } from './viewpoint';

/** The course of a turn as its viewer saw it. */
export function courseOf(view: PlanetView): readonly TurnEntry[] {
  const { events } = view.facts;
  return events.flatMap((event) => entryOf(view, event, events) ?? []);
}

function entryOf(view: PlanetView, event: TurnEvent, events: readonly TurnEvent[]): TurnEntry | null {
  const isMine = (player: string): boolean => view.player === null || view.player === player;
  switch (event.kind) {
    case 'moved': {
      const who = view.label(event.piece);
      return who === null ? null : { kind: 'moved', who, to: event.to };
    }
    case 'dealt':
      if (!isMine(event.by)) return null;
      return { kind: 'dealt', to: view.player === null ? event.by : null, cards: event.draws.map(({ card }) => card) };
    case 'played':
      return cardEntry(view, event, events);
    case 'engagement':
      return concerns(view, event) ? fightEntry(view, event, events) : null;
    case 'loss':
      return null;
    case 'refused': {
      const declared = view.facts.declarations[event.declaration];
      if (!declared || !isMine(declared.by)) return null;
      const piece = 'piece' in declared ? declared.piece : 'on' in declared ? declared.on : '';
      return { kind: 'refused', what: declared.kind, who: view.label(piece), reason: event.problem.code };
    }
  }
}

const concerns = (view: PlanetView, { pieces }: EngagementEvent): boolean =>
  Object.values(pieces).some((id) => view.isOwn(id));

/** Cards lie open once they act: their player and those whose pieces take part in the fire see them. */
function cardEntry(
  view: PlanetView,
  { by, card, on, engagement }: Extract<TurnEvent, { kind: 'played' }>,
  events: readonly TurnEvent[],
): TurnEntry | null {
  const whose = (): 'own' | 'ally' | 'enemy' => {
    if (view.player === null || by === view.player) return 'own';
    const sidesOf = (player: string) => view.facts.pieces.filter(({ owner }) => owner === player);
    return sidesOf(by)[0]?.side === sidesOf(view.player)[0]?.side ? 'ally' : 'enemy';
  };
  const fight = events.find((event) => event.kind === 'engagement' && event.declaration === engagement);
  const isThere = fight?.kind === 'engagement' && concerns(view, fight);
  return isThere || whose() === 'own' ? { kind: 'card', by: whose(), card, on: view.label(on) } : null;
}

function fightEntry(view: PlanetView, event: EngagementEvent, events: readonly TurnEvent[]): TurnEntry {
  const declared = declaredOf(view.facts, event);
  const losses = events.flatMap((each): readonly FightLine[] => {
    if (each.kind !== 'loss' || each.declaration !== event.declaration) return [];
    const who = view.label(each.piece);
    return who === null ? [] : [{ kind: 'loss', who, casualties: each.casualties, models: each.models }];
  });
  // That an unseen target lost nothing is not told either.
  const isAllSeen = Object.values(event.pieces).every((id) => view.isSeen(id));
  const end: readonly FightLine[] = losses.length > 0 || !isAllSeen ? losses : [{ kind: 'no-loss' }];
  return {
    kind: 'fight',
    how: event.how,
    who: declared ? view.label(declared.piece) : null,
    target: declared ? view.label(declared.target) : null,
    lines: [...linesOf(view, event), ...end],
  };
}

function linesOf(view: PlanetView, event: EngagementEvent): readonly FightLine[] {
  return event.events.flatMap((each): readonly FightLine[] => {
    if (each.kind === 'die' || each.kind === 'ghost' || each.kind === 'casualties') return [];
    const id = event.pieces[each.side];
    const who = view.label(id);
    if (each.kind === 'idle-card') return view.isOwn(id) ? [{ kind: 'idle', card: each.card }] : [];
    if (each.kind === 'template') {
      const { covered, escaped } = each;
      return who === null ? [] : [{ kind: 'template', covered, escaped, who }];
    }
    // Once both have attacked, each side feels who is ahead (P-5), though not by how much.
    const result = each.step === 'attacks' && each.side === 'y' ? [closeResult(view, event)] : [];
    if (view.isOwn(id)) return each.dice === 0 ? result : [ownRoll(each, who ?? '', event.events), ...result];
    const seen = seenRoll(each, who);
    return seen ? [seen, ...result] : result;
  });
}

function closeResult(view: PlanetView, { pieces, events }: EngagementEvent): FightLine {
  const totalOf = (side: Side): number =>
    events.reduce(
      (sum, each) => (each.kind === 'roll' && each.step === 'attacks' && each.side === side ? each.total : sum),
      0,
    );
  const ahead = totalOf('x') - totalOf('y');
  return { kind: 'close-result', winner: ahead === 0 ? null : view.label(ahead > 0 ? pieces.x : pieces.y) };
}

type RollEvent = Extract<PlanetEvent, { kind: 'roll' }>;

function ownRoll({ label, step, total }: RollEvent, who: string, events: readonly PlanetEvent[]): OwnRoll {
  const dice = events.filter((each): each is DieEvent => each.kind === 'die' && each.label === label);
  const ghosts = events.filter((each): each is GhostEvent => each.kind === 'ghost' && each.label === label);
  return {
    kind: 'own-roll',
    ...{ who, step, label, total },
    faces: dice.map(({ face }) => face),
    needed: dice[0]?.needed ?? null,
    modifiers: dice[0]?.modifiers ?? [],
    ghosts: ghosts.map(({ card, face, die, before, after }) => ({ card, face, die, before, after })),
  };
}

const FELT: readonly RollStep[] = ['hit', 'reaction', 'return'];
const isFelt = (step: RollStep): step is SeenRoll['step'] => FELT.includes(step);

/** Of others' rolls hits and return shots are felt; of an unseen piece, only that it hits. */
function seenRoll({ step, total, dice }: RollEvent, who: string | null): SeenRoll | null {
  if (!isFelt(step) || dice === 0 || (who === null && step !== 'hit')) return null;
  return { kind: 'seen-roll', who, step, total };
}

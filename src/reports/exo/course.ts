import type { HitEvent, RollPart, RoundEvent, ShotEvent } from '../../engine/exo/events';
import type { KnownEntry, KnownStep, KnownTa } from './known';
import { isDown, type ExoView } from './viewpoint';

/** What happened as its viewer learnt of it, step by step. */
export function courseOf(view: ExoView): readonly KnownStep[] {
  const down = new Set(view.facts.fighters.filter(({ before }) => isDown(before, view.facts.turn)).map(({ id }) => id));
  const steps: KnownStep[] = [];
  for (const { at, events } of groupsOf(view)) {
    const entries = events.flatMap((event) => entriesOf(view, event, events, down));
    if (entries.length === 0) continue;
    const last = steps[steps.length - 1];
    // Between two steps of others there is nothing to be seen.
    if (at === 'others' && last?.at === 'others') {
      steps[steps.length - 1] = { at, entries: [...last.entries, ...entries] };
    } else steps.push({ at, entries });
  }
  return steps;
}

interface Group {
  readonly at: KnownStep['at'];
  readonly events: RoundEvent[];
}

/** Events by step. */
function groupsOf(view: ExoView): readonly Group[] {
  const groups: Group[] = [{ at: 'start', events: [] }];
  for (const event of view.facts.events) {
    if (event.kind === 'step') {
      const own = event.acting.some(({ character }) => view.isOwn(character));
      groups.push({ at: own ? { initiative: event.primary } : 'others', events: [] });
    } else if (event.kind === 'end') groups.push({ at: 'end', events: [] });
    else groups[groups.length - 1]?.events.push(event);
  }
  return groups;
}

/** An event's entries: of one's own in full, of others what was to be seen. */
function entriesOf(
  view: ExoView,
  event: RoundEvent,
  step: readonly RoundEvent[],
  down: Set<string>,
): readonly KnownEntry[] {
  if (event.kind === 'step' || event.kind === 'end') return [];
  if (event.kind === 'declaration order') {
    // Only the game master hears everybody declare.
    const order = event.order.map(({ character }) => view.label(character));
    return event.order.every(({ character }) => view.isOwn(character)) && isWhole(view)
      ? [{ kind: 'declared', who: '', order }]
      : [];
  }
  const entry = view.isOwn(event.character) ? ownEntry(view, event, step) : seenEntry(view, event, down);
  return entry ? [entry] : [];
}

/** The viewer has every character of the fight. */
const isWhole = (view: ExoView): boolean => view.facts.fighters.every(({ id }) => view.isOwn(id));

type CharacterEvent = Exclude<RoundEvent, { kind: 'step' | 'end' | 'declaration order' }>;

const taOf = ({ label, skill, modifiers, roll }: RollPart): KnownTa => ({ label, skill, modifiers, roll });

const isHitOf = (shot: ShotEvent, event: RoundEvent): event is HitEvent =>
  event.kind === 'hit' &&
  event.by === shot.character &&
  event.character === shot.target &&
  event.weapon === shot.weapon;

function ownShot(view: ExoView, shot: ShotEvent, step: readonly RoundEvent[]): KnownEntry {
  const { character, target, weapon, mode, spent, bulletsLeft } = shot;
  const hits = step.flatMap((event) => {
    if (!isHitOf(shot, event)) return [];
    const { number, part, damage } = event;
    return [{ number, part, damage }];
  });
  return {
    ...{ kind: 'shot', who: view.label(character), target: view.label(target), ta: taOf(shot) },
    ...{ weapon: view.weapon(character, weapon), mode, spent, left: bulletsLeft, bullets: shot.hits, hits },
  };
}

/** What happened to, or was done by, a character of the viewer's. */
function ownEntry(view: ExoView, event: CharacterEvent, step: readonly RoundEvent[]): KnownEntry | null {
  const { character } = event;
  const who = view.label(character);
  switch (event.kind) {
    case 'refused':
      return { kind: 'refused', who, problem: event.problem };
    case 'initiative':
      return { kind: 'initiative', who, primary: event.primary, modifiers: event.modifiers };
    case 'alertness':
      return { kind: 'alertness', who, ta: taOf(event), surprised: event.surprised };
    case 'shot':
      return ownShot(view, event, step);
    case 'skill':
      return { kind: 'skill', who, what: event.what, ta: taOf(event) };
    case 'perception':
      return { kind: 'perception', who, passer: view.label(event.passer), ta: taOf(event), holdsFire: event.holdsFire };
    case 'moved':
      return { kind: 'moved', who, pace: event.pace, halved: event.halved };
    case 'drawn':
    case 'dropped':
    case 'broken':
      return { kind: event.kind, who, weapon: view.weapon(character, event.weapon) };
    case 'reloaded':
      return { kind: 'reloaded', who, weapon: view.weapon(character, event.weapon), bullets: event.bullets };
    case 'jammed':
      return { kind: 'jammed', who, weapon: view.weapon(character, event.weapon), until: event.until };
    case 'aimed':
      return { kind: 'aimed', who, target: view.label(event.target), rounds: event.rounds };
    case 'aim lost':
      return { kind: 'aim lost', who, target: view.label(event.target) };
    case 'lost': {
      const { action, doing, reason, bullets } = event;
      return { kind: 'lost', who, action, doing, reason, bullets };
    }
    default:
      return ownHurt(view, who, event);
  }
}

type HurtEvent = Extract<
  CharacterEvent,
  { kind: 'hit' | 'wound' | 'stun points' | 'impact' | 'status' | 'bleeding' | 'life' }
>;

function ownHurt(view: ExoView, who: string, event: HurtEvent): KnownEntry | null {
  switch (event.kind) {
    case 'hit': {
      const { by, number, part, damage, cover, armour, through } = event;
      return { kind: 'hit', who, by: view.label(by), number, part, damage, cover, armour, through };
    }
    case 'wound':
      return { kind: 'wound', who, part: event.part, damage: event.damage, severity: event.severity };
    case 'stun points':
      return { kind: 'stun points', who, part: event.part, points: event.points, converted: event.converted };
    case 'impact':
      return { kind: 'impact', who, total: event.total, effect: event.effect, rounds: event.rounds };
    case 'status': {
      // What impact and wounds do stands in their own lines.
      if (event.cause === 'recoil') return { kind: 'recoil', who, until: event.until ?? 0 };
      const isLife = event.cause === 'life points';
      return isLife && (event.status === 'unconscious' || event.status === 'dead') ? { kind: event.status, who } : null;
    }
    case 'bleeding': {
      return { kind: 'bleeding', who, points: event.light + event.severe, down: event.down };
    }
    case 'life': {
      const most = view.fighter(event.character)?.before.character.lifePoints ?? 0;
      return { kind: 'life', who, total: event.total, most, stun: event.stun };
    }
  }
}

/** What was to be seen of somebody else; `down` remembers who lies already. */
function seenEntry(view: ExoView, event: CharacterEvent, down: Set<string>): KnownEntry | null {
  const { character } = event;
  const who = view.label(character);
  switch (event.kind) {
    case 'shot':
      return { kind: 'seen-shot', who, target: view.label(event.target), mode: event.mode };
    case 'moved':
      return { kind: 'seen-moved', who, pace: event.pace };
    case 'drawn':
      return { kind: 'seen-drawn', who };
    case 'dropped':
      return { kind: 'seen-dropped', who };
    case 'reloaded':
      return { kind: 'seen-reloaded', who };
    case 'impact':
      return event.effect === 'stunned and pushed back' && !down.has(character) ? { kind: 'seen-pushed', who } : null;
    case 'status': {
      if (event.status === 'stunned' || down.has(character)) return null;
      down.add(character);
      return { kind: 'seen-down', who };
    }
    default:
      return null;
  }
}

import type { RoundEvent } from '../../../src/engine/exo/events';
import type { CharacterState } from '../../../src/engine/exo/state';
import type { Character } from '../../../src/engine/exo/types';
import type { FighterFacts, RoundFacts } from '../../../src/reports/exo/facts';

type Draw = (bound: number) => number;

/** Down or not, as the rules have it, written without a look at the filter. */
const lies = ({ dead, unconsciousUntil, incapacitatedUntil, life, character, wounds }: CharacterState, round: number) =>
  dead ||
  round <= unconsciousUntil ||
  round <= incapacitatedUntil ||
  life.wounds + life.stun >= character.lifePoints ||
  wounds.some(({ part, severity }) => ['severe', 'amputation'].includes(severity) && /abdomen|leg/.test(part));

function disguisedCharacter(character: Character, draw: Draw): Character {
  return {
    ...character,
    ...{ primary: draw(30), secondary: draw(30), coordination: draw(9), strength: draw(9), resistance: 1 + draw(9) },
    ...{ perception: draw(9), alertness: draw(30), lifePoints: 10 + draw(20), mortalThreshold: draw(9) },
    armour: { chest: draw(9), head: draw(9) },
    weapons: [],
  };
}

function disguisedState(state: CharacterState, round: number, draw: Draw): CharacterState {
  const down = lies(state, round);
  return {
    character: disguisedCharacter(state.character, draw),
    life: { wounds: draw(9), stun: 0, lastDMinus: draw(9), mortalDMinus: null, downSince: null },
    wounds: [
      { round: 1, part: 'chest', damage: draw(9), severity: 'light', by: `w${draw(99)}`, treated: draw(2) === 0 },
    ],
    ...{ stunnedUntil: draw(20), incapacitatedUntil: 0, unconsciousUntil: down ? round + draw(9) : 0 },
    dead: down && draw(2) === 0,
    ...{ aim: null, weapons: {} },
  };
}

const HIDDEN = [
  ...['refused', 'alertness', 'skill', 'perception', 'jammed', 'broken', 'aimed', 'aim lost', 'lost'],
  ...['hit', 'wound', 'stun points', 'bleeding', 'life', 'initiative'],
];

const roll = (draw: Draw) =>
  ({ degree: 'success', result: draw(40), dE: 1 + draw(10), dPlus: 9, dMinus: 1, margin: draw(9) }) as const;

/** Another's event: what was seen of it stays. */
function disguisedEvent(
  event: Exclude<RoundEvent, { kind: 'step' | 'end' | 'declaration order' }>,
  own: ReadonlySet<string>,
  draw: Draw,
): readonly RoundEvent[] {
  // Where one's own bullets went is known; what stopped them is not.
  if (event.kind === 'hit' && own.has(event.by)) {
    return [{ ...event, cover: draw(9), armour: draw(9), through: draw(9) }];
  }
  if (HIDDEN.includes(event.kind)) return [];
  const { character } = event;
  switch (event.kind) {
    case 'shot':
      return [
        {
          ...event,
          ...{ label: `L${draw(1e6)}`, action: draw(9), skill: draw(40), modifiers: [], roll: roll(draw) },
          ...{ weapon: `V${draw(1e6)}`, spent: draw(9), bulletsLeft: draw(9), hits: draw(9) },
        },
      ];
    case 'moved':
      return [{ ...event, halved: draw(2) === 0 }];
    case 'drawn':
    case 'dropped':
    case 'reloaded':
      return [{ ...event, weapon: `V${draw(1e6)}` }];
    case 'impact':
      return event.effect === 'stunned and pushed back' ? [{ ...event, total: draw(99), rounds: draw(9) }] : [];
    case 'status': {
      if (event.status === 'stunned') return [];
      const status = (['incapacitated', 'unconscious', 'dead'] as const)[draw(3)] ?? 'dead';
      const once = { kind: 'status', character, status, cause: 'wound', until: draw(99) } as const;
      return draw(2) === 0 ? [once] : [once, { ...once, status: 'dead', cause: 'life points' }];
    }
    default:
      return [event];
  }
}

/** Something that nobody else learns. */
const secret = (character: string, draw: Draw): RoundEvent =>
  [
    { kind: 'lost', character, action: 1, doing: 'opportunity', reason: 'nobody came', bullets: null } as const,
    { kind: 'life', character, wounds: draw(9), stun: draw(9), total: draw(9) } as const,
    { kind: 'bleeding', character, light: draw(9), severe: 0, down: 0 } as const,
    { kind: 'jammed', character, weapon: `V${draw(1e6)}`, until: draw(99) } as const,
    {
      kind: 'skill',
      character,
      action: 1,
      label: `L${draw(99)}`,
      skill: draw(9),
      modifiers: [],
      roll: roll(draw),
      what: 'hide',
    } as const,
  ][draw(5)]!;

/** The same round with every value that the viewer may not know replaced by another. */
export function disguisedRound(facts: RoundFacts, viewer: string, chance: Iterator<number>): RoundFacts {
  const draw: Draw = (bound) => (chance.next().value as number) % bound;
  const own = new Set(facts.fighters.filter(({ before }) => before.character.owner === viewer).map(({ id }) => id));
  const foes = facts.fighters.filter(({ id }) => !own.has(id)).map(({ id }) => id);
  const other = (): string => foes[draw(foes.length)] ?? '';
  const fighters = facts.fighters.map((fighter): FighterFacts => {
    if (own.has(fighter.id)) return fighter;
    const [before, after] = [fighter.before, fighter.after].map((state) => disguisedState(state, facts.turn, draw));
    return { ...fighter, before: before!, after: after!, key: `key${draw(1e6)}` };
  });
  const events = facts.events.flatMap((event): readonly RoundEvent[] => {
    if (event.kind === 'end') return [event];
    if (event.kind === 'declaration order') return [{ ...event, order: [...event.order].reverse() }];
    if (event.kind === 'step') {
      const isOwn = event.acting.some(({ character }) => own.has(character));
      const hidden: RoundEvent = { kind: 'step', step: 0, primary: draw(99), secondary: 0, acting: [] };
      return isOwn ? [hidden, event] : [{ ...hidden, acting: [{ character: other(), action: 1 }] }];
    }
    const extra = foes.length > 0 && draw(3) === 0 ? [secret(other(), draw)] : [];
    return [...extra, ...(own.has(event.character) ? [event] : disguisedEvent(event, own, draw))];
  });
  const players = facts.players.map((player) =>
    player.id === viewer
      ? player
      : { ...player, name: `N${draw(1e6)}`, character: `C${draw(1e6)}`, id: `X${draw(1e6)}` },
  );
  return { ...facts, players, fighters, events };
}

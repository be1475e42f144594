import type { RollPart, RoundEvent } from '../../engine/exo/events';
import type { CharacterState } from '../../engine/exo/state';
import { NOBODY, standIns, strangerOf } from '../twin';
import type { FighterFacts, RoundFacts } from './facts';

/**
 * The round with the words that a player may not know replaced: other players, others' keys, weapons, dice, wounds and
 * ids. Ids stay in the labels of one's own dice, and where they stand there they are known.
 * @param playerId `null`: everybody reads it (the public packet).
 */
export function roundTwin(playerId: string | null, facts: RoundFacts): RoundFacts {
  const viewer = playerId ?? NOBODY;
  const other = standIns();
  const own = new Set(facts.fighters.filter(({ before }) => before.character.owner === viewer).map(({ id }) => id));
  const ownLabels = facts.events.flatMap((event) =>
    'label' in event && own.has(event.character) ? event.label.split('/') : [],
  );
  const known = new Set([...own, ...ownLabels]);
  const mask: Mask = { own, other, idOf: (id) => (known.has(id) ? id : other(id)) };
  return {
    ...facts,
    players: facts.players.map((player) => (player.id === viewer ? player : strangerOf(player, other))),
    fighters: facts.fighters.map((fighter) => fighterTwin(fighter, own.size > 0, mask)),
    events: facts.events.flatMap((event) => eventTwin(event, mask)),
  };
}

interface Mask {
  readonly own: ReadonlySet<string>;
  readonly other: (text: string) => string;
  readonly idOf: (id: string) => string;
}

function fighterTwin(fighter: FighterFacts, isThere: boolean, { own, other, idOf }: Mask): FighterFacts {
  const { id, name, key, before, after } = fighter;
  if (own.has(id)) return { ...fighter, before: ownState(before, idOf), after: ownState(after, idOf) };
  return {
    ...fighter,
    id: idOf(id),
    // Who has nobody in the fight has seen nobody.
    name: isThere ? name : other(name),
    key: other(key),
    before: stateTwin(before, idOf(id), other),
    after: stateTwin(after, idOf(id), other),
  };
}

/** One's own state, in which others' ids may stand. */
const ownState = (state: CharacterState, idOf: Mask['idOf']): CharacterState => ({
  ...state,
  wounds: state.wounds.map((wound) => ({ ...wound, by: idOf(wound.by) })),
  aim: state.aim && { ...state.aim, target: idOf(state.aim.target) },
});

/** Of others' states it is seen that they lie; the rest is replaced as far as that leaves it so. */
function stateTwin(state: CharacterState, id: string, other: Mask['other']): CharacterState {
  const { character, wounds } = state;
  return {
    ...state,
    character: {
      ...character,
      ...{ id, name: other(character.name), owner: character.owner === null ? null : other(character.owner) },
      ...{ primary: character.primary + 1, secondary: character.secondary + 1, alertness: character.alertness + 1 },
      ...{ coordination: character.coordination + 1, strength: character.strength + 1 },
      ...{ resistance: character.resistance + 1, perception: character.perception + 1 },
      mortalThreshold: character.mortalThreshold + 1,
      armour: { chest: 77 },
      weapons: character.weapons.map((weapon) => ({ ...weapon, id: other(weapon.id), name: other(weapon.name) })),
    },
    wounds: wounds.map((wound) => ({ ...wound, damage: wound.damage + 1, by: other(wound.by) })),
    stunnedUntil: state.stunnedUntil + 1,
    aim: state.aim === null ? null : { target: other(state.aim.target), rounds: state.aim.rounds + 1 },
    weapons: {},
  };
}

/** What nobody else learns. */
const UNSEEN: readonly RoundEvent['kind'][] = [
  ...(['refused', 'alertness', 'skill', 'perception', 'jammed', 'broken', 'aimed', 'aim lost', 'lost'] as const),
  ...(['hit', 'wound', 'stun points', 'bleeding', 'life', 'initiative'] as const),
];

function eventTwin(event: RoundEvent, mask: Mask): readonly RoundEvent[] {
  const { own, idOf, other } = mask;
  if (event.kind === 'end') return [event];
  if (event.kind === 'declaration order') {
    return [{ ...event, order: event.order.map((each) => ({ ...each, character: idOf(each.character) })) }];
  }
  if (event.kind === 'step') {
    const acting = event.acting.map((each) => ({ ...each, character: idOf(each.character) }));
    const isOwn = event.acting.some(({ character }) => own.has(character));
    return [isOwn ? { ...event, acting } : { ...event, acting, primary: event.primary + 50 }];
  }
  if (own.has(event.character)) return [withIds(event, idOf)];
  // Where one's own bullets went is known; what stopped them is not.
  if (event.kind === 'hit' && own.has(event.by)) {
    return [withIds({ ...event, cover: event.cover + 1, armour: event.armour + 1, through: event.through + 1 }, idOf)];
  }
  if (UNSEEN.includes(event.kind)) return [];
  const seen = withIds(event, idOf);
  switch (seen.kind) {
    case 'shot':
      return [{ ...seen, ...rollTwin(seen, other), weapon: other(seen.weapon), spent: seen.spent + 1, hits: 0 }];
    case 'drawn':
    case 'dropped':
    case 'reloaded':
      return [{ ...seen, weapon: other(seen.weapon) }];
    case 'moved':
      return [{ ...seen, halved: !seen.halved }];
    default:
      return [seen];
  }
}

const rollTwin = ({ action, label, skill, roll }: RollPart, other: Mask['other']) => ({
  ...{ action: action + 1, label: other(label), skill: skill + 1, modifiers: [] },
  roll: { ...roll, result: roll.result + 1, margin: roll.margin + 1 },
});

/** An event with the ids that its reader knows, and other words for those that stay hidden. */
function withIds<E extends RoundEvent & { readonly character: string }>(event: E, idOf: Mask['idOf']): E {
  return {
    ...event,
    character: idOf(event.character),
    ...('target' in event ? { target: idOf(event.target) } : {}),
    ...('by' in event ? { by: idOf(event.by) } : {}),
    ...('passer' in event ? { passer: idOf(event.passer) } : {}),
  };
}

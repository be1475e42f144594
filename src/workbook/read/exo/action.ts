import type { Body } from '../../../engine/exo/body';
import type { Action, Target } from '../../../engine/exo/declarations';
import type { Hand } from '../../../engine/exo/types';
import { tidyText } from '../../names';
import { chosen } from '../../schema/choices';
import { FIRE_MODE_CHOICE, HAND_CHOICE, MAXIMUM_CHOICE, NATURE_CHOICE } from '../../schema/exo/choices';
import type { ActionWord } from '../../schema/exo/choices';
import { MODIFIER, NUMBER } from '../../schema/exo/numbers';
import { Directory, listItems, type Named } from '../lookup';
import { refer } from '../reference';
import type { RowReader } from '../row';
import type { Arm } from './arms';
import { readLocation } from './body';

type Row = RowReader<'actions'>;

export interface ActionContext {
  readonly characters: Directory<Named>;
  readonly arms: readonly Arm[];
  readonly body: Body;
}

/** A weapon by id or by the name of one of the character's; that it is another's is for the rules to refuse. */
function readArm(row: Row, character: string, { arms }: ActionContext): string | undefined {
  const text = row.need(row.id('weapon'), 'weapon');
  if (text === undefined) return undefined;
  const own = new Directory(arms.filter((arm) => arm.character === character));
  const among = own.find(text).kind === 'none' ? new Directory(arms) : own;
  return refer(row, 'weapon', text, among, 'unknown-arm')?.id;
}

/** Ids of characters in the column; `undefined`: one of them is not there, which has been reported. */
function readTargets(row: Row, { characters }: ActionContext): readonly string[] | undefined {
  const raw = row.id('targets');
  if (raw === undefined) return undefined;
  const names = raw === null ? [] : listItems(row.lines('targets') ?? raw, characters);
  const found = names.map((name) => refer(row, 'targets', name, characters, 'unknown-character')?.id);
  const ids = found.flatMap((id) => id ?? []);
  return ids.length === names.length ? ids : undefined;
}

/** The choices that a shooter makes beforehand (E-12, E-18). */
function readChoices(row: Row, body: Body): Omit<Target, 'id'> {
  const text = row.text('critical');
  const isMax = !text || chosen(MAXIMUM_CHOICE, text) !== undefined;
  const critical = isMax ? 'max' : (readLocation(row, 'critical', body) ?? 'max');
  return { critical, location: readLocation(row, 'location', body) ?? null };
}

/** Places separated by `;`, compared without case. */
const placesOf = (text: string): readonly string[] =>
  text
    .split(';')
    .map((place) => tidyText(place).toLocaleLowerCase('und'))
    .filter((place) => place !== '');

function readFire(row: Row, character: string, context: ActionContext): Action | undefined {
  const weapon = readArm(row, character, context);
  const targets = readTargets(row, context);
  const mode = row.choice('mode', FIRE_MODE_CHOICE) ?? 'normal';
  const choices = readChoices(row, context.body);
  const modifier = row.whole('modifier', MODIFIER) ?? 0;
  if (weapon === undefined || targets === undefined) return undefined;
  return { kind: 'fire', weapon, mode, targets: targets.map((id) => ({ id, ...choices })), modifier };
}

function readOpportunity(row: Row, character: string, context: ActionContext): Action | undefined {
  const [place] = placesOf(row.need(row.text('place'), 'place') ?? '');
  const fire = readFire(row, character, context);
  if (fire?.kind !== 'fire' || place === undefined) return undefined;
  const { weapon, mode, modifier, targets } = fire;
  const wanted = targets.length === 0 ? null : targets.map(({ id }) => id);
  return { kind: 'opportunity', weapon, mode, place, wanted, ...readChoices(row, context.body), modifier };
}

function readSkill(row: Row): Action | undefined {
  const skill = row.need(row.whole('skill', NUMBER), 'skill');
  const about = {
    what: row.text('what') ?? '',
    nature: row.choice('nature', NATURE_CHOICE) ?? 'physical',
    hand: row.choice('hand', HAND_CHOICE) ?? null,
    modifier: row.whole('modifier', MODIFIER) ?? 0,
  };
  return skill === undefined ? undefined : { kind: 'skill', skill, ...about };
}

function readAim(row: Row, { characters }: ActionContext): Action | undefined {
  const text = row.need(row.id('targets'), 'targets');
  const target = text === undefined ? undefined : refer(row, 'targets', text, characters, 'unknown-character');
  return target && { kind: 'aim', target: target.id };
}

/** Reads one action of a character; `undefined`: it cannot be read, which has been reported. */
export function readAction(
  row: Row,
  word: Exclude<ActionWord, 'ambushed' | 'disturbed'>,
  who: { readonly id: string; readonly betterHand: Hand },
  context: ActionContext,
): Action | undefined {
  switch (word) {
    case 'fire':
      return readFire(row, who.id, context);
    case 'opportunity':
      return readOpportunity(row, who.id, context);
    case 'draw': {
      const weapon = readArm(row, who.id, context);
      const hand = row.choice('hand', HAND_CHOICE) ?? who.betterHand;
      return weapon === undefined ? undefined : { kind: 'draw', weapon, hand };
    }
    case 'reload': {
      const weapon = readArm(row, who.id, context);
      return weapon === undefined ? undefined : { kind: 'reload', weapon };
    }
    case 'walk':
    case 'fast':
    case 'sprint':
      return { kind: 'move', pace: word, shows: placesOf(row.text('place') ?? '') };
    case 'aim':
      return readAim(row, context);
    case 'skill':
      return readSkill(row);
  }
}

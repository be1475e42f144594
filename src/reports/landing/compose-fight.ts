import { toNumber } from '../../engine/fixed';
import { type Block, type Cell, type Column, heading, paragraph, type Table, type Tone } from '../document';
import type { OwnFire, OwnSquad, SeenSquad, ViewerFight, ViewerOutcome } from './known';
import { ownNumber, sentencesOf } from './sentences';
import type { Speech } from '../speech';

const TONES: Readonly<Record<ViewerOutcome, Tone>> = {
  won: 'good',
  lost: 'bad',
  mutual: 'bad',
  draw: 'plain',
  attacker: 'plain',
  defender: 'plain',
};

/** One fight: who fought, what happened, which rules and dice did it. */
export const fightBlocks = (speech: Speech, fight: ViewerFight): readonly Block[] => [
  heading(2, titleOf(speech, fight)),
  paragraph(introOf(speech, fight), TONES[fight.outcome]),
  ownTable(speech, fight.own),
  ...(fight.allies.length > 0 ? [seenTable(speech, speech.say('allies'), fight.allies)] : []),
  ...(fight.enemies.length > 0 ? [seenTable(speech, speech.say('enemies'), fight.enemies)] : []),
  heading(3, speech.say('course')),
  ...courseBlocks(speech, fight),
  ...ruleBlocks(speech, fight.own),
  ...logTable(speech, fight),
];

function titleOf(speech: Speech, { number, own, allies, enemies, outcome }: ViewerFight): string {
  return speech.say('fight', {
    number,
    own: namesOf(speech, [...own, ...allies]),
    // Own squads on both sides may have nobody else before them.
    enemies: namesOf(speech, enemies.length > 0 ? enemies : own),
    outcome: speech.say(`outcome-${outcome}`),
  });
}

function namesOf({ say }: Speech, squads: readonly { readonly label: string }[]): string {
  const names = squads.slice(0, 2).map(({ label }) => say('quoted', { name: label }));
  const count = squads.length - names.length;
  return count > 0 ? say('and-more', { names: names.join(', '), count }) : names.join(', ');
}

function introOf({ say }: Speech, { side, startDistance, cycles, endDistance }: ViewerFight): string {
  const start = startDistance === 0 ? say(`intro-${side}-contact`) : say(`intro-${side}`, { distance: startDistance });
  const end = say(endDistance === 0 ? 'intro-end-contact' : 'intro-end', { cycles, distance: endDistance });
  return `${start} ${end}`;
}

const left = (header: string): Column => ({ header, align: 'left' });
const right = (header: string): Column => ({ header, align: 'right' });

function ownTable({ say }: Speech, squads: readonly OwnSquad[]): Table {
  const columns = [
    ...[left(say('squad')), left(say('type')), right(say('skill')), right(say('hp-before')), right(say('hp-after'))],
    ...[right(say('shots')), right(say('hits')), right(say('damage')), left(say('state'))],
  ];
  const rows = squads.map((squad): readonly Cell[] => [
    ...[squad.label, squad.type, squad.skill, toNumber(squad.hpBefore), toNumber(squad.hpAfter)],
    ...[squad.shots, squad.hits, toNumber(squad.damage), say(squad.destroyed ? 'destroyed' : 'alive')],
  ]);
  return { kind: 'table', caption: say('own'), columns, rows, detail: false };
}

function seenTable({ say }: Speech, caption: string, squads: readonly SeenSquad[]): Table {
  const withHp = squads.some(({ hp }) => hp !== null);
  const columns = [
    ...[left(say('squad')), left(say('type')), left(say('ranges'))],
    ...(withHp ? [right(say('hp-before')), right(say('hp-after'))] : []),
    ...[right(say('shots')), right(say('damage')), left(say('state'))],
  ];
  const rows = squads.map(({ label, type, ranges, shots, damage, destroyed, hp }): readonly Cell[] => [
    ...[label, type, ranges.join('; ')],
    ...(hp ? [toNumber(hp.before), toNumber(hp.after)] : []),
    ...[shots, toNumber(damage), say(destroyed ? 'destroyed' : 'alive')],
  ]);
  return { kind: 'table', caption, columns, rows, detail: false };
}

function courseBlocks(speech: Speech, { course }: ViewerFight): readonly Block[] {
  const fired = new Map<string, number>();
  return course.flatMap(({ cycle, distance, entries }): readonly Block[] => {
    const word = distance === null ? 'cycle' : distance === 0 ? 'cycle-contact' : 'cycle-distance';
    const items = entries.flatMap((entry, line) => {
      if (entry.kind !== 'own-fire') return sentencesOf(speech, entry, cycle - 1 + line);
      // A squad opens fire once; later its wordings take turns.
      const before = fired.get(entry.squad) ?? 0;
      fired.set(entry.squad, before + 1);
      return sentencesOf(speech, entry, before === 0 ? 0 : 2 - (before % 2));
    });
    const title = paragraph(speech.say(word, { cycle, distance: distance ?? 0 }), 'strong');
    return [title, { kind: 'list', items: items.length > 0 ? items : [speech.say('quiet')] }];
  });
}

/** Which of the viewer's rules acted, and when. */
function ruleBlocks({ say }: Speech, squads: readonly OwnSquad[]): readonly Block[] {
  const items = squads.flatMap(({ label, rules }) =>
    rules
      .filter(({ cycles }) => cycles.length > 0)
      .map(({ number, text, cycles }) =>
        say('rule-cycles', { squad: label, number, cycles: cycles.length, list: cycles.join(', '), text }),
      ),
  );
  return items.length > 0 ? [heading(3, say('rules')), { kind: 'list', items }] : [];
}

/** Every own die as a row, for those who filter and count. */
function logTable(speech: Speech, { course }: ViewerFight): readonly Table[] {
  const { say } = speech;
  const rows = course.flatMap(({ cycle, entries }) =>
    entries
      .filter((entry): entry is OwnFire => entry.kind === 'own-fire')
      .flatMap((fire) => fire.shots.map((shot) => logRow(speech, cycle, fire, shot))),
  );
  if (rows.length === 0) return [];
  const columns = [
    ...[right(say('log-cycle')), left(say('squad')), left(say('log-weapon')), left(say('log-target'))],
    ...[right(say('log-distance')), right(say('log-shot')), right(say('log-roll')), right(say('log-own'))],
    ...[left(say('log-result')), left(say('log-faces')), right(say('damage'))],
  ];
  return [{ kind: 'table', caption: say('log'), columns, rows, detail: true }];
}

const logRow = ({ say }: Speech, cycle: number, fire: OwnFire, shot: OwnFire['shots'][number]): readonly Cell[] => [
  ...[cycle, fire.squad, fire.weapon, fire.target, fire.distance],
  ...[shot.shot, shot.roll, ownNumber(fire), say(shot.result)],
  ...[shot.damageDice.join('+'), toNumber(shot.damage)],
];

import { toNumber } from '../../../engine/fixed';
import { problem } from '../../../engine/problem';
import type { CampaignCombat, CampaignSquad } from '../../campaign';
import { placeOf, type FoundTables } from '../../found';
import { normalizeLabel } from '../../names';
import { sheetPlace, type PlacedProblem } from '../../problems';
import { listed } from '../lookup';

type Squads = readonly CampaignSquad[];
type Combats = readonly CampaignCombat[];

/** What looks like a slip in a Landing campaign but may be meant. */
export function landingWarnings(
  { squads, combats }: { readonly squads: Squads; readonly combats: Combats },
  tables: FoundTables,
): readonly PlacedProblem[] {
  return [
    ...hpAboveFull(squads, tables),
    ...sameNames(squads, tables),
    ...combatsOfOnePlayer(squads, combats, tables),
    ...withoutCombat(squads, combats, tables),
  ];
}

const hpAboveFull = (squads: Squads, { squads: table }: FoundTables): readonly PlacedProblem[] =>
  squads.flatMap(({ id, hp, fullHp, place }) =>
    table && hp > fullHp
      ? [
          {
            problem: problem('hp-above-full', { squad: id, value: toNumber(hp), full: toNumber(fullHp) }),
            place: placeOf(table, place.row, 'hp'),
          },
        ]
      : [],
  );

/** Squads of one owner with one name: rules and combats can only mean them by id. */
function sameNames(squads: Squads, { squads: table }: FoundTables): readonly PlacedProblem[] {
  const seen = new Map<string, number>();
  return squads.flatMap(({ name, owner, place }) => {
    const key = JSON.stringify([owner, normalizeLabel(name)]);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, place.row);
    if (first === undefined || !table) return [];
    return [
      { problem: problem('squad-name-twice', { name, row: first + 1 }), place: placeOf(table, place.row, 'name') },
    ];
  });
}

function combatsOfOnePlayer(squads: Squads, combats: Combats, { combats: table }: FoundTables): PlacedProblem[] {
  const owners = new Map(squads.map(({ id, owner }) => [id, owner]));
  return combats.flatMap(({ id, attackers, defenders, place }) => {
    const attacking = new Set(attackers.map((squad) => owners.get(squad)));
    const owner = defenders.map((squad) => owners.get(squad)).find((each) => each !== '' && attacking.has(each));
    if (owner === undefined || !table) return [];
    return [
      {
        problem: problem('combat-of-one-player', { combat: id, owner }),
        place: placeOf(table, place.row, 'defenders'),
      },
    ];
  });
}

/** One warning for all of them: in most turns some squads stay out. */
function withoutCombat(squads: Squads, combats: Combats, { squads: table }: FoundTables): readonly PlacedProblem[] {
  const fighting = new Set(combats.flatMap(({ attackers, defenders }) => [...attackers, ...defenders]));
  const idle = squads.filter(({ id, hp }) => hp > 0 && !fighting.has(id));
  if (combats.length === 0 || idle.length === 0 || !table) return [];
  return [
    {
      problem: problem('squads-without-combat', { squads: listed(idle.map(({ id }) => id)) }),
      place: sheetPlace(table.sheet),
    },
  ];
}

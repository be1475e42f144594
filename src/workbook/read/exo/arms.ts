import { handsOf, type WeaponState } from '../../../engine/exo/state';
import type { Weapon } from '../../../engine/exo/types';
import type { RowPlace } from '../../campaign';
import type { FoundTable } from '../../found';
import type { PlacedProblem } from '../../problems';
import { YES_NO } from '../../schema/choices';
import { CARRIED_CHOICE, DAMAGE_TYPE_CHOICE, RECOIL_CHOICE } from '../../schema/exo/choices';
import { BULLETS, NUMBER, ROUND } from '../../schema/exo/numbers';
import type { Directory, Named } from '../lookup';
import { SeenIds } from '../players';
import { refer } from '../reference';
import { rowsOf, type RowReader } from '../row';

/** A weapon of a character, as its row has it. */
export interface Arm extends Named {
  readonly character: string;
  readonly weapon: Weapon;
  readonly held: WeaponState;
  /** Metres up to which it is MF, F, N, Dif, MD; `null`: not said. */
  readonly ranges: readonly number[] | null;
  readonly place: RowPlace;
}

const RANGES = 5;

function readRanges(row: RowReader<'arms'>): readonly number[] | null {
  const text = row.text('ranges');
  if (!text) return null;
  const numbers = text.split(/[/;,\s]+/u).map(Number);
  const rising = numbers.every((number, index) => number > (numbers[index - 1] ?? -1));
  if (numbers.length === RANGES && numbers.every(Number.isInteger) && rising) return numbers;
  row.report('ranges-unreadable', 'ranges', { value: text });
  return null;
}

function readWeapon(row: RowReader<'arms'>, id: string, name: string): Weapon {
  const hands = row.whole('hands', { min: 1, max: 2 });
  const magazine = row.need(row.whole('magazine', BULLETS), 'magazine');
  return {
    ...{ id, name },
    skill: row.need(row.whole('skill', NUMBER), 'skill') ?? 0,
    damageType: row.need(row.choice('damageType', DAMAGE_TYPE_CHOICE), 'damageType') ?? 'I',
    rateOfFire: row.whole('rateOfFire', { min: 1, max: 100 }) ?? 1,
    magazine: magazine ?? 0,
    recoil: row.choice('recoil', RECOIL_CHOICE) ?? null,
    hands: hands === 2 ? 2 : 1,
    firearm: row.choice('firearm', YES_NO) !== 'no',
  };
}

const readHeld = (row: RowReader<'arms'>, { magazine }: Weapon): WeaponState => ({
  carried: row.choice('carried', CARRIED_CHOICE) ?? 'holstered',
  bullets: row.whole('bullets', BULLETS) ?? magazine,
  magazines: row.whole('magazines', BULLETS) ?? null,
  jammedUntil: row.whole('jammedUntil', ROUND) ?? 0,
  broken: row.choice('broken', YES_NO) === 'yes',
});

/** A hand holds one weapon: two in it are a slip, and which of them fires could not be told. */
class Hands {
  private readonly taken = new Map<string, number>();

  check(row: RowReader<'arms'>, { id, name }: Named, held: WeaponState): void {
    for (const hand of handsOf(held.carried)) {
      const key = JSON.stringify([id, hand]);
      const first = this.taken.get(key);
      if (first !== undefined) return row.report('hand-taken', 'carried', { row: first + 1, who: name });
    }
    for (const hand of handsOf(held.carried)) this.taken.set(JSON.stringify([id, hand]), row.row);
  }
}

/** Reads the weapons of an EXO campaign. */
export function readArms(
  table: FoundTable<'arms'> | undefined,
  characters: Directory<Named>,
  problems: PlacedProblem[],
): readonly Arm[] {
  const seen = new SeenIds<'arms'>('id');
  const hands = new Hands();
  return rowsOf(table, problems).flatMap((row) => {
    const id = row.need(row.id('id'), 'id');
    const name = row.need(row.text('name'), 'name');
    const bearer = row.need(row.id('character'), 'character');
    const character =
      bearer === undefined ? undefined : refer(row, 'character', bearer, characters, 'unknown-character');
    const weapon = readWeapon(row, id ?? '', name ?? id ?? '');
    const held = readHeld(row, weapon);
    const ranges = readRanges(row);
    if (id === undefined || !seen.add(row, id) || character === undefined) return [];
    hands.check(row, character, held);
    return [{ id, name: weapon.name, character: character.id, weapon, held, ranges, place: row.rowPlace }];
  });
}

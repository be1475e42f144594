import type { Fixed } from '../fixed';
import { fixedOf, parseFixed } from '../fixed';
import type { Problem } from '../problem';
import { problem } from '../problem';
import type { Result } from '../result';
import { err, ok } from '../result';
import type { Critical, UnitDamage, Weapon } from './types';

export const WEAPON_PROBLEMS = [
  'damage-notation',
  'damage-needs-shots',
  'range-not-whole',
  'range-missing',
  'trait-unknown',
  'trait-twice',
  'contact-with-range',
  'crit-below-one',
  'weapon-without-damage',
  'weapon-without-name',
  'weapon-twice',
] as const;
export type WeaponProblem = Problem<(typeof WEAPON_PROBLEMS)[number]>;

/** Largest unit damage and critical factor: sums of a cycle stay exact (see `fixed`). */
const MAX_DAMAGE = fixedOf(100_000);
const MAX_FACTOR = fixedOf(50);
const MAX_RANGE = 1000;

// Shots, the sign, then a number or dice (L-2). The signs are x X, Cyrillic х Х, × and *.
const SIGN = '[xXхХ×*]';
const DICE = String.raw`(\d{1,4})\s*[dDдДкК]\s*(\d{1,5})(?:\s*([+\-−–])\s*(\d{1,4}))?`;
const UNIT = String.raw`(?:${DICE}|(\d{1,7}(?:[.,]\d+)?))`;
const DAMAGE = new RegExp(String.raw`^(\d{1,5})\s*${SIGN}\s*${UNIT}$`, 'u');
const DICE_ALONE = new RegExp(`^${DICE}$`, 'u');
const DAMAGE_INSIDE = new RegExp(String.raw`(?<=^|\s)\d{1,5}\s*${SIGN}\s*${UNIT}(?=$|[\s,])`, 'u');

export interface Damage {
  readonly shots: number;
  readonly damage: UnitDamage;
}

/** Reads `shots x unit damage` (L-2): `3x2`, `2х1,5`, `4 × 1d6+1`. */
export function parseDamage(text: string): Result<Damage, WeaponProblem> {
  const trimmed = text.trim();
  const refused = err(problem('damage-notation', { text: trimmed }));
  const match = DAMAGE.exec(trimmed);
  if (!match) {
    return DICE_ALONE.test(trimmed)
      ? err(problem('damage-needs-shots', { text: trimmed, hint: `1x${trimmed.replace(/\s+/gu, '')}` }))
      : refused;
  }
  const [, shotsText, count, sides, sign, plus, fixed] = match;
  const shots = Number(shotsText);
  if (shots < 1 || shots > 1000) return refused;
  if (fixed !== undefined) {
    const value = parseFixed(fixed);
    return value === undefined || value > MAX_DAMAGE ? refused : ok({ shots, damage: { kind: 'fixed', value } });
  }
  const dice = {
    count: Number(count),
    sides: Number(sides),
    plus: Number(plus ?? 0) * (sign && sign !== '+' ? -1 : 1),
  };
  if (dice.count < 1 || dice.count > 100 || dice.sides < 2 || dice.sides > 1000) return refused;
  return ok({ shots, damage: { kind: 'dice', dice: { ...dice, plus: dice.plus || 0 } } });
}

/** Case and accents apart: how words of traits are compared. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300\u0301\u0303]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е');

const CONTACT = /^(?:contact|контакт|contacto|cuerpo a cuerpo)$/u;

interface Traits {
  contact: boolean;
  indirect: boolean;
  equipment: boolean;
  uses: number | null;
  critical: Critical;
}

/** A trait's words, as patterns over folded text (L-3), and what they set; `undefined` refuses the value. */
const TRAITS: readonly {
  readonly id: string;
  readonly pattern: RegExp;
  readonly read: (value: string) => Partial<Traits> | undefined;
}[] = [
  { id: 'contact', pattern: /^(?:contacto?|контакт(?:н[а-я]+)?)(?=$|[\s,])/u, read: () => ({ contact: true }) },
  { id: 'indirect', pattern: /^(?:indirect[oa]?|навесн[а-я]+)(?=$|[\s,])/u, read: () => ({ indirect: true }) },
  { id: 'equipment', pattern: /^(?:equipment|equipo|снаряжение)(?=$|[\s,])/u, read: () => ({ equipment: true }) },
  {
    id: 'uses',
    pattern: /^(?:uses|раз|usos)\s*:?\s*(\d{1,4})(?=$|[\s,])/u,
    read: (value) => ({ uses: Number(value) }),
  },
  {
    id: 'crit',
    pattern: /^(?:crit|крит|critico)\s*[xх×*]\s*(\d+(?:[.,]\d+)?)(?=$|[\s,])/u,
    read: (value) => {
      const factor: Fixed | undefined = parseFixed(value);
      return factor === undefined || factor < fixedOf(1) || factor > MAX_FACTOR
        ? undefined
        : { critical: { kind: 'times', factor } };
    },
  },
  {
    id: 'crit',
    pattern: /^(?:crit\s+none|без\s+крита|sin\s+critico)(?=$|[\s,])/u,
    read: () => ({ critical: { kind: 'none' } }),
  },
];

/** Reads the traits of a weapon (L-3), separated by spaces or commas. */
export function parseTraits(text: string): Result<Traits, WeaponProblem> {
  let traits: Traits = {
    contact: false,
    indirect: false,
    equipment: false,
    uses: null,
    critical: { kind: 'standard' },
  };
  const seen = new Set<string>();
  let rest = fold(text).replace(/^[\s,]+/u, '');
  while (rest !== '') {
    const found = TRAITS.map((trait) => ({ trait, match: trait.pattern.exec(rest) })).find(({ match }) => match);
    if (!found?.match) return err(problem('trait-unknown', { text: rest.split(/[\s,]/u)[0] ?? rest }));
    const { trait, match } = found;
    if (seen.has(trait.id)) return err(problem('trait-twice', { text: match[0] }));
    seen.add(trait.id);
    const set = trait.read(match[1] ?? '');
    if (!set) return err(problem('crit-below-one', { text: match[0] }));
    traits = { ...traits, ...set };
    rest = rest.slice(match[0].length).replace(/^[\s,]+/u, '');
  }
  return ok(traits);
}

/** What stands in the cells of one weapon; `range` may be the word contact (L-3). */
export interface WeaponParts {
  readonly name: string;
  readonly damage: string;
  readonly range: string | number;
  readonly traits: string;
}

/** Reads one weapon from its cells (L-2, L-3). */
export function parseWeaponParts(parts: WeaponParts): Result<Weapon, WeaponProblem> {
  const damage = parseDamage(parts.damage);
  if (!damage.ok) return damage;
  const traits = parseTraits(parts.traits);
  if (!traits.ok) return traits;
  const rangeText = String(parts.range).trim();
  const contactWord = CONTACT.test(fold(rangeText));
  const contact = contactWord || traits.value.contact;
  if (rangeText === '' && !contact) return err(problem('range-missing', { text: parts.damage.trim() }));
  const range =
    contactWord || rangeText === ''
      ? 0
      : /^\d{1,4}(?:[.,]0+)?$/u.test(rangeText)
        ? Number.parseInt(rangeText, 10)
        : NaN;
  if (!(range <= MAX_RANGE)) return err(problem('range-not-whole', { text: rangeText }));
  if (contact && range > 0) return err(problem('contact-with-range', { text: String(range) }));
  return ok({ name: parts.name.trim(), ...damage.value, ...traits.value, range, contact });
}

const RANGE_INSIDE = /^[\s,]*(?:r|range|дальность|alcance)\s*:?\s*(contacto?|контакт|-?\d+(?:[.,]\d+)?)(?=$|[\s,])/iu;

function parseInline(entry: string): Result<Weapon, WeaponProblem> {
  const found = DAMAGE_INSIDE.exec(entry);
  if (!found) return err(problem('weapon-without-damage', { text: entry }));
  const name = entry
    .slice(0, found.index)
    .trim()
    .replace(/[:,]$/u, '')
    .replace(/^["«“](.*)["»”]$/u, '$1')
    .trim();
  if (name === '') return err(problem('weapon-without-name', { text: entry }));
  const rest = entry.slice(found.index + found[0].length);
  const range = RANGE_INSIDE.exec(rest);
  const traits = range ? rest.slice(range[0].length) : rest;
  return parseWeaponParts({ name, damage: found[0], range: range?.[1] ?? '', traits });
}

/** Reads several weapons in one cell: `Rifle 3x2 r2; Frag grenades 2x1d6 r0 equipment uses 1`. */
export function parseWeapons(text: string): Result<readonly Weapon[], WeaponProblem> {
  const weapons: Weapon[] = [];
  for (const entry of text.split(/[;\n]/u).map((part) => part.trim())) {
    if (entry === '') continue;
    const weapon = parseInline(entry);
    if (!weapon.ok) return weapon;
    if (weapons.some(({ name }) => fold(name) === fold(weapon.value.name))) {
      return err(problem('weapon-twice', { text: weapon.value.name }));
    }
    weapons.push(weapon.value);
  }
  return weapons.length > 0 ? ok(weapons) : err(problem('weapon-without-damage', { text }));
}

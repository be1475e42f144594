import { toNumber } from '../../../src/engine/fixed';
import { parseDamage, parseTraits, parseWeaponParts, parseWeapons } from '../../../src/engine/landing/weapon';

describe('L-2 damage notation', () => {
  test.each<[string, number, number | [number, number, number]]>([
    ['3x2', 3, 2],
    ['3X2', 3, 2],
    ['3х2', 3, 2],
    ['3Х2', 3, 2],
    ['3×2', 3, 2],
    ['3*2', 3, 2],
    [' 3 x 2 ', 3, 2],
    ['2x1.5', 2, 1.5],
    ['2х1,125', 2, 1.125],
    ['1x0', 1, 0],
    ['1000x1', 1000, 1],
    ['2x1d6', 2, [1, 6, 0]],
    ['2x2D6+3', 2, [2, 6, 3]],
    ['2х2д6-1', 2, [2, 6, -1]],
    ['2х1К12', 2, [1, 12, 0]],
    ['2х1к12 + 1', 2, [1, 12, 1]],
  ])('%p', (text, shots, unit) => {
    const read = parseDamage(text);
    if (!read.ok) throw new Error(read.error.code);
    expect(read.value.shots).toBe(shots);
    const { damage } = read.value;
    expect(
      damage.kind === 'fixed' ? toNumber(damage.value) : [damage.dice.count, damage.dice.sides, damage.dice.plus],
    ).toEqual(unit);
  });

  test.each([
    '2y2',
    '3/2',
    '0x2',
    '1001x2',
    '3x',
    'x2',
    '3x-1',
    '3x1.2345',
    '1x0d6',
    '1x101d6',
    '1x1d1',
    '1x1d1001',
    '3x2x1',
    '',
  ])('%p is refused and quoted', (text) => {
    expect(parseDamage(text)).toMatchObject({ ok: false, error: { code: 'damage-notation', params: { text } } });
  });

  test('dice without shots get a hint', () => {
    expect(parseDamage('2d6')).toMatchObject({
      ok: false,
      error: { code: 'damage-needs-shots', params: { hint: '1x2d6' } },
    });
  });
});

describe('L-3 range and traits', () => {
  test.each(['contact', 'контакт', 'Contacto'])('the word %s as the range sets both', (range) => {
    expect(parseWeaponParts({ name: '', damage: '1x1', range, traits: '' })).toMatchObject({
      ok: true,
      value: { range: 0, contact: true },
    });
  });

  test('range 0 alone is not contact', () => {
    expect(parseWeaponParts({ name: '', damage: '1x1', range: 0, traits: '' })).toMatchObject({
      ok: true,
      value: { range: 0, contact: false },
    });
  });

  test.each<[string, object]>([
    ['contact, indirect equipment', { contact: true, indirect: true, equipment: true }],
    ['контакт навесное, снаряжение', { contact: true, indirect: true, equipment: true }],
    ['contacto indirecto equipo', { contact: true, indirect: true, equipment: true }],
    ['uses 3', { uses: 3 }],
    ['раз 3', { uses: 3 }],
    ['usos 3', { uses: 3 }],
    ['crit x2', { critical: { kind: 'times', factor: 2_000_000 } }],
    ['крит х2,5', { critical: { kind: 'times', factor: 2_500_000 } }],
    ['crítico x2', { critical: { kind: 'times', factor: 2_000_000 } }],
    ['crit none', { critical: { kind: 'none' } }],
    ['без крита', { critical: { kind: 'none' } }],
    ['sin crítico', { critical: { kind: 'none' } }],
    ['', { contact: false, uses: null, critical: { kind: 'standard' } }],
  ])('traits %p', (text, traits) => {
    expect(parseTraits(text)).toMatchObject({ ok: true, value: traits });
  });

  test.each<[string, string | number, string, string]>([
    ['contact with a range', 1, 'contact', 'contact-with-range'],
    ['a critical below 1', 1, 'crit x0.5', 'crit-below-one'],
    ['a fractional range', 1.5, '', 'range-not-whole'],
    ['a negative range', -1, '', 'range-not-whole'],
    ['no range', '', '', 'range-missing'],
    ['an unknown trait', 1, 'sharp', 'trait-unknown'],
    ['a trait twice', 1, 'crit x2 crit none', 'trait-twice'],
  ])('%s is an error', (_name, range, traits, code) => {
    expect(parseWeaponParts({ name: '', damage: '1x1', range, traits })).toMatchObject({ ok: false, error: { code } });
  });
});

describe('several weapons in one cell', () => {
  test('are separated by ;', () => {
    expect(parseWeapons('Rifle 3x2 r2; Frag grenades 2x1d6 r0 equipment uses 1')).toMatchObject({
      ok: true,
      value: [
        { name: 'Rifle', shots: 3, range: 2 },
        { name: 'Frag grenades', shots: 2, range: 0, equipment: true, uses: 1 },
      ],
    });
  });

  test.each(['М4 3х2 дальность 2', 'М4 3 х 2, alcance 2', 'М4: 3x2 range 2', '«М4» 3x2 r2'])('%s', (text) => {
    expect(parseWeapons(text)).toMatchObject({ ok: true, value: [{ name: 'М4', shots: 3, range: 2 }] });
  });

  test.each<[string, string]>([
    ['Rifle 2y2 r2', 'weapon-without-damage'],
    ['3x2 r2', 'weapon-without-name'],
    ['Rifle 3x2', 'range-missing'],
    ['Rifle 3x2 r2; rifle 1x1 r1', 'weapon-twice'],
    [';', 'weapon-without-damage'],
  ])('%p is refused as %s', (text, code) => {
    expect(parseWeapons(text)).toMatchObject({ ok: false, error: { code } });
  });
});

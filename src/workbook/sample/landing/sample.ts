import { readRule } from '../../../behaviour/read';
import { writeRule } from '../../../behaviour/write';
import type { CellValue } from '../../port';
import { buildingRows, cellRows } from './map';
import type { CampaignRows } from './rows';
import { choiceWord, LANGUAGE_CHOICE, YES_NO } from '../../schema/choices';
import type { Language, Localized } from '../../schema/language';
import { SAMPLE_EN } from './en';
import { SAMPLE_ES } from './es';
import { SAMPLE_RU } from './ru';
import { growthRows, unitRow } from './growth/growth';
import { TYPE_KEYS, WEAPON_KEYS, type SampleWords, type TypeKey, type WeaponKey } from './words';

const WORDS: Localized<SampleWords> = { en: SAMPLE_EN, ru: SAMPLE_RU, es: SAMPLE_ES };

const DAMAGE: Readonly<Record<WeaponKey, string>> = {
  rifle: '3x2',
  machineGun: '6x1',
  sniper: '1x3',
  grenades: '2x1d6',
  mortar: '2x1d6+1',
  launcher: '1x6',
  cannon: '1x2d6',
  blades: '4x1',
};
const RANGE: Readonly<Record<WeaponKey, number>> = {
  ...{ rifle: 2, machineGun: 3, sniper: 4, grenades: 0, mortar: 5, launcher: 2, cannon: 4, blades: 0 },
};

interface TypeSkeleton {
  readonly hp: number;
  readonly skill: number;
  readonly weapons: readonly WeaponKey[];
  readonly passability: number;
  readonly manoeuvre: number;
  readonly attackModifier?: number;
  readonly modifierOfAttacksOnIt?: number;
}
const TYPES: Readonly<Record<TypeKey, TypeSkeleton>> = {
  infantry: { hp: 12, skill: 6, weapons: ['rifle', 'grenades'], passability: 5, manoeuvre: 3 },
  assault: { hp: 14, skill: 6, weapons: ['rifle', 'blades', 'grenades'], passability: 5, manoeuvre: 3 },
  scouts: { hp: 8, skill: 7, weapons: ['sniper', 'rifle'], passability: 7, manoeuvre: 4, modifierOfAttacksOnIt: -1 },
  gunners: { hp: 9, skill: 6, weapons: ['machineGun'], passability: 4, manoeuvre: 2.5, attackModifier: 1 },
  mortars: { hp: 7, skill: 6, weapons: ['mortar'], passability: 4, manoeuvre: 2 },
  tank: {
    hp: 26.5,
    skill: 7,
    weapons: ['cannon', 'machineGun'],
    passability: 3,
    manoeuvre: 4,
    modifierOfAttacksOnIt: 1,
  },
  engineers: { hp: 9, skill: 5, weapons: ['rifle'], passability: 7, manoeuvre: 3 },
  rockets: { hp: 8, skill: 6, weapons: ['launcher', 'rifle'], passability: 4, manoeuvre: 3 },
  guard: { hp: 16, skill: 7, weapons: ['rifle', 'blades'], passability: 5, manoeuvre: 3, modifierOfAttacksOnIt: -1 },
  drones: { hp: 5, skill: 6, weapons: ['machineGun'], passability: 9, manoeuvre: 5, modifierOfAttacksOnIt: -2 },
  walker: { hp: 22, skill: 7, weapons: ['cannon'], passability: 6, manoeuvre: 3 },
  siege: { hp: 14, skill: 6, weapons: ['mortar', 'cannon'], passability: 2, manoeuvre: 2, modifierOfAttacksOnIt: 2 },
  hovercraft: { hp: 15, skill: 6, weapons: ['machineGun'], passability: 4, manoeuvre: 4 },
  jumpers: { hp: 11, skill: 6, weapons: ['rifle', 'grenades'], passability: 9, manoeuvre: 4 },
  gunship: {
    hp: 18,
    skill: 7,
    weapons: ['cannon', 'machineGun'],
    passability: 9,
    manoeuvre: 6,
    modifierOfAttacksOnIt: 1,
  },
};

/** Type, number of the owner, cell, what the cell asks for, HP where the squad is no longer at full strength. */
type SquadSkeleton = readonly [type: TypeKey, owner: number, cell: string, asks: number, hp?: number];
const SQUADS: readonly SquadSkeleton[] = [
  ['infantry', 1, 'C4', 2],
  ['scouts', 1, 'E6', 4],
  ['mortars', 1, 'D9', 2],
  ['tank', 1, 'E7', 2, 21.5],
  ['assault', 2, 'F4', 4],
  ['gunners', 2, 'H9', 7],
  ['infantry', 2, 'B11', 2, 9.5],
  ['scouts', 2, 'K3', 6],
  ['infantry', 3, 'I7', 4],
  ['tank', 3, 'I6', 2],
  ['mortars', 3, 'L10', 4],
  ['assault', 4, 'J11', 2],
  ['infantry', 4, 'I3', 6],
  ['scouts', 4, 'F11', 4, 6],
];
/** The squad that has a weapon of its own besides those of its type. */
const ARMED_APART = 9;
/** The squad whose technology helps it aim. */
const ADVANCED = 13;

/** The turn that the sample is in. */
const TURN = 4;

interface CombatSkeleton {
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  readonly distance?: number;
  readonly blocked?: true;
  readonly attackerModifier?: number;
  readonly defenderCell?: number;
}
const COMBATS: readonly CombatSkeleton[] = [
  { attackers: [1], defenders: [5], distance: 3 },
  { attackers: [4, 2], defenders: [10, 9], distance: 4 },
  { attackers: [3], defenders: [6], distance: 4, blocked: true },
  { attackers: [12], defenders: [11], distance: 2, defenderCell: 6 },
  { attackers: [13], defenders: [8], distance: 2 },
  { attackers: [14], defenders: [7], attackerModifier: 1 },
];

/** The sample campaign in the language: the same numbers in all three, names and rules of its own in each. */
export function sampleRows(language: Language): CampaignRows {
  const words = WORDS[language];
  const squadId = (number: number) => `${words.ids.squad}-${String(number).padStart(2, '0')}`;
  const weaponList = (keys: readonly WeaponKey[]) => keys.map((key) => words.weapons[key]).join('; ');
  const side = (numbers: readonly number[]) => numbers.map(squadId).join('; ');
  return {
    name: words.campaign,
    turn: TURN,
    players: words.players.map(([name, character], index) => ({
      id: `${words.ids.player}${index + 1}`,
      name,
      character,
      language: choiceWord(LANGUAGE_CHOICE, language, language),
      format: (['dm', 'xlsx', 'html', 'txt'] as const)[index] ?? 'xlsx',
      eliminated: choiceWord(YES_NO, 'no', language),
    })),
    types: TYPE_KEYS.map((key) => ({
      ...TYPES[key],
      name: words.types[key],
      weapons: weaponList(TYPES[key].weapons),
      traits: typeTraits(key, words),
      ...unitRow(key, language),
    })),
    weapons: WEAPON_KEYS.map((key) => ({
      name: words.weapons[key],
      damage: DAMAGE[key],
      range: RANGE[key],
      traits: weaponTraits(key, words),
    })),
    squads: SQUADS.map(([type, owner, cell, asks, hp], index) => ({
      id: squadId(index + 1),
      name: words.squads[index] ?? '',
      owner: `${words.ids.player}${owner}`,
      type: words.types[type],
      hp: hp ?? TYPES[type].hp,
      fullHp: TYPES[type].hp,
      skill: TYPES[type].skill,
      weapons: index + 1 === ARMED_APART ? `${weaponList(TYPES[type].weapons)}; ${words.inlineWeapon}` : '',
      technologyModifier: index + 1 === ADVANCED ? 1 : '',
      cell,
      cellPassability: asks,
    })),
    cells: cellRows(
      language,
      SQUADS.map(([, , cell]) => cell),
    ),
    buildings: buildingRows(
      language,
      words.players.map((_, index) => `${words.ids.player}${index + 1}`),
    ),
    behaviour: SQUADS.flatMap(([type], index) =>
      (words.rules[index + 1] ?? []).map((text, at) => ({
        squad: squadId(index + 1),
        number: at + 1,
        text,
        canonical: canonicalForm(text, type, words, language),
      })),
    ),
    combats: COMBATS.map(({ attackers, defenders, blocked, ...rest }, index) => ({
      ...rest,
      id: `${words.ids.combat}-${index + 1}`,
      attackers: side(attackers),
      defenders: side(defenders),
      blocked: choiceWord(YES_NO, blocked ? 'yes' : 'no', language),
    })),
    ...growthRows({
      ...{ language, turn: TURN, weapons: weaponList },
      players: words.players.map((_, index) => `${words.ids.player}${index + 1}`),
    }),
  };
}

/** The wording an import would have written beside the player's text. */
function canonicalForm(text: string, type: TypeKey, words: SampleWords, language: Language): string {
  const weapons = TYPES[type].weapons.map((key) => {
    const equipment = key === 'grenades' || key === 'launcher';
    return { name: words.weapons[key], equipment, uses: equipment ? 1 : null };
  });
  const read = readRule(text, { weapons, types: Object.values(words.types), showEnemyHp: false });
  return read.ok ? writeRule(read.value.rule, language) : '';
}

const typeTraits = (key: TypeKey, { traits }: SampleWords): CellValue =>
  key === 'scouts' ? traits.scout : key === 'hovercraft' ? traits.floating : '';

function weaponTraits(key: WeaponKey, { traits }: SampleWords): CellValue {
  const written: Readonly<Partial<Record<WeaponKey, string>>> = {
    sniper: traits.crit('2'),
    grenades: traits.equipment(1),
    mortar: traits.indirect,
    launcher: traits.equipment(2),
    blades: traits.contact,
  };
  return written[key] ?? '';
}

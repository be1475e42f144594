import type { FireMode } from '../../../engine/exo/burst';
import type { DamageType } from '../../../engine/exo/damage';
import type { Cover, Range } from '../../../engine/exo/declarations';
import type { Recoil } from '../../../engine/exo/recoil';
import type { Carried } from '../../../engine/exo/state';
import type { RowValues } from '../../new-table';
import { choiceWord, LANGUAGE_CHOICE, YES_NO } from '../../schema/choices';
import {
  ACTION_CHOICE,
  type ActionWord,
  CARRIED_CHOICE,
  COVER_CHOICE,
  DAMAGE_TYPE_CHOICE,
  FIRE_MODE_CHOICE,
  NATURE_CHOICE,
  RANGE_CHOICE,
  RECOIL_CHOICE,
} from '../../schema/exo/choices';
import type { Language, Localized } from '../../schema/language';
import { makeWounds } from '../../wounds';
import { EXO_SAMPLE_EN } from './en';
import { EXO_SAMPLE_ES } from './es';
import type { ExoRows } from './rows';
import { EXO_SAMPLE_RU } from './ru';
import type { ExoArmKey, ExoSampleWords } from './words';

const WORDS: Localized<ExoSampleWords> = { en: EXO_SAMPLE_EN, ru: EXO_SAMPLE_RU, es: EXO_SAMPLE_ES };

/** The fight has been going on for a while: wounds bleed, a weapon is jammed, somebody has aimed. */
const ROUND = 6;

/** Initiatives, Coo, Fue, Res, Per, alertness, mortal threshold, armour of the trunk. */
const CHARACTERS: readonly (readonly number[])[] = [
  [16, 8, 6, 6, 8, 6, 16, 5, 4],
  [12, 7, 5, 5, 7, 5, 14, 5, 4],
  [10, 9, 5, 7, 7, 8, 17, 4, 0],
  [9, 5, 4, 6, 9, 4, 12, 6, 4],
  [15, 6, 7, 6, 8, 5, 15, 5, 3],
  [13, 8, 5, 4, 6, 6, 15, 4, 0],
  [8, 6, 4, 7, 10, 6, 13, 6, 3],
  [11, 7, 6, 4, 7, 7, 14, 4, 0],
];
/** The owner of each character, two to a player. */
const ownerOf = (index: number): number => Math.floor(index / 2);

interface ArmModel {
  readonly type: DamageType;
  readonly rate: number;
  readonly magazine: number;
  readonly recoil: Recoil | null;
  readonly hands: 1 | 2;
  readonly ranges: string;
}
const MODELS: Readonly<Record<ExoArmKey, ArmModel>> = {
  rifle: { type: 'II', rate: 4, magazine: 30, recoil: 'F', hands: 2, ranges: '10/30/80/160/320' },
  smg: { type: 'I', rate: 5, magazine: 40, recoil: 'N', hands: 2, ranges: '5/15/30/60/120' },
  sniper: { type: 'III', rate: 1, magazine: 5, recoil: 'S', hands: 2, ranges: '20/60/150/400/900' },
  shotgun: { type: 'IV', rate: 1, magazine: 6, recoil: 'F', hands: 2, ranges: '5/10/20/30/45' },
  pistol: { type: 'I', rate: 2, magazine: 12, recoil: 'N', hands: 1, ranges: '3/8/20/40/60' },
  revolver: { type: 'II', rate: 1, magazine: 6, recoil: 'F', hands: 1, ranges: '3/8/20/40/60' },
};

interface ArmSkeleton {
  readonly who: number;
  readonly arm: ExoArmKey;
  readonly skill: number;
  readonly carried: Carried;
  readonly bullets: number;
  readonly magazines: number;
  readonly jammedUntil?: number;
}
const ARMS: readonly ArmSkeleton[] = [
  { who: 1, arm: 'rifle', skill: 24, carried: 'both', bullets: 22, magazines: 2 },
  { who: 2, arm: 'smg', skill: 22, carried: 'both', bullets: 40, magazines: 1 },
  { who: 3, arm: 'sniper', skill: 21, carried: 'both', bullets: 4, magazines: 1 },
  { who: 4, arm: 'shotgun', skill: 20, carried: 'both', bullets: 5, magazines: 1, jammedUntil: 8 },
  { who: 4, arm: 'pistol', skill: 19, carried: 'holstered', bullets: 12, magazines: 1 },
  { who: 5, arm: 'pistol', skill: 22, carried: 'right', bullets: 9, magazines: 2 },
  { who: 5, arm: 'revolver', skill: 22, carried: 'left', bullets: 6, magazines: 0 },
  { who: 6, arm: 'smg', skill: 23, carried: 'both', bullets: 25, magazines: 2 },
  { who: 7, arm: 'rifle', skill: 21, carried: 'both', bullets: 30, magazines: 1 },
  { who: 8, arm: 'revolver', skill: 20, carried: 'right', bullets: 2, magazines: 2 },
];

interface ActionSkeleton {
  readonly who: number;
  readonly action: ActionWord;
  readonly arm?: number;
  readonly mode?: FireMode;
  readonly targets?: readonly number[];
  readonly gate?: true;
  readonly critical?: string;
  readonly twoWeapons?: true;
  readonly looks?: true;
}
const ACTIONS: readonly ActionSkeleton[] = [
  { who: 1, action: 'fire', arm: 1, mode: 'semi', targets: [5] },
  { who: 1, action: 'skill', looks: true },
  { who: 2, action: 'fire', arm: 2, mode: 'auto', targets: [6, 7] },
  { who: 3, action: 'fire', arm: 3, mode: 'normal', targets: [6], critical: '10' },
  { who: 4, action: 'fast', gate: true },
  { who: 4, action: 'draw', arm: 5 },
  { who: 5, action: 'fire', arm: 6, mode: 'normal', targets: [1], twoWeapons: true },
  { who: 5, action: 'fire', arm: 7, mode: 'normal', targets: [2] },
  { who: 6, action: 'fire', arm: 8, mode: 'auto', targets: [2] },
  { who: 7, action: 'opportunity', arm: 9, mode: 'semi', gate: true },
  { who: 8, action: 'ambushed' },
  { who: 8, action: 'reload', arm: 10 },
  { who: 8, action: 'fire', arm: 10, mode: 'normal', targets: [1] },
];

interface LineSkeleton {
  readonly shooter: number;
  readonly target: number;
  readonly metres?: number;
  readonly range?: Range;
  readonly cover?: Cover['degree'];
  readonly visibility?: 5 | 10;
  readonly stops?: number;
}
const LINES: readonly LineSkeleton[] = [
  { shooter: 1, target: 5, metres: 28 },
  { shooter: 2, target: 6, metres: 14, cover: 'half', stops: 6 },
  { shooter: 2, target: 7, metres: 26 },
  { shooter: 3, target: 6, metres: 70, cover: 'half', stops: 6 },
  { shooter: 5, target: 1, metres: 7, cover: 'half' },
  { shooter: 5, target: 2, metres: 12 },
  { shooter: 6, target: 2, metres: 14 },
  { shooter: 7, target: 4, range: 'F', visibility: 5 },
  { shooter: 8, target: 1, metres: 18, visibility: 5 },
];

/** What the rounds before have left behind, by the number of the character. */
function marks(number: number, id: (number: number) => string, language: Language): RowValues<'characters'> {
  if (number === 3) return { aimTarget: id(6), aimRounds: 1 };
  if (number === 2) {
    const wound = { round: 4, part: 'left leg', damage: 7, severity: 'light', by: id(6), treated: false } as const;
    return { wounds: makeWounds([wound], language), woundPoints: 7, lastDMinus: 3 };
  }
  if (number !== 8) return {};
  const wound = { round: 1, part: 'left arm', damage: 14, severity: 'severe', by: id(1), treated: false } as const;
  return { wounds: makeWounds([wound], language), woundPoints: 14, lastDMinus: 6 };
}

/** The sample campaign in the language: the same numbers in all three, names of its own in each. */
export function exoSampleRows(language: Language): ExoRows {
  const words = WORDS[language];
  const id = (number: number): string => `${words.ids.character}-${String(number).padStart(2, '0')}`;
  const armId = (number: number): string => `${words.ids.arm}-${String(number).padStart(2, '0')}`;
  const yes = choiceWord(YES_NO, 'yes', language);
  return {
    name: words.campaign,
    turn: ROUND,
    players: words.players.map(([name, character], index) => ({
      id: `${words.ids.player}${index + 1}`,
      ...{ name, character },
      language: choiceWord(LANGUAGE_CHOICE, language, language),
      format: (['dm', 'xlsx', 'html', 'txt'] as const)[index] ?? 'xlsx',
      eliminated: choiceWord(YES_NO, 'no', language),
    })),
    characters: CHARACTERS.map((numbers, index) => {
      const [primary = 0, secondary = 0, coordination = 0, strength = 0, resistance = 0] = numbers;
      const [perception = 0, alertness = 0, mortalThreshold = 0, trunk = 0] = numbers.slice(5);
      return {
        id: id(index + 1),
        name: words.characters[index] ?? '',
        owner: `${words.ids.player}${ownerOf(index) + 1}`,
        side: words.sides[index < CHARACTERS.length / 2 ? 0 : 1],
        ...{ primary, secondary, coordination, strength, resistance, perception, alertness, mortalThreshold },
        lifePoints: 3 * resistance,
        ...{ armourChest: trunk, armourAbdomen: trunk },
        ...marks(index + 1, id, language),
      };
    }),
    arms: ARMS.map(({ who, arm, skill, carried, bullets, magazines, jammedUntil }, index) => {
      const { type, rate, magazine, recoil, hands, ranges } = MODELS[arm];
      return {
        id: armId(index + 1),
        character: id(who),
        name: words.arms[arm],
        ...{ skill, magazine, hands, ranges, bullets, magazines },
        damageType: choiceWord(DAMAGE_TYPE_CHOICE, type, language),
        rateOfFire: rate,
        recoil: recoil ? choiceWord(RECOIL_CHOICE, recoil, language) : '',
        firearm: yes,
        carried: choiceWord(CARRIED_CHOICE, carried, language),
        jammedUntil: jammedUntil ?? '',
      };
    }),
    actions: ACTIONS.map(({ who, action, arm, mode, targets, gate, critical, twoWeapons, looks }) => ({
      round: ROUND,
      character: id(who),
      action: choiceWord(ACTION_CHOICE, action, language),
      weapon: arm ? armId(arm) : '',
      mode: mode ? choiceWord(FIRE_MODE_CHOICE, mode, language) : '',
      targets: (targets ?? []).map(id).join('; '),
      place: gate ? words.gate : '',
      critical: critical ?? '',
      twoWeapons: twoWeapons ? yes : '',
      ...(looks && { what: words.shout, skill: 18, nature: choiceWord(NATURE_CHOICE, 'mental', language) }),
    })),
    lines: LINES.map(({ shooter, target, metres, range, cover, visibility, stops }) => ({
      round: ROUND,
      shooter: id(shooter),
      target: id(target),
      metres: metres ?? '',
      range: range ? choiceWord(RANGE_CHOICE, range, language) : '',
      cover: cover ? choiceWord(COVER_CHOICE, cover, language) : '',
      visibility: visibility ?? '',
      stops: stops ?? '',
    })),
  };
}

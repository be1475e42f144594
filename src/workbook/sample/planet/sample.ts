import type { CardId } from '../../../engine/planet/cards';
import type { Declaration } from '../../../engine/planet/declarations';
import type { ProfileId } from '../../../engine/planet/profiles';
import type { RowValues } from '../../new-table';
import { choiceWord, LANGUAGE_CHOICE, YES_NO } from '../../schema/choices';
import type { Language } from '../../schema/language';
import { ACTION_CHOICE, CARD_CHOICE, SIDE_CHOICE, SOLDIER_CHOICE } from '../../schema/planet/choices';
import type { PlanetRows } from './rows';
import { PLANET_SAMPLE_WORDS } from './words';

/** Owner, profile, models, the pieces that see it. Owners 1 and 2 are side x. */
type PieceSkeleton = readonly [owner: number, profile: ProfileId, models: number, seenBy: readonly number[]];
const PIECES: readonly PieceSkeleton[] = [
  [1, 'soldier', 6, [6, 7]],
  [1, 'semi-heavy-armour-semi-heavy-weapon', 4, [6, 7]],
  [1, 'grenade-launcher', 2, []],
  [2, 'heavy-armour', 3, [9, 10]],
  [2, 'soldier-heavy-weapon', 4, [10]],
  [3, 'soldier-semi-heavy-weapon', 5, [1, 2]],
  [3, 'semi-heavy-armour', 5, [1, 2]],
  [3, 'heavy-missile-launcher', 2, []],
  [4, 'heavy-armour-heavy-weapon', 3, [4, 5]],
  [4, 'soldier', 6, [4, 5]],
];

const HANDS: readonly { readonly hand: readonly CardId[]; readonly played: readonly CardId[] }[] = [
  { hand: ['good-aim', 'unlucky-save'], played: ['very-bad-aim'] },
  { hand: ['lucky-reaction'], played: [] },
  { hand: ['bad-aim', 'lucky-save'], played: [] },
  { hand: ['very-good-reaction'], played: ['good-reaction'] },
];

interface ActionSkeleton {
  readonly player: number;
  readonly action: Declaration['kind'];
  readonly piece?: number;
  readonly target?: number;
  readonly count?: number;
  readonly card?: CardId;
  /** Which of the moves of the words. */
  readonly to?: 0 | 1;
}

/** One fire is refused: nobody sees its target. */
const SEQUENCE: readonly ActionSkeleton[] = [
  { player: 2, action: 'deal', count: 1 },
  { player: 4, action: 'deal', count: 1 },
  { player: 2, action: 'move', piece: 4, to: 0 },
  { player: 3, action: 'move', piece: 7, to: 1 },
  { player: 1, action: 'card', piece: 1, card: 'good-aim' },
  { player: 3, action: 'card', piece: 1, card: 'bad-aim' },
  { player: 1, action: 'card', piece: 6, card: 'unlucky-save' },
  { player: 1, action: 'linear', piece: 1, target: 6 },
  { player: 1, action: 'linear', piece: 2, target: 8 },
  { player: 4, action: 'card', piece: 10, card: 'very-good-reaction' },
  { player: 2, action: 'linear', piece: 5, target: 10 },
  { player: 3, action: 'card', piece: 7, card: 'lucky-save' },
  { player: 3, action: 'linear', piece: 7, target: 2 },
  { player: 4, action: 'linear', piece: 9, target: 4 },
  { player: 1, action: 'parabolic', piece: 3, target: 7, count: 3 },
  { player: 3, action: 'parabolic', piece: 8, target: 1, count: 4 },
  { player: 2, action: 'close', piece: 4, target: 9 },
];

/** Numbers leave room between them for what comes in late. */
const STEP = 10;

/** The sample campaign in the language: the same numbers in all three, names of its own in each. */
export function planetSampleRows(language: Language): PlanetRows {
  const words = PLANET_SAMPLE_WORDS[language];
  const player = (number: number): string => `${words.player}${number}`;
  const piece = (number: number): string => `${words.piece}-${number}`;
  const cards = (ids: readonly CardId[]): string => ids.map((id) => choiceWord(CARD_CHOICE, id, language)).join('; ');
  const action = (given: ActionSkeleton, index: number): RowValues<'sequence'> => ({
    number: (index + 1) * STEP,
    player: player(given.player),
    action: choiceWord(ACTION_CHOICE, given.action, language),
    piece: given.piece === undefined ? '' : piece(given.piece),
    target: given.target === undefined ? '' : piece(given.target),
    to: given.to === undefined ? '' : words.moves[given.to],
    count: given.count ?? '',
    card: given.card === undefined ? '' : choiceWord(CARD_CHOICE, given.card, language),
  });
  return {
    name: words.campaign,
    turn: 2,
    players: words.players.map(([name, character], index) => ({
      ...{ id: player(index + 1), name, character },
      language: choiceWord(LANGUAGE_CHOICE, language, language),
      format: (['dm', 'bbcode', 'html', 'txt'] as const)[index] ?? 'xlsx',
      eliminated: choiceWord(YES_NO, 'no', language),
    })),
    pieces: PIECES.map(([owner, profile, models, seenBy], index) => ({
      id: piece(index + 1),
      name: words.pieces[index]?.[0] ?? '',
      owner: player(owner),
      side: choiceWord(SIDE_CHOICE, owner <= 2 ? 'x' : 'y', language),
      profile: choiceWord(SOLDIER_CHOICE, profile, language),
      models,
      place: words.pieces[index]?.[1] ?? '',
      seenBy: seenBy.map(piece).join('; '),
    })),
    hands: HANDS.map(({ hand, played }, index) => ({
      player: player(index + 1),
      hand: cards(hand),
      played: cards(played),
    })),
    sequence: SEQUENCE.map(action),
  };
}

import type { Lexicon } from '../lexicon';
import { ACTION_MACROS } from './action-macros';
import { ACTIONS } from './actions';
import { CONDITIONS } from './conditions';
import { MACROS } from './macros';
import { NUMBERS } from './numbers';

export const en: Lexicon = {
  language: 'en',
  macros: { ...MACROS, ...ACTION_MACROS },
  conditions: CONDITIONS,
  actions: ACTIONS,
  merges: {
    '&if': ['if', 'when', 'whenever', 'as soon as', 'in case', 'if and when', 'every time', 'each time'],
    '&then': ['then', 'in that case'],
    '&and': ['and', 'but', 'and also', 'but also', 'as well as', 'and additionally', 'plus', 'and at the same time', 'while also', 'and furthermore', 'also', '&'],
    '&or': ['or', 'or if', 'or when'],
    '&nor': ['nor', 'and neither'],
    '&else': ['else', 'otherwise', 'or else', 'in other cases', 'in all other cases'],
    '&melee': ['hand to hand', 'hand to hand combat', 'close-combat'],
    '&hp': ['hit points', 'hit point', 'health points', 'life points'],
    '&percent': ['per cent'],
    '&later': ['or later', 'and later', 'onwards', 'onward', 'and onwards', 'and onward', 'and after', 'or after', 'and on', 'and beyond'],
    '': ['at once', 'right away', 'right now', 'as well', 'at the moment', 'at this moment', 'at that moment', 'for now', 'this cycle', 'this round', 'as fast as possible', 'as soon as possible'],
  },
  fillers: ['the', 'a', 'an', 'still', 'please', 'now', 'already', 'currently', 'immediately', 'just', 'simply', 'quickly', 'yet', 'suddenly', 'actually', 'ever', 'even', 'anymore', 'again'],
  negations: ['not'],
  never: ['never'],
  elseAfterIf: ['no'],
  notNames: [
    'cover', 'terrain', 'ambush', 'trench', 'trenches', 'shelter', 'everything', 'anything', 'nothing', 'something', 'twice', 'thrice', 'only', 'mostly', 'almost', 'very', 'too', 'first', 'afterwards', 'next', 'once', 'position', 'weapon', 'weapons',
    'in', 'on', 'at', 'to', 'of', 'for', 'by', 'with', 'from', 'into', 'onto', 'off', 'out', 'up', 'down', 'over', 'under', 'about', 'after', 'before', 'until', 'till', 'unless', 'while', 'because', 'so', 'as', 'than', 'that', 'this', 'these', 'those', 'which', 'who', 'whom', 'what', 'where', 'why', 'how',
    'he', 'she', 'it', 'they', 'them', 'him', 'her', 'his', 'its', 'their', 'theirs', 'you', 'your', 'me', 'i', 'is', 'are', 'was', 'were', 'be', 'been', 'will', 'would', 'could', 'can', 'may', 'might', 'do', 'does', 'did', 'have', 'has', 'had', 'no', 'none', 'never', 'neither', 'either', 'all', 'both', 'each', 'every', 'home', 'help', 'reinforcements', 'reinforcement', 'orders', 'order', 'turn', 'turns', 'move', 'moves', "'s",
  ],
  nameLinks: ['of'],
  commaBefore: ['than'],
  numbers: NUMBERS,
  hints: {
    'not-visible': ['skill', 'skills', 'aim', 'accuracy', 'plans', 'plan', 'orders', 'rules', 'intends', 'intend', 'wants', 'want', 'thinks', 'morale', 'experience', 'accurate', 'skilled'],
    'no-number': ['close', 'near', 'nearby', 'far', 'low', 'few', 'little', 'many', 'weak', 'wounded', 'damaged'],
  },
};

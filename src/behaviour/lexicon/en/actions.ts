/** English phrases for the actions of B-3, and those that are refused on purpose (B-1). Articles are gone. */
import type { Patterns } from '../lexicon';
import { withTargets } from '../targets';

const FIRING = [
  'PRE? FIRE <FROM? TARGET>',
  'PRE? STRIKE TARGET_ACC FROM?',
  'PRE? ATTACK TARGET_ACC FROM',
  'PRE? (fire|fires|firing|discharge) ((our|its) #W / #K) TARGET',
];
/** Without a weapon only a chosen target makes it fire: "attack the enemy" may as well be a charge. */
const CHOSEN = ['PRE? ATTACK TARGET_ACC'];

export const ACTIONS: Patterns = {
  close: ['(start|keep|continue) (closing|advancing|approaching) (in)?', 'PRE? CLOSE TOWARD?'],
  'close@n': [
    'PRE? (get|go|come|move|gets|moves) (to)? #I (of FOE1)?',
    'PRE? CLOSE_GAP (to|until)? (distance)? #N',
    'PRE? CLOSE TOWARD? TO_CELLS',
  ],
  'close@effective': ['PRE? CLOSE TOWARD? TO_EFFECTIVE', 'PRE? (get|move|go|come|gets|moves) TO_EFFECTIVE'],
  'close@contact': [
    'PRE? (charge|charges|rush|run|push) (FOE1)? (in|into|to) (MELEE_WORD)',
    'PRE? (go|close|fight) (in|for)? (MELEE_WORD) (combat)?',
    'PRE? CLOSE (in)? for (MELEE_WORD) (combat)?',
    'PRE? CLOSE TOWARD? TO_CONTACT',
    'PRE? (move|moves|moving|go|goes|get|gets|engage|engages|engaging|enter|enters|run) (FOE1)? TO_CONTACT',
    'PRE? (enter|join|initiate|start) (melee|close_combat|&melee)',
  ],
  withdraw: [
    '(order|sound|begin|start) (withdrawal|retreat)',
    'PRE? (break|breaks|breaking) contact (with FOE1)?',
    'PRE? (disengage|disengages|disengaging) (from FOE1)?',
    'PRE? WITHDRAW AWAY?',
  ],
  'withdraw@n': ['PRE? WITHDRAW AWAY? TO_CELLS'],
  'refuse:by-n': [
    'PRE? (take|takes|move) #N steps|step (back|backwards|forward|away)?',
    'PRE? WITHDRAW (few / couple of) (cells|squares|steps)',
    'PRE? CLOSE TOWARD? BY_N',
    'PRE? WITHDRAW AWAY? BY_N',
    'PRE? (move|moves|go|step|take|run) BY_N (back|away|forward|steps)?',
    'PRE? (move|moves|go|step) (back|away|forward|closer) BY_N',
  ],
  'keep@n': [
    'PRE? HOLD_AT FOE1 #C (away|off)?',
    'PRE? (keep|maintain|leave|keeps) #C (distance)? &between',
    'PRE? KEEP (to|from|with FOE1)? (of|at|to)? #N (from|to|with FOE1)?',
    'PRE? (keep|keeps|keeping|maintain|maintains|maintaining) #N (of)? (distance|away|range) (from|to|with FOE1)?',
    'PRE? STAY (at (distance|range (of)?)? #N (away|distance|range)? / #C (away|off)? / #N (away|off)) (from FOE1)?',
    'PRE? (keep|keeps|keeping|maintain|maintains) #C (from|between us FOE1 / to FOE1)',
    'PRE? HOLD_AT (at)? (distance|range) (of)? #N',
    'PRE? HOLD_AT FOE1 at (distance|range)? (of)? #N (away|distance)?',
  ],
  'refuse:no-number': [
    'PRE? KEEP (to|from|with FOE1)?',
    'PRE? STAY (at (distance|range) / away|back|close|far) (from|to FOE1)?',
    'PRE? HOLD_AT FOE1 at (distance|bay / arms length)',
  ],
  hold: [
    '&unmoved',
    'PRE? (stay|stays|remain|remains|staying|remaining)',
    'PRE? (hold|holds|holding) (our|its|their|your|this|current)? (position|positions|ground|place|line|station|still|fast|steady)?',
    'PRE? (hold|holds|holding) (in|at) (place|position)',
    'PRE? (keep|maintain|maintains|keeps|defend|retain) (our|its|your|current)? (position|positions|place|ground)',
    'PRE? (stand|stands|stay|stays|remain|remains|standing|staying|remaining|keep|hold|sit|holds) (STILL|IN_PLACE)',
    'PRE? (stand) (our|your|its)? ground',
    'PRE? (stand)',
    'PRE? (stop|stops|halt|halts|freeze) (moving|there)?',
    'PRE? (do|does)? not (move|moves|moving|budge) (anywhere)?',
    'PRE? (do|does)? not (leave|leaves|change|abandon) (our|its|your|this|current)? (position|place|spot|ground|cell)',
    'without moving',
    'no (movement|moving)',
  ],
  'hold-fire': [
    '&unfired',
    'PRE? CEASE (our|all|your|its)? (fire|firing|shooting)',
    'PRE? (do|does)? not SHOOT_IT (AT_NONE / AT (anyone|anybody|anything))?',
    'PRE? never SHOOT_IT',
    '(ceasefire / weapons hold|tight)',
    'no (firing|shooting|fire)',
    'without (firing|shooting)',
    'PRE? refrain from (firing|shooting|fire)',
  ],
  'fire@none': ['PRE? ATTACK FROM'],
  ...withTargets(
    'fire',
    FIRING,
    { TARGET: '(AT_NONE / away|back / at will)?', TARGET_ACC: '(at? FOE_NAME with_fire?)' },
    CHOSEN,
  ),
  ...withTargets('use', ['PRE? USE ARM TARGET'], { TARGET: 'AT_NONE?', TARGET_ACC: 'AT_NONE?' }),
};

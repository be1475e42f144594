/** English building blocks: who, where, when. Word order tells who does what to whom; articles are gone. */
import type { Macros } from '../../pattern';

export const MACROS: Macros = {
  SQUAD: '((our|this|my)? squad|unit|platoon|team (itself)? / our|my troops|men|soldiers|forces|guys)',
  WE: '(we / SQUAD)',
  US: '(us / SQUAD)',
  OUR: "(our|my / SQUAD 's?)",
  BE: "(is|are|be|am|'s|being|gets|get|comes|come|stands|stand|stays|remains)",
  NOW: "(is|are|be|am|'s)",
  // The enemy.
  FOE_NAME:
    '(enemy|enemies|foe|foes|hostile|hostiles|opponent|opponents|adversary / (enemy|hostile|opposing) (squad|squads|unit|units|troop|troops|force|forces|soldiers))',
  FOE1: '(nearest|closest)? FOE_NAME',
  ANY_FOE: '(any|some (of)? FOE_NAME / one of FOE_NAME)',
  FOES: '(enemies|foes|hostiles|opponents / (enemy|hostile|opposing) (squads|units|troops|forces))',
  FOE_S: "(enemy|foe|hostile|opponent (squad)? 's? / nearest|closest enemy|foe 's? / enemies 's? / FOES 's)",
  OF_FOE: '(of FOE1)',
  // Times.
  CY: '(cycle|cycles|round|rounds)',
  LAST: '((in|during|over)? (last|previous|past|preceding) CY / (in|during) CY before)',
  EXTREME:
    "((from|at) (their|its|enemy)? 's? (extreme|maximum|max|maximal|longest|limit|utmost|outer) (effective)? (range|distance) / (from|at) (limit|edge) of (their|its|enemy)? range)",
  HPW: '(hp|health|life|&hp|hitpoints)',
  FIRE_N: '(fire|shots|gunfire|shooting|bombardment)',
  SHOOT:
    "((shoot|shoots|fire|fires) (at|on|upon)? / (opens|open) (fire|up) (on|at|upon)? / (are|is|'s|keep|keeps|be) (shooting|firing) (at|on|upon)? / (target|targets|shell|shells / attack|attacks with fire) / (is|are) (targeting|shelling))",
  SHOT: '((shot|fired) (at|on|upon)? / opened (fire|up) (on|at|upon)? / (have|has|had) (shot|fired) (at|on|upon)? / (was|were|has_been|have_been) (shooting|firing) (at|on|upon)? / shelled)',
  MELEE:
    '(melee / close_combat|close_quarters / &melee / contact / base contact / melee combat|range|distance|contact / hand-to-hand (combat)?)',
  LOST: '(lost|destroyed|killed|dead|eliminated|wiped|fallen|down|gone|annihilated|defeated / wiped out / taken out / knocked out)',
  ALLY: '((any|one|some)? ally|allies / (any|one|some|another|friendly|fellow|allied)? (of)? (our|my)? (friendly|allied|fellow|other) squad|squads|unit|units / (any|one|some) of ours|us / one|any|some of (our|my|friendly|allied) (squads|units|allies|own|other_squads) / another|other (of)? (our)? (squad|squads|unit|units) (of ours)? / (one|some|any) of allies|friendlies / someone|somebody (of|on) (ours / our side) / squad of ours / friendly)',
};

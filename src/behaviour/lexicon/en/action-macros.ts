/** English verbs and objects of actions. The notation is that of `pattern.ts`. */
import type { Macros } from '../../pattern';

export const ACTION_MACROS: Macros = {
  MUST: '(should|must|shall|will|to|do|does / (has|have|needs|need|ought) to)',
  BEGIN: '((start|begin|continue|starts|begins|continues|keep|keeps) to? / try to)',
  PRE: '(WE MUST? BEGIN? / MUST BEGIN? / BEGIN / have WE / let (us) / order WE to)',
  CLOSE:
    '(close|closes|closing|approach|approaches|approaching|advance|advances|advancing|forward / (close|closes|closing|move|moves|moving) in / (move|moves|moving|get|gets|getting|go|goes|going|come|draw) (closer|nearer|forward|in) / CLOSE_GAP / (push|press) forward|on / (move|moves|moving|go|goes|going|run|march|advance|advances) (toward|towards) FOE1 / rush FOE1)',
  CLOSE_GAP: '((close|closes|closing|reduce|reduces|reducing|shorten|shortens|shortening|decrease) distance|gap|range)',
  TOWARD: '(with FOE1 / (on|toward|towards|to|upon) FOE1 / FOE1 / in (on|with|to|toward FOE1)?)',
  WITHDRAW:
    '(withdraw|withdraws|withdrawing|withdrawal|retreat|retreats|retreating|retire|retires|retiring / (fall|falls|falling|pull|pulls|pulling|draw|back|backs|backing|step|move|moves|moving|go|goes) (back|off|away) / (move|moves|moving|go|back|run|step) backward|backwards / (gain|increase|increases|increasing|open|widen) distance|range|gap / (get|gets|getting|move|moves|moving|back|backs|pull|run) away|back)',
  AWAY: '(back|away (from FOE1)? / from FOE1 / backwards|backward)',
  TO_CELLS:
    '(to (distance|range (of)?)? #N (of FOE1 / from FOE1 / away (from FOE1)? / distance)? / #A (of|from FOE1 / away (from FOE1)?)? / #I (of FOE1)? / to #I (of FOE1)? / until (we are|at)? (distance|range)? (is)? (at)? #N (away)? / to at? #N)',
  BY_N: '((by)? #N (back|away|forward|closer|farther|further|backwards|in|off (from|to FOE1)?)? / cell|square (back|away|forward)? / (a)? (few / couple of) (cells|squares))',
  TO_EFFECTIVE:
    '((in|to|into|within|until (in|within)?) (our)? (effective|firing|shooting) (range|distance) (of FOE1)?)',
  TO_CONTACT:
    '((to|into|in|for|until|within) (base)? (contact|melee|close_combat / &melee / close quarters / melee range|contact|combat / hand-to-hand) (with FOE1)?)',
  MELEE_WORD: '(melee|close_combat|&melee|hand-to-hand|close_quarters / hand-to-hand combat / base? contact)',
  KEEP: '((keep|keeps|keeping|maintain|maintains|maintaining|hold|holding|preserve) (our|your)? (distance|range|separation))',
  STAY: '(stay|stays|staying|remain|remains|remaining|keep|keeps|keeping|stand|stands|standing / stand|stay off)',
  HOLD_AT: '(keep|keeps|hold|holds|keeping|holding)',
  STILL: '(still|put|motionless|fast|stationary|there|here|inplace)',
  IN_PLACE:
    '((in|on|at) (place|position|spot / our position / same (place|spot) / (our|its|their|current|this) (current)? (place|position|spot|ground|cell)) / where (we|it|they) (is|are|stand|stands))',
  SHOOT_IT: '(fire|shoot|fires|shoots|firing|shooting|engage / (open|opens|opening) fire / return fire)',
  CEASE: '(hold|holds|holding|cease|ceases|ceasing|stop|stops|stopping|withhold|halt|suspend|check)',
  FIRE: '(fire|fires|firing|shoot|shoots|shooting / (open|opens|opening) (fire|up) / (lay|give|deliver|return|returns|returning|direct|concentrate|focus|pour) fire / take (shot|shots))',
  STRIKE: '(shoot|shoots|shooting|target|targets|targeting|engage|engages|engaging|blast|hit|shell)',
  ATTACK: '(attack|attacks|attacking|strike / finish off)',
  FROM: '((with|using|from) (our|its|their)? #W)',
  ARM: '((our|its|their|with)? #W)',
  USE: '(use|uses|using|throw|throws|throwing|lob|lobs|lobbing|toss|tosses|hurl|launch|launches|launching|employ|employs|deploy|utilize|chuck|activate / make use of)',
  THING: '(one|FOE_NAME|squad|unit|target / of FOES)',
  AT: '(at|on|upon|against|into|toward|towards|to)',
  AT_NONE: '(AT (FOE_NAME|them))',
  AT_NEAREST: '(AT (nearest|closest) THING?)',
  AT_WEAKEST: '(AT (weakest / most (wounded|damaged|hurt|injured)) THING?)',
  AT_STRONGEST: '(AT (strongest|healthiest / least (wounded|damaged|hurt)) THING?)',
  AT_MOST_DANGEROUS: '(AT (most (dangerous|threatening) / deadliest) THING?)',
  AT_TYPE: '(AT (enemy|hostile)? #T / AT FOE_NAME (of type) #T)',
  THE_NEAREST: '((nearest|closest) THING?)',
  THE_WEAKEST: '((weakest / most (wounded|damaged|hurt|injured)) THING?)',
  THE_STRONGEST: '((strongest|healthiest / least (wounded|damaged|hurt)) THING?)',
  THE_MOST_DANGEROUS: '((most (dangerous|threatening) / deadliest) THING?)',
  THE_TYPE: '(enemy|hostile #T / #S)',
};

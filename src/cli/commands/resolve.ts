import { resolvePhase } from '../../app/resolve';
import { toNumber } from '../../engine/fixed';
import { RESOLVABLE_PHASES } from '../../app/rulesets';
import { type CliWord, CLI_WORDS } from '../../i18n/cli';
import { OUTCOME_WORDS } from '../../i18n/combat';
import { fill } from '../../i18n/template';
import type { PhaseId } from '../../workbook/campaign';
import type { Command } from '../command';
import { DONE } from '../io';
import { wrongUsage } from '../usage';
import { changingWorkbook, listed, refuse, save, warn, WRITING } from '../workbookFile';

/** What is said of a phase that is resolved. */
const RESOLVED: Readonly<Partial<Record<PhaseId, CliWord>>> = {
  round: 'resolved-round',
  turn: 'resolved-turn',
  build: 'resolved-build',
};

/** `warsheet resolve FILE.xlsx --phase combat|round --out FILE2.xlsx | --in-place`. */
export const resolve: Command = {
  options: { ...WRITING, phase: { type: 'string' }, reason: { type: 'string' } },
  words: 1,
  run(typed, io) {
    const { phase } = typed.values;
    const accepted = RESOLVABLE_PHASES.join('|');
    if (phase === undefined) return wrongUsage(typed, io, 'phase-needed', { accepted });
    const known = RESOLVABLE_PHASES.find((each) => each === phase);
    if (!known) {
      return wrongUsage(typed, io, 'phase-unknown', { text: String(phase), accepted });
    }
    return changingWorkbook(typed, io, async (workbook, target, given) => {
      const { language, values } = given;
      const words = CLI_WORDS[language];
      const reason = typeof values['reason'] === 'string' ? values['reason'] : '';
      const resolved = await resolvePhase(workbook, known, reason);
      if (!resolved.ok) return refuse(resolved.error, given, io);
      const { turn, attempt, again, unchanged, fights, dice, summary, warnings } = resolved.value;
      // In its own place an unchanged workbook is there already; another file is wanted all the same.
      const written = !unchanged || values['in-place'] !== true;
      const status = written ? await save(target, await workbook.bytes(), given, io) : DONE;
      if (status !== DONE) return status;
      const results = fights.map(({ combat, result }) => ({
        combat: combat.id,
        outcome: OUTCOME_WORDS[language][result.outcome],
        cycles: result.cycles,
        distance: result.distance,
        hp: Object.fromEntries([...result.hp].map(([id, hp]) => [id, toNumber(hp)])),
      }));
      if (values['json'] === true) {
        const warned = listed(warnings, language);
        const told = { turn, attempt, again, unchanged, dice, fights: results, summary: summary(language) };
        io.out(`${JSON.stringify({ ...told, warnings: warned })}\n`);
        return DONE;
      }
      warn(warnings, language, io);
      for (const line of summary(language)) io.out(`${line}\n`);
      for (const { combat, outcome, cycles } of results) {
        io.out(`${fill(language, words['fight-line'], { combat, outcome, cycles })}\n`);
      }
      if (again) io.err(`${fill(language, unchanged ? words.unchanged : words.again, { turn, attempt })}\n`);
      io.err(`${fill(language, words[RESOLVED[known] ?? 'resolved'], { turn, fights: fights.length, dice })} `);
      io.err(`${fill(language, written ? words['written-to'] : words['nothing-written'], { file: target })}\n`);
      return DONE;
    });
  },
};

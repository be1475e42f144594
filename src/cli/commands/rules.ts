import type { RulesPreview } from '../../app/importRules';
import { previewRules } from '../../app/importRules';
import { notOwnedBy } from '../../app/postOwners';
import type { Problem } from '../../engine/problem';
import { problem } from '../../engine/problem';
import { CLI_WORDS } from '../../i18n/cli';
import { describeProblem } from '../../i18n/problem';
import { fill } from '../../i18n/template';
import type { Command } from '../command';
import { DONE, REFUSED } from '../io';
import { previewLines } from '../rulesPreview';
import { readTextFile } from '../textFile';
import { wrongUsage } from '../usage';
import { changingWorkbook, refuse, refuseAll, save, WRITING } from '../workbookFile';

/** Why a text that was read has nothing to write: no header, or no rule at all. */
function emptyText({ reading, rules: count }: RulesPreview, file: string, squad: string): readonly Problem[] {
  const { sections, notFound, tooLong } = reading;
  if (sections.length === 0 && notFound.length === 0 && tooLong === null) {
    return [problem('text-without-header', { file, squad })];
  }
  return count === 0 ? [problem('text-without-rules', { file })] : [];
}

/** `warsheet rules FILE.xlsx TEXT.txt`: imports behaviour rules (B-5). */
export const rules: Command = {
  options: { ...WRITING, 'accept-understood': { type: 'boolean' }, player: { type: 'string' } },
  words: 2,
  run(typed, io) {
    const [, textFile] = typed.positionals;
    if (textFile === undefined)
      return wrongUsage(typed, io, typed.positionals.length === 0 ? 'file-needed' : 'text-needed');
    return changingWorkbook(typed, io, async (workbook, target, given) => {
      const { language, values } = given;
      const words = CLI_WORDS[language];
      const text = await readTextFile(textFile);
      if (!text.ok) return refuseAll([text.error], given, io);
      const preview = await previewRules(workbook, text.value);
      if (!preview.ok) return refuse(preview.error, given, io);
      const { reading, complete, changes, rules: count, squads, opened } = preview.value;
      if (values['json'] === true) io.out(`${JSON.stringify(reading)}\n`);
      else
        io.out(
          previewLines(preview.value, language)
            .map((line) => `${line}\n`)
            .join(''),
        );
      const { player } = values;
      const others = typeof player === 'string' ? notOwnedBy(player, opened.reading.campaign, reading) : [];
      const wrong = [...others, ...emptyText(preview.value, textFile, squads[0] ?? '…')];
      // A squad named twice or a text too long is an error, not a matter of taste (B-5).
      const impossible = wrong.length > 0 || reading.repeated.length > 0 || reading.tooLong !== null;
      if (impossible || (!complete && values['accept-understood'] !== true)) {
        for (const each of wrong) io.err(`${describeProblem(language, each)}\n`);
        io.err(`${impossible ? words['nothing-written'] : words['rules-refused']}\n`);
        return REFUSED;
      }
      await workbook.apply(changes);
      const status = await save(target, await workbook.bytes(), given, io);
      if (status !== DONE) return status;
      if (changes.length === 0) io.err(`${words['rules-as-before']}\n`);
      else io.err(`${fill(language, words['rules-written'], { rules: count, file: target })}\n`);
      return DONE;
    });
  },
};

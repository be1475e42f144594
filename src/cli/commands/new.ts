import { randomBytes } from 'node:crypto';
import { withFunctionCells } from '../../adapters/xlsx/function-cells';
import { newXlsx } from '../../adapters/xlsx/workbook';
import { MASTER_LETTERS, masterOf } from '../../app/master';
import { commitment } from '../../engine/dice/campaignKeys';
import { problem } from '../../engine/problem';
import { calculatorBook } from '../../functions/calculator/book';
import { CLI_WORDS } from '../../i18n/cli';
import { fill } from '../../i18n/template';
import { RULESETS } from '../../workbook/campaign';
import { newCampaign } from '../../workbook/new';
import type { Command, Given } from '../command';
import type { Io, Status } from '../io';
import { DONE } from '../io';
import { wrongUsage } from '../usage';
import { exists, refuseAll, save } from '../workbookFile';

/** `warsheet new FILE.xlsx --calculator`: a workbook of formulas, without a campaign. */
async function newCalculator(file: string, given: Given, io: Io): Promise<Status> {
  const { language } = given;
  const { sheets, functions } = calculatorBook(language);
  const workbook = await newXlsx();
  await workbook.apply(sheets.map((sheet) => ({ kind: 'put-sheet', sheet })));
  const status = await save(file, withFunctionCells(await workbook.bytes(), functions), given, io);
  if (status === DONE) io.err(`${fill(language, CLI_WORDS[language]['made-calculator'], { file })}\n`);
  return status;
}

/** `warsheet new FILE.xlsx`: a campaign workbook to start from. An existing file is left alone. */
export const makeNew: Command = {
  options: {
    ruleset: { type: 'string' },
    seed: { type: 'string' },
    sample: { type: 'boolean' },
    calculator: { type: 'boolean' },
  },
  words: 1,
  async run(given, io) {
    const { positionals, values, language } = given;
    const [file] = positionals;
    if (file === undefined) return wrongUsage(given, io, 'file-needed');
    const wanted = values['ruleset'] ?? 'landing';
    const ruleset = RULESETS.find((each) => each === wanted);
    if (!ruleset) {
      const accepted = RULESETS.join(', ');
      return refuseAll([problem('ruleset-not-there', { text: String(wanted), accepted })], given, io);
    }
    if (await exists(file)) return refuseAll([problem('file-exists', { file })], given, io);
    if (values['calculator'] === true) return newCalculator(file, given, io);
    const master = typeof values['seed'] === 'string' ? values['seed'].trim() : masterOf(randomBytes(MASTER_LETTERS));
    if (!/^[A-Z2-7]{26,}$/.test(master)) return refuseAll([problem('weak-master')], given, io);
    const made = commitment(master);
    const workbook = await newXlsx();
    const sheets = newCampaign({ language, ruleset, sample: values['sample'] === true, master, commitment: made });
    await workbook.apply(sheets.map((sheet) => ({ kind: 'put-sheet', sheet })));
    const status = await save(file, await workbook.bytes(), given, io);
    if (status === DONE) io.err(`${fill(language, CLI_WORDS[language].made, { file, commitment: made })}\n`);
    return status;
  },
};

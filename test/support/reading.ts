import type { Campaign, RulesetId } from '../../src/workbook/campaign';
import type { Outline } from '../../src/workbook/port';
import {
  readCampaign as readCampaignWith,
  readWorkbook as readWith,
  rulesetOf,
} from '../../src/workbook/read/campaign';
import { readExo } from '../../src/workbook/read/exo/campaign';
import { readLanding } from '../../src/workbook/read/landing/campaign';
import { readPlanet } from '../../src/workbook/read/planet/campaign';
import type { RulesetReader } from '../../src/workbook/read/ruleset';
import type { SheetValues } from '../../src/workbook/recognise';

const READERS: Readonly<Record<RulesetId, RulesetReader<Campaign>>> = {
  landing: readLanding,
  exo: readExo,
  planet: readPlanet,
};

const readerOf = (outline: Outline, sheets: readonly SheetValues[]): RulesetReader<Campaign> =>
  READERS[rulesetOf(outline, sheets)];

/** Reads a workbook whatever its rules. */
export const readWorkbook = (outline: Outline, sheets: readonly SheetValues[]) =>
  readWith(outline, sheets, readerOf(outline, sheets));

export const readCampaign = (outline: Outline, sheets: readonly SheetValues[]) =>
  readCampaignWith(outline, sheets, readerOf(outline, sheets));

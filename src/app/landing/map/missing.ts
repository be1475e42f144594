import { problem } from '../../../engine/problem';
import type { LandingCampaign } from '../../../workbook/campaign';
import type { FoundTables } from '../../../workbook/found';
import { sheetPlace, type PlacedProblem } from '../../../workbook/problems';

/** Recon and manoeuvre need a map. */
export const mapMissing = (
  { map }: Pick<LandingCampaign, 'map'>,
  { cells }: Pick<FoundTables, 'cells'>,
): readonly PlacedProblem[] => (map ? [] : [{ problem: problem('no-map'), place: sheetPlace(cells?.sheet ?? '') }]);

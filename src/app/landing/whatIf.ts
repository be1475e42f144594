import { duelOdds } from '../../engine/landing/odds/duel';
import { simulate } from '../../engine/landing/odds/simulate';
import { hpSpread, type HpSpread } from '../../engine/landing/odds/spread';
import { defaultDistance } from '../../engine/landing/places';
import type { Engagement, Outcome } from '../../engine/landing/types';
import type { CampaignSquad, LandingCampaign } from '../../workbook/campaign';
import type { Work } from '../work';
import { engagementOf } from './fights';

/** Fights that the pictures of HP left are made of; a share is right within 2 percent. */
const SPREAD_RUNS = 2000;

/** A fight of two squads that nobody has entered. */
export interface WhatIf {
  readonly attacker: CampaignSquad;
  readonly defender: CampaignSquad;
  readonly distance: number;
}

/** How it may end. */
export interface WhatIfOdds extends WhatIf {
  readonly chances: Readonly<Record<Outcome, number>>;
  /** HP left on average, of attacker and defender. */
  readonly meanHp: readonly [number, number];
  /** `null`: the chances are exact. */
  readonly runs: number | null;
}

/** The distance at which the attacker would begin where nobody says another (L-9). */
export const usualDistance = (attacker: CampaignSquad): number => defaultDistance([attacker]);

const engagement = ({ settings }: LandingCampaign, { attacker, defender, distance }: WhatIf): Engagement =>
  engagementOf(
    {
      ...{ id: '', attackers: [attacker.id], defenders: [defender.id], distance, blocked: false },
      ...{ attackerModifiers: [], defenderModifiers: [], attackerCell: null, defenderCell: null },
      place: attacker.place,
    },
    new Map([attacker, defender].map((squad) => [squad.id, squad])),
    settings.options,
  );

function oddsOf(campaign: LandingCampaign, fight: WhatIf): WhatIfOdds {
  const fought = engagement(campaign, fight);
  const exact = duelOdds(fought);
  if (exact.ok) return { ...fight, ...exact.value, runs: null };
  const { chances, meanHp, runs } = simulate(fought);
  const left = ({ id }: CampaignSquad): number => meanHp.get(id) ?? 0;
  return { ...fight, chances, meanHp: [left(fight.attacker), left(fight.defender)], runs };
}

/** Odds of fights that nobody has entered, one after the other; `null`: stopped. */
export async function whatIf(
  campaign: LandingCampaign,
  fights: readonly WhatIf[],
  work: Work,
): Promise<readonly WhatIfOdds[] | null> {
  const done: WhatIfOdds[] = [];
  for (const fight of fights) {
    if (!(await work.step('fights', done.length, fights.length))) return null;
    done.push(oddsOf(campaign, fight));
  }
  return done;
}

/** Where the HP of both squads ends: attacker, defender. */
export function hpLeft(campaign: LandingCampaign, fight: WhatIf): readonly [HpSpread, HpSpread] {
  const spreads = hpSpread(engagement(campaign, fight), SPREAD_RUNS);
  const of = ({ id }: CampaignSquad): HpSpread => spreads.get(id) ?? new Map<number, number>();
  return [of(fight.attacker), of(fight.defender)];
}

import * as React from 'react';
import { combatOddsArguments } from '../../app/landing/oddsFormula';
import { hpLeft, usualDistance, whatIf, type WhatIf, type WhatIfOdds } from '../../app/landing/whatIf';
import { toNumber } from '../../engine/fixed';
import { ODDS_PAGE_WORDS } from '../../i18n/pane/odds';
import { formatNumber } from '../../i18n/template';
import type { CampaignSquad, LandingCampaign } from '../../workbook/campaign';
import { useRead, type Page } from '../page';
import { Select } from '../shell/Select';
import { useLanguage, useWords } from '../speech';
import { DistanceChart } from './DistanceChart';
import { InsertFormula } from './InsertFormula';
import { OutcomeBars } from './OutcomeBars';
import { SpreadChart } from './SpreadChart';
import { Targets } from './Targets';

/** Distances beyond the longest range that are worth a look. */
const BEYOND = 2;
const MOST_DISTANCE = 12;

/** Odds of fights that nobody has entered: one squad against each of several. */
export function LandingOdds(page: Page): React.ReactElement | null {
  const say = useWords(ODDS_PAGE_WORDS);
  const { campaign } = page.glance;
  const [attackerId, setAttacker] = React.useState('');
  const [targetIds, setTargets] = React.useState<readonly string[]>([]);
  const [chosen, setDistance] = React.useState<number | null>(null);
  if (campaign.ruleset !== 'landing') return null;
  const squads = campaign.squads.filter(({ hp }) => toNumber(hp) > 0);
  const attacker = squads.find(({ id }) => id === attackerId);
  const targets = targetIds.flatMap((id) => squads.find((squad) => squad.id === id && id !== attackerId) ?? []);
  const distance = chosen ?? (attacker ? Math.min(usualDistance(attacker), MOST_DISTANCE) : 1);
  const named = squads.map(({ id, name }) => [id, `${name} (${id})`] as const);
  return (
    <section className="ws-card" aria-labelledby="ws-odds">
      <h2 id="ws-odds">{say('title')}</h2>
      <p className="ws-quiet">{say('text')}</p>
      <Select
        label={say('attacker')}
        value={attacker?.id ?? ''}
        options={[['', say('choose')], ...named]}
        onChange={setAttacker}
      />
      <Targets squads={squads.filter((squad) => squad !== attacker)} chosen={targets} onChange={setTargets} {...page} />
      <label className="ws-select">
        <span>{say('distance', { distance })}</span>
        <input
          type="range"
          min={0}
          max={MOST_DISTANCE}
          value={distance}
          onChange={(event) => setDistance(Number(event.target.value))}
        />
      </label>
      {attacker && targets.length > 0 ? (
        <Fights {...page} campaign={campaign} fights={targets.map((defender) => ({ attacker, defender, distance }))} />
      ) : (
        <p className="ws-quiet">{say('pick')}</p>
      )}
    </section>
  );
}

interface FightsProps extends Page {
  readonly campaign: LandingCampaign;
  /** All of one attacker. */
  readonly fights: readonly WhatIf[];
}

const keyOf = ({ attacker, defender, distance }: WhatIf): string => `${attacker.id} ${defender.id} ${distance}`;

/** Each fight's odds; of the first one also where the HP ends and what the distance does. */
function Fights({ campaign, fights, ...page }: FightsProps): React.ReactElement | null {
  const say = useWords(ODDS_PAGE_WORDS);
  const { glance } = page;
  const odds = useRead((work) => whatIf(campaign, fights, work), [glance, fights.map(keyOf).join('|')]);
  const [first] = fights;
  if (!first) return null;
  // What is shown belongs to the choice that stands there now.
  const isShown = odds && odds.map(keyOf).join('|') === fights.map(keyOf).join('|');
  return (
    <div aria-busy={!isShown}>
      {!isShown && <p role="status">{say('working')}</p>}
      {isShown && odds.map((each) => <FightOdds key={each.defender.id} odds={each} {...page} />)}
      {isShown && <Closer campaign={campaign} fight={first} glance={glance} />}
    </div>
  );
}

function FightOdds({ odds, ...page }: Page & { readonly odds: WhatIfOdds }): React.ReactElement {
  const language = useLanguage();
  const say = useWords(ODDS_PAGE_WORDS);
  const { attacker, defender, meanHp, chances, runs } = odds;
  const [first, second] = meanHp.map((hp) => formatNumber(language, Math.round(hp * 100) / 100));
  const names = { attacker: attacker.name, defender: defender.name };
  const written = page.glance.campaign.settings.language;
  return (
    <section className="ws-squad" aria-label={say('against', names)}>
      <h3>
        {say('against', names)}{' '}
        <span className="ws-quiet">({runs === null ? say('exact') : say('simulated', { runs })})</span>
      </h3>
      <OutcomeBars chances={chances} runs={runs} />
      <p>{say('mean-hp', { ...names, first: first ?? '', second: second ?? '' })}</p>
      <InsertFormula
        id="COMBAT_ODDS"
        args={combatOddsArguments(odds, written)}
        size={{ rows: 1, columns: 6 }}
        {...page}
      />
    </section>
  );
}

const longest = ({ weapons }: CampaignSquad): number => Math.max(0, ...weapons.map(({ range }) => range));

interface CloserProps extends Pick<Page, 'glance'> {
  readonly campaign: LandingCampaign;
  readonly fight: WhatIf;
}

/** A closer look at one fight. */
function Closer({ campaign, fight, glance }: CloserProps): React.ReactElement {
  const { attacker, defender } = fight;
  const pair = `${attacker.id} ${defender.id}`;
  const far = Math.min(MOST_DISTANCE, Math.max(longest(attacker), longest(defender)) + BEYOND);
  const spreads = useRead(
    async (work) => ((await work.step('fights', 0, 1)) ? { of: keyOf(fight), left: hpLeft(campaign, fight) } : null),
    [glance, keyOf(fight)],
  );
  const distances = useRead(
    (work) =>
      whatIf(
        campaign,
        Array.from({ length: far + 1 }, (_, distance) => ({ attacker, defender, distance })),
        work,
      ),
    [glance, pair],
  );
  const left = spreads?.of === keyOf(fight) ? spreads.left : null;
  return (
    <>
      {left &&
        ([attacker, defender] as const).map((squad, index) => (
          <SpreadChart
            key={squad.id}
            squad={squad.name}
            side={index === 0 ? 'attacker' : 'defender'}
            fullHp={toNumber(squad.hp)}
            spread={left[index === 0 ? 0 : 1]}
          />
        ))}
      {distances && <DistanceChart odds={distances} />}
    </>
  );
}

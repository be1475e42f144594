import { problem } from '../../problem';
import { sameName } from '../behaviour/sameName';
import { type Amounts, lacking, makeAmounts, NOTHING } from './amounts';
import { byPlan } from './catalogue';
import type { GrowthOrder, OrderRefusal } from './growth';
import type { Works } from './works';

/** An order that the rules allow: what it costs, how long it takes, where it happens. */
export interface Allowed {
  readonly cost: Amounts;
  readonly turns: number;
  readonly cell: string;
}

type Answer = Allowed | OrderRefusal;
type Reader = (order: GrowthOrder, works: Works) => Answer;

export const isRefusal = (answer: Answer): answer is OrderRefusal => 'code' in answer;

const NO_NAME = '–';

/** Technologies that the player does not know. */
function missing(works: Works, player: string, technologies: readonly string[]): OrderRefusal | undefined {
  const names = technologies.filter((name) => !works.knows(player, name));
  return names.length > 0 ? problem('technology-missing', { names: names.join(', ') }) : undefined;
}

/** L-22 b: an open cell with a slot left, in which the player has somebody and no enemy squad stands. */
const build: Reader = ({ player, subject, details: cell }, works) => {
  const plan = byPlan(works.growth.plans.buildings, subject);
  if (!plan?.buildable) return problem('not-buildable', { name: subject });
  const unknown = missing(works, player, plan.technologies);
  if (unknown) return unknown;
  const { sites } = works.growth;
  const site = sites.find((each) => each.cell === cell);
  if (sites.length > 0 && !site?.open) return problem('cell-closed', { cell });
  const here = [...works.squads, ...works.buildings].filter((each) => each.cell === cell);
  if (!here.some(({ owner }) => owner === player)) return problem('nobody-there', { cell });
  if (works.squads.some((squad) => squad.cell === cell && squad.owner !== player)) {
    return problem('enemy-there', { cell });
  }
  if (site && works.slotsUsed(cell) >= site.slots) return problem('cell-full', { cell, slots: site.slots });
  return { cost: plan.cost, turns: plan.turns, cell };
};

/** L-22 c: the building and the technologies of the unit's row, and room under the command limit. */
const produce: Reader = ({ player, subject, details }, works) => {
  const plan = byPlan(works.growth.plans.units, subject);
  if (!plan?.building) return problem('unit-not-produced', { name: subject });
  const { building } = plan;
  const able = works.ownBuildings(player).filter(({ type }) => sameName(type, building));
  const [first] = able;
  if (!first) return problem('building-missing', { name: subject, building });
  const at = details === '' ? first : able.find(({ cell }) => cell === details);
  if (!at) return problem('building-not-there', { building, cell: details });
  const unknown = missing(works, player, plan.technologies);
  if (unknown) return unknown;
  const { limit, used } = works.command(player);
  if (used >= limit) return problem('command-full', { limit, used });
  return { cost: plan.cost, turns: plan.turns, cell: at.cell };
};

/** Is a technology on its way to a player already, by research or from an artefact? */
const isComing = (works: Works, player: string, technology: string): boolean =>
  works.underway.some((order) => {
    if (order.player !== player) return false;
    if (order.kind === 'research') return sameName(order.subject, technology);
    const artefact = order.kind === 'study' ? byPlan(works.growth.plans.artefacts, order.subject) : undefined;
    return artefact !== undefined && sameName(artefact.technology, technology);
  });

/** L-22 d: not known yet, not lost, its prerequisites known. */
const research: Reader = ({ player, subject }, works) => {
  const technology = byPlan(works.growth.plans.technologies, subject);
  if (works.knows(player, subject)) return problem('technology-known', { name: subject });
  if (isComing(works, player, subject)) return problem('technology-underway', { name: subject });
  if (!technology || technology.lost) return problem('technology-lost', { name: subject });
  return (
    missing(works, player, technology.technologies) ?? { cost: technology.cost, turns: technology.turns, cell: '' }
  );
};

/** L-22 e: an artefact in an open cell where the player has a squad, which gives something new. */
const study: Reader = ({ player, subject }, works) => {
  const artefact = byPlan(works.growth.plans.artefacts, subject);
  if (!artefact || artefact.gone || works.goneArtefacts.includes(artefact.name)) {
    return problem('artefact-gone', { name: subject });
  }
  const { cell, technology } = artefact;
  const { sites } = works.growth;
  if (sites.length > 0 && !sites.some((site) => site.cell === cell && site.open)) {
    return problem('artefact-closed', { name: subject });
  }
  if (!works.ownSquads(player).some((squad) => squad.cell === cell)) return problem('no-squad-there', { cell });
  if (works.knows(player, technology)) return problem('technology-known', { name: technology });
  if (isComing(works, player, technology)) return problem('technology-underway', { name: technology });
  return { cost: artefact.cost, turns: artefact.turns, cell };
};

/** L-25: a superweapon that stands, and what it needs known. */
const use: Reader = ({ player, subject }, works) => {
  const { plans } = works.growth;
  const weapon = works
    .ownBuildings(player)
    .find(({ type }) => (subject === '' || sameName(type, subject)) && byPlan(plans.buildings, type)?.superweapon);
  if (!weapon) return problem('no-superweapon', { name: subject === '' ? NO_NAME : subject });
  const unknown = missing(works, player, byPlan(plans.buildings, weapon.type)?.technologies ?? []);
  return unknown ?? { cost: NOTHING, turns: 0, cell: weapon.cell };
};

const READERS: Readonly<Partial<Record<GrowthOrder['kind'], Reader>>> = { build, produce, research, study, use };

/** Whether the rules allow an order and the player can pay for it; a refusal says why (L-22 g). */
export function allowedOrder(order: GrowthOrder, works: Works): Answer {
  const { eliminated, stock } = works.household(order.player);
  if (eliminated) return problem('player-out');
  const answer = READERS[order.kind]?.(order, works) ?? problem('not-buildable', { name: order.subject });
  if (isRefusal(answer)) return answer;
  const short = lacking(stock, answer.cost);
  return short.length > 0 ? problem('cannot-pay', { lacking: makeAmounts(short, '.') }) : answer;
}

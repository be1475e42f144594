import { toNumber } from '../engine/fixed';
import { cellName } from '../engine/landing/cell';
import type { MoveOrder } from '../engine/landing/campaign/manoeuvre';
import type { BuildingType, CampaignState } from '../engine/landing/campaign/types';
import { canonicalLines, type Json } from './digest';

const cellLines = ({ map }: CampaignState): readonly Json[] =>
  map.cells.map(({ at, ground, open }) => ({ kind: 'cell', cell: cellName(at), ground, open }));

const squadLines = ({ squads }: CampaignState): readonly Json[] =>
  squads.map(({ id, owner, hp, at, manoeuvre, passability, mapTraits, sightModifier }) => ({
    ...{ kind: 'squad', id, owner, passability, sightModifier },
    ...{ hp: String(toNumber(hp)), cell: at ? cellName(at) : null, manoeuvre: String(manoeuvre) },
    traits: [...mapTraits].sort(),
  }));

/**
 * What the resolution of recon reads (D-3): each cell, each squad's place and sight, each building, the kinds that a
 * neutral building may turn out to be, in listed order.
 */
export const reconInputs = (state: CampaignState, types: readonly BuildingType[]): string =>
  canonicalLines([
    ...cellLines(state),
    ...squadLines(state),
    ...state.buildings.map(({ id, owner, type, at, hp }) => ({
      ...{ kind: 'building', id, owner, cell: cellName(at), hp: String(toNumber(hp)) },
      ...{ type: type?.name ?? null, base: type?.base ?? false, sightModifier: type?.sightModifier ?? 0 },
    })),
    { kind: 'neutral types', types: types.map(({ name }) => name) },
  ]);

/** What the resolution of manoeuvre reads (D-3): the option, each cell, each squad, each order with its place of entry. */
export const manoeuvreInputs = (
  state: CampaignState,
  orders: readonly MoveOrder[],
  options: { readonly cornerSqueeze: boolean },
): string =>
  canonicalLines([
    { kind: 'options', cornerSqueeze: options.cornerSqueeze },
    ...cellLines(state),
    ...squadLines(state),
    ...orders.map(({ id, player, squad, cells }, number) => ({
      ...{ kind: 'order', number: number + 1, id, player, squad },
      path: cells.map(cellName),
    })),
  ]);

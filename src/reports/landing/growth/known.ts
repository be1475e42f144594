import type { Amounts } from '../../../engine/landing/campaign/amounts';
import type { GrowthEvent, OrderRefusal } from '../../../engine/landing/campaign/growth';
import type { Recipient } from '../known';
import type { BuildFacts, CovertFacts, PhaseHead, TurnFacts } from './facts';

type Head = Omit<PhaseHead, 'players'>;

/** What one player may know of a construction phase: what came of their own orders, and nothing of others. */
export interface KnownBuild extends Head {
  readonly recipient: Recipient;
  readonly events: readonly GrowthEvent[];
  /** Orders for this phase have come in from the player. */
  readonly ordered: boolean;
  readonly stock: Amounts;
  readonly technologies: readonly string[];
}

/** What one player may know of a covert operation: who ordered it all but the number needed; its target that it was tried. */
export type KnownCovert = Head & { readonly recipient: Recipient } & (
    | {
        readonly kind: 'own';
        readonly order: string;
        readonly operation: string;
        readonly target: string;
        readonly text: string;
        readonly outcome:
          | { readonly kind: 'refused'; readonly reason: OrderRefusal }
          | { readonly kind: 'tried'; readonly success: boolean; readonly face: number; readonly cost: Amounts };
        readonly stock: Amounts;
      }
    | { readonly kind: 'felt'; readonly operation: string; readonly target: string; readonly success: boolean }
    | { readonly kind: 'nothing' }
  );

/** What one player may know of the end of a turn: what everybody knows, and their own points. */
export interface KnownTurn extends Head {
  readonly recipient: Recipient;
  readonly victories: PublicTurn['victories'];
  readonly points: number | null;
  readonly out: boolean;
}

/** What everybody may know of the end of a turn: who has won, and who is out (L-25). */
export interface PublicTurn extends Head {
  readonly victories: readonly {
    readonly kind: TurnFacts['victories'][number]['kind'];
    /** Names. */
    readonly players: readonly string[];
    /** Of superiority alone. */
    readonly points: number | null;
  }[];
  readonly out: readonly string[];
}

const headOf = ({ campaign, turn, commitment, digest }: PhaseHead): Head => ({ campaign, turn, commitment, digest });

function recipientOf(playerId: string, { players }: PhaseHead): Recipient {
  const player = players.find(({ id }) => id === playerId);
  if (!player) throw new Error('A report was asked for somebody who is no player.');
  const { id, name, character, language, format, eliminated } = player;
  return { id, name, character, language, format, eliminated };
}

/** The one door through which a construction phase gets into a player's report. */
export function buildKnownTo(playerId: string, facts: BuildFacts): KnownBuild {
  const events = facts.events.filter(({ player }) => player === playerId);
  const household = facts.households.find(({ id }) => id === playerId);
  return {
    ...headOf(facts),
    ...{ recipient: recipientOf(playerId, facts), events },
    ordered: events.some(({ kind }) => kind === 'accepted' || kind === 'refused' || kind === 'used'),
    ...{ stock: household?.stock ?? [], technologies: household?.technologies ?? [] },
  };
}

/** Players whom a covert operation concerns: who ordered it and, where its row says so and it was tried, its target (L-21). */
export function concernedBy({ player, target, targetLearns, result }: CovertFacts): readonly string[] {
  const feels = targetLearns && result.kind === 'tried' && target.player !== player;
  return feels ? [player, target.player] : [player];
}

/** The one door through which a covert operation gets into a player's report. The number needed is not the player's to know: it gives away the game master's modifier. */
export function covertKnownTo(playerId: string, facts: CovertFacts): KnownCovert {
  const head = { ...headOf(facts), recipient: recipientOf(playerId, facts) };
  const { order, operation, target, text, result } = facts;
  if (!concernedBy(facts).includes(playerId)) return { ...head, kind: 'nothing' };
  if (playerId === facts.player) {
    const { stock } = result;
    const outcome =
      result.kind === 'refused'
        ? { kind: result.kind, reason: result.reason }
        : { kind: result.kind, success: result.success, face: result.face, cost: result.cost };
    return { ...head, kind: 'own', order, operation, target: target.name, text, outcome, stock };
  }
  const success = result.kind === 'tried' && result.success;
  return { ...head, kind: 'felt', operation, target: target.name, success };
}

/** What everybody may know of the end of a turn. */
export function publicTurn(facts: TurnFacts): PublicTurn {
  const nameOf = (id: string): string => facts.players.find((player) => player.id === id)?.name ?? id;
  return {
    ...headOf(facts),
    victories: facts.victories.map(({ kind, players }) => ({
      ...{ kind, players: players.map(nameOf) },
      points: kind === 'superiority' ? (facts.points.get(players[0] ?? '') ?? 0) : null,
    })),
    out: facts.out.map(nameOf),
  };
}

/** The one door through which the end of a turn gets into a player's report. */
export const turnKnownTo = (playerId: string, facts: TurnFacts): KnownTurn => ({
  ...headOf(facts),
  recipient: recipientOf(playerId, facts),
  victories: publicTurn(facts).victories,
  points: facts.points.get(playerId) ?? null,
  out: facts.out.includes(playerId),
});

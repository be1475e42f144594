import type * as React from 'react';
import type { ShellWord } from '../i18n/pane/shell';
import type { ResolveWord } from '../i18n/pane/resolve';
import type { TurnWord } from '../i18n/pane/turn';
import type { Campaign, PhaseId, RulesetId } from '../workbook/campaign';
import type { Page } from './page';
import { ExoOdds, LandingOdds, PlanetOdds } from './pages';

/** The pages of the pane. */
const PAGES = ['turn', 'bring', 'players', 'odds', 'dice'] as const;
export type PageId = (typeof PAGES)[number];

export const PAGE_WORDS: Readonly<Record<PageId, ShellWord>> = {
  turn: 'page-turn',
  bring: 'page-bring',
  players: 'page-players',
  odds: 'page-odds',
  dice: 'page-dice',
};

export const pageOf = (text: string | undefined): PageId => PAGES.find((each) => each === text) ?? 'turn';

/** What the pane shows of a campaign's phase before it is resolved. */
export interface Counts {
  readonly words: TurnWord;
  readonly params: Readonly<Record<string, number>>;
}

interface PaneRules<C extends Campaign> {
  readonly pages: readonly PageId[];
  /** The page of the odds. */
  readonly odds: React.ComponentType<Page>;
  /** The phases of a turn, in order. */
  readonly phases: readonly PhaseId[];
  readonly counts: (campaign: C) => Counts;
  /** The phase whose fights are entered in the pane. */
  readonly entered?: PhaseId;
  /** How going on to the next turn is said. */
  readonly next: { readonly go: ResolveWord; readonly done: ResolveWord };
}

/** How the pane differs by rules: the one place where it asks. */
const PANE_RULES: { readonly [R in RulesetId]: PaneRules<Extract<Campaign, { ruleset: R }>> } = {
  landing: {
    pages: PAGES,
    odds: LandingOdds,
    phases: ['recon', 'build', 'manoeuvre', 'combat'],
    entered: 'combat',
    next: { go: 'next-turn', done: 'on-turn' },
    counts: ({ combats, players }) => {
      const squads = combats.reduce((sum, { attackers, defenders }) => sum + attackers.length + defenders.length, 0);
      return { words: 'counts-landing', params: { combats: combats.length, squads, players: players.length } };
    },
  },
  exo: {
    pages: ['turn', 'players', 'odds', 'dice'],
    odds: ExoOdds,
    phases: ['round'],
    next: { go: 'next-round', done: 'on-round' },
    counts: ({ characters, actionRows }) => ({
      words: 'counts-exo',
      params: { characters: characters.length, actions: actionRows.length },
    }),
  },
  planet: {
    pages: ['turn', 'players', 'odds', 'dice'],
    odds: PlanetOdds,
    phases: ['turn'],
    next: { go: 'next-turn', done: 'on-planet-turn' },
    counts: ({ pieces, sequence }) => ({
      words: 'counts-planet',
      params: { pieces: pieces.length, actions: sequence.length },
    }),
  },
};

/** How the pane shows campaigns of these rules. */
export const paneRules = (ruleset: RulesetId): PaneRules<Campaign> =>
  // Each entry takes the campaigns of its own ruleset, and is looked up by it.
  PANE_RULES[ruleset] as PaneRules<Campaign>;

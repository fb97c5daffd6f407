import type { ReactNode } from 'react';
import type { FlagCode } from '../sprite/flag-codes.ts';
import type { IconName } from '../sprite/icon-names.ts';
import type { Team } from '../team/TeamMark.tsx';

/** The markets a tile can show, in the order of the pills above the list. */
export const quickMarkets = ['winner', 'doubleChance', 'bothScore', 'overUnder'] as const;
export type QuickMarket = (typeof quickMarkets)[number];

/** Codes are the same in every language; `home`, `over` and so on choose the spoken words. */
export const outcomesOf = {
  winner: ['home', 'draw', 'away'],
  doubleChance: ['homeOrDraw', 'drawOrAway', 'homeOrAway'],
  bothScore: ['yes', 'no'],
  overUnder: ['over', 'under'],
} as const satisfies Record<QuickMarket, readonly string[]>;

export type OutcomeName = (typeof outcomesOf)[QuickMarket][number];

export type League = {
  readonly id?: string;
  readonly name: string;
  readonly country?: string;
  readonly flag?: FlagCode | undefined;
  /** A sign of its own, uploaded by the office. */
  readonly picture?: string | undefined;
  /** For groups that are no league of one country. */
  readonly sign?: IconName;
};

/** One cell of a tile: the selection whose price it shows. */
export type TileOutcome = {
  readonly selectionId: string;
  /** Of over and under: goals, such as 2.5. */
  readonly line?: number;
};

export type MatchTag = 'derby' | 'twoUp';

/** What a tile shows of a match and stays the same while prices and score change. */
export type MatchCard = {
  readonly id: string;
  readonly league: League;
  readonly home: Team;
  readonly away: Team;
  readonly startsAtMs: number;
  readonly tags?: readonly MatchTag[];
  readonly marketCount: number;
  readonly outcomes: Readonly<Partial<Record<OutcomeName, TileOutcome>>>;
};

type Score = { readonly home: string; readonly away: string };

/** Where a match is in its course. */
export type Stage =
  | { readonly kind: 'upcoming' }
  | {
      readonly kind: 'live';
      readonly clock: ReactNode;
      readonly part: string | undefined;
      readonly score: Score;
    }
  /** Ended, postponed or called off: said in words. */
  | { readonly kind: 'over'; readonly words: string; readonly score: Score };

/** How a price is drawn: by a button that follows it, or by one that stands still. */
export type OddsCell = (props: {
  selectionId: string | undefined;
  sign: string;
  words: string;
}) => ReactNode;

/** Every market of one match (route `/markets`). */
export function matchPage(matchId: string): string {
  return `/markets?id=${matchId}`;
}

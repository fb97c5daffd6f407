import type { ReactNode } from 'react';
import type { FlagCode } from '../sprite/flag-codes.ts';
import type { IconName } from '../sprite/icon-names.ts';
import type { Team } from '../team/TeamMark.tsx';

/** The markets a tile can show, in the order of the pills above the list. */
export const quickMarkets = ['winner', 'doubleChance', 'bothScore', 'overUnder'] as const;
export type QuickMarket = (typeof quickMarkets)[number];

/** `versus` is the winner where a sport knows no draw. */
export type TileMarket = QuickMarket | 'versus';

const FOOTBALL = 1;
const VIRTUAL_FOOTBALL = 86;

/** Played by people or by a computer: double chance, both score and goals are its markets. */
export function isFootball(sportId: number | undefined): boolean {
  return sportId === undefined || sportId === FOOTBALL || sportId === VIRTUAL_FOOTBALL;
}

const versus: readonly TileMarket[] = ['versus'];

/** Other sports show who wins: no column of a list stays empty for them. */
export function marketsOf(
  { sportId }: League,
  markets: readonly QuickMarket[],
): readonly TileMarket[] {
  return isFootball(sportId) ? markets : versus;
}

/** Codes are the same in every language; `home`, `over` and so on choose the spoken words. */
export const outcomesOf = {
  winner: ['home', 'draw', 'away'],
  doubleChance: ['homeOrDraw', 'drawOrAway', 'homeOrAway'],
  bothScore: ['yes', 'no'],
  overUnder: ['over', 'under'],
  versus: ['home', 'away'],
} as const satisfies Record<TileMarket, readonly string[]>;

export type OutcomeName = (typeof outcomesOf)[TileMarket][number];

export type League = {
  readonly id?: string;
  readonly name: string;
  readonly country?: string;
  readonly flag?: FlagCode | undefined;
  readonly sportId?: number;
  /** A sign of its own, uploaded by the office. */
  readonly picture?: string | undefined;
  /** For groups that are no league of one country. */
  readonly sign?: IconName;
};

/** What tells leagues of one name apart (LST-53); one of many countries has no flag and no twin. */
export function countryOf({ name, country = '', flag }: League): string {
  return flag && !name.includes(country) ? country : '';
}

/** Where a league's name stands alone. */
export function leagueTitle(league: League): string {
  return [league.name, countryOf(league)].filter(Boolean).join(' · ');
}

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

export type Side = 'home' | 'away';

/** What the score of other sports than football is made of. */
export type Periods = {
  /** Sets, quarters, innings or maps, the one being played last. */
  readonly list: readonly Readonly<Record<Side, number>>[];
  /** Of the game of tennis being played. */
  readonly points: Readonly<Record<Side, string>> | null;
  readonly serve: Side | null;
};

export type Score = Readonly<Record<Side, string>> & { readonly periods?: Periods | null };

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

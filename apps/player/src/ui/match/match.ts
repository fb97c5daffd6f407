import type { Outcome } from '../odds/price.ts';
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
  readonly name: string;
  readonly country?: string;
  readonly flag?: FlagCode;
  /** For groups that are no league of one country. */
  readonly sign?: IconName;
};

export type MatchCard = {
  readonly id: string;
  readonly league: League;
  readonly home: Team;
  readonly away: Team;
  readonly stage:
    | { readonly kind: 'upcoming'; readonly startsAtMs: number }
    | {
        readonly kind: 'live';
        readonly clock: string;
        readonly part: string;
        readonly score: { readonly home: number; readonly away: number };
      };
  readonly tag?: 'derby' | 'boost';
  readonly marketCount: number;
  readonly outcomes: Readonly<Partial<Record<OutcomeName, Outcome>>>;
};

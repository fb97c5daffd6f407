import type { CountedUnit } from './counted-units.ts';
import type { GradingRule } from './grading-rules.ts';
import type { Score, Side, Team } from './score.ts';

/** What grading must know of a betting type; the catalogue's rows have it all. */
export type GradedType = {
  readonly id: number;
  readonly kind: string;
  readonly grading: GradingRule;
  readonly unit: CountedUnit | null;
  readonly subject: 'match' | 'team' | 'player';
  readonly threshold: number | null;
  readonly combines: readonly number[];
  /** The market names the minutes it is about. */
  readonly inMinutes: boolean;
  /** The stake comes back when what it asks about never happens. */
  readonly moneyBack: boolean;
  /** In which way it has to happen, where the type itself says so. */
  readonly method: string | null;
};

/** First and last, both counted; stoppage time belongs to the last minute of its half. */
export type Minutes = { readonly from: number; readonly to: number };

export type GradedMarket = {
  readonly typeId: number;
  readonly partId: number;
  /** For a type that counts whatever the score counts: what this market counts. */
  readonly unit?: CountedUnit | undefined;
  readonly team?: Team | undefined;
  readonly playerId?: string | undefined;
  /** Of a yes-or-no market, of a race, of a combination with one. */
  readonly line?: number | undefined;
  /** The first, second … goal, corner or frame it is about. */
  readonly number?: number | undefined;
  readonly minutes?: Minutes | undefined;
  /** What had been scored before the bet and does not count. */
  readonly scoreBefore?: Score | undefined;
};

/** Selections that are one word. */
export const plainPicks = [
  'home',
  'draw',
  'away',
  'both',
  'none',
  'equal',
  'yes',
  'no',
  'odd',
  'even',
] as const;
type PlainKind = (typeof plainPicks)[number];
export type PlainPick = { [Kind in PlainKind]: { readonly kind: Kind } }[PlainKind];

/** What a selection says, in the words of its button. */
export type Pick =
  | PlainPick
  | { readonly kind: 'over' | 'under' | 'exactly'; readonly line: number }
  /** The line of a team is its own; that of the draw is the home team's. */
  | { readonly kind: 'handicap'; readonly of: Side; readonly line: number }
  /** Two of home, draw and away after the home team's line. */
  | { readonly kind: 'handicap-any-of'; readonly of: readonly Side[]; readonly line: number }
  | { readonly kind: 'score'; readonly home: number; readonly away: number }
  | { readonly kind: 'any-score-of' | 'other-score'; readonly listed: readonly Score[] }
  /** `most` null: that many or more. */
  | { readonly kind: 'range'; readonly least: number; readonly most: number | null }
  | { readonly kind: 'minutes'; readonly least: number; readonly most: number | null }
  | {
      readonly kind: 'margin';
      readonly team: Team;
      readonly least: number;
      readonly most: number | null;
    }
  | { readonly kind: 'part'; readonly partId: number }
  | { readonly kind: 'player'; readonly playerId: string }
  | { readonly kind: 'other-player'; readonly listed: readonly string[] }
  | { readonly kind: 'method'; readonly method: string }
  /** `against` are the others, where the market sets some against each other. */
  | {
      readonly kind: 'participant';
      readonly participantId: string;
      readonly against: readonly string[];
    }
  /** Wins when that one loses: the feed marks such a selection as a negation. */
  | { readonly kind: 'not'; readonly of: Pick }
  /** Half time, then full time. */
  | { readonly kind: 'in-turn'; readonly of: readonly Pick[] }
  /** Of a combination one for each type it combines, in their order; of a double chance two. */
  | { readonly kind: 'any-of' | 'all-of'; readonly of: readonly Pick[] };

export type GradedSelection = {
  readonly market: GradedMarket;
  readonly pick: Pick;
};

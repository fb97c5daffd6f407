import type { DecidedOutcome } from '../betting/bet-return.ts';

/** Why a result does not decide a selection. A person decides then, or the provider's word does. */
export const undecidables = [
  'unknown-betting-type',
  'unknown-part', // the sport has no such part
  'provider-decides', // no result tells
  'pick-does-not-fit', // the market has no such selection
  'line-impossible', // below nought, no quarter, beyond any match
  'minutes-impossible',
  'market-lacks-unit', // sets or games, maps or rounds
  'market-lacks-line',
  'market-lacks-number', // which goal, which corner
  'market-lacks-minutes',
  'market-lacks-team',
  'market-lacks-player',
  'market-lacks-score', // how it stood when the bet was made
  'quarter-line-combined',
  'count-missing', // the result does not tell how many there were
  'order-missing', // … or in which order they came
  'minute-missing',
  'method-missing',
  'player-missing', // somebody scored and nobody said who
  'line-up-missing', // whether the player took part
  'dead-heat', // two share the place
  'ending-missing', // how the fight, the tie or the tournament ended
] as const;

export type Undecidable = (typeof undecidables)[number];

/** Not the result is short of something: no result could decide such a market. */
export const impossibleMarkets: readonly Undecidable[] = ['line-impossible', 'minutes-impossible'];

/** What one rule says of one selection. */
export type Verdict =
  | { readonly state: 'decided'; readonly outcome: DecidedOutcome }
  /** More play may still change it. */
  | { readonly state: 'open' }
  | { readonly state: 'undecidable'; readonly why: Undecidable };

export const open: Verdict = { state: 'open' };

export const decided = (outcome: DecidedOutcome): Verdict => ({ state: 'decided', outcome });

export const decidedIf = (isWon: boolean): Verdict => decided(isWon ? 'win' : 'lose');

export const undecidable = (why: Undecidable): Verdict => ({ state: 'undecidable', why });

export const misfit = undecidable('pick-does-not-fit');

import { ABSURD_PRICE } from '../../features/catalogue/ports.ts';
import type { CountFeedEvent } from './feed-events.ts';

type Value = string | number | boolean | null;

/** Counts what is odd; `now` tells a start that nobody can have meant. */
export type TranslateTerms = { readonly now: number; readonly count: CountFeedEvent };

const ODDS_THOUSANDTHS_MIN = 1_001;
const ODDS_THOUSANDTHS_MAX = 1_000_000;
const NEAR_HALF = 1e-6;
const FAR_FUTURE_MS = 2 * 365 * 24 * 3_600_000;

/**
 * In thousandths, half up on the decimals as they were written. Times a thousand is as good except
 * near a half, where the binary form of the odds would decide.
 */
function thousandthsOf(odds: number): number {
  const times = odds * 1_000;
  const isNearHalf = Math.abs(times - Math.floor(times) - 0.5) < NEAR_HALF;
  return Math.round(isNearHalf ? Number(`${odds}e3`) : times);
}

export function priceOf(odds: number): number {
  const thousandths = thousandthsOf(odds);
  const isSane = thousandths >= ODDS_THOUSANDTHS_MIN && thousandths <= ODDS_THOUSANDTHS_MAX;
  return isSane ? thousandths : ABSURD_PRICE;
}

function translatePrice(odds: Value, { count }: TranslateTerms): number {
  if (typeof odds !== 'number') return 0;
  const price = priceOf(odds);
  if (price === ABSURD_PRICE) count('absurd-odds', 1);
  return price;
}

/** 0, which is long ago, for none and for one that nobody can have meant: neither can be sold. */
function translateStart(startTime: Value, { now, count }: TranslateTerms): number {
  if (typeof startTime !== 'string') return 0;
  const startsAt = Date.parse(startTime);
  if (startsAt - now < FAR_FUTURE_MS) return startsAt;
  count('absurd-start', 1);
  return 0;
}

export function valueFor(field: string, told: Value, terms: TranslateTerms): Value {
  if (field === 'price') return translatePrice(told, terms);
  return field === 'startsAt' ? translateStart(told, terms) : told;
}

import { allOfThem, type BetShape } from '@kipute/domain/betting/bet-shape';
import type { Chance } from './chance.ts';
import { Json } from './tables.ts';
import {
  legWords,
  outcomeOf,
  type ToldMarket,
  type ToldMatch,
  type ToldSelection,
} from './told-match.ts';

const HOUR_MS = 3_600_000;

/** A selection that somebody bets on. */
export type PickedLeg = {
  readonly match: ToldMatch;
  readonly market: ToldMarket;
  readonly selection: ToldSelection;
  /** Thousandths. */
  readonly odds: number;
  readonly isLive: boolean;
};

/** What is bet on most, for who knows what the numbers mean: 1X2, over and under, both score. */
const marketWeights = new Map<number, number>([
  ...([
    [69, 58],
    [47, 18],
    [9, 11],
    [76, 9],
    [112, 3],
  ] as const),
  ...([
    [466, 60],
    [193, 20],
    [105, 10],
  ] as const),
]);
/** Lines of goals that people bet on. */
const goalLines: readonly number[] = [1.5, 2.5, 3.5];

const AHEAD_MS = 30 * HOUR_MS;
/** A slip is made up before the whistle. */
const CLOSED_BEFORE_MS = 120_000;
const LIVE_WITHIN_MS = 80 * 60_000;

/** The matches of the weeks, as they could be bet on at each moment. */
export class Programme {
  readonly #byStart: readonly ToldMatch[];
  readonly #live: readonly ToldMatch[];
  readonly #words = new WeakMap<ToldSelection, Json>();

  constructor(matches: readonly ToldMatch[]) {
    this.#byStart = matches.toSorted((one, other) => one.startsAt - other.startsAt);
    this.#live = matches
      .filter(({ liveAt }) => liveAt !== null)
      .toSorted((one, other) => (one.liveAt ?? 0) - (other.liveAt ?? 0));
  }

  /** Those that begin within a day or so, the sooner the likelier. */
  ahead(at: number): readonly ToldMatch[] {
    const first = firstAfter(this.#byStart, ({ startsAt }) => startsAt, at + CLOSED_BEFORE_MS);
    const found: ToldMatch[] = [];
    for (let place = first; place < this.#byStart.length; place += 1) {
      const match = this.#byStart[place] as ToldMatch;
      if (match.startsAt > at + AHEAD_MS && found.length > 6) break;
      if (match.startsAt > at + 3 * AHEAD_MS) break;
      found.push(match);
    }
    return found;
  }

  /** A match in play of which prices are known a moment from now. */
  inPlay(at: number, chance: Chance): ToldMatch | undefined {
    const first = firstAfter(this.#live, ({ liveAt }) => liveAt ?? 0, at);
    const soon = this.#live
      .slice(first, first + 12)
      .filter(({ liveAt }) => (liveAt ?? 0) < at + LIVE_WITHIN_MS);
    return soon.length > 0 ? chance.pick(soon) : undefined;
  }

  /** The same words for everybody who bets on it. */
  words({ match, market, selection }: PickedLeg): Json {
    const known = this.#words.get(selection) ?? new Json(legWords(match, market, selection));
    this.#words.set(selection, known);
    return known;
  }
}

function firstAfter<Value>(list: readonly Value[], of: (one: Value) => number, at: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (of(list[middle] as Value) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

const isPlain = ({ bettingTypeId, line }: ToldMarket): boolean =>
  marketWeights.has(bettingTypeId) && (bettingTypeId !== 47 || goalLines.includes(line ?? 0));

const thousandths = (odds: number): number => Math.round(odds * 1_000);

/** Favourites are picked oftener than others, most of all on long slips. */
export function pickLeg(match: ToldMatch, chance: Chance, when: 'before' | 'in-play', size = 1) {
  const oddsOf = (one: ToldSelection) => (when === 'in-play' ? one.liveOdds : one.odds);
  const markets = match.markets.filter(
    (market) =>
      isPlain(market) && market.selections.some((one) => (oddsOf(one) ?? 0) >= LEAST_ODDS),
  );
  if (markets.length === 0) return undefined;
  const market = chance.weighted(
    markets.map((one) => [one, marketWeights.get(one.bettingTypeId) ?? 0] as const),
  );
  const sold = market.selections.filter((one) => (oddsOf(one) ?? 0) >= LEAST_ODDS);
  const selection = chance.weighted(
    sold.map((one) => [one, (oddsOf(one) ?? 1) ** -(1.1 + size / 9)] as const),
  );
  const odds = thousandths(oddsOf(selection) ?? 0);
  return { match, market, selection, odds, isLive: when === 'in-play' } satisfies PickedLeg;
}

const LEAST_ODDS = 1.02;

/** How many matches a slip has. */
const sizes = [
  ...([
    [1, 30],
    [2, 9],
    [3, 13],
    [4, 12],
    [5, 10],
    [6, 7],
  ] as const),
  ...([
    [7, 5],
    [8, 5],
    [9, 3],
    [10, 3],
    [12, 2],
    [15, 1],
  ] as const),
] as const;

/** Legs on different matches, the ones that people follow most likely. */
export function pickCoupon(ahead: readonly ToldMatch[], chance: Chance): readonly PickedLeg[] {
  const size = Math.min(chance.weighted(sizes), ahead.length);
  const left = ahead.map((match) => [match, (match.popularity + 8) ** 1.4] as const);
  const legs: PickedLeg[] = [];
  while (legs.length < size && left.length > 0) {
    const match = chance.weighted(left);
    left.splice(
      left.findIndex(([one]) => one === match),
      1,
    );
    const leg = pickLeg(match, chance, 'before', size);
    if (leg) legs.push(leg);
  }
  return legs;
}

const SYSTEM_SHARE = 0.07;
const FULL_COVER_SHARE = 0.25;
const SYSTEM_LEGS = 8;

export function shapeFor(legs: number, chance: Chance): BetShape {
  if (legs < 3 || legs > SYSTEM_LEGS || !chance.happens(SYSTEM_SHARE)) return allOfThem;
  if (chance.happens(FULL_COVER_SHARE)) {
    return { kind: 'full-cover', from: chance.happens(0.3) ? 1 : 2 };
  }
  return { kind: 'system', size: Math.max(2, legs - 1 - chance.below(2)) };
}

/** When the end of a match reaches the bets on it. */
export const decidedAt = ({ match: { endedAt } }: PickedLeg): number =>
  endedAt === null ? Number.POSITIVE_INFINITY : endedAt + 40_000;

export const outcomeAt = (leg: PickedLeg, at: number): number =>
  decidedAt(leg) <= at ? outcomeOf(leg.selection) : 0;

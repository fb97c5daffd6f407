import { expect, test } from 'vitest';
import {
  type Bookmaker,
  type BookQuestion,
  bookmakers,
  bookOf,
  oddsMaxOf,
  onLadder,
  sellersOf,
} from './bookmakers.ts';

const ids = Array.from({ length: 1_000 }, (_, index) => String(index));

test('[OSIM-36] a core market has three or four sellers, any other one or two', () => {
  const counts = (isCore: boolean) =>
    new Set(ids.map((id) => sellersOf(id, { isCore, coreSellersMax: 4 }).length));
  expect(counts(true)).toEqual(new Set([3, 4]));
  expect(counts(false)).toEqual(new Set([1, 2]));
});

test.each([
  [1.234, 1.23],
  [2.515, 2.52],
  [4.46, 4.45],
  [7.77, 7.8],
  [13.3, 13.5],
  [33.4, 33],
  [78, 80],
  [333, 330],
])('[OSIM-36] %d is sold at %d', (exact, sold) => {
  expect(onLadder(exact)).toBe(sold);
});

type Asked = Pick<BookQuestion, 'isLive'> & {
  readonly chances: readonly number[];
  readonly winners?: number;
  readonly bookmaker?: Bookmaker;
  readonly offerId?: string;
  readonly overround?: number;
};

function booked({ chances, winners = 1, isLive, offerId = '1', ...terms }: Asked) {
  const [first] = bookmakers;
  if (!first) throw new Error('nobody sells');
  const { bookmaker = first, overround = 1.06 } = terms;
  const selections = chances.map((probability) => ({ probability }));
  const offerIds = chances.map((_, index) => `${offerId}${index}`);
  const market = { overround, winners, selections };
  const oddsMax = oddsMaxOf([market], isLive);
  return bookOf({ market, bookmaker, offerIds, now: 0, isLive, oddsMax });
}

test.each([0, 1, 0.999, 0.001])('[OSIM-36] before it a chance of %d is not sold', (chance) => {
  expect(booked({ chances: [chance], isLive: false })).toEqual([undefined]);
});

test.each([
  // chances, how many win, sold in play
  [[0.999, 0.001], 1, [1.01, undefined]],
  [[0.985, 0.015], 1, [1.01, 65]],
  [[0.98, 0.012, 0.008], 1, [1.01, 80, 120]],
  [[0.9955, 0.9925, 0.012], 2, [1.01, 1.01, undefined]],
  [[0.9955, 0.966, 0.0385], 2, [1.01, 1.01, 25]],
  [[1, 0], 1, [undefined, undefined]],
])('[OSIM-22] in play %j is sold at the lowest odds to the end', (chances, winners, odds) => {
  expect(booked({ chances, winners, isLive: true })).toEqual(odds);
});

test('[OSIM-21] no price is above the fair one, whoever sells and however it is rounded', () => {
  const chances = Array.from({ length: 400 }, (_, index) => (index + 1) / 401);
  const unfair = bookmakers.flatMap((bookmaker) =>
    chances.filter((chance) => {
      const asked = { chances: [chance], isLive: false, bookmaker, overround: 1.02 };
      return (booked({ ...asked, offerId: String(chance) })[0] ?? 0) * chance > 1;
    }),
  );
  expect(unfair).toEqual([]);
});

test('[OSIM-36] the margins of the houses differ a little, and the first has the usual one', () => {
  const margins = bookmakers.map((bookmaker) => {
    const inverses = ids.map((offerId) => {
      const asked = { chances: [0.5, 0.5], isLive: false, bookmaker, offerId, overround: 1.064 };
      return 1 / (booked(asked)[0] ?? 1);
    });
    return (2 * inverses.reduce((sum, one) => sum + one, 0)) / inverses.length;
  });
  expect(margins[0]).toBeCloseTo(1.064, 2);
  for (const margin of margins) {
    expect(margin).toBeGreaterThan(1.04);
    expect(margin).toBeLessThan(1.09);
  }
});

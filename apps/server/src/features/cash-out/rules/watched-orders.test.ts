import { allOfThem } from '@kipute/domain/betting/bet-shape';
import { senti, shillings } from '@kipute/domain/money/senti';
import { expect, test } from 'vitest';
import type { LegInPlay } from '../../betting/index.ts';
import { WatchedOrders } from './watched-orders.ts';

/** Selection 10102 is the second of market 101 of match 1. */
const aLeg = (selectionId: string, outcome = 0): LegInPlay => ({
  ...{ selectionId, outcome, odds: 2_000, oddsUnboosted: 2_000 },
  marketId: selectionId.slice(0, -2),
  matchId: selectionId.slice(0, -4),
});
const marketIdOf = (selectionId: string) => selectionId.slice(0, -2);

const watchedOrder = (id: bigint, ...legs: readonly LegInPlay[]) => ({
  threshold: shillings(1_000),
  order: {
    ...{ id, playerId: 7n, status: 2, shape: allOfThem, paidWith: 'balance' as const, legs },
    ...{ stake: shillings(100), stakeInPlay: shillings(100) },
    terms: {
      ...{ taxRatePercent: 10, winBonus: { ladder: [], oddsMinimum: 1_000 } },
      ...{ singleProfitMaximum: senti(10n ** 12n), multipleProfitMaximum: senti(10n ** 12n) },
    },
  },
});

function threeOrders(): WatchedOrders {
  const watched = new WatchedOrders();
  watched.put(watchedOrder(1n, aLeg('10101')));
  watched.put(watchedOrder(2n, aLeg('10201'), aLeg('20101')));
  watched.put(watchedOrder(3n, aLeg('10101', 4), aLeg('30101')));
  return watched;
}

type Ids = Readonly<Record<string, readonly string[]>>;

function touchedBy(watched: WatchedOrders, of: { selections?: Ids; markets?: Ids }) {
  const sets = (ids: Ids = {}) =>
    new Map(Object.entries(ids).map(([matchId, list]) => [matchId, new Set(list)]));
  const touched = {
    ...{ matches: new Set<string>(), restocked: new Map(), names: false },
    ...{ selections: sets(of.selections), markets: sets(of.markets) },
  };
  return [...watched.touchedBy(touched, marketIdOf)].toSorted();
}

const changes: readonly [string, { selections?: Ids; markets?: Ids }, readonly bigint[]][] = [
  ['its own price', { selections: { 1: ['10101'] } }, [1n]],
  ['the price of a neighbour', { selections: { 1: ['10103'] } }, [1n]],
  ['another market of its match', { selections: { 1: ['10901'] } }, []],
  ['the second leg of an accumulator', { selections: { 2: ['20102'] } }, [2n]],
  ['several at once', { selections: { 1: ['10102', '10202'], 3: ['30101'] } }, [1n, 2n, 3n]],
  ['a match nobody watches', { selections: { 9: ['90101'] } }, []],
  ['a market that closes', { markets: { 1: ['102'] } }, [2n]],
];
test.each(changes)('[CSH-51] %s', (_what, of, expected) => {
  expect(touchedBy(threeOrders(), of)).toEqual(expected);
});

test('[CSH-51] of fifty thousand only those on the market are found', () => {
  const watched = threeOrders();
  for (let id = 10n; id < 50_010n; id += 1n) {
    watched.put(watchedOrder(id, aLeg(`${100n + id}0101`)));
  }
  expect(touchedBy(watched, { selections: { 1: ['10101'], 200: ['2000103'] } })).toEqual([
    1n,
    100n,
  ]);
});

test('[CSH-52] one that is dropped, or has another leg decided, is no longer found by it', () => {
  const watched = threeOrders();
  watched.drop(1n);
  watched.put(watchedOrder(2n, aLeg('10201', 4), aLeg('20101')));
  const everything = { selections: { 1: ['10101', '10201'], 2: ['20101'] } };
  expect(touchedBy(watched, everything)).toEqual([2n]);
  expect(touchedBy(watched, { markets: { 1: ['101', '102'] } })).toEqual([]);
  expect([watched.get(1n), [...watched.ids()]]).toEqual([undefined, [3n, 2n]]);
});

import { expect, test } from 'vitest';
import { type Boosted, type BoostRule, boostedPrice } from './boost.ts';

const raised = (odds: number): Boosted => ({ state: 'raised', odds });
const overtaken: Boosted = { state: 'overtaken' };
const resting = (why: Extract<Boosted, { state: 'resting' }>['why']): Boosted => ({
  ...{ state: 'resting', why },
});
const fixed = (odds: number): BoostRule => ({ kind: 'fixed', odds });
const ofFair = (percent: number): BoostRule => ({ kind: 'of-fair', percent });

/** 1 ÷ 1.80 + 1 ÷ 3.60 + 1 ÷ 4.50 is 19/18: without a margin 1.80 would be 1.90. */
const market = [1_800, 3_600, 4_500];

const cases: readonly [string, BoostRule, number, Boosted][] = [
  // what                                   rule            price  sold at
  ['[BOOST-01] by hand', fixed(2_100), 1_800, raised(2_100)],
  ['[BOOST-03] the price came up to it', fixed(2_100), 2_100, overtaken],
  ['[BOOST-03] the price went past it', fixed(2_100), 2_350, overtaken],
  ['[BOOST-04] the price fell too far', fixed(2_100), 1_390, resting('too-much')],
  ['[BOOST-04] just not too far', fixed(2_100), 1_400, raised(2_100)],
  ['[BOOST-02] all of the fair price', ofFair(100), 1_800, raised(1_900)],
  ['[BOOST-02] more than fair', ofFair(110), 1_800, raised(2_090)],
  ['[BOOST-02] cut to two decimals', ofFair(102.5), 1_800, raised(1_940)],
  ['[BOOST-02] less than what is sold anyway', ofFair(94), 1_800, resting('not-above')],
  ['[BOOST-04] by the rule too much', ofFair(160), 1_800, resting('too-much')],
];
test.each(cases)('%s', (_what, rule, price, sold) => {
  const prices = [price, ...market.slice(1)];
  const of = { price, market: () => ({ prices, winnersTogether: 1 }), raiseMaximumPercent: 50 };
  expect(boostedPrice(rule, of)).toEqual(sold);
});

test('[BOOST-02] where a neighbour has no price nobody knows the fair one', () => {
  const of = {
    ...{ price: 1_800, raiseMaximumPercent: 50 },
    market: () => ({ prices: [1_800, 0, 4_500], winnersTogether: 1 }),
  };
  expect(boostedPrice(ofFair(110), of)).toEqual(resting('fair-unknown'));
  expect(boostedPrice(fixed(2_100), of)).toEqual(raised(2_100));
});

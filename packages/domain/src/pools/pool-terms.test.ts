import { expect, test } from 'vitest';
import { senti, shillings } from '../money/senti.ts';
import { jackpotTerms, luckySixTerms } from './fixtures/some-terms.ts';
import {
  POOL_PLACES_MAX,
  POOL_RESERVES_MAX,
  type PoolTerms,
  type PoolTermsRefusal,
  type PoolTier,
  poolTermsRefusal,
} from './pool-terms.ts';

const percents = (...tiers: readonly (readonly [number, number])[]): readonly PoolTier[] =>
  tiers.map(([right, percent]) => ({ right, kind: 'percent-of-pool', percent }));
const fixed = (right: number, amount: number): PoolTier => ({
  ...{ right, kind: 'fixed-amount', amount: shillings(amount) },
});

type Row = readonly [string, Partial<PoolTerms>, PoolTermsRefusal | undefined];

const table: readonly Row[] = [
  ['the default', {}, undefined],
  [
    'one match',
    { places: 1, chooseMaximum: 1, doublesMaximum: 1, tiers: percents([1, 100]) },
    undefined,
  ],
  [
    'as many matches and reserves as there can be',
    {
      ...{ places: POOL_PLACES_MAX, chooseMaximum: POOL_PLACES_MAX, reserves: POOL_RESERVES_MAX },
      tiers: percents([POOL_PLACES_MAX, 1]),
    },
    undefined,
  ],
  ['no reserves, no doubles', { reserves: 0, doublesMaximum: 0 }, undefined],
  ['no matches', { places: 0, chooseMaximum: 0, doublesMaximum: 0 }, 'pool-places-invalid'],
  ['too many matches', { places: 21, chooseMaximum: 21 }, 'pool-places-invalid'],
  ['half a match', { places: 12.5, chooseMaximum: 12.5 }, 'pool-places-invalid'],
  ['too many reserves', { reserves: 6 }, 'pool-places-invalid'],
  ['fewer reserves than none', { reserves: -1 }, 'pool-places-invalid'],
  ['fewer to choose than matches', { chooseMaximum: 12 }, 'pool-places-invalid'],
  ['more to choose than matches', { chooseMaximum: 14 }, 'pool-places-invalid'],
  ['more doubles than matches', { doublesMaximum: 14 }, 'pool-places-invalid'],
  ['fewer doubles than none', { doublesMaximum: -1 }, 'pool-places-invalid'],
  ['a line for nothing', { stakePerLine: senti(0n) }, 'pool-stake-invalid'],
  ['a line for less', { stakePerLine: shillings(-1) }, 'pool-stake-invalid'],
  ['a line for part of a shilling', { stakePerLine: senti(150n) }, 'pool-stake-invalid'],
  ['no tiers', { tiers: [] }, 'pool-tiers-invalid'],
  ['nothing for all right', { tiers: percents([12, 85]) }, 'pool-tiers-invalid'],
  ['more right than matches', { tiers: percents([14, 85], [13, 5]) }, 'pool-tiers-invalid'],
  ['a tier twice', { tiers: percents([13, 50], [13, 50]) }, 'pool-tiers-invalid'],
  ['tiers going up', { tiers: percents([13, 50], [11, 10], [12, 10]) }, 'pool-tiers-invalid'],
  ['a tier for none right', { tiers: percents([13, 50], [0, 10]) }, 'pool-tiers-invalid'],
  ['a tier between two numbers', { tiers: percents([13, 50], [11.5, 10]) }, 'pool-tiers-invalid'],
  ['a tier of no percent', { tiers: percents([13, 50], [12, 0]) }, 'pool-tiers-invalid'],
  ['a tier of no amount', { tiers: [fixed(13, 0)] }, 'pool-tiers-invalid'],
  ['fixed and percent', { tiers: [fixed(13, 5), ...percents([12, 10])] }, 'pool-tiers-mixed'],
  ['percent and fixed', { tiers: [...percents([13, 10]), fixed(12, 5)] }, 'pool-tiers-mixed'],
  ['gaps between tiers', { tiers: percents([13, 50], [10, 10]) }, undefined],
  ['the whole pool', { tiers: percents([13, 33.34], [12, 33.33], [11, 33.33]) }, undefined],
  ['in tenths', { tiers: percents([13, 70.1], [12, 20.2], [11, 9.7]) }, undefined],
  [
    'a hundredth more than the pool',
    { tiers: percents([13, 33.34], [12, 33.34], [11, 33.33]) },
    'pool-tiers-over-pool',
  ],
];

test.each(table)('[POL-02] terms with %s', (_name, difference, expected) => {
  expect(poolTermsRefusal({ ...jackpotTerms, ...difference })).toBe(expected);
});

test('[POL-02] fixed amounts have nothing to do with the pool', () => {
  expect(poolTermsRefusal(luckySixTerms)).toBeUndefined();
});

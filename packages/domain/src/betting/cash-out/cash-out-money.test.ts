import { expect, test } from 'vitest';
import { senti, shillings } from '../../money/senti.ts';
import { ok, refuse } from '../../result.ts';
import { betReturn } from '../bet-return.ts';
import { moneyInPlay } from './bet-in-play.ts';
import { partialCashOut } from './cash-out-money.ts';
import { aBetInPlay, someTerms } from './fixtures/a-bet-in-play.ts';

const parts = [
  // in play, value, %, cashed, part of the value, tax, paid, left: all in senti
  [100_000n, 190_000n, 50, 50_000n, 95_000n, 4_500n, 90_500n, 50_000n],
  [100_000n, 190_000n, 1, 1_000n, 1_900n, 0n, 1_900n, 99_000n],
  [100_000n, 190_000n, 99, 99_000n, 188_100n, 8_900n, 179_200n, 1_000n],
  [100_000n, 47_500n, 20, 20_000n, 9_500n, 0n, 9_500n, 80_000n],
  // 33 % are 10,999.89 senti: the value follows the 10,999 that were cut.
  [33_333n, 50_000n, 33, 10_999n, 16_498n, 500n, 15_998n, 22_334n],
  [5_000n, 4_750n, 3, 150n, 142n, 0n, 142n, 4_850n],
] as const;

test.each(parts)(
  '[CSH-20] of %d worth %d, %d percent: %d cashed for %d, tax %d, paid %d, left %d',
  (inPlay, whole, percent, stakeCashed, value, tax, paid, stakeLeft) => {
    const offer = { value: senti(whole), stake: senti(inPlay), taxRatePercent: 10 };
    expect(partialCashOut(offer, percent)).toEqual(
      ok({ stakeCashed, value, tax, paid, stakeLeft }),
    );
  },
);

const refused = [
  [0, 'share-out-of-range'],
  [-1, 'share-out-of-range'],
  [100, 'share-out-of-range'],
  [1.5, 'share-out-of-range'],
  [Number.NaN, 'share-out-of-range'],
  // 95 senti.
  [2, 'below-minimum'],
] as const;

test.each(refused)('[CSH-21] %d percent of 50 shillings worth 47.50: %s', (percent, refusal) => {
  const offer = { value: senti(4_750n), stake: shillings(50), taxRatePercent: 10 };
  expect(partialCashOut(offer, percent)).toEqual(refuse(refusal));
});

test('[CSH-22] the rest is settled at its odds, with its part of the ceilings', () => {
  const bet = aBetInPlay({ stakeInPlay: senti(33_333n) });
  const win = { odds: 3_000, outcome: 'win' } as const;
  expect(moneyInPlay(bet)).toEqual({
    shape: { kind: 'all' },
    stake: 33_333n,
    paidWith: 'balance',
    terms: {
      ...someTerms,
      // A third less a hundred-thousandth of 50 and of 300 million shillings.
      singleProfitMaximum: 1_666_650_000n,
      multipleProfitMaximum: 9_999_900_000n,
    },
  });
  // 999.99 less the stake of 333.33; 66 shillings of the gain are tax.
  expect(betReturn(moneyInPlay(bet), [win])).toMatchObject({ profit: 66_666n, paid: 93_399n });
});

import { expect, test } from 'vitest';
import { type Senti, senti, shillings } from '../../money/senti.ts';
import { autoCashOutFires, autoCashOutRefusal } from './auto-cash-out.ts';
import { cashOutOffer, payoutInPlay } from './cash-out-value.ts';
import { aBetInPlay, openLeg } from './fixtures/a-bet-in-play.ts';

/** Worth 1,900 of which 90 are tax; pays 4,600 when it wins. */
const bet = aBetInPlay();
const legs = [openLeg(5_000, 2_500)];

const thresholds: readonly [Senti, string | undefined][] = [
  [senti(-1n), 'threshold-not-positive'],
  [senti(0n), 'threshold-not-positive'],
  [senti(1n), undefined],
  [shillings(4_600), undefined],
  [senti(460_001n), 'threshold-above-payout'],
];
test.each(thresholds)('[CSH-30] a threshold of %d senti: %s', (threshold, refusal) => {
  expect(autoCashOutRefusal({ threshold, payout: payoutInPlay(bet, legs) })).toBe(refusal);
});

test('[CSH-30] a threshold that the rest of a bet cannot reach is refused', () => {
  const half = { ...bet, stakeInPlay: shillings(500) };
  const refusal = autoCashOutRefusal({
    threshold: shillings(2_301),
    payout: payoutInPlay(half, legs),
  });
  expect(refusal).toBe('threshold-above-payout');
});

const firings: readonly [Senti, boolean][] = [
  [senti(180_999n), true],
  [shillings(1_810), true],
  [senti(181_001n), false],
  // Its value before tax.
  [shillings(1_900), false],
];
test.each(firings)('[CSH-31] at %d senti an offer that pays 181,000 fires: %s', (at, fires) => {
  expect(autoCashOutFires(cashOutOffer(bet, legs), at)).toBe(fires);
});

test('[CSH-31] what is locked does not fire', () => {
  const locked = { state: 'locked', why: 'leg-suspended' } as const;
  expect(autoCashOutFires(locked, senti(1n))).toBe(false);
});

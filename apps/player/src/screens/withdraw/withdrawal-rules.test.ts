import { ok, refuse } from '@kipute/domain/result';
import { expect, test } from 'vitest';
import { aPayConfig, someTerms } from '../../features/payments/fixtures/a-payment.ts';
import {
  feeOf,
  isReviewed,
  limitsToday,
  readWithdrawal,
  standingOf,
  wholeOf,
} from './withdrawal-rules.ts';

const standings = [
  // prohibited  forbidden  left today  balance  standing
  [0, 0, 3_000_000, 24_500, 'open'],
  [0, 0, 1_000, 1_000, 'open'],
  [0, 0, 3_000_000, 999.99, 'balance-low'],
  [0, 0, 999, 24_500, 'day-used-up'],
  [0, 1, 0, 0, 'forbidden'],
  [1, 1, 0, 0, 'closed'],
] as const;

test.each(standings)(
  '[MS-32] prohibited %d, forbidden %d, %d left today, balance %d: %s',
  (prohibit_withdrawal, forbidden, left_today, balance, standing) => {
    const config = aPayConfig({ prohibit_withdrawal });
    const terms = someTerms({ forbidden, left_today });
    expect(standingOf({ config, terms, balance })).toBe(standing);
  },
);

const amounts = [
  // typed       balance     outcome
  ['20,000', 24_500, ok(20_000)],
  ['24500', 24_500.75, ok(24_500)],
  ['24501', 24_500.75, refuse('over-balance')],
  ['999', 24_500, refuse('below-minimum')],
  ['500001', 9_000_000, refuse('above-maximum')],
  ['1500.5', 24_500, refuse('not-whole')],
  ['', 24_500, refuse('missing')],
] as const;

test.each(amounts)('[MS-33] %j from a balance of %d', (typed, balance, outcome) => {
  expect(readWithdrawal(typed, someTerms({ left_today: 500_000.5 }), balance)).toEqual(outcome);
});

test('[MS-33] "all" is what the balance, the limit and the day leave, in whole shillings', () => {
  expect(wholeOf(someTerms(), 24_500.75)).toBe(24_500);
  expect(wholeOf(someTerms({ left_today: 10_000 }), 24_500)).toBe(10_000);
  expect(limitsToday(someTerms({ left_today: 10_000 }))).toEqual({
    minimum: 1_000,
    maximum: 10_000,
  });
});

const fees = [
  { pay_type: 6, up_to: 50_000, fee: 1_000 },
  { pay_type: 6, up_to: 10_000, fee: 500 },
  { pay_type: 4, up_to: 3_000_000, fee: 300 },
] as const;

const charged = [
  [6, 5_000, 500],
  [6, 10_000, 500],
  [6, 10_001, 1_000],
  [6, 60_000, 0],
  [4, 60_000, 300],
  [7, 5_000, 0],
] as const;

test.each(charged)('[MS-34] operator %d keeps of %d: %d', (operator, amount, fee) => {
  expect(feeOf([...fees], { operator, amount })).toBe(fee);
});

test('[MS-34] from the threshold on a clerk looks first', () => {
  expect(isReviewed(someTerms(), 999_999)).toBe(false);
  expect(isReviewed(someTerms(), 1_000_000)).toBe(true);
});

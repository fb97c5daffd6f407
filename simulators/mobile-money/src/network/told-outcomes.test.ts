import { expect, test } from 'vitest';
import { usualKnobs } from '../knobs/knobs.ts';
import type { Outcome } from './outcome.ts';
import type { Payment } from './payments.ts';
import { outcomesTold } from './told-outcomes.ts';

const paid: Outcome = { kind: 'paid', receipt: 'SKF7H4J9XA', amount: 5_000 };
const refused: Outcome = { kind: 'refused', reason: 'expired' };
const madeUp = { kind: 'paid', receipt: expect.any(String), amount: 5_000 };
const cancelled = { kind: 'refused', reason: 'cancelled' };

const payment = (outcome: Outcome | undefined): Payment => ({
  id: '1',
  party: 'mpesa',
  operator: 'mpesa',
  reference: 'R',
  phone: '255750000001',
  amount: 5_000,
  words: '',
  details: {},
  createdAt: '2026-01-01T00:00:00.000Z',
  outcome,
});

const cases = [
  ['once', paid, [paid]],
  ['twice', paid, [paid, paid]],
  ['never', paid, []],
  ['refused-then-paid', paid, [cancelled, paid]],
  ['refused-then-paid', refused, [refused, madeUp]],
  ['paid-then-refused', paid, [paid, cancelled]],
  ['paid-then-refused', refused, [madeUp, refused]],
  ['once', undefined, []],
] as const;

test.each(cases)('[MM-21] callbacks %s of %j', (callbacks, outcome, told) => {
  expect(outcomesTold(payment(outcome), { ...usualKnobs, callbacks })).toEqual(told);
});

test('[MM-21] a wrong amount is told, and what was refused stays refused', () => {
  const knobs = { ...usualKnobs, toldAmount: 'wrong' } as const;
  expect(outcomesTold(payment(paid), knobs)).toEqual([{ ...paid, amount: 5_500 }]);
  expect(outcomesTold(payment(refused), knobs)).toEqual([refused]);
});

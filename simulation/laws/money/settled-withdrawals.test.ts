import { expect, test } from 'vitest';
import type { Movement } from '../../world/mobile-money.ts';
import type { StoredWithdrawal } from './payment-records.ts';
import { unsettledWithdrawals } from './settled-withdrawals.ts';

const withdrawal = (given: Partial<StoredWithdrawal>): StoredWithdrawal => ({
  ...{ id: '1', serial: 'W1', key: 'k1', channel: 'mpesa', state: 'paid' },
  ...{ phone: '255754000103', amount: 500, reference: 'R1', marked: false },
  ...given,
});
const paidOut: Movement = {
  ...{ party: 'mpesa', way: 'out', receipt: 'ABC', reference: 'R1' },
  ...{ phone: '255754000103', amount: 500 },
};

test.each([
  [{ state: 'paid' }, [paidOut], undefined],
  [{ state: 'paid' }, [], 'W1 is paid, and mpesa paid nothing'],
  [{ state: 'returned' }, [], undefined],
  [{ state: 'returned' }, [paidOut], 'W1 was returned, and mpesa paid it: ABC'],
  [{ state: 'returned', marked: true }, [paidOut], undefined],
  [{ state: 'ready' }, [], 'W1 is still ready'],
  [{ state: 'unknown' }, [], undefined],
  [{ state: 'unknown' }, [paidOut], 'W1 was paid at mpesa as ABC and is unknown'],
  [{ state: 'sending' }, [paidOut], 'W1 was paid at mpesa as ABC and is sending'],
  [{ state: 'unknown', channel: 'mixx' }, [paidOut], undefined],
] as const)('[SIM-27] %j with %j', (given, movements, expected) => {
  expect(unsettledWithdrawals([withdrawal(given)], movements)[0]?.fact).toBe(expected);
});

test('[SIM-27] what is unsettled names the job that asks about it', () => {
  const unsettled = unsettledWithdrawals([withdrawal({ state: 'unknown' })], [paidOut]);
  expect(unsettled.map(({ job }) => job)).toEqual(['withdrawal 1']);
});

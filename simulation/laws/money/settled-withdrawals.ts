import type { Movement } from '../../world/mobile-money.ts';
import { isAnswerable } from './answerable.ts';
import type { StoredWithdrawal } from './payment-records.ts';
import type { Unsettled } from './settled-deposits.ts';

export function unsettledWithdrawals(
  withdrawals: readonly StoredWithdrawal[],
  movements: readonly Movement[],
): readonly Unsettled[] {
  const paidOut = movements.filter(({ way }) => way === 'out');
  const byReference = new Map(paidOut.map((one) => [one.reference, one]));
  return withdrawals.flatMap((withdrawal) => {
    const fact = wrongWithdrawal(withdrawal, byReference.get(withdrawal.reference));
    const { id, serial } = withdrawal;
    return fact ? [{ job: `withdrawal ${id}`, fact: `${serial} ${fact}` }] : [];
  });
}

/** Held money may wait only where nobody can say: the operator never heard, or is never asked. */
function wrongWithdrawal(
  withdrawal: StoredWithdrawal,
  paid: Movement | undefined,
): string | undefined {
  const { state, channel, marked } = withdrawal;
  switch (state) {
    case 'paid':
      return paid ? undefined : `is paid, and ${channel} paid nothing`;
    case 'returned':
      // An operator that says no and then yes is believed first; a person must look then.
      return paid && !marked ? `was returned, and ${channel} paid it: ${paid.receipt}` : undefined;
    case 'reviewing':
    case 'ready':
      return `is still ${state}`;
    default:
      return paid && isAnswerable(withdrawal)
        ? `was paid at ${channel} as ${paid.receipt} and is ${state}`
        : undefined;
  }
}

import { invariant } from '@kipute/domain/invariant';
import { isDepositOver } from '@kipute/domain/payments/deposit-course';
import { paymentChanged } from '../payment-events.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { type Deposit, lockDeposit, updateDeposit } from './deposit-store.ts';

export type StopWaiting = (deposit: Deposit) => Promise<Deposit>;

/**
 * The player goes on without it. The prompt may still be answered, so the deposit stays what it is
 * and is asked about as before: what comes in is credited, and told by message (PAY-84).
 */
export function waitingStopper({ database, clock, bus }: PaymentsDeps): StopWaiting {
  return async ({ id }) => {
    const deposit = await database.transact(async (tx) => {
      const current = await lockDeposit(tx, id);
      invariant(current, 'a deposit that was found exists');
      if (isDepositOver(current.state) || current.waitingEndedAt) return current;
      const waitingEndedAt = clock.now();
      await updateDeposit(tx, id, { waitingEndedAt });
      return { ...current, waitingEndedAt };
    });
    const { serialNumber } = deposit;
    await bus.publish(paymentChanged, { playerId: deposit.playerId.toString(), serialNumber });
    return deposit;
  };
}

import { invariant } from '@kipute/domain/invariant';
import { isDepositOver } from '@kipute/domain/payments/deposit-course';
import { isWithdrawalOver } from '@kipute/domain/payments/withdrawal-course';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Transaction } from '../../../platform/database/database.ts';
import { type Deposit, lockDeposit } from '../deposits/deposit-store.ts';
import { hearAboutDepositIn } from '../deposits/hear-about-deposit.ts';
import { paymentChanged } from '../payment-events.ts';
import {
  findIdentified,
  type IdentifiedPayment,
  isSamePayment,
  lockIdentifiers,
} from '../payment-identifiers.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type { Verdict } from '../ports.ts';
import { hearAboutWithdrawalIn } from '../withdrawals/hear-about-withdrawal.ts';
import { lockWithdrawal, type Withdrawal } from '../withdrawals/withdrawal-store.ts';
import { type Looked, mark, wasSaidBefore } from './mark-looked.ts';

/** What the operator's statement says. */
export type Outcome =
  | { readonly kind: 'paid'; readonly receipt: string }
  | { readonly kind: 'refused' };

type Settlement = Looked & { readonly outcome: Outcome };

/** In the order they are checked. */
type SettleRefusal = 'receipt-used' | 'changed-meanwhile';

type Settle<Payment> = (settlement: Settlement) => Promise<Result<Payment, SettleRefusal>>;

export type SettleDeposit = Settle<Deposit>;
export type SettleWithdrawal = Settle<Withdrawal>;

/**
 * A clerk says what the operator does not (PAY-37): heard like any other word about the payment,
 * and only while a person is asked to look.
 */
export function depositSettler(deps: PaymentsDeps): SettleDeposit {
  return announced(deps, async (tx, settlement) => {
    const { paymentId: depositId, outcome } = settlement;
    const before = await lockDeposit(tx, depositId);
    invariant(before, 'a deposit that is settled exists');
    if (isDepositOver(before.state)) return unchanged(tx, before, settlement);
    if (outcome.kind === 'paid' && (await isReceiptOfOther(tx, { depositId }, outcome.receipt))) {
      return refuse('receipt-used');
    }
    if (!(await markSettled(deps, tx, settlement))) return refuse('changed-meanwhile');
    const word = { depositId, verdict: verdictOf(settlement), source: 'clerk' } as const;
    return ok(await hearAboutDepositIn(deps, tx, word));
  });
}

export function withdrawalSettler(deps: PaymentsDeps): SettleWithdrawal {
  return announced(deps, async (tx, settlement) => {
    const { paymentId: withdrawalId, outcome } = settlement;
    const before = await lockWithdrawal(tx, withdrawalId);
    invariant(before, 'a withdrawal that is settled exists');
    if (isWithdrawalOver(before.state)) return unchanged(tx, before, settlement);
    if (
      outcome.kind === 'paid' &&
      (await isReceiptOfOther(tx, { withdrawalId }, outcome.receipt))
    ) {
      return refuse('receipt-used');
    }
    if (!(await markSettled(deps, tx, settlement))) return refuse('changed-meanwhile');
    const said = { verdict: verdictOf(settlement) };
    const after = await hearAboutWithdrawalIn(deps, tx, { withdrawalId, said, source: 'clerk' });
    invariant(after, 'only what was handed over is doubtful');
    return ok(after);
  });
}

/** What is over may have been settled by this very word before; else somebody was faster. */
async function unchanged<Payment extends Deposit | Withdrawal>(
  tx: Transaction,
  payment: Payment,
  settlement: Settlement,
): Promise<Result<Payment, 'changed-meanwhile'>> {
  const isSame = (payment.state === 'paid') === (settlement.outcome.kind === 'paid');
  const isRepeated = isSame && (await wasSaidBefore(tx, settlement));
  return isRepeated ? ok(payment) : refuse('changed-meanwhile');
}

function announced<Payment extends Deposit | Withdrawal>(
  { database, bus }: PaymentsDeps,
  settle: (tx: Transaction, settlement: Settlement) => Promise<Result<Payment, SettleRefusal>>,
): Settle<Payment> {
  return async (settlement) => {
    const settled = await database.transact((tx) => settle(tx, settlement));
    if (settled.ok) {
      const { playerId, serialNumber } = settled.value;
      await bus.publish(paymentChanged, { playerId: playerId.toString(), serialNumber });
    }
    return settled;
  };
}

async function markSettled(
  deps: PaymentsDeps,
  tx: Transaction,
  settlement: Settlement,
): Promise<boolean> {
  const { outcome } = settlement;
  const receipt = outcome.kind === 'paid' ? `, receipt ${outcome.receipt}` : '';
  const marked = await mark(deps, tx, {
    ...settlement,
    as: `settled as ${outcome.kind}${receipt}`,
  });
  return marked.ok && marked.value === 'marked';
}

function verdictOf({ outcome, note }: Settlement): Verdict {
  return outcome.kind === 'paid' ? outcome : { kind: 'refused', reason: 'refused', words: note };
}

/** Whatever else is known by the number, in either direction (PAY-71). */
async function isReceiptOfOther(
  tx: Transaction,
  payment: IdentifiedPayment,
  receipt: string,
): Promise<boolean> {
  await lockIdentifiers(tx, [receipt]);
  const owner = await findIdentified(tx, receipt);
  return owner !== undefined && !isSamePayment(owner, payment);
}

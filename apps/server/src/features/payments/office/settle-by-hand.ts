import type { CallRequest } from '@kipute/contract/registry';
import { invariant } from '@kipute/domain/invariant';
import { isDepositOver } from '@kipute/domain/payments/deposit-states';
import { isWithdrawalOver } from '@kipute/domain/payments/withdrawal-states';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Transaction } from '../../../platform/database/database.ts';
import { type Deposit, lockDeposit } from '../deposits/deposit-store.ts';
import { applyDepositUpdateIn } from '../deposits/deposit-updates.ts';
import { publishChange } from '../payment-events.ts';
import {
  findIdentified,
  type IdentifiedPayment,
  isSamePayment,
  lockIdentifiers,
} from '../payment-identifiers.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type { Verdict } from '../ports.ts';
import { lockWithdrawal, type Withdrawal } from '../withdrawals/withdrawal-store.ts';
import { applyWithdrawalUpdateIn } from '../withdrawals/withdrawal-updates.ts';
import { type Acknowledgement, acknowledge, wasAcknowledgedBefore } from './acknowledge-alerts.ts';

/** What the operator's statement says. */
type Outcome = { readonly kind: 'paid'; readonly receipt: string } | { readonly kind: 'refused' };

type Settlement = Acknowledgement & { readonly outcome: Outcome };

/** In the order they are checked. */
type SettleRefusal = 'receipt-used' | 'changed-meanwhile';

type Settle<Payment> = (settlement: Settlement) => Promise<Result<Payment, SettleRefusal>>;

export type SettleDeposit = Settle<Deposit>;
export type SettleWithdrawal = Settle<Withdrawal>;

/**
 * A clerk says what the operator does not (PAY-37): applied like any other update of the payment,
 * and only while an alert is open.
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
    if (!(await acknowledgeSettled(deps, tx, settlement))) return refuse('changed-meanwhile');
    const update = { depositId, verdict: verdictOf(settlement), source: 'clerk' } as const;
    return ok(await applyDepositUpdateIn(deps, tx, update));
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
    if (!(await acknowledgeSettled(deps, tx, settlement))) return refuse('changed-meanwhile');
    const said = { verdict: verdictOf(settlement) };
    const after = await applyWithdrawalUpdateIn(deps, tx, { withdrawalId, said, source: 'clerk' });
    invariant(after, 'only what was handed over has alerts');
    return ok(after);
  });
}

/** What is over may have been settled by this very request before; else somebody was faster. */
async function unchanged<Payment extends Deposit | Withdrawal>(
  tx: Transaction,
  payment: Payment,
  settlement: Settlement,
): Promise<Result<Payment, 'changed-meanwhile'>> {
  const isSame = (payment.state === 'paid') === (settlement.outcome.kind === 'paid');
  const isRepeated = isSame && (await wasAcknowledgedBefore(tx, settlement));
  return isRepeated ? ok(payment) : refuse('changed-meanwhile');
}

function announced<Payment extends Deposit | Withdrawal>(
  { database, bus }: PaymentsDeps,
  settle: (tx: Transaction, settlement: Settlement) => Promise<Result<Payment, SettleRefusal>>,
): Settle<Payment> {
  return async (settlement) => {
    const settled = await database.transact((tx) => settle(tx, settlement));
    if (settled.ok) await publishChange(bus, settled.value);
    return settled;
  };
}

async function acknowledgeSettled(
  deps: PaymentsDeps,
  tx: Transaction,
  settlement: Settlement,
): Promise<boolean> {
  const { outcome } = settlement;
  const receipt = outcome.kind === 'paid' ? `, receipt ${outcome.receipt}` : '';
  const acknowledged = await acknowledge(deps, tx, {
    ...settlement,
    as: `settled as ${outcome.kind}${receipt}`,
  });
  return acknowledged.ok && acknowledged.value === 'marked';
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

/** Undefined for a yes without its receipt. */
export function outcomeOf({
  outcome,
  receipt_number: receipt,
}: CallRequest<'recharge/settle'>): Outcome | undefined {
  if (outcome === 'refused') return { kind: 'refused' };
  return receipt === undefined ? undefined : { kind: 'paid', receipt };
}

import { type Deposit, findDeposit } from '../deposits/deposit-store.ts';
import type { ApplyDepositUpdate } from '../deposits/deposit-updates.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type { CallbackOutcome, CallbackReading, Verdict } from '../ports.ts';
import { findWithdrawal, type Withdrawal } from '../withdrawals/withdrawal-store.ts';
import type { ApplyWithdrawalUpdate } from '../withdrawals/withdrawal-updates.ts';
import type { MayTrigger } from './callback-limits.ts';

type SaidOutcome = Extract<CallbackReading, { kind: 'outcome' }>;

export type ApplyOutcome = (
  channel: string,
  said: SaidOutcome,
) => Promise<{ readonly outcome: CallbackOutcome; readonly why: string }>;

type ApplyDeps = PaymentsDeps & {
  readonly applyDepositUpdate: ApplyDepositUpdate;
  readonly applyWithdrawalUpdate: ApplyWithdrawalUpdate;
  readonly queryDeposit: (id: bigint) => Promise<void>;
  readonly queryWithdrawal: (id: bigint) => Promise<void>;
  /** Triggered queries have a rate limit of their own, apart from scheduled ones (CB-04). */
  readonly mayTrigger: MayTrigger;
};

/**
 * The verdict of a callback is applied when its sender was authenticated, it names our reference and
 * comes by the channel of the payment. Any other only triggers a status query: no number in it is
 * kept or used, and no verdict in it is applied (PAY-14).
 */
export function outcomeApplier(deps: ApplyDeps): ApplyOutcome {
  return async (channel, said) => {
    const named = await paymentNamed(deps, said.reference);
    if (!named || named.payment.channel !== channel) {
      return { outcome: { kind: 'reference-unknown' }, why: 'no such payment by this channel' };
    }
    if (said.authenticated && isOfAnother(named.payment, said)) {
      return { outcome: { kind: 'reference-unknown' }, why: 'another number of theirs' };
    }
    const isApplied = said.authenticated && (await isAppliedAsCertain(named, said.verdict));
    if (!isApplied && (await deps.mayTrigger(said.reference, channel))) await named.query();
    const { serialNumber } = named.payment;
    return { outcome: { kind: 'taken', ourReceipt: serialNumber }, why: isApplied ? '' : 'asked' };
  };
}

/** An unknown is applied too: after a certain status it raises an alert (PAY-35). */
async function isAppliedAsCertain(named: NamedPayment, verdict: Verdict): Promise<boolean> {
  if (verdict.kind === 'in-progress') return false;
  await named.apply(verdict);
  return verdict.kind !== 'unknown';
}

type NamedPayment = {
  readonly payment: Deposit | Withdrawal;
  readonly apply: (verdict: Verdict) => Promise<unknown>;
  readonly query: () => Promise<void>;
};

async function paymentNamed(deps: ApplyDeps, reference: string): Promise<NamedPayment | undefined> {
  const source = 'callback';
  const deposit = await findDeposit(deps.database.read, { reference });
  if (deposit) {
    const { id: depositId } = deposit;
    return {
      payment: deposit,
      apply: (verdict) => deps.applyDepositUpdate({ depositId, verdict, source }),
      query: () => deps.queryDeposit(depositId),
    };
  }
  const withdrawal = await findWithdrawal(deps.database.read, { reference });
  if (!withdrawal) return undefined;
  const { id: withdrawalId } = withdrawal;
  return {
    payment: withdrawal,
    apply: (verdict) => deps.applyWithdrawalUpdate({ withdrawalId, said: { verdict }, source }),
    query: () => deps.queryWithdrawal(withdrawalId),
  };
}

function isOfAnother({ carrierReference }: Deposit | Withdrawal, said: SaidOutcome): boolean {
  if (carrierReference === null || said.carrierReference === undefined) return false;
  return carrierReference !== said.carrierReference;
}

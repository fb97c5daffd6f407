import { type Deposit, findDeposit } from '../deposits/deposit-store.ts';
import type { HearAboutDeposit } from '../deposits/hear-about-deposit.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type { CallbackOutcome, CallbackReading, Verdict } from '../ports.ts';
import type { HearAboutWithdrawal } from '../withdrawals/hear-about-withdrawal.ts';
import { findWithdrawal, type Withdrawal } from '../withdrawals/withdrawal-store.ts';
import type { MayTrigger } from './callback-limits.ts';

type SaidOutcome = Extract<CallbackReading, { kind: 'outcome' }>;

export type Believe = (
  channel: string,
  said: SaidOutcome,
) => Promise<{ readonly outcome: CallbackOutcome; readonly why: string }>;

type BelieveDeps = PaymentsDeps & {
  readonly hearAboutDeposit: HearAboutDeposit;
  readonly hearAboutWithdrawal: HearAboutWithdrawal;
  readonly askAboutDeposit: (id: bigint) => Promise<void>;
  readonly askAboutWithdrawal: (id: bigint) => Promise<void>;
  /** Triggers have a budget of their own; scheduled questions another (CB-04). */
  readonly mayTrigger: MayTrigger;
};

/**
 * A callback is believed when its sender was authenticated, it names our reference and comes by the
 * channel that was asked. Any other is nothing but a reason to ask the operator ourselves: no
 * number in it is kept or used, and no verdict in it is heard (PAY-14).
 */
export function outcomeBeliever(deps: BelieveDeps): Believe {
  return async (channel, said) => {
    const spoken = await spokenAbout(deps, said.reference);
    if (!spoken || spoken.payment.channel !== channel) {
      return { outcome: { kind: 'reference-unknown' }, why: 'no such payment by this channel' };
    }
    if (said.authenticated && isOfAnother(spoken.payment, said)) {
      return { outcome: { kind: 'reference-unknown' }, why: 'another number of theirs' };
    }
    const isBelieved = said.authenticated && (await isHeardAsCertain(spoken, said.verdict));
    if (!isBelieved && (await deps.mayTrigger(said.reference, channel))) await spoken.ask();
    const { serialNumber } = spoken.payment;
    return { outcome: { kind: 'taken', ourReceipt: serialNumber }, why: isBelieved ? '' : 'asked' };
  };
}

/** An unknown is heard too: after a certain word it is for a person to look at (PAY-35). */
async function isHeardAsCertain(spoken: Spoken, verdict: Verdict): Promise<boolean> {
  if (verdict.kind === 'in-progress') return false;
  await spoken.hear(verdict);
  return verdict.kind !== 'unknown';
}

type Spoken = {
  readonly payment: Deposit | Withdrawal;
  readonly hear: (verdict: Verdict) => Promise<unknown>;
  readonly ask: () => Promise<void>;
};

async function spokenAbout(deps: BelieveDeps, reference: string): Promise<Spoken | undefined> {
  const source = 'callback';
  const deposit = await findDeposit(deps.database.read, { reference });
  if (deposit) {
    const { id: depositId } = deposit;
    return {
      payment: deposit,
      hear: (verdict) => deps.hearAboutDeposit({ depositId, verdict, source }),
      ask: () => deps.askAboutDeposit(depositId),
    };
  }
  const withdrawal = await findWithdrawal(deps.database.read, { reference });
  if (!withdrawal) return undefined;
  const { id: withdrawalId } = withdrawal;
  return {
    payment: withdrawal,
    hear: (verdict) => deps.hearAboutWithdrawal({ withdrawalId, said: { verdict }, source }),
    ask: () => deps.askAboutWithdrawal(withdrawalId),
  };
}

function isOfAnother({ carrierReference }: Deposit | Withdrawal, said: SaidOutcome): boolean {
  if (carrierReference === null || said.carrierReference === undefined) return false;
  return carrierReference !== said.carrierReference;
}

import { type Deposit, findDeposit, noteDepositNumber } from '../deposits/deposit-store.ts';
import type { HearAboutDeposit } from '../deposits/hear-about-deposit.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type { CallbackOutcome, CallbackReading, Verdict } from '../ports.ts';
import type { HearAboutWithdrawal } from '../withdrawals/hear-about-withdrawal.ts';
import {
  findWithdrawal,
  noteWithdrawalNumber,
  type Withdrawal,
} from '../withdrawals/withdrawal-store.ts';

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
  readonly mayTrigger: MayTrigger;
};

/**
 * A callback is believed when it names our unguessable reference, comes by the channel that was
 * asked, and repeats the number that party gave us (PAY-14). One that cannot be compared, because
 * it overtook the answer to our own request, makes us ask instead.
 */
export function outcomeBeliever(deps: BelieveDeps): Believe {
  return async (channel, said) => {
    const spoken = await spokenAbout(deps, said.reference);
    if (!spoken || spoken.payment.channel !== channel) {
      return { outcome: { kind: 'reference-unknown' }, why: 'no such payment by this channel' };
    }
    const standing = standingOf(spoken.payment, said);
    if (standing === 'foreign') {
      return { outcome: { kind: 'reference-unknown' }, why: 'another number of theirs' };
    }
    if (standing === 'uncertain') await spoken.note(said.carrierReference ?? '');
    const isBelieved = standing === 'known' && (await isHeardAsCertain(spoken, said.verdict));
    // CB-04
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
  /** Some parties can be asked only by their own number, which this may be the first to tell. */
  readonly note: (carrierReference: string) => Promise<void>;
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
      note: (number) => deps.database.transact((tx) => noteDepositNumber(tx, depositId, number)),
    };
  }
  const withdrawal = await findWithdrawal(deps.database.read, { reference });
  if (!withdrawal) return undefined;
  const { id: withdrawalId } = withdrawal;
  return {
    payment: withdrawal,
    hear: (verdict) => deps.hearAboutWithdrawal({ withdrawalId, said: { verdict }, source }),
    ask: () => deps.askAboutWithdrawal(withdrawalId),
    note: (number) =>
      deps.database.transact((tx) => noteWithdrawalNumber(tx, withdrawalId, number)),
  };
}

type Standing = 'known' | 'uncertain' | 'foreign';

/** Without a number of theirs it is signed or has a key: the adapter has looked at that already. */
function standingOf({ carrierReference }: Deposit | Withdrawal, said: SaidOutcome): Standing {
  if (said.carrierReference === undefined) return 'known';
  if (carrierReference === null) return 'uncertain';
  return carrierReference === said.carrierReference ? 'known' : 'foreign';
}

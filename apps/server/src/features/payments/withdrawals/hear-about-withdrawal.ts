import { invariant } from '@kipute/domain/invariant';
import { senti } from '@kipute/domain/money/senti';
import { waitBeforeAsking } from '@kipute/domain/payments/asking-again';
import { payoutEntry, returnEntry } from '@kipute/domain/payments/payment-entries';
import {
  isWithdrawalOver,
  type WithdrawalWord,
  withdrawalStep,
} from '@kipute/domain/payments/withdrawal-course';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Visit } from '../../access/index.ts';
import {
  type Heard,
  heardAbout,
  lookReasonOf,
  recordHeard,
  type WordSource,
} from '../heard-word.ts';
import { tellOfMoney } from '../money-messages.ts';
import { paymentChanged } from '../payment-events.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type { Asked, RefusalReason, Verdict } from '../ports.ts';
import { askAboutWithdrawalJob, questionKey, sendWithdrawalJob } from './withdrawal-jobs.ts';
import { lockWithdrawal, updateWithdrawal, type Withdrawal } from './withdrawal-store.ts';

/** What an operator or a clerk says. */
type SaidAboutWithdrawal = Asked | Decision | { readonly handedOver: true };

export type Decision = {
  readonly clerk: 'approved' | 'rejected';
  readonly administratorId: bigint;
  readonly visit: Visit;
};

type WordAboutWithdrawal = {
  readonly withdrawalId: bigint;
  readonly source: WordSource;
  readonly said: SaidAboutWithdrawal;
};

/** Undefined when the word means nothing where the withdrawal stands; then nothing changed. */
export type HearAboutWithdrawal = (word: WordAboutWithdrawal) => Promise<Withdrawal | undefined>;

/**
 * The only place where a withdrawal changes and where its held money moves: state, purses and the
 * record of the word are written together or not at all.
 */
export function withdrawalHearer(deps: PaymentsDeps): HearAboutWithdrawal {
  return async (word) => {
    const after = await deps.database.transact((tx) => hearAboutWithdrawalIn(deps, tx, word));
    if (!after) return undefined;
    const { playerId, serialNumber } = after;
    await deps.bus.publish(paymentChanged, { playerId: playerId.toString(), serialNumber });
    return after;
  };
}

type Understood = {
  readonly word: WithdrawalWord;
  readonly words: string;
  readonly doubt: Heard['doubt'];
  readonly verdict: Verdict | undefined;
};

async function understood(
  tx: Transaction,
  { said, withdrawal, at }: { said: SaidAboutWithdrawal; withdrawal: Withdrawal; at: Date },
): Promise<Understood> {
  const plain = { words: '', doubt: undefined, verdict: undefined };
  if ('clerk' in said) return { ...plain, word: said.clerk };
  if ('handedOver' in said) return { ...plain, word: 'handed-over' };
  const payment = { withdrawalId: withdrawal.id };
  const heard = await heardAbout(tx, { ...said, payment, expected: withdrawal, at });
  return { ...heard, verdict: said.verdict };
}

/** For who has to write something else together with it. */
export async function hearAboutWithdrawalIn(
  deps: PaymentsDeps,
  tx: Transaction,
  { withdrawalId, source, said }: WordAboutWithdrawal,
): Promise<Withdrawal | undefined> {
  const withdrawal = await lockWithdrawal(tx, withdrawalId);
  invariant(withdrawal, 'a withdrawal that is spoken about exists');
  const now = deps.clock.now();
  const payment = { withdrawalId } as const;
  const { word, words, doubt, verdict } = await understood(tx, { said, withdrawal, at: now });
  const step = withdrawalStep(withdrawal.state, word);
  if (!step) return undefined;
  const after: Withdrawal = {
    ...withdrawal,
    state: step.to,
    asks: withdrawal.asks + (source === 'query' ? 1 : 0),
    ...('carrierReference' in said &&
      said.carrierReference !== undefined &&
      doubt !== 'receipt-elsewhere' && {
        carrierReference: withdrawal.carrierReference ?? said.carrierReference,
      }),
    ...('clerk' in said && { reviewedBy: said.administratorId }),
    ...(step.money === 'is-paid-out' && paidFacts(verdict, now)),
    ...(step.money === 'is-returned' && { endedAt: now, refusal: refusalOf(verdict) }),
  };
  await updateWithdrawal(tx, withdrawal.id, changesOf(after));
  if (step.money === 'is-paid-out' || step.money === 'is-returned') {
    await moveHeld(deps, tx, { withdrawal: after, money: step.money });
  }
  const { contradicts } = step;
  const wasOver = isWithdrawalOver(withdrawal.state);
  const lookReason = lookReasonOf({ word, doubt }, { contradicts, wasOver, source });
  await recordHeard(tx, {
    payment,
    source,
    word,
    words,
    before: withdrawal.state,
    after: after.state,
    lookReason,
    at: now,
  });
  if ('clerk' in said) await recordDecision(deps, tx, { said, after });
  await goOn(deps, tx, after);
  return after;
}

function paidFacts(verdict: Verdict | undefined, now: Date) {
  invariant(verdict?.kind === 'paid', 'only a yes pays out');
  return { endedAt: now, receipt: verdict.receipt, fee: senti(verdict.fee ?? 0n) };
}

/** A clerk's no has no reason of an operator. */
function refusalOf(verdict: Verdict | undefined): RefusalReason | null {
  return verdict?.kind === 'refused' ? verdict.reason : null;
}

function changesOf(after: Withdrawal) {
  const { state, asks, carrierReference, receipt, fee, endedAt, refusal, reviewedBy } = after;
  return { state, asks, carrierReference, receipt, fee, endedAt, refusal, reviewedBy };
}

async function recordDecision(
  { audit }: PaymentsDeps,
  tx: Transaction,
  { said, after }: { readonly said: Decision; readonly after: Withdrawal },
): Promise<void> {
  await audit.record(tx, {
    type: 'payment-decision',
    source: 'backoffice',
    user: { kind: 'administrator', id: said.administratorId },
    content: `${after.serialNumber} ${said.clerk}`,
    ...said.visit,
  });
}

type HeldMove = {
  readonly withdrawal: Withdrawal;
  readonly money: 'is-paid-out' | 'is-returned';
};

async function moveHeld(
  deps: PaymentsDeps,
  tx: Transaction,
  { withdrawal, money }: HeldMove,
): Promise<void> {
  const { serialNumber, playerId, operator, amount, receipt } = withdrawal;
  const payment = { serialNumber, playerId, float: `float-${operator}`, amount } as const;
  const entry = money === 'is-paid-out' ? payoutEntry(payment) : returnEntry(payment);
  const appended = await deps.wallet.append(tx, entry, { serialNumber, remark: receipt ?? '' });
  invariant(appended.ok && !appended.value.repeated, 'held money moves once');
  const news = money === 'is-paid-out' ? 'withdrawal-paid' : 'withdrawal-returned';
  await tellOfMoney(deps, tx, { news, payment: withdrawal });
}

/** Whatever has to happen next is written together with what happened. */
async function goOn(
  { outbox, clock }: PaymentsDeps,
  tx: Transaction,
  { id, state, asks }: Withdrawal,
): Promise<void> {
  if (isWithdrawalOver(state) || state === 'reviewing') return;
  const payload = { withdrawalId: id.toString() };
  if (state === 'ready') return outbox.enqueue(tx, sendWithdrawalJob, payload);
  const wait = waitBeforeAsking(asks);
  if (wait === undefined) return;
  await outbox.enqueue(tx, askAboutWithdrawalJob, payload, {
    key: questionKey(id),
    runAt: new Date(clock.now().getTime() + wait * 1000),
  });
}

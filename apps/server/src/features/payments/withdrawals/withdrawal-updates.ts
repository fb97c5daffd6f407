import type { WithdrawalRefusalCode } from '@kipute/contract/constants/money/withdrawals';
import { invariant } from '@kipute/domain/invariant';
import { senti } from '@kipute/domain/money/senti';
import { payoutEntry, returnEntry } from '@kipute/domain/payments/payment-entries';
import { queryBackoffSeconds } from '@kipute/domain/payments/query-backoff';
import {
  isWithdrawalOver,
  type WithdrawalEvent,
  withdrawalStep,
} from '@kipute/domain/payments/withdrawal-states';
import { z } from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { Visit } from '../../access/index.ts';
import { sendMoneyMessage, tellOfMoney } from '../money-messages.ts';
import { publishChange } from '../payment-events.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type { PartyResponse, RefusalReason, Verdict } from '../ports.ts';
import {
  alertReasonOf,
  type InterpretedStatus,
  interpretUpdate,
  recordUpdate,
  type UpdateSource,
} from '../status-updates.ts';
import { endClaim } from './claims.ts';
import { lockWithdrawal, updateWithdrawal, type Withdrawal } from './withdrawal-store.ts';

const withdrawalPayload = z.object({ withdrawalId: z.string() });
type WithdrawalJob = Pick<
  Job<z.infer<typeof withdrawalPayload>>,
  'name' | 'payload' | 'attemptsMax'
>;

export const sendWithdrawalJob: WithdrawalJob = {
  name: 'send-withdrawal',
  payload: withdrawalPayload,
  attemptsMax: 10,
};

export const queryWithdrawalJob: WithdrawalJob = {
  name: 'ask-about-withdrawal',
  payload: withdrawalPayload,
  attemptsMax: 10,
};

/** A status query that is scheduled sooner takes the place of one that waits. */
const queryJobKey = (withdrawalId: bigint): string => `withdrawal ${withdrawalId}`;

/** What an operator or a clerk says. */
type SaidOfWithdrawal = PartyResponse | Decision | { readonly handedOver: true };

type Decision = {
  readonly clerk: 'approved' | 'rejected';
  readonly administratorId: bigint;
  /** Where two persons were needed; the other one decided. */
  readonly proposedBy?: bigint | undefined;
  readonly refusal?: WithdrawalRefusalCode | undefined;
  readonly note: string;
  readonly visit: Visit;
};

type WithdrawalUpdate = {
  readonly withdrawalId: bigint;
  readonly source: UpdateSource;
  readonly said: SaidOfWithdrawal;
};

/** Undefined when the update means nothing in the withdrawal's state; then nothing changed. */
export type ApplyWithdrawalUpdate = (update: WithdrawalUpdate) => Promise<Withdrawal | undefined>;

/**
 * The only place where a withdrawal changes and where its held money moves: state, purses and the
 * record of the update are written together or not at all.
 */
export function withdrawalUpdater(deps: PaymentsDeps): ApplyWithdrawalUpdate {
  return async (update) => {
    const after = await deps.database.transact((tx) => applyWithdrawalUpdateIn(deps, tx, update));
    if (after) await publishChange(deps.bus, after);
    return after;
  };
}

type InterpretedEvent = {
  readonly status: WithdrawalEvent;
  readonly text: string;
  readonly alert: InterpretedStatus['alert'];
  readonly verdict: Verdict | undefined;
};

async function interpret(
  tx: Transaction,
  { said, withdrawal, at }: { said: SaidOfWithdrawal; withdrawal: Withdrawal; at: Date },
): Promise<InterpretedEvent> {
  const plain = { text: '', alert: undefined, verdict: undefined };
  if ('clerk' in said) return { ...plain, status: said.clerk };
  if ('handedOver' in said) return { ...plain, status: 'handed-over' };
  const payment = { withdrawalId: withdrawal.id };
  const interpreted = await interpretUpdate(tx, { ...said, payment, expected: withdrawal, at });
  return { ...interpreted, verdict: said.verdict };
}

/** For whoever has to write something else in the same transaction. */
export async function applyWithdrawalUpdateIn(
  deps: PaymentsDeps,
  tx: Transaction,
  { withdrawalId, source, said }: WithdrawalUpdate,
): Promise<Withdrawal | undefined> {
  const withdrawal = await lockWithdrawal(tx, withdrawalId);
  invariant(withdrawal, 'a withdrawal that is updated exists');
  const now = deps.clock.now();
  const payment = { withdrawalId } as const;
  const interpreted = await interpret(tx, { said, withdrawal, at: now });
  const { status, text, alert, verdict } = interpreted;
  const step = withdrawalStep(withdrawal.state, status);
  if (!step) return undefined;
  const after: Withdrawal = {
    ...withdrawal,
    state: step.to,
    asks: withdrawal.asks + (source === 'query' ? 1 : 0),
    ...('carrierReference' in said &&
      said.carrierReference !== undefined &&
      alert !== 'receipt-elsewhere' && {
        carrierReference: withdrawal.carrierReference ?? said.carrierReference,
      }),
    ...('clerk' in said && { reviewedBy: said.administratorId }),
    ...(step.money === 'is-paid-out' && paidFacts(verdict, now)),
    ...(step.money === 'is-returned' && { endedAt: now, refusal: refusalOf(said, verdict) }),
  };
  await updateWithdrawal(tx, withdrawal.id, changesOf(after));
  if (step.money === 'is-paid-out' || step.money === 'is-returned') {
    await moveHeld(deps, tx, { withdrawal: after, money: step.money });
  }
  const { contradicts } = step;
  const wasOver = isWithdrawalOver(withdrawal.state);
  await recordUpdate(tx, {
    payment,
    source,
    status,
    text,
    before: withdrawal.state,
    after: after.state,
    alert: alertReasonOf(interpreted, { contradicts, wasOver, source }),
    at: now,
  });
  if ('clerk' in said) {
    await endClaim(tx, withdrawal.id);
    await recordDecision(deps, tx, { said, before: withdrawal, after });
  }
  await scheduleNext(deps, tx, after);
  return after;
}

function paidFacts(verdict: Verdict | undefined, now: Date) {
  invariant(verdict?.kind === 'paid', 'only a yes pays out');
  return { endedAt: now, receipt: verdict.receipt, fee: senti(verdict.fee ?? 0n) };
}

function refusalOf(
  said: SaidOfWithdrawal,
  verdict: Verdict | undefined,
): RefusalReason | WithdrawalRefusalCode | null {
  if ('clerk' in said) return said.refusal ?? null;
  return verdict?.kind === 'refused' ? verdict.reason : null;
}

function changesOf(after: Withdrawal) {
  const { state, asks, carrierReference, receipt, fee, endedAt, refusal, reviewedBy } = after;
  return { state, asks, carrierReference, receipt, fee, endedAt, refusal, reviewedBy };
}

async function recordDecision(
  { audit }: PaymentsDeps,
  tx: Transaction,
  { said, before, after }: Record<'before' | 'after', Withdrawal> & { readonly said: Decision },
): Promise<void> {
  const proposer = said.proposedBy === undefined ? '' : `, proposed by ${said.proposedBy}`;
  const why = [said.refusal ?? '', said.note].map((part) => part && `: ${part}`).join('');
  await audit.record(tx, {
    type: 'payment-decision',
    source: 'backoffice',
    user: { kind: 'administrator', id: said.administratorId },
    content: `${after.serialNumber} ${said.clerk}${proposer}${why}`,
    subject: { kind: 'withdrawal', id: after.serialNumber },
    changes: { state: [before.state, after.state] },
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
  await sendMoneyMessage(deps, tx, { news, payment: withdrawal });
  await tellOfMoney(deps, tx, { news, payment: withdrawal });
}

/** The next job is enqueued in the transaction that makes it necessary. */
async function scheduleNext(
  { outbox, clock }: PaymentsDeps,
  tx: Transaction,
  { id, state, asks }: Withdrawal,
): Promise<void> {
  if (isWithdrawalOver(state) || state === 'reviewing') return;
  const payload = { withdrawalId: id.toString() };
  if (state === 'ready') return outbox.enqueue(tx, sendWithdrawalJob, payload);
  const wait = queryBackoffSeconds(asks);
  await outbox.enqueue(tx, queryWithdrawalJob, payload, {
    key: queryJobKey(id),
    runAt: new Date(clock.now().getTime() + wait * 1000),
  });
}

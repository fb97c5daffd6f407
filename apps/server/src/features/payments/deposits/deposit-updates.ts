import { invariant } from '@kipute/domain/invariant';
import { depositStep, isDepositOver } from '@kipute/domain/payments/deposit-states';
import { type DepositCause, depositEntry } from '@kipute/domain/payments/payment-entries';
import { queryBackoffSeconds } from '@kipute/domain/payments/query-backoff';
import { z } from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { sendMoneyMessage, tellOfMoney } from '../money-messages.ts';
import { publishChange } from '../payment-events.ts';
import { newReference, newSerialNumber, recordIdentifiers } from '../payment-identifiers.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type { OperatorName, PartyResponse, ReceiptOnRecord } from '../ports.ts';
import {
  alertReasonOf,
  insertUpdate,
  interpretUpdate,
  recordUpdate,
  type UpdateSource,
} from '../status-updates.ts';
import { type Deposit, insertDeposit, lockDeposit, updateDeposit } from './deposit-store.ts';

const depositPayload = z.object({ depositId: z.string() });
type DepositJob = Pick<Job<z.infer<typeof depositPayload>>, 'name' | 'payload' | 'attemptsMax'>;

export const requestDepositJob: DepositJob = {
  name: 'request-deposit',
  payload: depositPayload,
  attemptsMax: 10,
};

export const queryDepositJob: DepositJob = {
  name: 'ask-about-deposit',
  payload: depositPayload,
  attemptsMax: 10,
};

/** A status query that is scheduled sooner takes the place of one that waits. */
const queryJobKey = (depositId: bigint): string => `deposit ${depositId}`;

type DepositUpdate = PartyResponse & { readonly depositId: bigint; readonly source: UpdateSource };

export type ApplyDepositUpdate = (update: DepositUpdate) => Promise<Deposit>;

/**
 * The only place where a deposit changes and where its money comes in: state, purse, and the
 * record of the update are written together or not at all.
 */
export function depositUpdater(deps: PaymentsDeps): ApplyDepositUpdate {
  return async (update) => {
    const deposit = await deps.database.transact((tx) => applyDepositUpdateIn(deps, tx, update));
    await publishChange(deps.bus, deposit);
    return deposit;
  };
}

/** For whoever has to write something else in the same transaction. */
export async function applyDepositUpdateIn(
  deps: PaymentsDeps,
  tx: Transaction,
  { depositId, verdict, carrierReference, source }: DepositUpdate,
): Promise<Deposit> {
  const deposit = await lockDeposit(tx, depositId);
  invariant(deposit, 'a deposit that is updated exists');
  const now = deps.clock.now();
  const payment = { depositId } as const;
  const interpreted = await interpretUpdate(tx, {
    verdict,
    ...(carrierReference !== undefined && { carrierReference }),
    payment,
    expected: deposit,
    at: now,
  });
  const step = depositStep(deposit.state, interpreted.status);
  const after: Deposit = {
    ...deposit,
    state: step.to,
    asks: deposit.asks + (source === 'query' ? 1 : 0),
    carrierReference:
      deposit.carrierReference ??
      (interpreted.alert === 'receipt-elsewhere' ? null : (carrierReference ?? null)),
    ...(step.money === 'is-credited' &&
      verdict.kind === 'paid' && { receipt: verdict.receipt, paidAt: now }),
    ...(interpreted.status === 'refused' &&
      verdict.kind === 'refused' &&
      step.to === 'refused' && { refusal: verdict.reason }),
  };
  await updateDeposit(tx, deposit.id, changesOf(after));
  if (step.money === 'is-credited') {
    await credit(deps, tx, after);
    if (isNobodyWaiting(deposit, source)) {
      await sendMoneyMessage(deps, tx, { news: 'deposit-credited', payment: after });
    }
  }
  const { contradicts } = step;
  const wasOver = isDepositOver(deposit.state);
  const alert = alertReasonOf(interpreted, { contradicts, wasOver, source });
  await recordUpdate(tx, {
    payment,
    source,
    status: verdict.kind,
    text: interpreted.text,
    before: deposit.state,
    after: after.state,
    alert,
    at: now,
  });
  await scheduleQuery(deps, tx, after);
  return after;
}

type PaidReceipt = {
  readonly playerId: bigint;
  /** From the operator's own menu, or by a clerk who read the operator's statement. */
  readonly way: 'paybill' | 'by-hand';
  readonly operator: OperatorName;
  readonly channel: string;
  readonly payment: Omit<ReceiptOnRecord, 'reference'>;
  readonly source: UpdateSource;
};

/**
 * Money that came without a request of ours. Whoever calls it holds the receipt's lock and has
 * looked that it names no payment yet (PAY-71).
 */
export async function creditUnasked(
  deps: PaymentsDeps,
  tx: Transaction,
  { playerId, way, operator, channel, payment, source }: PaidReceipt,
): Promise<Deposit> {
  const now = deps.clock.now();
  const { receipt, amount, phone } = payment;
  const deposit = await insertDeposit(tx, {
    serialNumber: await newSerialNumber(deps, tx, { kind: 'deposit', at: now }),
    playerId,
    way,
    operator,
    channel,
    phone,
    amount,
    state: 'paid',
    reference: newReference(),
    receipt,
    createdAt: now,
    paidAt: now,
  });
  invariant(deposit, 'nobody else credits a receipt that is locked');
  const told = { payment: { depositId: deposit.id }, at: now };
  const elsewhere = await recordIdentifiers(tx, [{ kind: 'receipt', number: receipt }], told);
  invariant(elsewhere.length === 0, 'a receipt names one payment');
  await credit(deps, tx, deposit);
  await insertUpdate(tx, {
    payment: { depositId: deposit.id },
    source,
    status: 'paid',
    text: receipt,
    before: 'asking',
    after: 'paid',
    alert: undefined,
    at: now,
  });
  await sendMoneyMessage(deps, tx, { news: 'deposit-credited', payment: deposit });
  return deposit;
}

/** Who waits at the page sees it there; found out later, it is told by message (PAY-55). */
const isNobodyWaiting = (
  { lookWantedAt, waitingEndedAt }: Deposit,
  source: UpdateSource,
): boolean =>
  lookWantedAt !== null || waitingEndedAt !== null || source === 'claim' || source === 'day';

function changesOf(after: Deposit) {
  const { state, asks, carrierReference, receipt, paidAt, refusal } = after;
  return { state, asks, carrierReference, receipt, paidAt, refusal };
}

const causeOfWay = {
  push: 'deposit',
  paybill: 'ussd-deposit',
  'by-hand': 'deposit-by-hand',
} as const satisfies Record<Deposit['way'], DepositCause>;

async function credit(deps: PaymentsDeps, tx: Transaction, deposit: Deposit): Promise<void> {
  const { serialNumber, playerId, operator, amount, way } = deposit;
  const payment = { serialNumber, playerId, float: `float-${operator}`, amount } as const;
  const entry = depositEntry(payment, causeOfWay[way]);
  const appended = await deps.wallet.append(tx, entry, {
    serialNumber,
    remark: deposit.receipt ?? '',
  });
  invariant(appended.ok && !appended.value.repeated, 'a deposit is credited once');
  await tellOfMoney(deps, tx, { news: 'deposit-credited', payment: deposit });
}

async function scheduleQuery(
  { outbox, clock, settings }: PaymentsDeps,
  tx: Transaction,
  deposit: Deposit,
): Promise<void> {
  if (isDepositOver(deposit.state)) return;
  const wait = queryBackoffSeconds(deposit.asks);
  const { depositDelaySeconds } = settings.current('pay');
  const waitMs = 1000 * (deposit.asks === 0 ? Math.max(depositDelaySeconds, 1) : wait);
  await outbox.enqueue(
    tx,
    queryDepositJob,
    { depositId: deposit.id.toString() },
    { key: queryJobKey(deposit.id), runAt: new Date(clock.now().getTime() + waitMs) },
  );
}

import { invariant } from '@kipute/domain/invariant';
import { waitBeforeAsking } from '@kipute/domain/payments/asking-again';
import { depositStep, isDepositOver } from '@kipute/domain/payments/deposit-course';
import { type DepositCause, depositEntry } from '@kipute/domain/payments/payment-entries';
import type { Transaction } from '../../../platform/database/database.ts';
import {
  heardAbout,
  lookReasonOf,
  recordHeard,
  recordWord,
  type WordSource,
} from '../heard-word.ts';
import { tellOfMoney } from '../money-messages.ts';
import { paymentChanged } from '../payment-events.ts';
import { recordIdentifiers } from '../payment-identifiers.ts';
import { newReference, newSerialNumber } from '../payment-numbers.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type { Asked, OperatorName, ReceiptOnRecord } from '../ports.ts';
import { askAboutDepositJob, questionKey } from './deposit-jobs.ts';
import { type Deposit, insertDeposit, lockDeposit, updateDeposit } from './deposit-store.ts';

type WordAboutDeposit = Asked & { readonly depositId: bigint; readonly source: WordSource };

export type HearAboutDeposit = (word: WordAboutDeposit) => Promise<Deposit>;

/**
 * The only place where a deposit changes and where its money comes in: state, purse, and the
 * record of the word are written together or not at all.
 */
export function depositHearer(deps: PaymentsDeps): HearAboutDeposit {
  return async (word) => {
    const deposit = await deps.database.transact((tx) => hearAboutDepositIn(deps, tx, word));
    const { serialNumber } = deposit;
    await deps.bus.publish(paymentChanged, {
      playerId: deposit.playerId.toString(),
      serialNumber,
    });
    return deposit;
  };
}

/** For who has to write something else together with it. */
export async function hearAboutDepositIn(
  deps: PaymentsDeps,
  tx: Transaction,
  { depositId, verdict, carrierReference, source }: WordAboutDeposit,
): Promise<Deposit> {
  const deposit = await lockDeposit(tx, depositId);
  invariant(deposit, 'a deposit that is spoken about exists');
  const now = deps.clock.now();
  const payment = { depositId } as const;
  const heard = await heardAbout(tx, {
    verdict,
    ...(carrierReference !== undefined && { carrierReference }),
    payment,
    expected: deposit,
    at: now,
  });
  const step = depositStep(deposit.state, heard.word);
  const after: Deposit = {
    ...deposit,
    state: step.to,
    asks: deposit.asks + (source === 'query' ? 1 : 0),
    carrierReference:
      deposit.carrierReference ??
      (heard.doubt === 'receipt-elsewhere' ? null : (carrierReference ?? null)),
    ...(step.money === 'is-credited' &&
      verdict.kind === 'paid' && { receipt: verdict.receipt, paidAt: now }),
    ...(heard.word === 'refused' &&
      verdict.kind === 'refused' &&
      step.to === 'refused' && { refusal: verdict.reason }),
  };
  await updateDeposit(tx, deposit.id, changesOf(after));
  if (step.money === 'is-credited') {
    await credit(deps, tx, after);
    if (isNobodyWaiting(deposit, source)) {
      await tellOfMoney(deps, tx, { news: 'deposit-credited', payment: after });
    }
  }
  const { contradicts } = step;
  const wasOver = isDepositOver(deposit.state);
  const lookReason = lookReasonOf(heard, { contradicts, wasOver, source });
  await recordHeard(tx, {
    payment,
    source,
    word: verdict.kind,
    words: heard.words,
    before: deposit.state,
    after: after.state,
    lookReason,
    at: now,
  });
  await askLater(deps, tx, after);
  return after;
}

type PaidReceipt = {
  readonly playerId: bigint;
  /** From the operator's own menu, or by a clerk who read the operator's statement. */
  readonly way: 'paybill' | 'by-hand';
  readonly operator: OperatorName;
  readonly channel: string;
  readonly payment: Omit<ReceiptOnRecord, 'reference'>;
  readonly source: WordSource;
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
    serialNumber: newSerialNumber('deposit', now),
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
  await recordWord(tx, {
    payment: { depositId: deposit.id },
    source,
    word: 'paid',
    words: receipt,
    before: 'asking',
    after: 'paid',
    lookReason: undefined,
    at: now,
  });
  await tellOfMoney(deps, tx, { news: 'deposit-credited', payment: deposit });
  return deposit;
}

/** Who waits at the page sees it there; found out later, it is told by message (PAY-55). */
const isNobodyWaiting = ({ lookWantedAt, waitingEndedAt }: Deposit, source: WordSource): boolean =>
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
}

async function askLater(
  { outbox, clock, settings }: PaymentsDeps,
  tx: Transaction,
  deposit: Deposit,
): Promise<void> {
  if (isDepositOver(deposit.state)) return;
  const wait = waitBeforeAsking(deposit.asks);
  if (wait === undefined) return;
  const { depositDelaySeconds } = settings.current('pay');
  const waitMs = 1000 * (deposit.asks === 0 ? Math.max(depositDelaySeconds, 1) : wait);
  await outbox.enqueue(
    tx,
    askAboutDepositJob,
    { depositId: deposit.id.toString() },
    { key: questionKey(deposit.id), runAt: new Date(clock.now().getTime() + waitMs) },
  );
}

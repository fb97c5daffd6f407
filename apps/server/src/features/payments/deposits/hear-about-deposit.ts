import { invariant } from '@kipute/domain/invariant';
import { waitBeforeAsking } from '@kipute/domain/payments/asking-again';
import { depositStep, isDepositOver } from '@kipute/domain/payments/deposit-course';
import { depositEntry } from '@kipute/domain/payments/payment-entries';
import type { Transaction } from '../../../platform/database/database.ts';
import {
  doubtful,
  type Heard,
  heardOf,
  lookReasonOf,
  recordWord,
  type WordSource,
} from '../heard-word.ts';
import { tellOfMoney } from '../money-messages.ts';
import { paymentChanged } from '../payment-events.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type { Asked, Verdict } from '../ports.ts';
import { askAboutDepositJob, questionKey } from './deposit-jobs.ts';
import { type Deposit, lockDeposit, updateDeposit } from './deposit-store.ts';
import { findByReceipt, lockReceipt } from './receipt-store.ts';

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
  const heard = await believable(tx, deposit, verdict);
  const step = depositStep(deposit.state, heard.word);
  const after: Deposit = {
    ...deposit,
    state: step.to,
    asks: deposit.asks + (source === 'query' ? 1 : 0),
    carrierReference: deposit.carrierReference ?? carrierReference ?? null,
    ...(step.money === 'is-credited' &&
      verdict.kind === 'paid' && { receipt: verdict.receipt, paidAt: deps.clock.now() }),
    ...(verdict.kind === 'refused' && step.to === 'refused' && { refusal: verdict.reason }),
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
  if (lookReason || after.state !== deposit.state || source !== 'query') {
    await recordWord(tx, {
      payment: { depositId: deposit.id },
      source,
      word: verdict.kind,
      words: heard.words,
      before: deposit.state,
      after: after.state,
      lookReason,
      at: deps.clock.now(),
    });
  }
  await askLater(deps, tx, after);
  return after;
}

/** A receipt that was credited before is no money for this deposit (PAY-12). */
async function believable(tx: Transaction, deposit: Deposit, verdict: Verdict): Promise<Heard> {
  const heard = heardOf(verdict, deposit);
  if (heard.word !== 'paid' || verdict.kind !== 'paid') return heard;
  const { operator, channel } = deposit;
  const { receipt } = verdict;
  await lockReceipt(tx, receipt);
  const other = await findByReceipt(tx, { operator, channel, receipt });
  if (!other || other.id === deposit.id) return heard;
  return doubtful('receipt-elsewhere', `${receipt}, ${other.serialNumber}`);
}

/** Who waits at the page sees it there; found out later, it is told by message (PAY-55). */
const isNobodyWaiting = ({ lookWantedAt, waitingEndedAt }: Deposit, source: WordSource): boolean =>
  lookWantedAt !== null || waitingEndedAt !== null || source === 'claim' || source === 'day';

function changesOf(after: Deposit) {
  const { state, asks, carrierReference, receipt, paidAt, refusal } = after;
  return { state, asks, carrierReference, receipt, paidAt, refusal };
}

async function credit(deps: PaymentsDeps, tx: Transaction, deposit: Deposit): Promise<void> {
  const { serialNumber, playerId, operator, amount, way } = deposit;
  const entry = depositEntry(
    { serialNumber, playerId, float: `float-${operator}`, amount },
    way === 'paybill' ? 'ussd-deposit' : way === 'by-hand' ? 'deposit-by-hand' : 'deposit',
  );
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

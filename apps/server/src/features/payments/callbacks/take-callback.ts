import { canBePaidFor, type JudgePaybill } from '../deposits/paybill-payments.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type {
  CallbackAnswer,
  CallbackOutcome,
  CallbackReading,
  RawCallback,
  ReceiptOnRecord,
} from '../ports.ts';
import type { Believe } from './believe-outcome.ts';
import { JUDGE_AFTER_MS, judgeCallbackJob } from './callback-jobs.ts';
import { findUnjudged, storeCallback, storeOutcome } from './callback-store.ts';
import { promiseToTell } from './tell-paybill-outcome.ts';

export type TakeCallback = (
  channel: string,
  callback: RawCallback,
) => Promise<CallbackAnswer | undefined>;

type CallbackDeps = PaymentsDeps & {
  readonly believe: Believe;
  readonly judgePaybill: JudgePaybill;
};

type Judged = { readonly outcome: CallbackOutcome; readonly why: string };

/**
 * Whatever comes is kept before anybody acts on it, together with the promise to judge it, and
 * answered by what became of it. Undefined when there is no such channel.
 */
export function callbackTaker(deps: CallbackDeps): TakeCallback {
  return async (channel, callback) => {
    const party = deps.mobileMoney.channels[channel];
    if (!party) return undefined;
    const reading = party.readCallback(callback);
    const receivedAt = deps.clock.now();
    const callbackId = await deps.database.transact(async (tx) => {
      const id = await storeCallback(tx, { ...callback, channel, reading, receivedAt });
      const runAt = new Date(receivedAt.getTime() + JUDGE_AFTER_MS);
      await deps.outbox.enqueue(tx, judgeCallbackJob, { callbackId: id.toString() }, { runAt });
      return id;
    });
    const outcome = await judgeAndRecord(deps, { callbackId, channel, reading });
    return party.answerCallback(reading, outcome, callback);
  };
}

/** For a callback whose taker died before it was judged; harmless for any other (PAY-18). */
export function callbackJudge(deps: CallbackDeps): (callbackId: bigint) => Promise<void> {
  return async (callbackId) => {
    const unjudged = await findUnjudged(deps.database.read, callbackId);
    if (unjudged) await judgeAndRecord(deps, { callbackId, ...unjudged });
  };
}

type Kept = {
  readonly callbackId: bigint;
  readonly channel: string;
  readonly reading: CallbackReading;
};

async function judgeAndRecord(
  deps: CallbackDeps,
  { callbackId, channel, reading }: Kept,
): Promise<CallbackOutcome> {
  const { outcome, why } = await judge(deps, channel, reading);
  await deps.database.transact(async (tx) => {
    await storeOutcome(tx, { callbackId, reading: reading.kind, outcome: outcome.kind, why });
    if (reading.kind !== 'paybill') return;
    const { receipt } = reading.payment;
    await promiseToTell(deps, tx, { channel, receipt, callbackId, outcome });
  });
  return outcome;
}

async function judge(
  deps: CallbackDeps,
  channel: string,
  reading: CallbackReading,
): Promise<Judged> {
  switch (reading.kind) {
    case 'forged':
    case 'unreadable':
      return { outcome: { kind: 'reference-unknown' }, why: reading.why };
    case 'outcome':
      return deps.believe(channel, reading);
    case 'paybill-check': {
      const isWelcome = await canBePaidFor(deps, reading);
      return { outcome: { kind: isWelcome ? 'taken' : 'reference-unknown' }, why: '' };
    }
    case 'paybill':
      return judgePaybill(deps, channel, reading.payment);
  }
}

async function judgePaybill(
  deps: CallbackDeps,
  channel: string,
  payment: ReceiptOnRecord,
): Promise<Judged> {
  const verdict = await deps.judgePaybill({ channel, payment, source: 'callback' });
  switch (verdict.kind) {
    case 'credited': {
      const { serialNumber: ourReceipt } = verdict.deposit;
      return { outcome: { kind: 'taken', ourReceipt }, why: verdict.isNew ? '' : 'told before' };
    }
    case 'declined':
      return { outcome: { kind: 'reference-unknown' }, why: verdict.reason };
    case 'doubtful':
      return { outcome: { kind: 'later' }, why: 'the number of another payment' };
  }
}

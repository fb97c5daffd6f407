import { operators } from '@kipute/contract/constants/money/operators';
import { ownerOfPaybill } from '../deposits/paybill-reference.ts';
import { findByReceipt } from '../deposits/receipt-store.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type {
  CallbackAnswer,
  CallbackOutcome,
  CallbackReading,
  MobileMoney,
  OperatorName,
  RawCallback,
  ReceiptOnRecord,
} from '../ports.ts';
import type { Believe } from './believe-outcome.ts';
import { JUDGE_AFTER_MS, judgeCallbackJob } from './callback-jobs.ts';
import { callbackRateLimit, classOf } from './callback-limits.ts';
import {
  findUnjudged,
  isRejected,
  storeCallback,
  storeOutcome,
  storeRejected,
} from './callback-store.ts';
import type { CreditPaybill } from './credit-paybill.ts';
import { promiseToTell } from './tell-paybill-outcome.ts';

export type TakeCallback = (
  channel: string,
  callback: RawCallback,
  /** The address it came from. */
  source?: string,
) => Promise<CallbackAnswer | undefined>;

type CallbackDeps = PaymentsDeps & {
  readonly believe: Believe;
  readonly creditPaybill: CreditPaybill;
};

type Judged = { readonly outcome: CallbackOutcome; readonly why: string };

/** Nobody who is turned away learns more than that. */
const tooMany: CallbackAnswer = { status: 429, contentType: 'text/plain', body: '' };

/**
 * Whatever somebody may act on is kept before anybody does, together with the promise to judge it,
 * and answered by what became of it. Undefined when there is no such channel.
 */
export function callbackTaker(deps: CallbackDeps): TakeCallback {
  const mayArrive = callbackRateLimit(deps.rateLimiter);
  return async (channel, callback, source = '') => {
    const party = partyAt(deps, channel);
    if (!party) return undefined;
    const reading = heardAtOurTill(deps, channel, party.readCallback(callback));
    if (!(await mayArrive({ channel, source, reading }))) {
      deps.countCallback(channel, 'rate-limited');
      // A party that proved itself is told in its own words to come again: to some any 4xx is a no.
      return classOf(reading) === 'junk'
        ? tooMany
        : party.answerCallback(reading, { kind: 'later' }, callback);
    }
    deps.countCallback(channel, reading.kind);
    const receivedAt = deps.clock.now();
    if (isRejected(reading)) {
      await deps.database.transact((tx) =>
        storeRejected(tx, { ...callback, channel, source, reading, receivedAt }),
      );
      const kind = reading.kind === 'stale' ? 'later' : 'reference-unknown';
      return party.answerCallback(reading, { kind }, callback);
    }
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

/** Names like `constructor` are no channels. */
function partyAt({ mobileMoney }: CallbackDeps, channel: string): MobileMoney | undefined {
  return Object.hasOwn(mobileMoney.channels, channel) ? mobileMoney.channels[channel] : undefined;
}

/** A payment to another till than players are told to pay to is not ours to credit (CB-06). */
function heardAtOurTill(
  { mobileMoney, settings }: CallbackDeps,
  channel: string,
  reading: CallbackReading,
): CallbackReading {
  if (reading.kind !== 'paybill' && reading.kind !== 'paybill-check') return reading;
  const { recipient } = reading.kind === 'paybill' ? reading.payment : reading;
  if (recipient === undefined) return reading;
  const { businessNumbers } = settings.current('pay');
  const names = Object.keys(businessNumbers) as OperatorName[];
  const isOurs = names.some(
    (name) => mobileMoney.channelOf(name) === channel && businessNumbers[name] === recipient,
  );
  if (isOurs) return reading;
  if (reading.kind === 'paybill') return { kind: 'misdirected', payment: reading.payment };
  // Nobody has the empty reference: the payer is stopped before anything is paid.
  return { ...reading, reference: '' };
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
    if (reading.kind !== 'paybill' && reading.kind !== 'misdirected') return;
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
    case 'stale':
    case 'unreadable':
      return { outcome: { kind: 'reference-unknown' }, why: reading.why };
    case 'misdirected':
      return declineMisdirected(deps, channel, reading.payment);
    case 'outcome':
      return deps.believe(channel, reading);
    case 'paybill-check': {
      const owner = await ownerOfPaybill(deps, reading);
      return { outcome: { kind: owner ? 'taken' : 'reference-unknown' }, why: '' };
    }
    case 'paybill':
      return deps.creditPaybill(channel, reading.payment);
  }
}

/** What was credited is never declined later, whatever till a repetition names. */
async function declineMisdirected(
  { database, mobileMoney }: CallbackDeps,
  channel: string,
  { receipt, recipient = '' }: ReceiptOnRecord,
): Promise<Judged> {
  const names = Object.keys(operators) as OperatorName[];
  const operator = names.find((name) => mobileMoney.channelOf(name) === channel);
  const credited = operator && (await findByReceipt(database.read, { operator, channel, receipt }));
  const why = `paid to till ${recipient}`;
  return credited
    ? { outcome: { kind: 'taken', ourReceipt: credited.serialNumber }, why: `told before, ${why}` }
    : { outcome: { kind: 'reference-unknown' }, why };
}

import { z } from 'zod';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { canBePaidFor, type JudgePaybill } from '../deposits/paybill-payments.ts';
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
import type { ApplyOutcome } from './apply-outcome.ts';
import { callbackRateLimit, classOf } from './callback-limits.ts';
import {
  findUnjudged,
  isRejected,
  storeCallback,
  storeOutcome,
  storeRejected,
} from './callback-store.ts';
import { scheduleOutcome } from './paybill-outcome.ts';

const callbackPayload = z.object({ callbackId: z.string() });

/** Written with the callback itself; mostly it finds the work done. */
export const judgeCallbackJob: Pick<
  Job<z.infer<typeof callbackPayload>>,
  'name' | 'payload' | 'attemptsMax'
> = {
  name: 'judge-callback',
  payload: callbackPayload,
  attemptsMax: 10,
};

/** Long enough for whoever took it to be done. */
const JUDGE_AFTER_MS = 30_000;

export type TakeCallback = (
  channel: string,
  callback: RawCallback,
  /** The address it came from. */
  source?: string,
) => Promise<CallbackAnswer | undefined>;

type CallbackDeps = PaymentsDeps & {
  readonly applyOutcome: ApplyOutcome;
  readonly judgePaybill: JudgePaybill;
};

type Judged = { readonly outcome: CallbackOutcome; readonly why: string };

/** A sender that is refused learns nothing more. */
const tooMany: CallbackAnswer = { status: 429, contentType: 'text/plain', body: '' };

/**
 * A callback is stored before anybody acts on it, together with the job that judges it, and answered
 * by its outcome. Undefined when there is no such channel.
 */
export function callbackTaker(deps: CallbackDeps): TakeCallback {
  const mayArrive = callbackRateLimit(deps.rateLimiter);
  return async (channel, callback, source = '') => {
    const party = partyAt(deps, channel);
    if (!party) return undefined;
    const reading = readAtOurTill(deps, channel, party.readCallback(callback));
    if (!(await mayArrive({ channel, source, reading }))) {
      deps.countCallback(channel, 'rate-limited');
      // An authenticated party is told in its own protocol to retry: to some any 4xx is a final no.
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
function readAtOurTill(
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
    await scheduleOutcome(deps, tx, { channel, receipt, callbackId, outcome });
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
    case 'outcome':
      return deps.applyOutcome(channel, reading);
    case 'paybill-check': {
      const isWelcome = await canBePaidFor(deps, reading);
      return { outcome: { kind: isWelcome ? 'taken' : 'reference-unknown' }, why: '' };
    }
    case 'paybill':
    case 'misdirected':
      return judgePaybill(deps, channel, reading);
  }
}

async function judgePaybill(
  deps: CallbackDeps,
  channel: string,
  { kind, payment }: Extract<CallbackReading, { payment: ReceiptOnRecord }>,
): Promise<Judged> {
  const till = kind === 'misdirected' ? 'other' : 'ours';
  const verdict = await deps.judgePaybill({ channel, payment, till, source: 'callback' });
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

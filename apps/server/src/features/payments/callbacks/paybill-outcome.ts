import { queryBackoffSeconds } from '@kipute/domain/payments/query-backoff';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type { CallbackOutcome, PaybillOutcome } from '../ports.ts';

const paybillPayload = z.object({ channel: z.string(), receipt: z.string() });

/** Each attempt is a job of its own; the runner retries only one that failed. */
export const tellPaybillJob: Pick<
  Job<z.infer<typeof paybillPayload>>,
  'name' | 'payload' | 'attemptsMax'
> = {
  name: 'tell-paybill-outcome',
  payload: paybillPayload,
  attemptsMax: 10,
};

type Judged = PaybillName & { readonly callbackId: bigint; readonly outcome: CallbackOutcome };

/** The response to the callback itself goes first. */
const AFTER_RESPONSE_MS = 5_000;

const jobKey = ({ channel, receipt }: PaybillName): string => `paybill ${channel} ${receipt}`;

/** In the judgement's transaction, for a party that waits for more than the response (PAY-50). */
export async function scheduleOutcome(
  { mobileMoney, clock, outbox }: PaymentsDeps,
  tx: Transaction,
  { channel, receipt, callbackId, outcome }: Judged,
): Promise<void> {
  if (!mobileMoney.channels[channel]?.tellPaybillOutcome) return;
  const judgedAt = clock.now();
  const ourReceipt = outcome.kind === 'taken' ? (outcome.ourReceipt ?? '') : null;
  await upsertPaybillOutcome(tx, { channel, receipt, callbackId, ourReceipt, judgedAt });
  const runAt = new Date(judgedAt.getTime() + AFTER_RESPONSE_MS);
  const name = { channel, receipt };
  await outbox.enqueue(tx, tellPaybillJob, name, { key: jobKey(name), runAt });
}

/** Retried with backoff until the party took it; what was taken is not sent again. */
export function paybillOutcomeSender(deps: PaymentsDeps): (name: PaybillName) => Promise<void> {
  const { database, mobileMoney, clock, outbox } = deps;
  return async (name) => {
    const party = mobileMoney.channels[name.channel];
    const unsent = await findUnsent(database.read, name);
    if (!unsent || !party?.tellPaybillOutcome) return;
    const { callbackId, tries } = unsent;
    const response = await party.tellPaybillOutcome(toldOf(unsent));
    const now = clock.now();
    await database.transact(async (tx) => {
      await recordAttempt(tx, { ...name, callbackId, toldAt: response === 'taken' ? now : null });
      if (response === 'taken') return;
      const runAt = new Date(now.getTime() + queryBackoffSeconds(tries) * 1000);
      await outbox.enqueue(tx, tellPaybillJob, name, { key: jobKey(name), runAt });
    });
  };
}

type Kept = {
  readonly body: string;
  readonly judgedAt: Date;
  readonly ourReceipt: string | null;
};

function toldOf({ body, judgedAt, ourReceipt }: Kept): PaybillOutcome {
  const outcome: CallbackOutcome =
    ourReceipt === null ? { kind: 'reference-unknown' } : { kind: 'taken', ourReceipt };
  return { body, judgedAt, outcome };
}

/** The party's number of a payment from its menu. */
type PaybillName = { readonly channel: string; readonly receipt: string };

type JudgedPaybill = PaybillName & {
  readonly callbackId: bigint;
  /** Null: the money was not taken. */
  readonly ourReceipt: string | null;
  readonly judgedAt: Date;
};

/** A payment that is told again is answered again, in its newest conversation. */
async function upsertPaybillOutcome(tx: Transaction, judged: JudgedPaybill): Promise<void> {
  const { callbackId, ourReceipt, judgedAt } = judged;
  await tx
    .insertInto('paybillOutcome')
    .values(judged)
    .onConflict((conflict) =>
      conflict
        .columns(['channel', 'receipt'])
        .doUpdateSet({ callbackId, ourReceipt, judgedAt, tries: 0, toldAt: null })
        .where('paybillOutcome.callbackId', '<', callbackId),
    )
    .execute();
}

type Unsent = Pick<JudgedPaybill, 'callbackId' | 'ourReceipt' | 'judgedAt'> & {
  readonly body: string;
  readonly tries: number;
};

function findUnsent(
  reader: Reader,
  { channel, receipt }: PaybillName,
): Promise<Unsent | undefined> {
  return reader
    .selectFrom('paybillOutcome')
    .innerJoin('operatorCallback', 'operatorCallback.id', 'callbackId')
    .select(['callbackId', 'ourReceipt', 'judgedAt', 'tries', 'body'])
    .where('paybillOutcome.channel', '=', channel)
    .where('receipt', '=', receipt)
    .where('toldAt', 'is', null)
    .executeTakeFirst();
}

type Attempt = PaybillName & { readonly callbackId: bigint; readonly toldAt: Date | null };

/** About that callback only: a newer one waits for its own. */
async function recordAttempt(
  tx: Transaction,
  { channel, receipt, callbackId, toldAt }: Attempt,
): Promise<void> {
  await tx
    .updateTable('paybillOutcome')
    .set({ tries: sql`tries + 1`, toldAt })
    .where('channel', '=', channel)
    .where('receipt', '=', receipt)
    .where('callbackId', '=', callbackId)
    .execute();
}

import { senti } from '@kipute/domain/money/senti';
import { z } from 'zod';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { AnyJob } from '../../../platform/jobs/jobs.ts';
import { networkOfAddress } from '../../../platform/network-of-address.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type { CallbackReading, RawCallback } from '../ports.ts';

type Received = RawCallback & {
  readonly channel: string;
  readonly reading: CallbackReading;
  readonly receivedAt: Date;
};

/** As it came, but for its headers and its query, which carry the party's credentials. */
export async function storeCallback(tx: Transaction, received: Received): Promise<bigint> {
  const { channel, method, body, receivedAt, reading } = received;
  const [path = ''] = received.path.split('?');
  const row = { channel, method, path, body: storable(body), receivedAt };
  const { id } = await tx
    .insertInto('operatorCallback')
    .values({ ...row, reading: storable(writeReading(reading)) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type RejectedReading = Extract<CallbackReading, { kind: 'forged' | 'stale' | 'unreadable' }>;

export const isRejected = (reading: CallbackReading): reading is RejectedReading =>
  reading.kind === 'forged' || reading.kind === 'stale' || reading.kind === 'unreadable';

type Rejected = Omit<Received, 'reading'> & {
  readonly reading: RejectedReading;
  readonly source: string;
};

/** Anybody can send such: enough is kept to recognise it by, and no more (CB-05). */
const REJECTED_BYTES_KEPT = 1_024;
const PATH_CHARACTERS_KEPT = 200;

export async function storeRejected(tx: Transaction, rejected: Rejected): Promise<void> {
  const { channel, method, body, receivedAt, reading, source } = rejected;
  const [path = ''] = rejected.path.split('?');
  await tx
    .insertInto('rejectedCallback')
    .values({
      channel,
      method,
      path: storable(path).slice(0, PATH_CHARACTERS_KEPT),
      sourceNetwork: networkOfAddress(source),
      reading: reading.kind,
      why: storable(reading.why).slice(0, PATH_CHARACTERS_KEPT),
      bodyStart: startOf(storable(body), REJECTED_BYTES_KEPT),
      bodyBytes: Buffer.byteLength(body),
      receivedAt,
    })
    .execute();
}

/** A character of several bytes is not cut in two. */
function startOf(text: string, bytes: number): string {
  const cut = Buffer.from(text).subarray(0, bytes).toString();
  return Buffer.byteLength(text) <= bytes ? text : cut.replace(/\uFFFD+$/, '');
}

async function removeRejectedBefore(tx: Transaction, before: Date): Promise<void> {
  await tx.deleteFrom('rejectedCallback').where('receivedAt', '<', before).execute();
}

/** The database keeps no zero byte; a text with one is no message of any party. */
function storable(text: string): string {
  return text.replaceAll('\u0000', '').replaceAll('\\u0000', '').toWellFormed();
}

type Unjudged = { readonly channel: string; readonly reading: CallbackReading };

/** Undefined when it was judged already. */
export async function findUnjudged(reader: Reader, id: bigint): Promise<Unjudged | undefined> {
  const row = await reader
    .selectFrom('operatorCallback')
    .leftJoin('operatorCallbackOutcome', 'callbackId', 'operatorCallback.id')
    .select(['operatorCallback.channel', 'operatorCallback.reading'])
    .where('operatorCallback.id', '=', id)
    .where('callbackId', 'is', null)
    .executeTakeFirst();
  return row && { channel: row.channel, reading: readReading(row.reading) };
}

type Outcome = {
  readonly callbackId: bigint;
  readonly reading: string;
  readonly outcome: string;
  readonly why: string;
};

/** Two may have judged the same one at once, and alike. */
export async function storeOutcome(tx: Transaction, outcome: Outcome): Promise<void> {
  await tx
    .insertInto('operatorCallbackOutcome')
    .values(outcome)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Amounts are senti, which JSON would turn into floats (MON-01). */
const amountFields: ReadonlySet<string> = new Set(['amount', 'fee']);

export function writeReading(reading: CallbackReading): string {
  return JSON.stringify(reading, (_, value) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
}

/** Sound: only `writeReading` writes there, and the table only grows. */
export function readReading(written: unknown): CallbackReading {
  return JSON.parse(JSON.stringify(written), (field, value) =>
    amountFields.has(field) && typeof value === 'string' ? senti(BigInt(value)) : value,
  );
}

const REMOVE_SCHEDULE = '15 * * * *';
const DAY_MS = 86_400_000;

/** Every hour; what may be needed to explain a payment is in another table, for ever (CB-05). */
export function removeRejectedJob({ database, clock, settings }: PaymentsDeps): AnyJob {
  return {
    name: 'remove-rejected-callbacks',
    payload: z.object({}),
    attemptsMax: 3,
    schedule: REMOVE_SCHEDULE,
    run: async () => {
      const { rejectedCallbackDays } = settings.current('pay');
      const before = new Date(clock.now().getTime() - rejectedCallbackDays * DAY_MS);
      await database.transact((tx) => removeRejectedBefore(tx, before));
    },
  };
}

import { promisify } from 'node:util';
import { gunzip, gunzipSync, gzipSync } from 'node:zlib';
import { frame } from '@kipute/provider-protocols/odds-feed/frame';
import type { ClientMessage } from '@kipute/provider-protocols/odds-feed/messages';

/** A message of the provider, checked as far as its envelope; entities are read one by one later. */
export type FeedMessage =
  | { readonly type: 'subscribed'; readonly subscriptionId: string; readonly checksum: string }
  | {
      readonly type: 'snapshot-part';
      readonly batchesLeft: number;
      readonly isLast: boolean;
      readonly entities: readonly unknown[];
    }
  | {
      readonly type: 'update';
      readonly batchId: number;
      readonly batchUuid: string;
      readonly changes: readonly unknown[];
      /** In milliseconds, by the provider's clock; undefined when it did not say. */
      readonly madeAt: number | undefined;
    }
  | { readonly type: 'ping'; readonly id: string }
  | { readonly type: 'error'; readonly code: number; readonly text: string }
  | { readonly type: 'unsubscribed' }
  | { readonly type: 'unknown' };

type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Counts travel as text; both spellings are on the wire. */
function countOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return Number.isSafeInteger(number) ? (number as number) : undefined;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const unknown = { type: 'unknown' } as const;

const readers: Readonly<Record<string, (body: Fields) => FeedMessage>> = {
  SubscribeResponse: (body) => {
    const subscriptionId = textOf(body.subscriptionId);
    const checksum = textOf(body.subscriptionChecksum);
    if (subscriptionId === undefined || checksum === undefined) return unknown;
    return { type: 'subscribed', subscriptionId, checksum };
  },
  InitialData: ({ batchesLeft, dumpComplete, entities }) => {
    const left = countOf(batchesLeft);
    if (left === undefined || !Array.isArray(entities)) return unknown;
    const isLast = dumpComplete === true || dumpComplete === 'true';
    return { type: 'snapshot-part', batchesLeft: left, isLast, entities };
  },
  UpdateData: (body) => {
    const batchId = countOf(body.batchId);
    const batchUuid = textOf(body.batchUuid);
    if (batchId === undefined || batchUuid === undefined) return unknown;
    if (!Array.isArray(body.changes)) return unknown;
    const madeAt = Date.parse(String(body.createdTime));
    const made = { madeAt: Number.isNaN(madeAt) ? undefined : madeAt };
    return { type: 'update', batchId, batchUuid, changes: body.changes, ...made };
  },
  PingRequest: ({ id }) => (typeof id === 'string' ? { type: 'ping', id } : unknown),
  UnsubscribeResponse: () => ({ type: 'unsubscribed' }),
  error: ({ code, message }) => ({
    type: 'error',
    code: countOf(code) ?? 0,
    text: textOf(message) ?? '',
  }),
};

export function readMessage(json: unknown): FeedMessage {
  if (!isFields(json)) return unknown;
  const [name, ...others] = Object.keys(json);
  if (name === undefined || others.length > 0 || !Object.hasOwn(readers, name)) return unknown;
  const body = json[name];
  return (isFields(body) && readers[name]?.(body)) || unknown;
}

export const encodeMessage = (message: ClientMessage): Buffer =>
  frame(gzipSync(JSON.stringify(message)));

type Decoded = { readonly message: FeedMessage } | { readonly fault: 'not-gzip' | 'not-json' };

const gunzipInThreadPool = promisify(gunzip);

/** Below this the hop to the thread pool takes longer than the work. */
const THREAD_POOL_BYTES_MIN = 32 * 1024;
/** A batch of ten thousand entities of a snapshot is some megabytes; more is a gzip bomb. */
const UNPACKED_BYTES_MAX = 256 * 1024 * 1024;

async function inflate(payload: Buffer): Promise<Buffer> {
  const limits = { maxOutputLength: UNPACKED_BYTES_MAX };
  return payload.length < THREAD_POOL_BYTES_MIN
    ? gunzipSync(payload, limits)
    : gunzipInThreadPool(payload, limits);
}

const parse = async (text: Buffer): Promise<Decoded> => ({
  message: readMessage(JSON.parse(text.toString())),
});

/** The payload of one frame: gzipped JSON. */
export function decodePayload(payload: Buffer): Promise<Decoded> {
  return inflate(payload).then(
    (text) => parse(text).catch((): Decoded => ({ fault: 'not-json' })),
    (): Decoded => ({ fault: 'not-gzip' }),
  );
}

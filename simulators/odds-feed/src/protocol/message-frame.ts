import { gunzipSync, gzipSync } from 'node:zlib';
import { frame } from '@kipute/provider-protocols/odds-feed/frame';
import type { ClientMessage, ServerMessage } from '@kipute/provider-protocols/odds-feed/messages';

/** The link is the same machine: the fastest level is the best one. */
const COMPRESSION = { level: 1 };
/** A request is a few words; more is an attack. */
const REQUEST_BYTES_MAX = 64 * 1024;

export function frameOf(message: ServerMessage): Buffer {
  return frame(gzipSync(JSON.stringify(message), COMPRESSION));
}

/** A frame whose length is right and whose payload is not: of the two kinds of rubbish in turn. */
export function garbageFrame(kind: 'not gzip' | 'not json'): Buffer {
  return frame(kind === 'not gzip' ? Buffer.from('rubbish') : gzipSync('{"UpdateData":{'));
}

/** Undefined when it is no message of this protocol. */
export function readClientMessage(payload: Buffer): ClientMessage | undefined {
  const message = parse(payload);
  if (typeof message !== 'object' || message === null) return undefined;
  const [name, ...more] = Object.keys(message);
  const wanted = requestFields[name ?? ''];
  if (!wanted || more.length > 0) return undefined;
  const body = (message as Record<string, unknown>)[name ?? ''];
  if (typeof body !== 'object' || body === null) return undefined;
  const fields = body as Record<string, unknown>;
  if (!wanted.every((field) => typeof fields[field] === 'string')) return undefined;
  return message as ClientMessage;
}

const requestFields: Readonly<Record<string, readonly string[]>> = {
  SubscribeRequest: ['subscriptionSpecificationName'],
  PingResponse: ['id'],
  UnsubscribeRequest: ['subscriptionId', 'subscriptionSpecificationName'],
  UpdateDataResumeRequest: [
    'subscriptionId',
    'subscriptionSpecificationName',
    'subscriptionChecksum',
    'lastBatchUuid',
  ],
};

function parse(payload: Buffer): unknown {
  try {
    const text = gunzipSync(payload, { maxOutputLength: REQUEST_BYTES_MAX });
    return JSON.parse(text.toString()) as unknown;
  } catch {
    return undefined;
  }
}

import type { PartStore } from '../../features/files/ports.ts';
import type { Clock } from '../../platform/clock.ts';
import { type SigningKey, signedHeaders } from './sign-request.ts';

export type Bucket = SigningKey & {
  /** Of the bucket: `https://kipute.s3.af-south-1.amazonaws.com`, or with the bucket as its path. */
  readonly url: string;
  readonly clock: Clock;
};

const TIMEOUT_MS = 10_000;
/** Larger than anything we write: whoever answers more is not our store. */
const BYTES_MAX = 8 * 1024 * 1024;

function typeOf(name: string): string {
  if (name.endsWith('.part')) return 'application/octet-stream';
  return name.endsWith('.txt') ? 'text/plain; charset=utf-8' : 'image/webp';
}

type Sent = {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly name: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
};

/** A store that several machines share. */
export function createObjectStore({ url: bucketUrl, clock, ...key }: Bucket): PartStore {
  const send = ({ method, name, headers = {}, body }: Sent): Promise<Response> => {
    const url = new URL(`${bucketUrl.replace(/\/+$/, '')}/${name}`);
    const request = { method, url, headers, body, now: clock.now() };
    // The client writes this one itself, from the address.
    const { host: _, ...sent } = signedHeaders(request, key);
    return fetch(url, {
      method,
      headers: sent,
      ...(body && { body: new Uint8Array(body) }),
      // A redirect would carry the signature elsewhere.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  };
  return {
    write: async (name, body) => {
      const headers = { 'content-type': typeOf(name), 'content-length': String(body.length) };
      const response = await send({ method: 'PUT', name, headers, body });
      await response.body?.cancel();
      if (!response.ok) throw storeFault('write', response);
    },
    read: async (name) => {
      const response = await send({ method: 'GET', name });
      if (response.ok && Number(response.headers.get('content-length') ?? 0) <= BYTES_MAX) {
        return Buffer.from(await response.arrayBuffer());
      }
      await response.body?.cancel();
      if (response.status === 404) return undefined;
      throw storeFault('read', response);
    },
    remove: async (name) => {
      const response = await send({ method: 'DELETE', name });
      await response.body?.cancel();
      if (!response.ok && response.status !== 404) throw storeFault('remove', response);
    },
  };
}

/** Its body may quote the request, so only the number is told. */
const storeFault = (what: string, { status }: Response): Error =>
  new Error(`files: the store refused to ${what}, it answered ${status}`);

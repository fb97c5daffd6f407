import { promisify } from 'node:util';
import { gunzip, gunzipSync } from 'node:zlib';

export type Unpacked = { readonly json: unknown } | { readonly trouble: 'not-gzip' | 'not-json' };

const gunzipAside = promisify(gunzip);

/** Below this the way to another thread takes longer than the work. */
const ASIDE_BYTES_MIN = 32 * 1024;
/** A dump's batch of ten thousand entities is some megabytes; this is a bomb. */
const UNPACKED_BYTES_MAX = 256 * 1024 * 1024;

async function inflate(payload: Buffer): Promise<Buffer> {
  const limits = { maxOutputLength: UNPACKED_BYTES_MAX };
  return payload.length < ASIDE_BYTES_MIN
    ? gunzipSync(payload, limits)
    : gunzipAside(payload, limits);
}

const parse = async (text: Buffer): Promise<Unpacked> => ({ json: JSON.parse(text.toString()) });

export function unpack(payload: Buffer): Promise<Unpacked> {
  return inflate(payload).then(
    (text) => parse(text).catch((): Unpacked => ({ trouble: 'not-json' })),
    (): Unpacked => ({ trouble: 'not-gzip' }),
  );
}

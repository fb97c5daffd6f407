import { createHmac } from 'node:crypto';
import { z } from 'zod';

/** In the order of the body: the order is part of what is signed. */
export const selcomFields = z.record(z.string(), z.union([z.string(), z.number()]));
export type SelcomFields = Readonly<z.output<typeof selcomFields>>;

type Account = { readonly apiKey: string; readonly apiSecret: string };

const EAST_AFRICA_MS = 3 * 3_600_000;

/** `2019-02-26T09:30:46+03:00`: the hour of East Africa, without milliseconds. */
export function selcomTimestamp(at: Date): string {
  return `${new Date(at.getTime() + EAST_AFRICA_MS).toISOString().slice(0, 19)}+03:00`;
}

/** Over the raw values, not encoded in any way: a percent sign more and the gateway refuses. */
export function selcomDigest(fields: SelcomFields, timestamp: string, apiSecret: string): string {
  const pairs = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  const signed = [`timestamp=${timestamp}`, ...pairs].join('&');
  return createHmac('sha256', apiSecret).update(signed).digest('base64');
}

/** Of a request and, the other way round, of the gateway's own call to a webhook. */
export function selcomHeaders(fields: SelcomFields, account: Account, at: Date) {
  const timestamp = selcomTimestamp(at);
  return {
    authorization: `SELCOM ${Buffer.from(account.apiKey).toString('base64')}`,
    'digest-method': 'HS256',
    digest: selcomDigest(fields, timestamp, account.apiSecret),
    timestamp,
    'signed-fields': Object.keys(fields).join(','),
  } as const;
}

import type { Api } from '@kipute/api-client/api';
import { createApiClient } from '@kipute/api-client/api-client';
import type { CallRejected } from '@kipute/api-client/call-rejected';
import { type EnvelopePublicKey, envelopeKeyPath } from '@kipute/contract/envelope';

/** The player site, as a page has it. */
export type House = {
  readonly callsOf: (token?: string) => Api;
};

const ANSWER_WITHIN_MS = 20_000;

export function houseAt(baseUrl: string): House {
  let key: Promise<EnvelopePublicKey> | undefined;
  const readKey = async () => {
    const answered = await fetch(`${baseUrl}${envelopeKeyPath}`);
    return (await answered.json()) as EnvelopePublicKey;
  };
  const envelopeKey = () => {
    key ??= readKey();
    // One that could not be read is asked for again.
    key.catch(() => {
      key = undefined;
    });
    return key;
  };
  const callsOf = (token?: string): Api =>
    createApiClient({
      ...{ baseUrl, envelopeKey, timeoutMs: ANSWER_WITHIN_MS },
      token: () => token,
      locale: () => 'sw',
      device: () => 'phone',
      toast: { success: () => {}, error: () => {} },
    }).api;
  return { callsOf };
}

const shedCodes: readonly string[] = ['overloaded', 'too-many-requests', 'site-maintenance'];

/** What a refused call means for who made it. */
export function meaningOf({ httpStatus, code }: CallRejected): 'stay-away' | 'come-in' | 'no' {
  if (code === 'sign-in-required') return 'come-in';
  const isNobodyHome = httpStatus === 0 || httpStatus >= 500;
  return isNobodyHome || shedCodes.includes(code) ? 'stay-away' : 'no';
}

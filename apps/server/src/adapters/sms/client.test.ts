import { expect, test } from 'vitest';
import { codeOfError } from '../http-client.ts';
import { outcomeOfLost, outcomeOfStatus } from './client.ts';

const statuses = [
  [200, 'unknown'],
  [302, 'unknown'],
  [500, 'unknown'],
  [502, 'unknown'],
  [504, 'unknown'],
  [401, 'not-sent'],
  [404, 'not-sent'],
  [429, 'not-sent'],
  [400, 'refused'],
  [413, 'refused'],
] as const;

test.each(statuses)('[SMS-05] HTTP %d without a word means %s', (httpStatus, kind) => {
  expect(outcomeOfStatus(httpStatus)).toEqual({ kind, reason: `http-${httpStatus}` });
});

const outcomeOfError = (error: unknown) => outcomeOfLost({ words: codeOfError(error) });

const fault = (code?: string) =>
  new TypeError('fetch failed', code ? { cause: Object.assign(new Error(), { code }) } : {});

const faults = [
  ['ECONNREFUSED', 'not-sent', 'ECONNREFUSED'],
  ['ENOTFOUND', 'not-sent', 'ENOTFOUND'],
  ['CERT_HAS_EXPIRED', 'not-sent', 'CERT_HAS_EXPIRED'],
  ['ECONNRESET', 'unknown', 'ECONNRESET'],
  ['UND_ERR_SOCKET', 'unknown', 'UND_ERR_SOCKET'],
  [undefined, 'unknown', 'connection-lost'],
] as const;

test.each(faults)('[SMS-04] [SMS-05] the fault %s means %s', (code, kind, reason) => {
  expect(outcomeOfError(fault(code))).toEqual({ kind, reason });
});

test('[SMS-05] a time-out of ours', () => {
  const timeout = new DOMException('timed out', 'TimeoutError');
  expect(outcomeOfError(timeout)).toEqual({ kind: 'unknown', reason: 'timed-out' });
});

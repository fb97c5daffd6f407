import { expect, test } from 'vitest';
import { isSameSecret } from '../../shared-secret.ts';
import { refusedByWords, unknown, verdictOfSilence, verdictOfStatus } from './verdicts.ts';

const silences = [
  ['no-token', 'refused'],
  ['ECONNREFUSED', 'refused'],
  ['ENOTFOUND', 'refused'],
  ['UND_ERR_CONNECT_TIMEOUT', 'refused'],
  ['CERT_HAS_EXPIRED', 'refused'],
  ['timed-out', 'unknown'],
  ['ECONNRESET', 'unknown'],
  ['UND_ERR_SOCKET', 'unknown'],
  ['UND_ERR_HEADERS_TIMEOUT', 'unknown'],
  ['connection-lost', 'unknown'],
] as const;

test.each(silences)('[MM-50] %s is %s', (words, kind) => {
  expect(verdictOfSilence({ kind: 'lost', words }).kind).toBe(kind);
});

const statuses = [
  [400, 'refused'],
  [401, 'refused'],
  [404, 'refused'],
  [422, 'refused'],
  [429, 'refused'],
  [200, 'unknown'],
  [302, 'unknown'],
  [403, 'unknown'],
  [408, 'unknown'],
  [409, 'unknown'],
  [500, 'unknown'],
  [502, 'unknown'],
  [504, 'unknown'],
] as const;

test.each(statuses)('[MM-50] a bare HTTP %d is %s', (httpStatus, kind) => {
  expect(verdictOfStatus(httpStatus).kind).toBe(kind);
});

const reasons = [
  ['Transaction cancelled by user', 'in', 'cancelled-by-player'],
  ['Invalid PIN', 'in', 'wrong-pin'],
  ['Shopping declined', 'in', 'refused'],
  ['Request timed out', 'in', 'timed-out'],
  ['Request expired', 'in', 'timed-out'],
  ['PIN expired', 'in', 'wrong-pin'],
  ['Request timed out', 'out', 'refused'],
  ['Insufficient funds', 'in', 'funds-short'],
  ['Insufficient balance', 'out', 'float-empty'],
  ['Invalid PIN', 'out', 'refused'],
  ['Cancelled', 'out', 'refused'],
  ['Daily limit exceeded', 'in', 'limit-reached'],
  ['Maximum amount', 'out', 'limit-reached'],
  ['Subscriber not registered', 'in', 'phone-unknown'],
  ['Invalid mobile number or operator not supported', 'out', 'phone-unknown'],
  ['', 'in', 'refused'],
] as const;

test.each(reasons)('[MM-53] %j on the way %s is %s', (words, way, reason) => {
  expect(refusedByWords(words, way)).toEqual({ kind: 'refused', reason, words });
});

test('[MM-51] words that quote a phone are masked, and long ones cut', () => {
  expect(refusedByWords('255712345678 has no funds', 'in')).toMatchObject({
    words: '2557•••••678 has no funds',
  });
  expect(unknown('x'.repeat(500))).toEqual({ kind: 'unknown', words: 'x'.repeat(200) });
});

test.each([
  ['secret', 'secret', true],
  ['', 'secret', false],
  ['secre', 'secret', false],
  ['SECRET', 'secret', false],
  ['secret2', 'secret', false],
] as const)('[MM-57] [MM-70] %j against %j: %s', (presented, expected, same) => {
  expect(isSameSecret(presented, expected)).toBe(same);
});

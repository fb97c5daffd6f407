import { airtelCallbackHash } from '@kipute/provider-protocols/mobile-money/airtel';
import { expect, test } from 'vitest';
import { answerAirtelCallback, readAirtelCallback } from './callback.ts';
import paid from './recorded/callback-paid.json' with { type: 'json' };

const key = 'a-callback-key';
const signed = (transaction: object) =>
  JSON.stringify({ transaction, hash: airtelCallbackHash(transaction, key) });
const outcome = {
  kind: 'outcome',
  reference: 'A7Q2M9X4T8B3',
  verdict: { kind: 'paid', receipt: 'MP261115.1845.L06941' },
  authenticated: true,
} as const;

test('[MM-16] a callback with its hash is believed, one where none is expected is not', () => {
  expect(readAirtelCallback(signed(paid.transaction), key)).toEqual(outcome);
  const verdict = { kind: 'unknown', words: 'unsigned TS' };
  expect(readAirtelCallback(JSON.stringify(paid), '')).toEqual({
    ...outcome,
    verdict,
    authenticated: false,
  });
});

test('[MM-16] the hash is over all that was sent', () => {
  const extended = { ...paid.transaction, further: 'field' };
  expect(readAirtelCallback(signed(extended), key)).toEqual(outcome);
});

const statuses = [
  ['TF', { kind: 'refused', reason: 'refused', words: 'TF' }],
  ['TIP', { kind: 'in-progress' }],
  ['TA', { kind: 'unknown', words: 'status TA' }],
  ['X', { kind: 'unknown', words: 'status X' }],
] as const;

test.each(statuses)('[MM-16] status %s', (status_code, verdict) => {
  const body = signed({ ...paid.transaction, status_code });
  expect(readAirtelCallback(body, key)).toMatchObject({ verdict });
});

test('[MM-16] a refusal that says so was a time-out', () => {
  const expired = { ...paid.transaction, status_code: 'TF', message: 'Transaction Expired' };
  expect(readAirtelCallback(signed(expired), key)).toMatchObject({
    verdict: { kind: 'refused', reason: 'timed-out' },
  });
});

const forged = [
  JSON.stringify(paid),
  JSON.stringify({ ...paid, hash: '' }),
  JSON.stringify({ ...paid, hash: airtelCallbackHash(paid.transaction, 'another') }),
];

test.each(forged)('[MM-16] %s is forged', (body) => {
  const reading = readAirtelCallback(body, key);
  expect(reading).toMatchObject({ kind: 'forged' });
  expect(answerAirtelCallback(reading, { kind: 'taken' }).status).toBe(401);
});

test.each(['', 'null', '{}', '{"transaction":{"id":""}}'])('[MM-16] %j is unreadable', (body) => {
  const reading = readAirtelCallback(body, key);
  expect(reading).toMatchObject({ kind: 'unreadable' });
  expect(answerAirtelCallback(reading, { kind: 'taken' }).status).toBe(400);
});

const answers = [
  ['taken', 200],
  ['reference-unknown', 404],
  ['later', 503],
] as const;

test.each(answers)('[MM-16] %s is answered with %d', (kind, status) => {
  expect(answerAirtelCallback(outcome, { kind }).status).toBe(status);
});

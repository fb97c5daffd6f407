import {
  type SelcomWebhook,
  selcomDigest,
  selcomHeaders,
  selcomSignedValues,
} from '@kipute/provider-protocols/mobile-money/selcom';
import { expect, test } from 'vitest';
import type { RawCallback } from '../../../features/payments/ports.ts';
import { answerSelcomCallback, readSelcomCallback } from './callback.ts';
import { account } from './fixtures/selcom-account.ts';
import completed from './recorded/webhook-completed.json' with { type: 'json' };

const at = new Date('2026-11-15T18:30:00Z');

function signed(webhook: SelcomWebhook, changes: Partial<RawCallback['headers']> = {}) {
  const headers = selcomHeaders(selcomSignedValues(webhook), account, at);
  return {
    method: 'POST',
    path: '/callbacks/mobile-money/selcom',
    headers: { ...headers, ...changes },
    body: JSON.stringify(webhook),
  };
}
const signerAt = (now: Date, apiSecret: string = account.apiSecret) => ({
  apiSecret,
  clock: { now: () => now },
  windowSeconds: 600,
});
const readAt = (callback: RawCallback, now: Date) => readSelcomCallback(callback, signerAt(now));
const read = (callback: RawCallback) => readAt(callback, at);

test('[MM-70] a signed yes', () => {
  expect(read(signed(completed))).toEqual({
    kind: 'outcome',
    reference: 'a1B2c3D4e5F6g7H8i9J0',
    verdict: { kind: 'paid', receipt: '0289999289' },
    authenticated: true,
  });
});

test.each([
  [-601, 'stale'],
  [-600, 'outcome'],
  [600, 'outcome'],
  [601, 'stale'],
] as const)('[CB-09] a webhook read %d seconds after it was signed is %s', (seconds, kind) => {
  const reading = readAt(signed(completed), new Date(at.getTime() + 1_000 * seconds));
  expect(reading.kind).toBe(kind);
  expect(answerSelcomCallback(reading, { kind: 'taken' }).status).toBe(
    kind === 'stale' ? 503 : 200,
  );
});

const courses = [
  ['000', 'COMPLETED', 'paid'],
  ['111', 'PENDING', 'in-progress'],
  ['927', 'INPROGRESS', 'in-progress'],
  ['999', 'PENDING', 'unknown'],
  ['999', 'COMPLETED', 'unknown'],
  ['022', 'USERCANCELLED', 'cancelled-by-player'],
  ['022', 'CANCELLED', 'cancelled-by-player'],
  ['022', 'REJECTED', 'refused'],
  ['000', 'PENDING', 'unknown'],
  ['000', 'REJECTED', 'unknown'],
  ['111', 'COMPLETED', 'unknown'],
  ['022', 'COMPLETED', 'unknown'],
  ['022', 'PENDING', 'unknown'],
  ['022', 'SOMETHING', 'unknown'],
] as const;

test.each(courses)(
  '[MM-66] [MM-70] code %s with %s is %s',
  (resulcode, payment_status, expected) => {
    const reading = read(signed({ ...completed, resulcode, payment_status }));
    const verdict = reading.kind === 'outcome' ? reading.verdict : undefined;
    expect(verdict?.kind === 'refused' ? verdict.reason : verdict?.kind).toBe(expected);
  },
);

const body = (changes: object) => JSON.stringify({ ...completed, ...changes });
const good = signed(completed);
const narrow = {
  'signed-fields': 'order_id',
  digest: selcomDigest({ order_id: completed.order_id }, good.headers.timestamp, account.apiSecret),
};

const forgeries = [
  ['another reference in the body', { ...good, body: body({ order_id: 'other' }) }],
  ['another status in the body', { ...good, body: body({ payment_status: 'PENDING' }) }],
  ['another code in the body', { ...good, body: body({ resulcode: '111' }) }],
  ['another time', signed(completed, { timestamp: '2026-11-15T21:30:01+03:00' })],
  ['no time', signed(completed, { timestamp: undefined })],
  ['no digest', signed(completed, { digest: undefined })],
  ['an empty digest', signed(completed, { digest: '' })],
  ['another method', signed(completed, { 'digest-method': 'none' })],
  ['no list of fields', signed(completed, { 'signed-fields': undefined })],
  ['a true digest over less', signed(completed, narrow)],
  [
    'a value that hides a field',
    signed({ ...completed, transid: `${completed.transid}&order_id=x` }),
  ],
] as const;

test.each(forgeries)('[MM-70] %s is forged', (_, callback) => {
  expect(read(callback)).toEqual({ kind: 'forged', why: 'digest wrong' });
});

test('[MM-70] signed with another secret it is forged', () => {
  expect(readSelcomCallback(good, signerAt(at, 'other')).kind).toBe('forged');
});

test.each(['', '[]', 'text', '{}', body({ resulcode: undefined })])(
  '[MM-70] %j is unreadable',
  (text) => {
    expect(read({ ...good, body: text }).kind).toBe('unreadable');
  },
);

const answers = [
  [read(good), { kind: 'taken' }, 200],
  [read(good), { kind: 'reference-unknown' }, 200],
  [read(good), { kind: 'later' }, 503],
  [{ kind: 'forged', why: '' }, { kind: 'taken' }, 403],
  [{ kind: 'unreadable', why: '' }, { kind: 'taken' }, 400],
] as const;

test.each(answers)('[MM-70] %j and %j is answered %d', (reading, outcome, status) => {
  expect(answerSelcomCallback(reading, outcome).status).toBe(status);
});

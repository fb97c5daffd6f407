import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeMixxCommand } from '@kipute/provider-protocols/mobile-money/mixx/mixx-command';
import { mixxPayoutStatuses } from '@kipute/provider-protocols/mobile-money/mixx/mixx-payout';
import { expect, test } from 'vitest';
import type { WireAnswer } from '../wire/client.ts';
import pushFailed from './recorded/push-failed.json' with { type: 'json' };
import pushTaken from './recorded/push-taken.json' with { type: 'json' };
import { askedOfPayout, askedOfPush } from './translate.ts';

const reference = 'a1B2c3D4e5F6g7H8i9J0';
const recorded = (name: string) =>
  readFileSync(join(import.meta.dirname, 'recorded', name), 'utf8');
const answered = (text: string, httpStatus = 200): WireAnswer => ({
  kind: 'answered',
  httpStatus,
  text,
});
const json = (body: unknown, httpStatus = 200) => answered(JSON.stringify(body), httpStatus);

test('[MM-56] a push that was taken is a prompt and no money', () => {
  expect(askedOfPush(json(pushTaken))).toEqual({ verdict: { kind: 'in-progress' } });
});

test('[MM-56] [MM-51] the documented failure, whose words name a phone', () => {
  expect(askedOfPush(json(pushFailed))).toEqual({
    verdict: {
      kind: 'refused',
      reason: 'funds-short',
      words: 'Insufficient balance of 2557•••••678',
    },
  });
});

const pushes = [
  ['another code', json({ ...pushFailed, ResponseCode: 'BILLER-30-3001-E' }), 'unknown'],
  ['success with a false status', json({ ...pushTaken, ResponseStatus: false }), 'unknown'],
  ['failure with a true status', json({ ...pushFailed, ResponseStatus: true }), 'unknown'],
  ['half an answer', json({ ResponseCode: 'BILLER-30-0000-S' }), 'unknown'],
  ['no JSON', answered('<html>'), 'unknown'],
  ['a server error', answered('', 500), 'unknown'],
  ['a failure beside a server error', json(pushFailed, 500), 'unknown'],
  ['success beside a server error', json(pushTaken, 502), 'unknown'],
  ['a redirect', answered('', 302), 'unknown'],
  ['no answer', { kind: 'lost', words: 'timed-out' }, 'unknown'],
  ['wrong credentials', answered('', 401), 'refused'],
  ['no connection', { kind: 'lost', words: 'ECONNREFUSED' }, 'refused'],
] as const;

test.each(pushes)('[MM-50] [MM-56] %s', (_, answer, kind) => {
  expect(askedOfPush(answer).verdict.kind).toBe(kind);
});

test('[MM-60] a payout that was paid', () => {
  expect(askedOfPayout(answered(recorded('payout-paid.xml')), reference)).toEqual({
    verdict: { kind: 'paid', receipt: 'CI261115.1829.A04711' },
    carrierReference: 'CI261115.1829.A04711',
  });
});

test('[MM-60] a payout without float', () => {
  const { verdict } = askedOfPayout(answered(recorded('payout-float-empty.xml')), reference);
  expect(verdict).toMatchObject({ kind: 'refused', reason: 'float-empty' });
});

const payoutStatuses = [
  ['0', 'paid'],
  ['200', 'paid'],
  ['00026', 'refused'],
  ['00031', 'limit-reached'],
  ['00042', 'refused'],
  ['100', 'unknown'],
  ['317', 'phone-unknown'],
  ['00317', 'phone-unknown'],
  ['410', 'limit-reached'],
  ['00410', 'limit-reached'],
  ['2117', 'refused'],
  ['02117', 'refused'],
  ['60014', 'limit-reached'],
  ['60017', 'limit-reached'],
  ['60018', 'limit-reached'],
  ['60019', 'float-empty'],
  ['60021', 'limit-reached'],
  ['60024', 'limit-reached'],
  ['60028', 'limit-reached'],
  ['60030', 'limit-reached'],
  ['60074', 'phone-unknown'],
  ['60099', 'unknown'],
  ['', 'unknown'],
  ['2000', 'unknown'],
] as const;

const payout = (fields: object) =>
  answered(
    writeMixxCommand({
      TYPE: 'REQMFCI',
      REFERENCEID: reference,
      TXNID: 'CI1',
      TXNSTATUS: '200',
      MESSAGE: '',
      ...fields,
    }),
  );

test.each(payoutStatuses)('[MM-60] payout status %j means %s', (TXNSTATUS, expected) => {
  const { verdict } = askedOfPayout(payout({ TXNSTATUS }), reference);
  expect(verdict.kind === 'refused' ? verdict.reason : verdict.kind).toBe(expected);
});

test('[MM-60] every documented status is in the table above', () => {
  const told = new Set(payoutStatuses.map(([status]) => Number(status)));
  expect(Object.keys(mixxPayoutStatuses).filter((status) => !told.has(Number(status)))).toEqual([]);
});

const payouts = [
  ['paid without a number', payout({ TXNID: '' }), 'unknown'],
  ['an answer to somebody else', payout({ REFERENCEID: 'other' }), 'unknown'],
  ['broken XML', answered('<COMMAND><TYPE>'), 'unknown'],
  ['a document that defines entities', answered('<!DOCTYPE a><COMMAND/>'), 'unknown'],
  ['a server error', answered('', 503), 'unknown'],
  ['paid beside a server error', answered(recorded('payout-paid.xml'), 500), 'unknown'],
  ['no answer', { kind: 'lost', words: 'timed-out' }, 'unknown'],
  ['no connection', { kind: 'lost', words: 'ENOTFOUND' }, 'refused'],
] as const;

test.each(payouts)('[MM-50] [MM-60] %s', (_, answer, kind) => {
  expect(askedOfPayout(answer, reference).verdict.kind).toBe(kind);
});

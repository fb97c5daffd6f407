import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shillings } from '@kipute/domain/money/senti';
import {
  mixxPayout,
  mixxPayoutStatuses,
  mixxPush,
  readMixxCommand,
  writeMixxCommand,
} from '@kipute/provider-protocols/mobile-money/mixx';
import { expect, test } from 'vitest';
import type { HttpResponse } from '../../http-client.ts';
import { account } from './fixtures/mixx-account.ts';
import pushFailed from './recorded/push-failed.json' with { type: 'json' };
import pushTaken from './recorded/push-taken.json' with { type: 'json' };
import {
  askedOfPayout,
  askedOfPush,
  payoutMessage,
  phoneOfMsisdn,
  pushMessage,
} from './translate.ts';

const reference = 'a1B2c3D4e5F6g7H8i9J0';
const recorded = (name: string) =>
  readFileSync(join(import.meta.dirname, 'recorded', name), 'utf8');
const answered = (text: string, httpStatus = 200): HttpResponse => ({
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

const request = {
  reference: 'a1B2c3D4e5F6g7H8i9J0',
  amount: shillings(5_000),
  phone: '255712345678',
  words: 'Kipute & Co',
};

test('[MM-55] one documented push', () => {
  expect(mixxPush.parse(pushMessage(request, account))).toEqual({
    CustomerMSISDN: '255712345678',
    BillerMSISDN: '25565000001',
    Amount: 5000,
    Remarks: 'Kipute & Co',
    ReferenceID: 'KPTa1B2c3D4e5F6g7H8i9J0',
  });
});

test('[MM-60] one documented payout', () => {
  expect(mixxPayout.parse(readMixxCommand(payoutMessage(request, account)))).toEqual({
    TYPE: 'REQMFCI',
    REFERENCEID: 'a1B2c3D4e5F6g7H8i9J0',
    MSISDN: '25565000002',
    PIN: '7645',
    MSISDN1: '255712345678',
    AMOUNT: '5000',
    SENDERNAME: 'Kipute & Co',
    LANGUAGE1: 'EN',
    BRAND_ID: '2341',
  });
});

const phones = [
  ['712345678', '255712345678'],
  ['0712345678', '255712345678'],
  ['255712345678', '255712345678'],
  [' 712345678 ', '255712345678'],
  ['71234567', undefined],
  ['25571234567', undefined],
  ['254712345678', undefined],
  ['', undefined],
  ['7123456x8', undefined],
] as const;

test.each(phones)('[MM-59] the payer %j is %s', (msisdn, phone) => {
  expect(phoneOfMsisdn(msisdn)).toBe(phone);
});

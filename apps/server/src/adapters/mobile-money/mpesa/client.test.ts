import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shillings } from '@kipute/domain/money/senti';
import { readXml } from '@kipute/provider-protocols/mobile-money/xml';
import { expect, test } from 'vitest';
import type { CallbackOutcome, CallbackReading } from '../../../features/payments/ports.ts';
import { createMpesa } from './client.ts';

const recorded = (name: string) =>
  readFileSync(join(import.meta.dirname, 'recorded', name), 'utf8');
const callbackOf = (body: string) => ({ method: 'POST', path: '/x', headers: {}, body });

const mpesaAt = (now: Date) =>
  createMpesa({
    baseUrl: 'http://127.0.0.1:1',
    apiKey: 'key',
    publicKey: '',
    origin: 'localhost',
    serviceProviderCode: '000000',
    sessionLifetimeSeconds: 60,
    spId: '400400',
    spPassword: 'secret',
    clock: { now: () => now },
  });
const mpesa = mpesaAt(new Date('2026-11-15T15:45:00Z'));
const read = (body: string) => mpesa.readCallback(callbackOf(body));
const answer = (reading: CallbackReading, outcome: CallbackOutcome, body: string) =>
  mpesa.answerCallback(reading, outcome, callbackOf(body));

const paid = recorded('result-paid.json');

test('[MM-09] a result names both conversations', () => {
  expect(read(paid)).toEqual({
    kind: 'outcome',
    reference: 'K7Q2M9X4T8B3',
    carrierReference: '13f1ec2cba9d4b9ba15ac8d0e8ad8ee1',
    verdict: { kind: 'paid', receipt: 'SKF7H4J9XA' },
    authenticated: false,
  });
});

test('[MM-09] a code without its prefix is the same code', () => {
  expect(read(recorded('result-cancelled.json'))).toMatchObject({
    verdict: { kind: 'refused', reason: 'cancelled-by-player', words: 'INS-5' },
  });
});

const withField = (name: string, value: unknown) =>
  JSON.stringify({ ...JSON.parse(paid), [name]: value });

const unknowns = [
  withField('input_ResultCode', 'INS-9'),
  withField('input_ResultCode', 'INS-10'),
  withField('input_ResultCode', ''),
  withField('input_TransactionID', 'N/A'),
  withField('input_TransactionID', undefined),
];

test.each(unknowns)('[MM-03] [MM-09] the result %s is unknown', (body) => {
  expect(read(body)).toMatchObject({ kind: 'outcome', verdict: { kind: 'unknown' } });
});

const unreadable = [
  '',
  'null',
  '[]',
  '{}',
  withField('input_ThirdPartyConversationID', ''),
  withField('input_OriginalConversationID', undefined),
  '<mpesaBroker/>',
  '<mpesaBroker>',
  '<!DOCTYPE a [<!ENTITY b "c">]><mpesaBroker>&b;</mpesaBroker>',
];

test.each(unreadable)('[MM-09] [MM-06] %j is unreadable and answered with 400', (body) => {
  const reading = read(body);
  expect(reading).toMatchObject({ kind: 'unreadable' });
  expect(answer(reading, { kind: 'taken' }, body).status).toBe(400);
});

test('[MM-09] the documented receipt of a result', () => {
  const { status, body } = answer(read(paid), { kind: 'taken' }, paid);
  expect(status).toBe(200);
  expect(JSON.parse(body)).toEqual({
    output_OriginalConversationID: '13f1ec2cba9d4b9ba15ac8d0e8ad8ee1',
    output_ResponseCode: '0',
    output_ResponseDesc: 'Successfully Accepted Result',
    output_ThirdPartyConversationID: 'K7Q2M9X4T8B3',
  });
});

const outcomes = [
  ['reference-unknown', 404],
  ['later', 503],
] as const;

test.each(outcomes)('[MM-09] a result that is %s is answered with %d', (kind, status) => {
  const receipt = answer(read(paid), { kind }, paid);
  expect(receipt.status).toBe(status);
  expect(JSON.parse(receipt.body)).toMatchObject({ output_ResponseCode: '1' });
});

const bill = recorded('broker-pay-bill.xml');

test('[MM-06] a payment from the menu', () => {
  expect(read(bill)).toEqual({
    kind: 'paybill',
    payment: {
      receipt: 'SKF7H4J9XB',
      amount: shillings(2_500),
      phone: '255757654321',
      reference: '0757654321',
      recipient: '400400',
    },
  });
});

const bookedAt = Date.parse('2026-11-15T18:45:00+03:00');
const minutesLater = (minutes: number) =>
  mpesaAt(new Date(bookedAt + 60_000 * minutes)).readCallback(callbackOf(bill)).kind;

test.each([
  [-11, 'stale'],
  [-10, 'paybill'],
  [0, 'paybill'],
  [10, 'paybill'],
  [11, 'stale'],
  [60 * 24 * 365 * 25, 'stale'],
] as const)('[CB-09] read %d minutes after its time stamp it is %s', (minutes, kind) => {
  expect(minutesLater(minutes)).toBe(kind);
});

test('[CB-09] a stale payment is asked for again, never refused: it may be credited already', () => {
  const reading = mpesaAt(new Date('2001-01-01')).readCallback(callbackOf(bill));
  expect(answer(reading, { kind: 'later' }, bill).status).toBe(503);
});

test('[CB-06] a payment to another till goes back like any that is not taken', () => {
  const reading = read(bill);
  if (reading.kind !== 'paybill') throw new Error(reading.kind);
  const misdirected = { kind: 'misdirected', payment: reading.payment } as const;
  const told = answer(misdirected, { kind: 'reference-unknown' }, bill);
  expect(told.status).toBe(200);
  expect(told.body).toContain('<responseCode>999</responseCode>');
});

const forgeries = [
  ['another password', bill.replace(/<spPassword>.*</, '<spPassword>x<')],
  ['another time', bill.replace('20261115184500', '20261115184501')],
  ['another provider', bill.replace('<spId>400400', '<spId>400401')],
] as const;

test.each(forgeries)('[MM-06] with %s it is forged', (_, body) => {
  const reading = read(body);
  expect(reading).toMatchObject({ kind: 'forged' });
  expect(answer(reading, { kind: 'taken' }, body).status).toBe(401);
});

const spoiled = [
  bill.replace('2500.00', '-2500'),
  bill.replace('2500.00', '0'),
  bill.replace('2500.00', '10.55'),
  bill.replace('2500.00', '10.5'),
  bill.replace('2500.00', '2.5e3'),
  bill.replace('<initiator>255757654321', '<initiator>Juma'),
  bill.replace(/<mpesaReceipt>.*<\/mpesaReceipt>/, ''),
];

test.each(spoiled)('[MM-06] a spoiled payment is unreadable, not guessed at', (body) => {
  expect(read(body)).toMatchObject({ kind: 'unreadable' });
});

const brokerAnswers = [
  ['taken', 200, '0', 'Success'],
  ['reference-unknown', 200, '999', 'Failed'],
  ['later', 503, '999', 'Failed'],
] as const;

test.each(brokerAnswers)('[MM-06] %s is told the broker', (kind, status, code, service) => {
  const told = answer(read(bill), { kind }, bill);
  expect(told).toMatchObject({ status, contentType: 'text/xml; charset=utf-8' });
  expect(readXml(told.body)).toMatchObject({
    mpesaBroker: {
      '@version': '2.0',
      response: {
        conversationID: 'd4c39a1be2f04e1c',
        originatorConversationID: '9e1d0f2a7c3b4d58',
        responseCode: code,
        serviceStatus: service,
        transactionID: '00000000000000010021',
      },
    },
  });
});

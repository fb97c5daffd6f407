import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shillings } from '@kipute/domain/money/senti';
import { readMixxCommand } from '@kipute/provider-protocols/mobile-money/mixx';
import { expect, test } from 'vitest';
import type { CallbackOutcome } from '../../../features/payments/ports.ts';
import { answerMixxCallback, readMixxCallback } from './callback.ts';
import { account } from './fixtures/mixx-account.ts';
import cancelled from './recorded/push-callback-cancelled.json' with { type: 'json' };
import paid from './recorded/push-callback-paid.json' with { type: 'json' };

const reference = 'a1B2c3D4e5F6g7H8i9J0';
const recorded = (name: string) =>
  readFileSync(join(import.meta.dirname, 'recorded', name), 'utf8');
const callbackOf = (body: string, key: string = account.callbackKey) => ({
  method: 'POST',
  path: '/callbacks/mobile-money/mixx',
  headers: { 'x-callback-key': key },
  body,
});
const reading = (body: unknown) =>
  readMixxCallback(callbackOf(typeof body === 'string' ? body : JSON.stringify(body)), account);

test('[MM-57] a yes with number and amount', () => {
  expect(reading(paid)).toEqual({
    kind: 'outcome',
    reference,
    verdict: { kind: 'paid', receipt: '51115123456789', amount: shillings(5_000) },
    authenticated: true,
  });
});

test('[MM-57] a no with its reason', () => {
  expect(reading(cancelled)).toEqual({
    kind: 'outcome',
    reference,
    verdict: {
      kind: 'refused',
      reason: 'cancelled-by-player',
      words: 'Transaction cancelled by user',
    },
    authenticated: true,
  });
});

test.each([
  { ...paid, MFSTransactionID: undefined },
  { ...paid, MFSTransactionID: '' },
  { ...paid, Amount: 'five thousand' },
  { ...paid, Amount: '5e3' },
])('[MM-57] a yes that lacks something is unknown', (body) => {
  expect(reading(body)).toMatchObject({ verdict: { kind: 'unknown' } });
});

test.each(['', 'a-long-callback-ke', 'A-LONG-CALLBACK-KEY'])('[MM-57] the key %j', (key) => {
  for (const body of [JSON.stringify(paid), recorded('bill-pay.xml'), recorded('lookup.xml')]) {
    const read = readMixxCallback(callbackOf(body, key), account);
    expect(read).toEqual({ kind: 'forged', why: 'key wrong' });
  }
});

test('[MM-57] no key at all', () => {
  const callback = { ...callbackOf(JSON.stringify(paid)), headers: {} };
  expect(readMixxCallback(callback, account).kind).toBe('forged');
});

test('[MM-57] a key in the address counts only where the gateway can send no header', () => {
  const path = `/callbacks/mobile-money/mixx?key=${account.callbackKey}`;
  const callback = { ...callbackOf(JSON.stringify(paid)), headers: {}, path };
  const inAddress = { ...account, isKeyInAddress: true };
  expect(readMixxCallback(callback, account).kind).toBe('forged');
  expect(readMixxCallback(callback, inAddress).kind).toBe('outcome');
  const wrongHeader = { ...callback, headers: { 'x-callback-key': 'x' } };
  expect(readMixxCallback(wrongHeader, inAddress).kind).toBe('forged');
});

const unreadable = [
  ['nothing', ''],
  ['text', 'text'],
  ['a list', '[]'],
  ['a status that is no truth value', { ...paid, Status: 'true' }],
  ['a reference of another biller', { ...paid, ReferenceID: 'XYZ123' }],
  ['an unknown command', '<COMMAND><TYPE>SOMETHING</TYPE></COMMAND>'],
  ['a bill of nothing', recorded('bill-pay.xml').replace('5000', '0')],
  ['a bill with a fraction', recorded('bill-pay.xml').replace('5000', '10.55')],
  ['a bill below nothing', recorded('bill-pay.xml').replace('5000', '-5000')],
  ['a bill of a broken amount', recorded('bill-pay.xml').replace('5000', '5,000')],
  ['a bill without number', recorded('bill-pay.xml').replace('BP140218.1240.B01530', '')],
  [
    'a bill paid twice in one',
    recorded('bill-pay.xml').replace('<AMOUNT>', '<AMOUNT>1</AMOUNT><AMOUNT>'),
  ],
  ['a payer who is no phone', recorded('lookup.xml').replace('712345678', '7123')],
  ['an entity bomb', `<!DOCTYPE c [<!ENTITY a "5000">]>${recorded('bill-pay.xml')}`],
] as const;

test.each(unreadable)('[MM-57] [MM-59] %s is unreadable', (_, body) => {
  expect(reading(body).kind).toBe('unreadable');
});

test('[MM-58] a name check asks for the player', () => {
  expect(reading(recorded('lookup.xml'))).toEqual({
    kind: 'paybill-check',
    reference: '0712345678',
    phone: '255712345678',
    recipient: '447744',
  });
});

test('[MM-59] a pay-bill notice reads the same every time', () => {
  const payment = {
    receipt: 'BP140218.1240.B01530',
    amount: shillings(5_000),
    phone: '255712345678',
    reference: '0712345678',
    recipient: '447744',
  };
  expect(reading(recorded('bill-pay.xml'))).toEqual({ kind: 'paybill', payment });
  expect(reading(recorded('bill-pay.xml'))).toEqual({ kind: 'paybill', payment });
});

function answerTo(body: string, outcome: CallbackOutcome) {
  const callback = callbackOf(body);
  return answerMixxCallback(readMixxCallback(callback, account), outcome, callback);
}

const pushAnswers = [
  [{ kind: 'taken' }, 200, 'BILLER-30-0000-S', true],
  [{ kind: 'reference-unknown' }, 200, 'BILLER-30-3030-E', false],
  [{ kind: 'later' }, 503, 'BILLER-30-3030-E', false],
] as const;

test.each(pushAnswers)('[MM-57] %j answers a push with %d %s', (outcome, status, code, isTaken) => {
  const answer = answerTo(JSON.stringify(paid), outcome);
  expect(answer).toMatchObject({ status, contentType: 'application/json' });
  expect(JSON.parse(answer.body)).toMatchObject({
    ResponseCode: code,
    ResponseStatus: isTaken,
    ReferenceID: `KPT${reference}`,
  });
});

const billAnswers = [
  [{ kind: 'taken', ourReceipt: 'D0001' }, 'TS', 'error000', 'Y', 'D0001'],
  [{ kind: 'reference-unknown' }, 'TF', 'error010', 'N', ''],
  [{ kind: 'later' }, 'TF', 'error111', 'N', ''],
] as const;

test.each(billAnswers)(
  '[MM-58] [MM-59] %j answers a command',
  (outcome, result, code, flag, id) => {
    const verdict = { RESULT: result, ERRORCODE: code, FLAG: flag, MSISDN: '712345678' };
    const lookup = answerTo(recorded('lookup.xml'), outcome);
    expect(lookup).toMatchObject({ status: 200, contentType: 'application/xml' });
    expect(readMixxCommand(lookup.body)).toEqual({
      ...verdict,
      TYPE: 'SYNC_LOOKUP_RESPONSE',
      ERRORDESC: expect.any(String),
      CONTENT: expect.any(String),
    });
    expect(readMixxCommand(answerTo(recorded('bill-pay.xml'), outcome).body)).toEqual({
      ...verdict,
      TYPE: 'SYNC_BILLPAY_RESPONSE',
      TXNID: 'BP140218.1240.B01530',
      REFID: id,
      ERRORDESCRIPTION: expect.any(String),
      CONTENT: expect.any(String),
    });
  },
);

test('[MM-57] who has no key or makes no sense is told so', () => {
  const forged = readMixxCallback(callbackOf('{}', 'other'), account);
  expect(answerMixxCallback(forged, { kind: 'taken' }, callbackOf('{}')).status).toBe(403);
  expect(answerTo('{}', { kind: 'taken' }).status).toBe(400);
});

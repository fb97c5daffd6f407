import { shillings } from '@kipute/domain/money/senti';
import { mpesaCodes } from '@kipute/provider-protocols/mobile-money/mpesa-open-api';
import { expect, test } from 'vitest';
import type { HttpResponse } from '../../http-client.ts';
import accepted from './recorded/collect-accepted.json' with { type: 'json' };
import shortFunds from './recorded/collect-short-funds.json' with { type: 'json' };
import completed from './recorded/status-completed.json' with { type: 'json' };
import {
  askedOf,
  collectRequest,
  payoutRequest,
  receiptOnRecord,
  statusQuery,
  verdictOfStatus,
} from './translate.ts';

const answered = (body: object | string, httpStatus = 200): HttpResponse => ({
  kind: 'answered',
  httpStatus,
  text: typeof body === 'string' ? body : JSON.stringify(body),
});
const coded = (output_ResponseCode: string) => answered({ output_ResponseCode }, 400);

test('[MM-02] taken is in progress, with their number for it', () => {
  expect(askedOf(answered(accepted, 201), 'collection')).toEqual({
    verdict: { kind: 'in-progress' },
    carrierReference: accepted.output_ConversationID,
  });
});

test('[MM-04] short funds are the player’s when we collect and ours when we pay out', () => {
  const { verdict } = askedOf(answered(shortFunds, 422), 'collection');
  expect(verdict).toEqual({ kind: 'refused', reason: 'funds-short', words: 'INS-2006' });
  expect(askedOf(answered(shortFunds, 422), 'payout')).toMatchObject({
    verdict: { reason: 'float-empty' },
  });
});

const definite = {
  'INS-5': 'cancelled-by-player',
  'INS-6': 'refused',
  'INS-13': 'refused',
  'INS-15': 'refused',
  'INS-17': 'refused',
  'INS-997': 'refused',
  'INS-2001': 'wrong-pin',
  'INS-2006': 'funds-short',
  'INS-2051': 'phone-unknown',
  'INS-2057': 'refused',
} as const;

test.each(Object.entries(definite))('[MM-04] %s is refused for certain: %s', (code, reason) => {
  const verdict = { kind: 'refused', reason, words: code };
  expect(askedOf(coded(code), 'collection')).toEqual({ verdict });
});

const others = Object.keys(mpesaCodes).filter((code) => code !== 'INS-0' && !(code in definite));

test.each([...others, 'INS-4711', 'toString', ''])('[MM-03] the code %j is unknown', (code) => {
  for (const way of ['collection', 'payout'] as const) {
    expect(askedOf(coded(code), way)).toEqual({ verdict: { kind: 'unknown', words: code } });
  }
});

const unclear: readonly (readonly [string, HttpResponse, string])[] = [
  ['nothing', { kind: 'lost', words: 'timed-out' }, 'timed-out'],
  ['a server error, whatever it says', answered({ output_ResponseCode: 'INS-6' }, 500), 'http-500'],
  ['a page', answered('<html></html>'), 'http-200'],
  ['no body', answered('', 201), 'http-201'],
  ['a code that is no text', answered({ output_ResponseCode: 6 }), 'http-200'],
];

test.each(unclear)('[MM-03] %s is unknown', (_, answer, words) => {
  const unknown = { kind: 'unknown', words };
  expect(askedOf(answer, 'collection')).toEqual({ verdict: unknown });
  expect(verdictOfStatus(answer, 'K7Q2M9X4T8B3')).toMatchObject({ kind: 'unknown' });
  expect(receiptOnRecord(answer, 'SKF7H4J9XA')).toBe('unknown');
});

test('[MM-03] what certainly never left us is refused, and a question is unanswered', () => {
  for (const words of ['no-token', 'ECONNREFUSED', 'ENOTFOUND']) {
    const answer = { kind: 'lost', words } as const;
    expect(askedOf(answer, 'payout')).toMatchObject({ verdict: { kind: 'refused' } });
    expect(verdictOfStatus(answer, 'K7Q2M9X4T8B3')).toEqual({ kind: 'unknown', words });
  }
});

const status = (output_ResponseTransactionStatus: string) =>
  answered({ ...completed, output_ResponseTransactionStatus });

const states = [
  ['Completed', { kind: 'paid', receipt: 'SKF7H4J9XA' }],
  ['COMPLETED', { kind: 'paid', receipt: 'SKF7H4J9XA' }],
  ['Pending', { kind: 'in-progress' }],
  ['Cancelled', { kind: 'refused', reason: 'cancelled-by-player', words: 'Cancelled' }],
  ['Expired', { kind: 'refused', reason: 'timed-out', words: 'Expired' }],
  ['Failed', { kind: 'refused', reason: 'refused', words: 'Failed' }],
  ['N/A', { kind: 'unknown', words: 'status N/A' }],
  ['', { kind: 'unknown', words: 'status ' }],
] as const;

test.each(states)('[MM-05] the status %j', (said, verdict) => {
  expect(verdictOfStatus(status(said), 'K7Q2M9X4T8B3')).toEqual(verdict);
});

test('[MM-05] a code beside a status is about the question, even a refusal', () => {
  const refused = answered({ ...completed, output_ResponseCode: 'INS-2006' });
  expect(verdictOfStatus(refused, 'K7Q2M9X4T8B3')).toEqual({ kind: 'unknown', words: 'INS-2006' });
});

const whole = {
  ...completed,
  output_Amount: '2500.00',
  output_CustomerMSISDN: '0757654321',
  output_TransactionReference: 'K7Q2M9X4T8B3',
};

test('[PAY-70] what the answer names beside the status goes with it, to be compared', () => {
  expect(verdictOfStatus(answered(whole), 'K7Q2M9X4T8B3')).toEqual({
    kind: 'paid',
    receipt: 'SKF7H4J9XA',
    amount: shillings(2_500),
    phone: '255757654321',
  });
  expect(verdictOfStatus(answered(whole), 'A'.repeat(12))).toMatchObject({ kind: 'unknown' });
});

test('[MM-05] without the number in the customer’s message nobody knows', () => {
  for (const output_OriginalTransactionID of ['N/A', '', undefined]) {
    const bare = answered({
      ...completed,
      output_OriginalTransactionID,
      output_TransactionID: 'Q1',
    });
    expect(verdictOfStatus(bare, 'K7Q2M9X4T8B3')).toMatchObject({ kind: 'unknown' });
  }
});

test('[PAY-71] a number of ours or a conversation is no receipt, though the operator answers to it', () => {
  expect(receiptOnRecord(answered(whole), 'K7Q2M9X4T8B3')).toBe('none');
  expect(receiptOnRecord(answered(whole), 'skf7h4j9xa')).toMatchObject({ receipt: 'SKF7H4J9XA' });
});

test('[MM-07] a receipt with its amount is on record', () => {
  expect(receiptOnRecord(answered(whole), 'SKF7H4J9XA')).toEqual({
    receipt: 'SKF7H4J9XA',
    amount: shillings(2_500),
    phone: '255757654321',
    reference: 'K7Q2M9X4T8B3',
  });
});

const notOnRecord: readonly (readonly [string, object, 'none' | 'unknown'])[] = [
  ['no amount, as documented', completed, 'unknown'],
  ['an amount of nothing', { ...whole, output_Amount: '0' }, 'unknown'],
  ['a number that is none', { ...whole, output_CustomerMSISDN: '12' }, 'unknown'],
  ['no such transaction', { output_ResponseCode: 'INS-18' }, 'none'],
  ['another fault', { output_ResponseCode: 'INS-1' }, 'unknown'],
  ['cancelled', { ...whole, output_ResponseTransactionStatus: 'Cancelled' }, 'none'],
  ['pending', { ...whole, output_ResponseTransactionStatus: 'Pending' }, 'unknown'],
];

test.each(notOnRecord)('[MM-07] a receipt with %s', (_, body, expected) => {
  expect(receiptOnRecord(answered(body), 'SKF7H4J9XA')).toBe(expected);
});

const payment = {
  reference: 'K7Q2M9X4T8B3',
  amount: shillings(5_000),
  phone: '255757654321',
  words: 'Kipute: weka TSh 5,000!',
};

const shared = {
  input_Amount: '5000',
  input_Country: 'TZN',
  input_Currency: 'TZS',
  input_CustomerMSISDN: '255757654321',
  input_ServiceProviderCode: '000000',
  input_ThirdPartyConversationID: 'K7Q2M9X4T8B3',
  input_TransactionReference: 'K7Q2M9X4T8B3',
};

test('[MM-02] the documented requests, whole shillings, plain words', () => {
  const words = 'Kipute weka TSh 5000';
  expect(collectRequest(payment, '000000')).toEqual({ ...shared, input_PurchasedItemsDesc: words });
  expect(payoutRequest(payment, '000000')).toEqual({ ...shared, input_PaymentItemsDesc: words });
});

test('[MM-05] the question is about our reference, in a conversation of its own', () => {
  const question = { about: 'K7Q2M9X4T8B3', conversation: 'abc', serviceProviderCode: '000000' };
  expect(statusQuery(question)).toEqual({
    input_QueryReference: 'K7Q2M9X4T8B3',
    input_ServiceProviderCode: '000000',
    input_ThirdPartyConversationID: 'abc',
    input_Country: 'TZN',
  });
});

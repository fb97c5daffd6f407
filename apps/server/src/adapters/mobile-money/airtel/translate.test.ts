import { senti, shillings } from '@kipute/domain/money/senti';
import {
  airtelCodes,
  airtelCollectRequest,
  airtelPayoutRequest,
} from '@kipute/provider-protocols/mobile-money/airtel';
import { expect, test } from 'vitest';
import type { HttpResponse } from '../../http-client.ts';
import accepted from './recorded/collect-accepted.json' with { type: 'json' };
import payoutPaid from './recorded/payout-paid.json' with { type: 'json' };
import statusPaid from './recorded/status-paid.json' with { type: 'json' };
import summary from './recorded/summary.json' with { type: 'json' };
import {
  askedOf,
  balanceOf,
  collectRequest,
  payoutRequest,
  summaryPage,
  verdictOfStatus,
} from './translate.ts';

const answered = (body: object | string, httpStatus = 200): HttpResponse => ({
  kind: 'answered',
  httpStatus,
  text: typeof body === 'string' ? body : JSON.stringify(body),
});
const coded = (code: string) =>
  code.startsWith('ESB')
    ? answered({ status: { result_code: code, success: false } }, 400)
    : answered({ status: { response_code: code, result_code: 'ESB000010', success: true } });

test('[MM-13] a prompt that went out is in progress, though everything says success', () => {
  expect(askedOf(answered(accepted), 'collection')).toEqual({ verdict: { kind: 'in-progress' } });
});

test('[MM-15] a payout is paid at once', () => {
  expect(askedOf(answered(payoutPaid), 'payout')).toEqual({
    verdict: { kind: 'paid', receipt: 'MP261115.1846.L06942' },
  });
});

const definite = {
  DP00800001002: 'wrong-pin',
  DP00800001003: 'limit-reached',
  DP00800001004: 'refused',
  DP00800001007: 'funds-short',
  DP00800001008: 'refused',
  DP00800001010: 'refused',
  DP00800001029: 'timed-out',
  DP00900001003: 'limit-reached',
  DP00900001004: 'refused',
  DP00900001005: 'refused',
  DP00900001007: 'float-empty',
  DP00900001009: 'phone-unknown',
  DP00900001012: 'phone-unknown',
  ESB000008: 'refused',
  ESB000011: 'phone-unknown',
  ESB000014: 'funds-short',
  ESB000033: 'limit-reached',
  ESB000036: 'limit-reached',
  ESB000041: 'wrong-pin',
} as const;

test.each(Object.entries(definite))('[MM-14] %s is refused for certain: %s', (code, reason) => {
  const verdict = { kind: 'refused', reason, words: code };
  expect(askedOf(coded(code), 'collection')).toEqual({ verdict });
});

test('[MM-14] short funds are ours when we pay out', () => {
  expect(askedOf(coded('ESB000014'), 'payout')).toMatchObject({
    verdict: { reason: 'float-empty' },
  });
});

const inProgress = ['DP00800001001', 'DP00800001006', 'DP00900001001', 'DP00900001006'];

test.each(inProgress)('[MM-13] %s without a state of the transaction is in progress', (code) => {
  expect(askedOf(coded(code), 'collection')).toEqual({ verdict: { kind: 'in-progress' } });
});

const others = Object.keys(airtelCodes).filter(
  (code) => !(code in definite) && !inProgress.includes(code),
);

test.each([...others, 'DP00800004711', 'ESB009999'])('[MM-14] the code %s is unknown', (code) => {
  expect(askedOf(coded(code), 'collection')).toEqual({ verdict: { kind: 'unknown', words: code } });
});

const { id: reference } = statusPaid.data.transaction;

const unclear: readonly (readonly [string, HttpResponse, string])[] = [
  ['nothing', { kind: 'lost', words: 'timed-out' }, 'timed-out'],
  ['a server error, whatever it says', answered(statusPaid, 503), 'http-503'],
  ['a page', answered('<html></html>'), 'http-200'],
  ['a status without codes', answered({ status: { success: true } }), 'http-200'],
];

test.each(unclear)('[MM-14] %s is unknown', (_, answer, words) => {
  expect(askedOf(answer, 'payout')).toEqual({ verdict: { kind: 'unknown', words } });
  expect(verdictOfStatus(answer, reference)).toMatchObject({ kind: 'unknown' });
});

const stateOf = (status: string, response_code?: string) =>
  answered({
    data: { transaction: { ...statusPaid.data.transaction, status } },
    status: { ...statusPaid.status, response_code },
  });

const states = [
  ['TS', undefined, { kind: 'paid', receipt: 'MP261115.1845.L06941' }],
  ['TF', undefined, { kind: 'refused', reason: 'refused', words: 'TF' }],
  ['TF', 'DP00800001007', { kind: 'refused', reason: 'funds-short', words: 'TF' }],
  ['TR', undefined, { kind: 'refused', reason: 'refused', words: 'TR' }],
  ['TIP', undefined, { kind: 'in-progress' }],
  ['DP_INITIATED', undefined, { kind: 'in-progress' }],
  ['TA', undefined, { kind: 'unknown', words: 'status TA' }],
  ['toString', undefined, { kind: 'unknown', words: 'status toString' }],
] as const;

test.each(states)('[MM-13] the state %s beside %s', (state, code, verdict) => {
  expect(verdictOfStatus(stateOf(state, code), reference)).toEqual(verdict);
});

test('[PAY-70] a state of another transaction says nothing about ours', () => {
  expect(verdictOfStatus(stateOf('TS'), 'B7Q2M9X4T8B3')).toMatchObject({ kind: 'unknown' });
  expect(verdictOfStatus(stateOf('TF'), 'B7Q2M9X4T8B3')).toMatchObject({ kind: 'unknown' });
});

test('[MM-13] paid without a receipt is unknown', () => {
  const bare = { ...statusPaid, data: { transaction: { id: 'A', status: 'TS' } } };
  expect(verdictOfStatus(answered(bare), 'A')).toMatchObject({ kind: 'unknown' });
});

test.each(['ESB000008', 'ESB000014', 'DP00800001025'])(
  '[MM-13] %s to a question says nothing about the payment',
  (code) => {
    expect(verdictOfStatus(coded(code), reference)).toMatchObject({ kind: 'unknown' });
  },
);

const payment = {
  reference: 'A7Q2M9X4T8B3',
  amount: shillings(5_000),
  phone: '255784111111',
  words: 'Weka pesa',
};

test('[MM-13] the documented prompt: our reference is its id, the number has no country', () => {
  expect(airtelCollectRequest.parse(collectRequest(payment))).toEqual({
    reference: 'A7Q2M9X4T8B3',
    subscriber: { country: 'TZ', currency: 'TZS', msisdn: '784111111' },
    transaction: { amount: 5_000, country: 'TZ', currency: 'TZS', id: 'A7Q2M9X4T8B3' },
  });
});

test('[MM-15] the documented payout', () => {
  expect(airtelPayoutRequest.parse(payoutRequest(payment, 'encrypted'))).toEqual({
    payee: { msisdn: '784111111' },
    reference: 'A7Q2M9X4T8B3',
    pin: 'encrypted',
    transaction: { amount: 5_000, id: 'A7Q2M9X4T8B3', type: 'B2C' },
  });
});

test('[MM-17] what was paid in and out, without what failed and what is none of ours', () => {
  expect(summaryPage(answered(summary))).toEqual({
    rows: 4,
    lines: [
      {
        way: 'in',
        receipt: 'MP261115.1845.L06941',
        reference: 'A7Q2M9X4T8B3',
        amount: shillings(15_000),
        phone: '255784111111',
      },
      {
        way: 'out',
        receipt: 'MP261115.1846.L06942',
        reference: 'W7Q2M9X4T8B3',
        amount: senti(300_050n),
        phone: '255784222222',
      },
    ],
  });
});

test('[MM-17] a list with an amount that is none is no list', () => {
  const spoiled = structuredClone(summary);
  const [first] = spoiled.data.transactions;
  if (first) first.transaction.amount = 'many';
  expect(summaryPage(answered(spoiled))).toBeUndefined();
});

const unclearSummaries: readonly HttpResponse[] = [
  { kind: 'lost', words: 'timed-out' },
  answered(summary, 500),
  answered({}),
];

test.each(unclearSummaries)('[MM-17] %j is no list and no balance', (answer) => {
  expect(summaryPage(answer)).toBeUndefined();
  expect(balanceOf(answer)).toBe('unknown');
});

const balances = [
  ['37,600.00', shillings(37_600)],
  ['0', shillings(0)],
  [1_250.5, senti(125_050n)],
  ['much', 'unknown'],
  ['', 'unknown'],
] as const;

test.each(balances)('[MM-17] the balance %j', (balance, expected) => {
  expect(balanceOf(answered({ data: { balance } }))).toBe(expected);
});

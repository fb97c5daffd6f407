import { senti, shillings } from '@kipute/domain/money/senti';
import {
  selcomCashIn,
  selcomOrder,
  selcomWalletPayment,
} from '@kipute/provider-protocols/mobile-money/selcom';
import { describe, expect, test } from 'vitest';
import type { Verdict } from '../../../features/payments/ports.ts';
import type { HttpResponse } from '../../http-client.ts';
import { account } from './fixtures/selcom-account.ts';
import balance from './recorded/balance.json' with { type: 'json' };
import cashInDone from './recorded/cash-in-done.json' with { type: 'json' };
import orderCompleted from './recorded/order-completed.json' with { type: 'json' };
import orderCreated from './recorded/order-created.json' with { type: 'json' };
import orderPending from './recorded/order-pending.json' with { type: 'json' };
import walletPending from './recorded/wallet-payment-pending.json' with { type: 'json' };
import {
  askedOfCashIn,
  askedOfCashInQuery,
  askedOfOrderStatus,
  askedOfWalletPayment,
  balanceOf,
  cashInMessage,
  orderMessage,
  refusalOfOrder,
  walletPaymentMessage,
} from './translate.ts';

const reference = 'a1B2c3D4e5F6g7H8i9J0';
const answered = (text: string, httpStatus = 200): HttpResponse => ({
  kind: 'answered',
  httpStatus,
  text,
});
const json = (body: unknown, httpStatus = 200) => answered(JSON.stringify(body), httpStatus);
const lost = (words: string): HttpResponse => ({ kind: 'lost', words });
const envelope = (resultcode: string, result: string, message = '') =>
  json({ reference: '0289999288', resultcode, result, message, data: [] });
const meaning = (verdict: Verdict) => (verdict.kind === 'refused' ? verdict.reason : verdict.kind);

/** What came back, the prompt's verdict, the payout's, the payout question's. */
const table = [
  [envelope('000', 'SUCCESS'), 'in-progress', 'paid', 'paid'],
  [envelope('111', 'PENDING'), 'in-progress', 'in-progress', 'in-progress'],
  [envelope('927', 'INPROGRESS'), 'in-progress', 'in-progress', 'in-progress'],
  [envelope('999', 'AMBIGUOUS', 'No response from upstream'), 'unknown', 'unknown', 'unknown'],
  [
    envelope('010', 'FAIL', 'Invalid mobile number'),
    'phone-unknown',
    'phone-unknown',
    'phone-unknown',
  ],
  [envelope('051', 'FAIL', 'Insufficient balance'), 'funds-short', 'float-empty', 'float-empty'],
  [envelope('022', 'FAILED', 'Declined'), 'refused', 'refused', 'refused'],
  [envelope('022', 'SUCCESS'), 'unknown', 'unknown', 'unknown'],
  [envelope('022', 'AMBIGUOUS'), 'unknown', 'unknown', 'unknown'],
  [envelope('404', 'FAIL', 'Not found'), 'refused', 'refused', 'unknown'],
  [envelope('4035', 'FAIL', 'Not enabled'), 'refused', 'refused', 'unknown'],
  [json({ message: 'no code' }), 'unknown', 'unknown', 'unknown'],
  [answered('<html>'), 'unknown', 'unknown', 'unknown'],
  [answered('', 302), 'unknown', 'unknown', 'unknown'],
  [json(cashInDone, 500), 'unknown', 'unknown', 'unknown'],
  [answered('', 504), 'unknown', 'unknown', 'unknown'],
  [answered('', 401), 'refused', 'refused', 'unknown'],
  [json({ resultcode: '403', result: 'FAIL' }, 403), 'refused', 'refused', 'unknown'],
  [answered('', 409), 'unknown', 'unknown', 'unknown'],
  [answered('', 412), 'refused', 'refused', 'unknown'],
  [lost('timed-out'), 'unknown', 'unknown', 'unknown'],
  [lost('ECONNRESET'), 'unknown', 'unknown', 'unknown'],
  [lost('ECONNREFUSED'), 'refused', 'refused', 'unknown'],
] as const;

test.each(table)('[MM-50] [MM-66] [MM-69] %j: prompt %s', (answer, prompt, payout, question) => {
  expect([
    meaning(askedOfWalletPayment(answer).verdict),
    meaning(askedOfCashIn(answer).verdict),
    meaning(askedOfCashInQuery(answer).verdict),
  ]).toEqual([prompt, payout, question]);
});

test('[MM-68] a prompt that went out', () => {
  const asked = askedOfWalletPayment(json(walletPending));
  expect(asked).toEqual({ verdict: { kind: 'in-progress' } });
});

test('[MM-69] a payout that is done', () => {
  const paid = {
    verdict: { kind: 'paid', receipt: '0270720833' },
    carrierReference: '0270720833',
  };
  expect(askedOfCashIn(json(cashInDone))).toEqual(paid);
  expect(askedOfCashInQuery(json(cashInDone))).toEqual(paid);
});

test('[MM-66] done without a number is unknown', () => {
  const { verdict } = askedOfCashIn(json({ ...cashInDone, reference: null }));
  expect(verdict.kind).toBe('unknown');
});

test('[MM-67] an order that stands', () => {
  expect(refusalOfOrder(json(orderCreated))).toBeUndefined();
});

const withoutOrder = [
  [envelope('022', 'FAIL', 'no_of_items'), 'no order: 022 no_of_items'],
  [envelope('999', 'AMBIGUOUS'), 'no order: 999 '],
  [answered('', 500), 'no order: HTTP 500'],
  [lost('timed-out'), 'no order: timed-out'],
  [answered('', 412), 'no order: HTTP 412'],
  [answered('text'), 'no order: HTTP 200'],
] as const;

test.each(withoutOrder)('[MM-67] %j leaves no order', (answer, words) => {
  expect(refusalOfOrder(answer)).toEqual({ kind: 'refused', reason: 'refused', words });
});

describe('the status of an order', () => {
  test('[MM-68] completed, with number, amount and phone', () => {
    expect(askedOfOrderStatus(json(orderCompleted), reference)).toEqual({
      verdict: {
        kind: 'paid',
        receipt: '0289999289',
        amount: shillings(5_000),
        phone: '255621234567',
      },
    });
  });

  test('[MM-68] pending', () => {
    const asked = askedOfOrderStatus(json(orderPending), reference);
    expect(asked).toEqual({ verdict: { kind: 'in-progress' } });
  });

  const order = (changes: object) =>
    json({ ...orderCompleted, data: [{ ...orderCompleted.data[0], ...changes }] });

  const statuses = [
    ['COMPLETED', 'paid'],
    ['completed', 'paid'],
    ['PENDING', 'in-progress'],
    ['INPROGRESS', 'in-progress'],
    ['CANCELLED', 'cancelled-by-player'],
    ['USERCANCELLED', 'cancelled-by-player'],
    ['USERCANCELED', 'cancelled-by-player'],
    ['REJECTED', 'refused'],
    ['', 'unknown'],
    ['SOMETHING', 'unknown'],
  ] as const;

  test.each(statuses)('[MM-68] %j means %s', (payment_status, expected) => {
    expect(meaning(askedOfOrderStatus(order({ payment_status }), reference).verdict)).toBe(
      expected,
    );
  });

  const doubtful = [
    ['completed without a number', order({ reference: null })],
    ['completed without an amount', order({ amount: 'much' })],
    ['another order', order({ order_id: 'other' })],
    ['no order', json({ ...orderCompleted, data: [] })],
    ['a question that failed', json({ ...orderCompleted, resultcode: '022', result: 'FAIL' })],
    ['an order that is not there', envelope('404', 'FAIL', 'Order not found')],
    ['completed beside a server error', json(orderCompleted, 500)],
    ['no connection', lost('ECONNREFUSED')],
    ['no answer', lost('timed-out')],
  ] as const;

  test.each(doubtful)('[MM-68] %s is unknown', (_, answer) => {
    expect(askedOfOrderStatus(answer, reference).verdict.kind).toBe('unknown');
  });
});

const balances = [
  [json(balance), senti(2_638_550n)],
  [json({ ...balance, data: [{ balance: 26385 }] }), shillings(26_385)],
  [json({ ...balance, data: [] }), 'unknown'],
  [json({ ...balance, data: [{ balance: 'NaN' }] }), 'unknown'],
  [json({ ...balance, resultcode: '022' }), 'unknown'],
  [answered('', 500), 'unknown'],
  [lost('timed-out'), 'unknown'],
] as const;

test.each(balances)('[MM-71] %j', (answer, expected) => {
  expect(balanceOf(answer)).toBe(expected);
});

const request = {
  reference: 'a1B2c3D4e5F6g7H8i9J0',
  amount: shillings(5_000),
  phone: '255621234567',
  words: 'Kipute',
};

test('[MM-67] one documented order', () => {
  const webhookUrl = 'https://kipute.example/callbacks/mobile-money/selcom';
  const order = orderMessage(request, { ...account, webhookUrl });
  expect(selcomOrder.parse(order)).toEqual(order);
  expect(Object.entries(order)).toEqual([
    ['vendor', 'TILL60000001'],
    ['order_id', 'a1B2c3D4e5F6g7H8i9J0'],
    ['buyer_email', 'malipo@kipute.example'],
    ['buyer_name', 'Kipute'],
    ['buyer_phone', '255621234567'],
    ['amount', 5000],
    ['currency', 'TZS'],
    ['webhook', Buffer.from(webhookUrl).toString('base64')],
    ['merchant_remarks', 'Kipute'],
    ['no_of_items', 1],
  ]);
});

test('[MM-65] a field that is not there is not signed either', () => {
  expect(Object.keys(orderMessage(request, account))).not.toContain('webhook');
});

test('[MM-67] its prompt', () => {
  const payment = walletPaymentMessage(request);
  expect(selcomWalletPayment.parse(payment)).toEqual({
    transid: 'a1B2c3D4e5F6g7H8i9J0',
    order_id: 'a1B2c3D4e5F6g7H8i9J0',
    msisdn: '255621234567',
  });
});

test('[MM-69] one documented payout, in the documented order', () => {
  const payout = cashInMessage(request, account);
  expect(selcomCashIn.parse(payout)).toEqual(payout);
  expect(Object.entries(payout)).toEqual([
    ['transid', 'a1B2c3D4e5F6g7H8i9J0'],
    ['utilitycode', 'HPCASHIN'],
    ['utilityref', '255621234567'],
    ['amount', 5000],
    ['vendor', 'TILL60000001'],
    ['pin', '8372'],
  ]);
});

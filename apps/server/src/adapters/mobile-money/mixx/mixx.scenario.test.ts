import { shillings } from '@kipute/domain/money/senti';
import { closedAddress } from '@kipute/testkit/closed-address';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallbackOutcome, CallbackReading } from '../../../features/payments/ports.ts';
import type { WireExchange } from '../exchange/client.ts';
import { badLines } from '../fixtures/bad-lines.ts';
import { type CallbackListener, listenForCallbacks } from '../fixtures/callback-listener.ts';
import { type MoneySimulator, startMoneySimulator } from '../fixtures/money-simulator.ts';
import { newRequestsOn } from '../fixtures/new-requests.ts';
import { createMixx, type MixxOptions } from './client.ts';
import { account } from './fixtures/mixx-account.ts';

let simulator: MoneySimulator;
let listener: CallbackListener;
let outcomes: CallbackOutcome[];
const newRequest = newRequestsOn('25571');

function mixxWith(overrides: Partial<MixxOptions> = {}) {
  const baseUrl = simulator.tells.MIXX_URL ?? '';
  return createMixx({ ...account, baseUrl, partner: 'Kipute', ...overrides });
}

async function heard(reference: string, count = 1): Promise<CallbackReading> {
  return mixxWith().readCallback(await listener.heard(reference, count));
}

beforeAll(async () => {
  const reader = createMixx({ ...account, baseUrl: '', partner: 'Kipute' });
  listener = await listenForCallbacks((callback) => {
    const outcome = outcomes.shift() ?? { kind: 'taken' };
    return reader.answerCallback(reader.readCallback(callback), outcome, callback);
  });
  simulator = await startMoneySimulator({
    CALLBACK_URL: listener.baseUrl,
    MIXX_USERNAME: account.username,
    MIXX_PASSWORD: account.password,
    MIXX_PAYOUT_PIN: account.payoutPin,
    MIXX_BRAND_ID: account.brandId,
    MIXX_CALLBACK_KEY: account.callbackKey,
  });
});
afterAll(async () => {
  await simulator.stop();
  await listener.stop();
});
beforeEach(async () => {
  outcomes = [];
  await simulator.turnKnobs('mixx', {});
});

describe('a prompt', () => {
  test('[MM-55] [MM-82] approved: the callback names the number in the message', async () => {
    const request = newRequest();
    const asked = await mixxWith().requestPayment(request);
    expect(asked).toEqual({ verdict: { kind: 'in-progress' } });
    const before = (await simulator.handset(request.phone)).balance;
    await simulator.answer(request.phone, 'approve', '1234');
    const reading = await heard(request.reference);
    expect(reading).toEqual({
      kind: 'outcome',
      reference: request.reference,
      verdict: { kind: 'paid', receipt: expect.any(String), amount: shillings(5_000) },
      authenticated: true,
    });
    const { balance, messages } = await simulator.handset(request.phone);
    expect(balance).toBe(before - 5_000);
    const paid = reading.kind === 'outcome' ? reading.verdict : undefined;
    expect(messages[0]?.text).toContain(paid?.kind === 'paid' ? paid.receipt : 'nothing');
  });

  const refusals = [
    ['refuse', undefined, 'cancelled-by-player'],
    ['approve', '9999', 'wrong-pin'],
  ] as const;

  test.each(refusals)('[MM-82] %s with PIN %s is %s', async (answer, pin, reason) => {
    const request = newRequest();
    await mixxWith().requestPayment(request);
    await simulator.answer(request.phone, answer, pin);
    expect(await heard(request.reference)).toMatchObject({ verdict: { kind: 'refused', reason } });
  });

  test('[MM-82] without enough money', async () => {
    const request = newRequest(3_000_000);
    await mixxWith().requestPayment(request);
    await simulator.answer(request.phone, 'approve', '1234');
    expect(await heard(request.reference)).toMatchObject({ verdict: { reason: 'funds-short' } });
  });

  test('[MM-61] [MM-82] ignored: in progress until the callback says no', async () => {
    await simulator.turnKnobs('mixx', { prompts: 'ignore', promptLifetimeMs: 50 });
    const request = newRequest();
    await mixxWith().requestPayment(request);
    const status = await mixxWith().statusOfPayment({ ...request, carrierReference: undefined });
    expect(status).toEqual({ verdict: { kind: 'in-progress' } });
    expect(await heard(request.reference)).toMatchObject({ verdict: { kind: 'refused' } });
  });

  test('[MM-82] told late and twice it reads the same', async () => {
    await simulator.turnKnobs('mixx', {
      prompts: 'approve',
      callbacks: 'twice',
      callbackDelayMs: 200,
    });
    const request = newRequest();
    await mixxWith().requestPayment(request);
    const first = await heard(request.reference);
    expect(first).toMatchObject({ verdict: { kind: 'paid' } });
    expect(await heard(request.reference, 2)).toEqual(first);
  });

  test('[MM-82] told again when we could not take it', async () => {
    outcomes = [{ kind: 'later' }];
    await simulator.turnKnobs('mixx', { prompts: 'approve' });
    const request = newRequest();
    await mixxWith().requestPayment(request);
    expect(await heard(request.reference, 2)).toMatchObject({ verdict: { kind: 'paid' } });
  });

  test('[MM-82] contradicting, and with another amount', async () => {
    await simulator.turnKnobs('mixx', {
      prompts: 'refuse',
      callbacks: 'refused-then-paid',
      toldAmount: 'wrong',
    });
    const request = newRequest();
    await mixxWith().requestPayment(request);
    expect(await heard(request.reference)).toMatchObject({ verdict: { kind: 'refused' } });
    const second = await heard(request.reference, 2);
    expect(second).toMatchObject({ verdict: { kind: 'paid', amount: shillings(5_500) } });
  });

  test('[MM-81] asked for twice there is one prompt', async () => {
    const request = newRequest();
    await mixxWith().requestPayment(request);
    await mixxWith().requestPayment(request);
    expect((await simulator.handset(request.phone)).prompts).toHaveLength(1);
  });
});

describe('trouble on the line', () => {
  test.each(badLines)('[MM-50] %s is unknown, prompts: %d', async (line, prompts) => {
    const mixx = mixxWith({ timeoutMs: 1_000 });
    await mixx.requestPayment(newRequest());
    await simulator.turnKnobs('mixx', { line });
    const request = newRequest();
    expect((await mixx.requestPayment(request)).verdict.kind).toBe('unknown');
    expect((await simulator.handset(request.phone)).prompts).toHaveLength(prompts);
  });

  test('[MM-50] without a token nothing is asked for', async () => {
    await simulator.turnKnobs('mixx', { line: 'error' });
    const { verdict } = await mixxWith().requestPayment(newRequest());
    expect(verdict).toMatchObject({ kind: 'refused', words: 'not sent: no-token' });
  });

  test('[MM-50] nobody listening', async () => {
    const mixx = mixxWith({ baseUrl: await closedAddress() });
    expect((await mixx.requestPayment(newRequest())).verdict.kind).toBe('refused');
    const { verdict } = await mixx.payOut(newRequest());
    expect(verdict).toMatchObject({ kind: 'refused', words: 'not sent: ECONNREFUSED' });
  });
});

const strangers = [
  ['another password', { password: 'other' }],
  ['another biller', { billerMsisdn: '25565999999' }],
  ['another biller code', { billerCode: 'XYZ' }],
] as const;

test.each(strangers)('[MM-80] %s puts no prompt on a phone', async (_, overrides) => {
  const request = newRequest();
  const { verdict } = await mixxWith(overrides).requestPayment(request);
  expect(verdict.kind).toBe('refused');
  expect((await simulator.handset(request.phone)).prompts).toEqual([]);
});

describe('a payout', () => {
  test('[MM-60] [MM-81] is paid once, and a repetition is unknown', async () => {
    const request = newRequest();
    const { balance } = await simulator.handset(request.phone);
    expect((await mixxWith().payOut(request)).verdict).toEqual({
      kind: 'paid',
      receipt: expect.any(String),
    });
    expect((await mixxWith().payOut(request)).verdict.kind).toBe('unknown');
    expect((await simulator.handset(request.phone)).balance).toBe(balance + 5_000);
  });

  test('[MM-60] that takes its time', async () => {
    await simulator.turnKnobs('mixx', { payoutDelayMs: 100 });
    expect((await mixxWith().payOut(newRequest())).verdict.kind).toBe('paid');
  });

  test('[MM-60] without float', async () => {
    await simulator.turnKnobs('mixx', { float: 'empty' });
    const { verdict } = await mixxWith().payOut(newRequest());
    expect(verdict).toMatchObject({ kind: 'refused', reason: 'float-empty' });
  });

  test('[MM-60] to a phone that is none', async () => {
    const { verdict } = await mixxWith().payOut({ ...newRequest(), phone: '255000000000' });
    expect(verdict).toMatchObject({ kind: 'refused', reason: 'phone-unknown' });
  });

  test('[MM-80] with another PIN', async () => {
    const request = newRequest();
    const { balance } = await simulator.handset(request.phone);
    const { verdict } = await mixxWith({ payoutPin: '0000' }).payOut(request);
    expect(verdict.kind).toBe('refused');
    expect((await simulator.handset(request.phone)).balance).toBe(balance);
  });

  test('[MM-50] [MM-61] whose answer is lost was paid and stays unknown', async () => {
    await simulator.turnKnobs('mixx', { line: 'answer-lost' });
    const request = newRequest();
    const { balance } = await simulator.handset(request.phone);
    const mixx = mixxWith({ timeoutMs: 1_000 });
    expect((await mixx.payOut(request)).verdict.kind).toBe('unknown');
    const status = await mixx.statusOfPayout({ ...request, carrierReference: undefined });
    expect(status.verdict.kind).toBe('unknown');
    expect((await simulator.handset(request.phone)).balance).toBe(balance + 5_000);
  });
});

describe('somebody pays from the menu', () => {
  const bill = () => {
    const { reference, phone } = newRequest();
    const business = { party: 'mixx', businessNumber: '447744', pin: '1234' };
    return { ...business, phone, reference, amount: 2_000 };
  };

  test('[MM-58] [MM-59] [MM-83] the name is checked, then the payment is told', async () => {
    const order = bill();
    const { kind, receipt } = await simulator.payBill(order);
    expect(kind).toBe('paid');
    const { reference, phone } = order;
    const recipient = order.businessNumber;
    const check = { kind: 'paybill-check', reference, phone, recipient };
    expect(await heard(reference)).toEqual(check);
    const payment = { receipt, amount: shillings(2_000), phone, reference, recipient };
    expect(await heard(reference, 2)).toEqual({ kind: 'paybill', payment });
  });

  test('[MM-58] [MM-83] a reference nobody knows is not paid for', async () => {
    outcomes = [{ kind: 'reference-unknown' }];
    const order = bill();
    const { balance } = await simulator.handset(order.phone);
    expect(await simulator.payBill(order)).toMatchObject({ kind: 'refused' });
    expect((await simulator.handset(order.phone)).balance).toBe(balance);
  });

  test('[MM-59] [MM-83] it is told until we have taken it, each time the same', async () => {
    outcomes = [{ kind: 'taken' }, { kind: 'later' }, { kind: 'later' }, { kind: 'taken' }];
    const order = bill();
    await simulator.payBill(order);
    const told = [await heard(order.reference, 2), await heard(order.reference, 4)];
    expect(told[0]).toMatchObject({ kind: 'paybill' });
    expect(told[1]).toEqual(told[0]);
  });
});

test('[MM-54] what Mixx does not answer', async () => {
  const mixx = mixxWith();
  expect(await mixx.findReceipt('1')).toBe('not-offered');
  expect(await mixx.floatBalance()).toBe('not-offered');
  expect(await mixx.linesOfDay('2026-11-15')).toBe('not-offered');
});

test('[MM-51] no kept exchange tells a secret or a phone', async () => {
  const kept: WireExchange[] = [];
  const mixx = mixxWith({ onExchange: (exchange) => kept.push(exchange) });
  const request = newRequest();
  await mixx.requestPayment(request);
  await mixx.payOut(request);
  const text = JSON.stringify(kept);
  expect(kept).toHaveLength(3);
  for (const secret of [account.password, account.payoutPin, request.phone]) {
    expect(text).not.toContain(secret);
  }
});

import { shillings } from '@kipute/domain/money/senti';
import { closedAddress } from '@kipute/testkit/closed-address';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallbackReading } from '../../../features/payments/ports.ts';
import type { WireExchange } from '../exchange/client.ts';
import { type CallbackListener, listenForCallbacks } from '../fixtures/callback-listener.ts';
import { type MoneySimulator, startMoneySimulator } from '../fixtures/money-simulator.ts';
import { newRequestsOn } from '../fixtures/new-requests.ts';
import { createSelcom, type SelcomOptions } from './client.ts';
import { account } from './fixtures/selcom-account.ts';

let simulator: MoneySimulator;
let listener: CallbackListener;
const newRequest = newRequestsOn('25562');

function selcomWith(overrides: Partial<SelcomOptions> = {}) {
  const webhookUrl = `${listener.baseUrl}/callbacks/mobile-money/selcom?from=webhook`;
  const baseUrl = simulator.tells.SELCOM_URL ?? '';
  return createSelcom({ ...account, baseUrl, webhookUrl, ...overrides });
}

async function heard(reference: string, count = 1): Promise<CallbackReading> {
  return selcomWith().readCallback(await listener.heard(reference, count));
}

const statusOf = async (reference: string) =>
  (await selcomWith().statusOfPayment({ reference, carrierReference: undefined })).verdict;

beforeAll(async () => {
  const reader = createSelcom({ ...account, baseUrl: '' });
  listener = await listenForCallbacks((callback) =>
    reader.answerCallback(reader.readCallback(callback), { kind: 'taken' }, callback),
  );
  simulator = await startMoneySimulator({
    CALLBACK_URL: listener.baseUrl,
    SELCOM_API_KEY: account.apiKey,
    SELCOM_API_SECRET: account.apiSecret,
    SELCOM_VENDOR: account.vendor,
    SELCOM_PIN: account.pin,
  });
});
afterAll(async () => {
  await simulator.stop();
  await listener.stop();
});
beforeEach(() => simulator.turnKnobs('selcom', {}));

describe('a prompt', () => {
  test('[MM-68] [MM-70] [MM-82] approved: webhook and status name the same number', async () => {
    const request = newRequest();
    const { reference, phone } = request;
    const asked = await selcomWith().requestPayment(request);
    expect(asked.verdict).toEqual({ kind: 'in-progress' });
    expect(await statusOf(reference)).toEqual({ kind: 'in-progress' });
    await simulator.answer(phone, 'approve', '1234');
    const reading = await heard(reference);
    expect(reading).toMatchObject({ kind: 'outcome', reference, verdict: { kind: 'paid' } });
    const verdict = reading.kind === 'outcome' ? reading.verdict : undefined;
    const receipt = verdict?.kind === 'paid' ? verdict.receipt : '';
    const amount = shillings(5_000);
    expect(await statusOf(reference)).toEqual({ kind: 'paid', receipt, amount, phone });
    expect((await listener.heard(reference)).path).toContain('?from=webhook');
  });

  const refusals = [
    ['refuse', undefined, 'cancelled-by-player'],
    ['approve', '9999', 'refused'],
  ] as const;

  test.each(refusals)('[MM-82] %s with PIN %s is %s', async (answer, pin, reason) => {
    const request = newRequest();
    await selcomWith().requestPayment(request);
    await simulator.answer(request.phone, answer, pin);
    const no = { kind: 'refused', reason };
    expect(await heard(request.reference)).toMatchObject({ verdict: no });
    expect(await statusOf(request.reference)).toMatchObject(no);
  });

  test('[MM-82] ignored: the status turns to no by itself', async () => {
    await simulator.turnKnobs('selcom', { prompts: 'ignore', promptLifetimeMs: 50 });
    const request = newRequest();
    await selcomWith().requestPayment(request);
    expect(await heard(request.reference)).toMatchObject({ verdict: { kind: 'refused' } });
    expect((await statusOf(request.reference)).kind).toBe('refused');
  });

  test('[MM-82] told late and twice it reads the same', async () => {
    await simulator.turnKnobs('selcom', {
      prompts: 'approve',
      callbacks: 'twice',
      callbackDelayMs: 200,
    });
    const request = newRequest();
    await selcomWith().requestPayment(request);
    const first = await heard(request.reference);
    expect(first).toMatchObject({ verdict: { kind: 'paid' } });
    expect(await heard(request.reference, 2)).toEqual(first);
  });

  test('[MM-82] never told: the status knows', async () => {
    await simulator.turnKnobs('selcom', { callbacks: 'never' });
    const request = newRequest();
    await selcomWith().requestPayment(request);
    await simulator.answer(request.phone, 'approve', '1234');
    expect((await statusOf(request.reference)).kind).toBe('paid');
  });

  test('[MM-82] told both ways: the status knows', async () => {
    await simulator.turnKnobs('selcom', { prompts: 'refuse', callbacks: 'refused-then-paid' });
    const request = newRequest();
    await selcomWith().requestPayment(request);
    expect(await heard(request.reference, 2)).toMatchObject({ verdict: { kind: 'paid' } });
    expect((await statusOf(request.reference)).kind).toBe('refused');
  });

  test('[MM-67] [MM-81] an order asked for twice makes one prompt', async () => {
    const request = newRequest();
    await selcomWith().requestPayment(request);
    await selcomWith().requestPayment(request);
    expect((await simulator.handset(request.phone)).prompts).toHaveLength(1);
  });

  test('[MM-66] a phone that is none', async () => {
    const request = { ...newRequest(), phone: '255000000000' };
    const { verdict } = await selcomWith().requestPayment(request);
    expect(verdict).toMatchObject({ kind: 'refused', reason: 'phone-unknown' });
  });
});

describe('trouble on the line', () => {
  test.each(['dropped', 'error', 'hangs'])('[MM-67] %s: no order, no prompt', async (line) => {
    await simulator.turnKnobs('selcom', { line });
    const request = newRequest();
    const selcom = selcomWith({ timeoutMs: 300 });
    expect((await selcom.requestPayment(request)).verdict.kind).toBe('refused');
    const status = await selcom.statusOfPayment({ ...request, carrierReference: undefined });
    expect(status.verdict.kind).toBe('unknown');
    expect((await selcom.payOut(newRequest())).verdict.kind).toBe('unknown');
    await simulator.turnKnobs('selcom', {});
    expect((await simulator.handset(request.phone)).prompts).toEqual([]);
  });

  test('[MM-50] [MM-68] a lost answer to the prompt is unknown, and the status knows', async () => {
    await simulator.turnKnobs('selcom', { line: 'answer-lost' });
    const request = newRequest();
    const { verdict } = await selcomWith({ timeoutMs: 1_500 }).requestPayment(request);
    expect(verdict.kind).toBe('unknown');
    await simulator.answer(request.phone, 'approve', '1234');
    expect((await statusOf(request.reference)).kind).toBe('paid');
  });

  test('[MM-50] nobody listening', async () => {
    const selcom = selcomWith({ baseUrl: await closedAddress() });
    expect((await selcom.requestPayment(newRequest())).verdict.kind).toBe('refused');
    const request = newRequest();
    expect((await selcom.payOut(request)).verdict.kind).toBe('refused');
    const status = await selcom.statusOfPayout({ ...request, carrierReference: undefined });
    expect(status.verdict.kind).toBe('unknown');
    expect(await selcom.floatBalance()).toBe('unknown');
  });
});

const strangers = [
  ['another key', { apiKey: 'other' }],
  ['another secret', { apiSecret: 'other' }],
  ['another vendor', { vendor: 'other' }],
] as const;

test.each(strangers)('[MM-65] [MM-80] %s asks in vain', async (_, overrides) => {
  const request = newRequest();
  const selcom = selcomWith(overrides);
  const { balance } = await simulator.handset(request.phone);
  expect((await selcom.requestPayment(request)).verdict.kind).toBe('refused');
  expect((await selcom.payOut(request)).verdict.kind).toBe('refused');
  expect(await selcom.floatBalance()).toBe('unknown');
  const after = await simulator.handset(request.phone);
  expect([after.prompts, after.balance]).toEqual([[], balance]);
});

describe('a payout', () => {
  const payoutStatusOf = async (reference: string) =>
    (await selcomWith().statusOfPayout({ reference, carrierReference: undefined })).verdict;

  test('[MM-69] [MM-71] [MM-81] is paid once, and leaves the float', async () => {
    const request = newRequest();
    const before = await selcomWith().floatBalance();
    const { balance } = await simulator.handset(request.phone);
    const { verdict } = await selcomWith().payOut(request);
    expect(verdict).toEqual({ kind: 'paid', receipt: expect.any(String) });
    expect((await selcomWith().payOut(request)).verdict).toEqual(verdict);
    expect(await payoutStatusOf(request.reference)).toEqual(verdict);
    expect((await simulator.handset(request.phone)).balance).toBe(balance + 5_000);
    const after = await selcomWith().floatBalance();
    const left = typeof before === 'bigint' && typeof after === 'bigint' ? before - after : 0n;
    expect(left).toBe(shillings(5_000));
  });

  test('[MM-69] that takes its time is in progress', async () => {
    await simulator.turnKnobs('selcom', { payoutDelayMs: 3_600_000 });
    const request = newRequest();
    expect((await selcomWith().payOut(request)).verdict).toEqual({ kind: 'in-progress' });
    expect(await payoutStatusOf(request.reference)).toEqual({ kind: 'in-progress' });
  });

  test('[MM-53] [MM-69] without float', async () => {
    await simulator.turnKnobs('selcom', { float: 'empty' });
    const request = newRequest();
    const { verdict } = await selcomWith().payOut(request);
    expect(verdict).toMatchObject({ kind: 'refused', reason: 'float-empty' });
    expect(await payoutStatusOf(request.reference)).toMatchObject({ reason: 'float-empty' });
    expect(await selcomWith().floatBalance()).toBe(0n);
  });

  test('[MM-80] with another PIN', async () => {
    const { verdict } = await selcomWith({ pin: '0000' }).payOut(newRequest());
    expect(verdict.kind).toBe('refused');
  });

  test('[MM-69] whose answer is lost is unknown, and the status knows', async () => {
    await simulator.turnKnobs('selcom', { line: 'answer-lost' });
    const request = newRequest();
    const { verdict } = await selcomWith({ timeoutMs: 1_000 }).payOut(request);
    expect(verdict.kind).toBe('unknown');
    expect((await payoutStatusOf(request.reference)).kind).toBe('paid');
  });

  test('[MM-69] nobody has heard of is unknown, not failed', async () => {
    expect((await payoutStatusOf('NeverSent00000000001')).kind).toBe('unknown');
  });
});

test('[MM-54] what Selcom does not answer', async () => {
  expect(await selcomWith().findReceipt('1')).toBe('not-offered');
  expect(await selcomWith().linesOfDay('2026-11-15')).toBe('not-offered');
});

test('[MM-51] no kept exchange tells a secret or a phone', async () => {
  const kept: WireExchange[] = [];
  const selcom = selcomWith({ onExchange: (exchange) => kept.push(exchange) });
  const request = newRequest();
  await selcom.requestPayment(request);
  await selcom.payOut(request);
  await selcom.floatBalance();
  const text = JSON.stringify(kept);
  expect(kept).toHaveLength(4);
  for (const secret of [account.apiSecret, account.pin, request.phone]) {
    expect(text).not.toContain(secret);
  }
});

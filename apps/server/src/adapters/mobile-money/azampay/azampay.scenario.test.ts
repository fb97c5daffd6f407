import { closedAddress } from '@kipute/testkit/closed-address';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PartyResponse, PaymentRequest } from '../../../features/payments/ports.ts';
import type { WireExchange } from '../exchange/client.ts';
import { badLines } from '../fixtures/bad-lines.ts';
import { type CallbackListener, listenForCallbacks } from '../fixtures/callback-listener.ts';
import { type MoneySimulator, startMoneySimulator } from '../fixtures/money-simulator.ts';
import { newRequestsOn } from '../fixtures/new-requests.ts';
import { type AzampayOptions, createAzampay } from './client.ts';
import { account } from './fixtures/azampay-account.ts';
import { startForgetfulGateway } from './fixtures/forgetful-gateway.ts';

let simulator: MoneySimulator;
let listener: CallbackListener;
const newRequest = newRequestsOn('25561');

function azampayWith(overrides: Partial<AzampayOptions> = {}) {
  const { AZAMPAY_URL = '', AZAMPAY_AUTHENTICATOR_URL = '' } = simulator.tells;
  const addresses = { baseUrl: AZAMPAY_URL, authenticatorUrl: AZAMPAY_AUTHENTICATOR_URL };
  return createAzampay({ ...account, ...addresses, ...overrides });
}

async function statusOf(
  { reference }: PaymentRequest,
  { carrierReference }: Partial<PartyResponse>,
) {
  return (await azampayWith().statusOfPayment({ reference, carrierReference })).verdict;
}

async function payoutStatusOf(
  { reference }: PaymentRequest,
  { carrierReference }: Partial<PartyResponse>,
) {
  return (await azampayWith().statusOfPayout({ reference, carrierReference })).verdict;
}

const claim = async (reference: string, count = 1) =>
  azampayWith().readCallback(await listener.heard(reference, count));

const notBelieved = {
  verdict: { kind: 'unknown', words: 'unsigned callback' },
  authenticated: false,
};

beforeAll(async () => {
  const reader = createAzampay({ ...account, baseUrl: '', authenticatorUrl: '' });
  listener = await listenForCallbacks((callback) =>
    reader.answerCallback(reader.readCallback(callback), { kind: 'taken' }, callback),
  );
  simulator = await startMoneySimulator({
    CALLBACK_URL: listener.baseUrl,
    AZAMPAY_APP_NAME: account.appName,
    AZAMPAY_CLIENT_ID: account.clientId,
    AZAMPAY_CLIENT_SECRET: account.clientSecret,
    AZAMPAY_API_KEY: account.apiKey,
  });
});
afterAll(async () => {
  await simulator.stop();
  await listener.stop();
});
beforeEach(() => simulator.turnKnobs('azampay', {}));

describe('a prompt', () => {
  test('[MM-76] [MM-77] [MM-82] approved: claimed by callback, known by status', async () => {
    const request = newRequest();
    const asked = await azampayWith().requestPayment(request);
    expect(asked).toEqual({
      verdict: { kind: 'in-progress' },
      carrierReference: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(await statusOf(request, asked)).toEqual({ kind: 'in-progress' });
    await simulator.answer(request.phone, 'approve', '1234');
    const reading = await claim(request.reference);
    const { reference } = request;
    const { carrierReference } = asked;
    expect(reading).toEqual({ kind: 'outcome', reference, carrierReference, ...notBelieved });
    expect(await statusOf(request, asked)).toMatchObject({ kind: 'unbound', says: 'paid' });
  });

  const refusals = [
    ['refuse', undefined],
    ['approve', '9999'],
  ] as const;

  test.each(refusals)('[MM-82] %s with PIN %s is no yes', async (answer, pin) => {
    const request = newRequest();
    const asked = await azampayWith().requestPayment(request);
    await simulator.answer(request.phone, answer, pin);
    expect(await claim(request.reference)).toMatchObject(notBelieved);
    expect(await statusOf(request, asked)).toMatchObject({ kind: 'unbound', says: 'refused' });
  });

  test('[MM-82] ignored: the status turns to no by itself', async () => {
    await simulator.turnKnobs('azampay', { prompts: 'ignore', promptLifetimeMs: 50 });
    const request = newRequest();
    const asked = await azampayWith().requestPayment(request);
    await claim(request.reference);
    expect(await statusOf(request, asked)).toMatchObject({ kind: 'unbound', says: 'refused' });
  });

  test('[MM-77] [MM-82] late, doubled, contradicting claims: none is believed', async () => {
    await simulator.turnKnobs('azampay', {
      prompts: 'refuse',
      callbacks: 'refused-then-paid',
      callbackDelayMs: 200,
    });
    const request = newRequest();
    const asked = await azampayWith().requestPayment(request);
    expect(await claim(request.reference)).toMatchObject(notBelieved);
    expect(await claim(request.reference, 2)).toMatchObject(notBelieved);
    expect(await statusOf(request, asked)).toMatchObject({ kind: 'unbound', says: 'refused' });
  });

  test('[MM-75] [MM-81] asked for twice there is one prompt, and nobody says refused', async () => {
    const request = newRequest();
    await azampayWith().requestPayment(request);
    expect((await azampayWith().requestPayment(request)).verdict.kind).toBe('unknown');
    expect((await simulator.handset(request.phone)).prompts).toHaveLength(1);
  });
});

describe('trouble on the line', () => {
  test.each(badLines)('[MM-50] %s is unknown, prompts: %d', async (line, prompts) => {
    const azampay = azampayWith({ timeoutMs: 1_000 });
    await azampay.requestPayment(newRequest());
    await simulator.turnKnobs('azampay', { line });
    const request = newRequest();
    expect((await azampay.requestPayment(request)).verdict.kind).toBe('unknown');
    expect((await simulator.handset(request.phone)).prompts).toHaveLength(prompts);
  });

  test('[MM-76] after a lost answer there is no number to ask by', async () => {
    await simulator.turnKnobs('azampay', { line: 'answer-lost', prompts: 'approve' });
    const request = newRequest();
    const asked = await azampayWith({ timeoutMs: 1_000 }).requestPayment(request);
    expect((await statusOf(request, asked)).kind).toBe('unknown');
  });

  test('[MM-50] nobody listening', async () => {
    const address = await closedAddress();
    for (const closed of [{ baseUrl: address }, { authenticatorUrl: address }]) {
      const { verdict } = await azampayWith(closed).requestPayment(newRequest());
      expect(verdict.kind).toBe('refused');
    }
    const azampay = azampayWith({ baseUrl: address });
    expect((await azampay.payOut(newRequest())).verdict.kind).toBe('refused');
  });

  test('[MM-52] a token that the gateway has forgotten is asked for anew', async () => {
    const gateway = await startForgetfulGateway();
    const { baseUrl } = gateway;
    const azampay = azampayWith({ baseUrl, authenticatorUrl: baseUrl });
    expect((await azampay.requestPayment(newRequest())).verdict.kind).toBe('in-progress');
    gateway.forgetTokens();
    expect((await azampay.requestPayment(newRequest())).verdict.kind).toBe('in-progress');
    gateway.stop();
    const renewal = ['checkout 401', 'GenerateToken 200', 'checkout 200'];
    expect(gateway.answers).toEqual(['GenerateToken 200', 'checkout 200', ...renewal]);
  });
});

const strangers = [
  ['another secret', { clientSecret: 'other' }],
  ['another app', { appName: 'other' }],
  ['another key', { apiKey: 'other' }],
] as const;

test.each(strangers)('[MM-80] %s asks in vain', async (_, overrides) => {
  const request = newRequest();
  const azampay = azampayWith(overrides);
  const { balance } = await simulator.handset(request.phone);
  expect((await azampay.requestPayment(request)).verdict.kind).toBe('refused');
  expect((await azampay.payOut(request)).verdict.kind).toBe('refused');
  const after = await simulator.handset(request.phone);
  expect([after.prompts, after.balance]).toEqual([[], balance]);
});

describe('a payout', () => {
  test('[MM-75] [MM-76] [MM-81] is in progress, then said to be paid, and happens once', async () => {
    const request = newRequest();
    const { balance } = await simulator.handset(request.phone);
    const asked = await azampayWith().payOut(request);
    expect(asked.verdict).toEqual({ kind: 'in-progress' });
    expect((await azampayWith().payOut(request)).verdict.kind).toBe('unknown');
    expect(await claim(request.reference)).toMatchObject(notBelieved);
    expect(await payoutStatusOf(request, asked)).toMatchObject({ kind: 'unbound', says: 'paid' });
    expect((await simulator.handset(request.phone)).balance).toBe(balance + 5_000);
  });

  test('[MM-53] without float', async () => {
    await simulator.turnKnobs('azampay', { float: 'empty' });
    const { verdict } = await azampayWith().payOut(newRequest());
    expect(verdict).toMatchObject({ kind: 'refused', reason: 'float-empty' });
  });

  test('[MM-76] that takes its time', async () => {
    await simulator.turnKnobs('azampay', { payoutDelayMs: 3_600_000 });
    const request = newRequest();
    const asked = await azampayWith().payOut(request);
    expect(await payoutStatusOf(request, asked)).toEqual({ kind: 'in-progress' });
  });

  test('[MM-76] a number of somebody else is not found', async () => {
    const asked = { carrierReference: 'f'.repeat(32) };
    expect((await payoutStatusOf(newRequest(), asked)).kind).toBe('unknown');
  });
});

test('[MM-54] what AzamPay does not answer', async () => {
  const azampay = azampayWith();
  expect(await azampay.findReceipt('1')).toBe('not-offered');
  expect(await azampay.floatBalance()).toBe('not-offered');
  expect(await azampay.linesOfDay('2026-11-15')).toBe('not-offered');
});

test('[MM-51] no kept exchange tells a secret or a phone', async () => {
  const kept: WireExchange[] = [];
  const azampay = azampayWith({ onExchange: (exchange) => kept.push(exchange) });
  const request = newRequest();
  await azampay.requestPayment(request);
  await azampay.payOut(request);
  const text = JSON.stringify(kept);
  expect(kept).toHaveLength(3);
  for (const secret of [account.clientSecret, account.apiKey, request.phone]) {
    expect(text).not.toContain(secret);
  }
});

import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MobileMoney } from '../../../features/payments/ports.ts';
import type { WireExchange } from '../exchange/client.ts';
import { deafLines } from '../fixtures/bad-lines.ts';
import { type CallbackListener, listenForCallbacks } from '../fixtures/callback-listener.ts';
import { type MoneySimulator, startMoneySimulator } from '../fixtures/money-simulator.ts';
import { askedBefore, newRequestsOn } from '../fixtures/new-requests.ts';
import { type AirtelOptions, createAirtel } from './client.ts';

const secrets = { clientSecret: 'the-client-secret', pin: '8642', callbackKey: 'the-callback-key' };
const exchanges: WireExchange[] = [];
let simulator: MoneySimulator;
let house: CallbackListener;
let airtel: MobileMoney;
const newPayment = newRequestsOn('25578');

function airtelWith(overrides: Partial<AirtelOptions> = {}): MobileMoney {
  return createAirtel({
    baseUrl: simulator.tells.AIRTEL_URL ?? '',
    publicKey: simulator.tells.AIRTEL_PUBLIC_KEY ?? '',
    clientId: 'kipute',
    ...secrets,
    onExchange: (exchange) => void exchanges.push(exchange),
    ...overrides,
  });
}

const today = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Dar_es_Salaam' }).format(new Date());

beforeAll(async () => {
  house = await listenForCallbacks((callback) =>
    airtel.answerCallback(airtel.readCallback(callback), { kind: 'taken' }, callback),
  );
  simulator = await startMoneySimulator({
    CALLBACK_URL: house.baseUrl,
    AIRTEL_CLIENT_SECRET: secrets.clientSecret,
    AIRTEL_PIN: secrets.pin,
    AIRTEL_CALLBACK_KEY: secrets.callbackKey,
  });
  airtel = airtelWith();
});
afterAll(async () => {
  await simulator.stop();
  await house.stop();
});
beforeEach(() => simulator.turnKnobs('airtel', {}));

test('[MM-13] [MM-20] a prompt is in progress until the player approves it', async () => {
  const payment = newPayment();
  expect(await airtel.requestPayment(payment)).toEqual({ verdict: { kind: 'in-progress' } });
  expect(await airtel.statusOfPayment(askedBefore(payment))).toEqual({
    verdict: { kind: 'in-progress' },
  });
  await simulator.answer(payment.phone, 'approve', '1234');
  const reading = airtel.readCallback(await house.heard(payment.reference));
  expect(reading).toEqual({
    kind: 'outcome',
    reference: payment.reference,
    verdict: { kind: 'paid', receipt: expect.stringMatching(/^MP\d{6}\.\d{4}\.[A-H]\d{5}$/) },
    authenticated: true,
  });
  const status = await airtel.statusOfPayment(askedBefore(payment));
  expect(reading).toMatchObject({ verdict: status.verdict });
  expect((await simulator.handset(payment.phone)).balance).toBe(495_000);
});

const answers = [
  ['refuse', undefined, 'refused'],
  ['approve', '9999', 'wrong-pin'],
] as const;

test.each(answers)('[MM-14] %s with the PIN %s', async (answer, pin, reason) => {
  const payment = newPayment();
  await airtel.requestPayment(payment);
  await simulator.answer(payment.phone, answer, pin);
  expect(airtel.readCallback(await house.heard(payment.reference))).toMatchObject({
    verdict: { kind: 'refused', reason: 'refused' },
  });
  expect(await airtel.statusOfPayment(askedBefore(payment))).toEqual({
    verdict: { kind: 'refused', reason, words: 'TF' },
  });
});

test('[MM-14] [MM-20] a prompt that nobody answers expires', async () => {
  await simulator.turnKnobs('airtel', { promptLifetimeMs: 200 });
  const payment = newPayment();
  await airtel.requestPayment(payment);
  await simulator.answer(payment.phone, 'ignore');
  expect((await simulator.handset(payment.phone)).prompts).toEqual([]);
  expect(airtel.readCallback(await house.heard(payment.reference))).toMatchObject({
    verdict: { kind: 'refused' },
  });
});

test('[MM-21] a callback comes late, the status is there before it', async () => {
  await simulator.turnKnobs('airtel', { prompts: 'approve', callbackDelayMs: 400 });
  const payment = newPayment();
  await airtel.requestPayment(payment);
  await expect
    .poll(async () => (await airtel.statusOfPayment(askedBefore(payment))).verdict.kind)
    .toBe('paid');
  expect(airtel.readCallback(await house.heard(payment.reference))).toMatchObject({
    verdict: { kind: 'paid' },
  });
});

test('[MM-16] a callback with another hash, or with none, is forged', async () => {
  await simulator.turnKnobs('airtel', { prompts: 'approve' });
  const payment = newPayment();
  await airtel.requestPayment(payment);
  const callback = await house.heard(payment.reference);
  const { transaction } = JSON.parse(callback.body) as { transaction: object };
  const forgeries = [
    { ...callback, body: JSON.stringify({ transaction }) },
    { ...callback, body: callback.body.replace('Paid TSh', 'Paid USD') },
  ];
  for (const forgery of forgeries) {
    expect(airtel.readCallback(forgery)).toMatchObject({ kind: 'forged' });
  }
  expect(airtelWith({ callbackKey: '' }).readCallback(forgeries[0] ?? callback)).toMatchObject({
    verdict: { kind: 'unknown' },
  });
});

test.each(deafLines)('[MM-14] [MM-22] the line %s: unknown, and no prompt', async (line, words) => {
  const payment = newPayment();
  const impatient = airtelWith({ timeoutMs: 400 });
  await impatient.floatBalance();
  await simulator.turnKnobs('airtel', { line });
  expect(await impatient.requestPayment(payment)).toEqual({ verdict: { kind: 'unknown', words } });
  expect(await impatient.statusOfPayment(askedBefore(payment))).toMatchObject({
    verdict: { kind: 'unknown' },
  });
  expect(await impatient.floatBalance()).toBe('unknown');
  expect((await simulator.handset(payment.phone)).prompts).toEqual([]);
});

test('[MM-14] [MM-22] the answer is lost: unknown, and asking again makes no second prompt', async () => {
  await simulator.turnKnobs('airtel', { line: 'answer-lost' });
  const payment = newPayment();
  expect(await airtelWith({ timeoutMs: 700 }).requestPayment(payment)).toEqual({
    verdict: { kind: 'unknown', words: 'timed-out' },
  });
  await simulator.turnKnobs('airtel', {});
  expect(await airtel.requestPayment(payment)).toEqual({
    verdict: { kind: 'unknown', words: 'ESB000045' },
  });
  expect((await simulator.handset(payment.phone)).prompts).toHaveLength(1);
});

test('[MM-15] money is paid out, once for a reference', async () => {
  const payment = newPayment();
  const paid = { verdict: { kind: 'paid', receipt: expect.stringMatching(/^MP/) } };
  expect(await airtel.payOut(payment)).toEqual(paid);
  expect(await airtel.payOut(payment)).toEqual({
    verdict: { kind: 'unknown', words: 'DP00900001011' },
  });
  expect(await airtel.statusOfPayout(askedBefore(payment))).toEqual(paid);
  expect((await simulator.handset(payment.phone)).balance).toBe(505_000);
});

test('[MM-15] a payout takes its time', async () => {
  await simulator.turnKnobs('airtel', { payoutDelayMs: 200 });
  const payment = newPayment();
  expect(await airtel.payOut(payment)).toEqual({ verdict: { kind: 'in-progress' } });
  await expect
    .poll(async () => (await airtel.statusOfPayout(askedBefore(payment))).verdict.kind)
    .toBe('paid');
});

test('[MM-15] [MM-22] nothing is left to pay out from', async () => {
  await simulator.turnKnobs('airtel', { float: 'empty' });
  expect(await airtel.payOut(newPayment())).toMatchObject({
    verdict: { kind: 'refused', reason: 'float-empty' },
  });
  expect(await airtel.floatBalance()).toBe(shillings(0));
});

const wrongPins = [
  ['a wrong PIN', { pin: '1' }, { kind: 'refused', reason: 'wrong-pin', words: 'ESB000041' }],
  [
    'no public key',
    { publicKey: '' },
    { kind: 'refused', reason: 'refused', words: 'not sent: no-public-key' },
  ],
] as const;

test.each(wrongPins)('[MM-15] %s pays nothing out', async (_, overrides, verdict) => {
  const payment = newPayment();
  expect(await airtelWith(overrides).payOut(payment)).toEqual({ verdict });
  expect((await simulator.handset(payment.phone)).balance).toBe(500_000);
});

test('[MM-12] a token is used while it holds, by many calls, and then fetched again', async () => {
  const fetched = () => exchanges.filter(({ path }) => path === '/auth/oauth2/token').length;
  const before = fetched();
  let now = 0;
  const patient = airtelWith({ clock: { now: () => new Date(now) } });
  await Promise.all([1, 2, 3].map(() => patient.floatBalance()));
  now = 161_000;
  await patient.floatBalance();
  expect(fetched() - before).toBe(1);
  now = 162_000;
  await patient.floatBalance();
  expect(fetched() - before).toBe(2);
});

test('[MM-12] a wrong secret gets no token', async () => {
  expect(await airtelWith({ clientSecret: 'x' }).requestPayment(newPayment())).toEqual({
    verdict: { kind: 'refused', reason: 'refused', words: 'not sent: no-token' },
  });
});

test('[MM-17] the day has every line, and a receipt is found among them', async () => {
  await simulator.turnKnobs('airtel', { prompts: 'approve' });
  const [paidIn, paidOut] = [newPayment(7_000), newPayment(3_000)];
  await airtel.requestPayment(paidIn);
  const reading = airtel.readCallback(await house.heard(paidIn.reference));
  const receipt =
    reading.kind === 'outcome' && reading.verdict.kind === 'paid' ? reading.verdict.receipt : '';
  await airtel.payOut(paidOut);
  const lines = await airtel.linesOfDay(today());
  expect(lines).toContainEqual({
    ...{ way: 'in', receipt, reference: paidIn.reference, amount: shillings(7_000) },
  });
  expect(lines).toContainEqual(
    expect.objectContaining({ way: 'out', reference: paidOut.reference }),
  );
  expect(await airtel.findReceipt(receipt)).toEqual({
    ...{ receipt, amount: shillings(7_000), phone: paidIn.phone, reference: paidIn.reference },
  });
  expect(await airtel.findReceipt('MP000000.0000.A00000')).toBe('none');
  expect(await airtel.linesOfDay('2020-01-01')).toEqual([]);
});

test('[MM-08] no exchange shows a secret or a whole number', async () => {
  const { phone, ...payment } = newPayment();
  await airtelWith().requestPayment({ ...payment, phone });
  await airtel.payOut({ ...newPayment(), phone });
  const seen = JSON.stringify(exchanges);
  expect(seen).not.toContain(phone.slice(3));
  expect(seen).toContain(payment.reference);
  for (const secret of Object.values(secrets)) expect(seen).not.toContain(secret);
});

import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MobileMoney } from '../../../features/payments/ports.ts';
import type { WireExchange } from '../exchange/client.ts';
import { deafLines } from '../fixtures/bad-lines.ts';
import { type CallbackListener, listenForCallbacks } from '../fixtures/callback-listener.ts';
import { type MoneySimulator, startMoneySimulator } from '../fixtures/money-simulator.ts';
import { askedBefore, newRequestsOn } from '../fixtures/new-requests.ts';
import { createMpesa, type MpesaOptions } from './client.ts';

const secrets = { apiKey: 'the-api-key', spPassword: 'the-broker-password' };
const exchanges: WireExchange[] = [];
let simulator: MoneySimulator;
let house: CallbackListener;
let mpesa: MobileMoney;
/** What the house says to callbacks. */
let outcome: 'taken' | 'reference-unknown' | 'later' = 'taken';
const newPayment = newRequestsOn('25575');

function mpesaWith(overrides: Partial<MpesaOptions> = {}): MobileMoney {
  return createMpesa({
    baseUrl: simulator.tells.MPESA_URL ?? '',
    publicKey: simulator.tells.MPESA_PUBLIC_KEY ?? '',
    origin: 'localhost',
    serviceProviderCode: '000000',
    sessionLifetimeSeconds: 3_600,
    spId: 'kipute',
    ...secrets,
    onExchange: (exchange) => void exchanges.push(exchange),
    ...overrides,
  });
}

beforeAll(async () => {
  house = await listenForCallbacks((callback) =>
    mpesa.answerCallback(mpesa.readCallback(callback), { kind: outcome }, callback),
  );
  simulator = await startMoneySimulator({
    CALLBACK_URL: house.baseUrl,
    MPESA_API_KEY: secrets.apiKey,
    MPESA_SP_PASSWORD: secrets.spPassword,
  });
  mpesa = mpesaWith();
});
afterAll(async () => {
  await simulator.stop();
  await house.stop();
});
beforeEach(async () => {
  outcome = 'taken';
  await simulator.turnKnobs('mpesa', {});
});

test('[MM-02] [MM-20] a prompt is in progress until the player approves it', async () => {
  const payment = newPayment();
  const asked = await mpesa.requestPayment(payment);
  expect(asked).toEqual({
    verdict: { kind: 'in-progress' },
    carrierReference: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(await mpesa.statusOfPayment(askedBefore(payment))).toEqual({
    verdict: { kind: 'in-progress' },
  });
  await simulator.answer(payment.phone, 'approve', '1234');
  const reading = mpesa.readCallback(await house.heard(payment.reference));
  expect(reading).toEqual({
    kind: 'outcome',
    reference: payment.reference,
    carrierReference: asked.carrierReference,
    verdict: { kind: 'paid', receipt: expect.stringMatching(/^[A-Z]{3}[A-Z0-9]{7}$/) },
    authenticated: false,
  });
  const status = await mpesa.statusOfPayment(askedBefore(payment));
  expect(status.verdict).toMatchObject({
    ...(reading.kind === 'outcome' ? reading.verdict : {}),
    amount: payment.amount,
    phone: payment.phone,
  });
  expect((await simulator.handset(payment.phone)).balance).toBe(495_000);
});

const answers = [
  ['refuse', undefined, { kind: 'refused', reason: 'cancelled-by-player', words: 'INS-5' }],
  ['approve', '9999', { kind: 'refused', reason: 'wrong-pin', words: 'INS-2001' }],
] as const;

test.each(answers)('[MM-04] [MM-20] %s with the PIN %s', async (answer, pin, verdict) => {
  const payment = newPayment();
  await mpesa.requestPayment(payment);
  await simulator.answer(payment.phone, answer, pin);
  expect(mpesa.readCallback(await house.heard(payment.reference))).toMatchObject({ verdict });
  expect((await simulator.handset(payment.phone)).balance).toBe(500_000);
});

test('[MM-04] more than the player has', async () => {
  const payment = newPayment(500_001);
  await mpesa.requestPayment(payment);
  await simulator.answer(payment.phone, 'approve', '1234');
  expect(mpesa.readCallback(await house.heard(payment.reference))).toMatchObject({
    verdict: { kind: 'refused', reason: 'funds-short' },
  });
});

test('[MM-03] [MM-20] a prompt that nobody answers ends as a time-out, and then as expired', async () => {
  await simulator.turnKnobs('mpesa', { prompts: 'ignore', promptLifetimeMs: 100 });
  const payment = newPayment();
  await mpesa.requestPayment(payment);
  expect(mpesa.readCallback(await house.heard(payment.reference))).toMatchObject({
    verdict: { kind: 'unknown', words: 'INS-9' },
  });
  expect(await mpesa.statusOfPayment(askedBefore(payment))).toEqual({
    verdict: { kind: 'refused', reason: 'timed-out', words: 'Expired' },
  });
});

test('[MM-21] a callback comes twice and says the same', async () => {
  await simulator.turnKnobs('mpesa', { prompts: 'approve', callbacks: 'twice' });
  const payment = newPayment();
  await mpesa.requestPayment(payment);
  const [first, second] = [
    await house.heard(payment.reference, 1),
    await house.heard(payment.reference, 2),
  ];
  expect(mpesa.readCallback(first)).toEqual(mpesa.readCallback(second));
});

test('[MM-21] a callback that the house could not take comes again', async () => {
  outcome = 'later';
  await simulator.turnKnobs('mpesa', { prompts: 'approve' });
  const payment = newPayment();
  await mpesa.requestPayment(payment);
  await house.heard(payment.reference, 1);
  outcome = 'taken';
  await house.heard(payment.reference, 2);
});

test('[MM-21] callbacks contradict each other, a question gets the truth', async () => {
  await simulator.turnKnobs('mpesa', { prompts: 'approve', callbacks: 'refused-then-paid' });
  const payment = newPayment();
  await mpesa.requestPayment(payment);
  const kinds = [];
  for (const count of [1, 2]) {
    const reading = mpesa.readCallback(await house.heard(payment.reference, count));
    kinds.push(reading.kind === 'outcome' && reading.verdict.kind);
  }
  expect(kinds).toEqual(['refused', 'paid']);
  expect(await mpesa.statusOfPayment(askedBefore(payment))).toMatchObject({
    verdict: { kind: 'paid' },
  });
});

test.each(deafLines)('[MM-03] [MM-22] the line %s: unknown, and no prompt', async (line, words) => {
  const payment = newPayment();
  const impatient = mpesaWith({ timeoutMs: 400 });
  await impatient.statusOfPayment(askedBefore(payment));
  await simulator.turnKnobs('mpesa', { line });
  expect(await impatient.requestPayment(payment)).toEqual({ verdict: { kind: 'unknown', words } });
  expect((await simulator.handset(payment.phone)).prompts).toEqual([]);
});

test('[MM-03] [MM-22] the answer is lost: unknown, and the prompt is there', async () => {
  await simulator.turnKnobs('mpesa', { line: 'answer-lost' });
  const payment = newPayment();
  expect(await mpesaWith({ timeoutMs: 700 }).requestPayment(payment)).toEqual({
    verdict: { kind: 'unknown', words: 'timed-out' },
  });
  expect((await simulator.handset(payment.phone)).prompts).toHaveLength(1);
  await simulator.turnKnobs('mpesa', {});
  expect(await mpesa.requestPayment(payment)).toMatchObject({
    verdict: { kind: 'unknown', words: 'INS-10' },
  });
  await simulator.answer(payment.phone, 'approve');
  expect(await mpesa.statusOfPayment(askedBefore(payment))).toMatchObject({
    verdict: { kind: 'paid' },
  });
});

test('[MM-02] money is paid out', async () => {
  const payment = newPayment();
  expect(await mpesa.payOut(payment)).toMatchObject({ verdict: { kind: 'in-progress' } });
  expect(mpesa.readCallback(await house.heard(payment.reference))).toMatchObject({
    verdict: { kind: 'paid' },
  });
  expect(await mpesa.statusOfPayout(askedBefore(payment))).toMatchObject({
    verdict: { kind: 'paid' },
  });
  const { balance, messages } = await simulator.handset(payment.phone);
  expect(balance).toBe(505_000);
  expect(messages[0]?.text).toContain('Umepokea TSh 5,000');
});

test('[MM-04] [MM-22] nothing is left to pay out from', async () => {
  await simulator.turnKnobs('mpesa', { float: 'empty' });
  const payment = newPayment();
  expect(await mpesa.payOut(payment)).toMatchObject({
    verdict: { kind: 'refused', reason: 'float-empty', words: 'INS-2006' },
  });
  expect((await simulator.handset(payment.phone)).balance).toBe(500_000);
});

test('[MM-04] a number that has no wallet', async () => {
  const payment = { ...newPayment(), phone: '255730000001' };
  expect(await mpesa.requestPayment(payment)).toMatchObject({
    verdict: { kind: 'refused', reason: 'phone-unknown' },
  });
});

test('[MM-01] a session that ended is opened again, and one is shared by many calls', async () => {
  const opened = () => exchanges.filter(({ path }) => path === '/getSession/').length;
  const before = opened();
  let now = 0;
  const patient = mpesaWith({ sessionLifetimeSeconds: 60, clock: { now: () => new Date(now) } });
  const questions = [1, 2, 3].map(() => patient.statusOfPayment(askedBefore(newPayment())));
  await Promise.all(questions);
  expect(opened() - before).toBe(1);
  now = 54_000;
  await patient.statusOfPayment(askedBefore(newPayment()));
  expect(opened() - before).toBe(2);
});

const wrongs = [
  ['a wrong key', { apiKey: 'another' }],
  ['a foreign origin', { origin: 'elsewhere' }],
  ['no public key', { publicKey: '' }],
] as const;

test.each(wrongs)('[MM-01] %s opens no session, and nothing was asked', async (_, overrides) => {
  const payment = newPayment();
  expect(await mpesaWith(overrides).requestPayment(payment)).toEqual({
    verdict: { kind: 'refused', reason: 'refused', words: 'not sent: no-token' },
  });
  expect((await simulator.handset(payment.phone)).prompts).toEqual([]);
});

const bill = (reference: string, overrides: object = {}) => ({
  ...{ party: 'mpesa', phone: '0757654321', businessNumber: '400400', reference, amount: 2_500 },
  ...overrides,
});

test('[MM-06] [MM-23] somebody pays from the menu', async () => {
  const paid = await simulator.payBill(bill('PLAYER01'));
  expect(mpesa.readCallback(await house.heard('PLAYER01'))).toEqual({
    kind: 'paybill',
    payment: {
      receipt: paid.receipt,
      amount: shillings(2_500),
      phone: '255757654321',
      reference: 'PLAYER01',
      recipient: '400400',
    },
  });
  expect(await mpesa.findReceipt(paid.receipt ?? '')).toEqual({
    receipt: paid.receipt,
    amount: shillings(2_500),
    phone: '255757654321',
    reference: 'PLAYER01',
  });
});

test('[MM-06] [MM-23] a payment that the house does not take goes back', async () => {
  outcome = 'reference-unknown';
  const { phone } = newPayment();
  await simulator.payBill(bill('NOBODY01', { phone }));
  await house.heard('NOBODY01');
  await expect
    .poll(async () => (await simulator.handset(phone)).messages[0]?.text)
    .toContain('yamerudishwa');
  expect((await simulator.handset(phone)).balance).toBe(500_000);
});

test('[MM-06] with another password it is forged', async () => {
  await simulator.payBill(bill('PLAYER02'));
  const callback = await house.heard('PLAYER02');
  expect(mpesaWith({ spPassword: 'other' }).readCallback(callback)).toMatchObject({
    kind: 'forged',
  });
});

test('[MM-07] a receipt nobody knows', async () => {
  expect(await mpesa.findReceipt('ZZZ0000000')).toBe('none');
});

test('[MM-08] no exchange shows a secret or a whole number', async () => {
  await mpesaWith().requestPayment(newPayment());
  const seen = JSON.stringify(exchanges);
  expect(seen).toContain('2557•••••');
  expect(seen).not.toMatch(/25575\d{7}/);
  expect(seen).toContain('\\"output_SessionID\\":\\"…\\"');
  for (const secret of Object.values(secrets)) expect(seen).not.toContain(secret);
});

test('[MM-18] [MM-29] the broker is told the result of a payment from the menu, and shows it', async () => {
  const teller = mpesaWith({ brokerUrl: simulator.tells.MPESA_BROKER_URL ?? '' });
  const tell = (body: string, ourReceipt: string) =>
    teller.tellPaybillOutcome?.({
      body,
      outcome: { kind: 'taken', ourReceipt },
      judgedAt: new Date('2026-11-15T15:45:00Z'),
    });
  const { receipt } = await simulator.payBill(bill('PLAYER91'));
  const { body } = await house.heard('PLAYER91');
  const page = async () => (await fetch(`${simulator.baseUrl}/knobs`)).text();
  expect(await page()).toContain(`${receipt}: matokeo bado`);
  await simulator.turnKnobs('mpesa', { line: 'error' });
  expect(await tell(body, 'D20261115X')).toBe('again');
  expect(await page()).toContain(`${receipt}: matokeo bado`);
  await simulator.turnKnobs('mpesa', {});
  expect(await tell(body, 'D20261115X')).toBe('taken');
  expect(await tell(body, 'D20261115X')).toBe('taken');
  expect(await page()).toContain(`${receipt}: matokeo 0 · result 0 D20261115X`);
  const foreign = body.replaceAll(receipt ?? '', 'NOSUCHBILL');
  expect(await tell(foreign, 'D20261115X')).toBe('again');
  expect(JSON.stringify(exchanges)).not.toContain(secrets.spPassword);
});

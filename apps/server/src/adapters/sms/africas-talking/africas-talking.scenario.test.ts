import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newMessagesOf } from '../fixtures/new-messages.ts';
import { type SmsSimulator, startSmsSimulator } from '../fixtures/sms-simulator.ts';
import { createAfricasTalking } from './client.ts';

const account = { apiKey: 'key', username: 'kipute', senderName: 'KIPUTE' };
const text = 'Namba yako ya uthibitisho ni 4321 & zaidi + 100%';

let simulator: SmsSimulator;
const newSms = newMessagesOf(text);

function gatewayWith(overrides: Partial<Parameters<typeof createAfricasTalking>[0]> = {}) {
  return createAfricasTalking({ baseUrl: simulator.baseUrl, ...account, ...overrides });
}

beforeAll(async () => {
  const { apiKey: API_KEY, username: SMS_USERNAME } = account;
  simulator = await startSmsSimulator({ API_KEY, SMS_USERNAME, SENDER_NAMES: 'KIPUTE' });
});
afterAll(() => simulator.stop());
beforeEach(() => simulator.trouble({ mode: 'ok' }));

test('[SMS-13] [SMS-14] a message is sent and lies in the inbox of its phone', async () => {
  const sms = newSms();
  expect(await gatewayWith().send(sms)).toEqual({
    kind: 'sent',
    providerReference: expect.stringMatching(/^ATXid_\d+$/),
  });
  expect(await simulator.inbox(sms.phone)).toMatchObject([
    { phone: sms.phone, text, sender: 'KIPUTE' },
  ]);
});

test('[SMS-05] [SMS-11] no answer at all is unknown, and the message is not there', async () => {
  await simulator.trouble({ mode: 'never' });
  const sms = newSms();
  const outcome = await gatewayWith({ timeoutMs: 500 }).send(sms);
  expect(outcome).toEqual({ kind: 'unknown', reason: 'timed-out' });
  expect(await simulator.inbox(sms.phone)).toEqual([]);
});

const refusals = [
  [undefined, 'not-sent', 'out-of-credit'],
  [401, 'unknown', 'held-as-risk'],
  [407, 'not-sent', 'no-route'],
  [409, 'refused', 'recipient-wants-none'],
] as const;

test.each(refusals)('[SMS-11] refused with code %s it is %s', async (code, kind, reason) => {
  await simulator.trouble({ mode: 'refuse', times: 1, ...(code ? { code } : {}) });
  const gateway = gatewayWith();
  const sms = newSms();
  expect(await gateway.send(sms)).toEqual({ kind, reason });
  expect(await gateway.send(sms)).toMatchObject({ kind: 'sent' });
  expect(await simulator.inbox(sms.phone)).toHaveLength(1);
});

const wrongs = [
  ['a wrong key', { apiKey: 'other' }, 'not-sent', 'http-401'],
  ['the name of another account', { username: 'other' }, 'not-sent', 'http-401'],
  ['a foreign sender', { senderName: 'OTHER' }, 'refused', 'sender-not-registered'],
] as const;

test.each(wrongs)('[SMS-14] [SMS-17] %s', async (_, overrides, kind, reason) => {
  expect(await gatewayWith(overrides).send(newSms())).toEqual({ kind, reason });
});

test('[SMS-14] [SMS-17] a number that is none', async () => {
  const outcome = await gatewayWith().send({ ...newSms(), phone: '25570' });
  expect(outcome).toEqual({ kind: 'refused', reason: 'invalid-number' });
});

test('[SMS-06] no outcome tells phone or text', async () => {
  for (const order of [{ mode: 'ok' }, { mode: 'refuse' }, { mode: 'never' }]) {
    await simulator.trouble(order);
    const sms = newSms();
    const outcome = JSON.stringify(await gatewayWith({ timeoutMs: 300 }).send(sms));
    expect(outcome).not.toContain(sms.phone);
    expect(outcome).not.toContain('4321');
  }
});

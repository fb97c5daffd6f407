import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closedAddress } from '@kipute/testkit/closed-address';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newMessagesOf } from '../fixtures/new-messages.ts';
import { type SmsSimulator, startSmsSimulator } from '../fixtures/sms-simulator.ts';
import { createBeem } from './client.ts';

const account = { apiKey: 'key', secretKey: 'secret' };
const simulatedAccount = { API_KEY: account.apiKey, SECRET_KEY: account.secretKey };
const text = 'Namba yako ya uthibitisho ni 4321';

let simulator: SmsSimulator;
const newSms = newMessagesOf(text);

function gatewayWith(overrides: Partial<Parameters<typeof createBeem>[0]> = {}) {
  const senderName = 'KIPUTE';
  return createBeem({ baseUrl: simulator.baseUrl, ...account, senderName, ...overrides });
}

describe('against the simulator', () => {
  beforeAll(async () => {
    simulator = await startSmsSimulator({ ...simulatedAccount, SENDER_NAMES: 'KIPUTE' });
  });
  afterAll(() => simulator.stop());
  beforeEach(() => simulator.trouble({ mode: 'ok' }));

  test('[SMS-02] a message is sent and lies in the inbox of its phone', async () => {
    const sms = newSms();
    expect(await gatewayWith().send(sms)).toEqual({
      kind: 'sent',
      providerReference: expect.stringMatching(/^\d+$/),
    });
    expect(await simulator.inbox(sms.phone)).toMatchObject([
      { phone: sms.phone, text, sender: 'KIPUTE' },
    ]);
  });

  test('[SMS-10] the inbox page shows it', async () => {
    const sms = newSms();
    await gatewayWith().send(sms);
    const response = await fetch(`${simulator.baseUrl}/?phone=0${sms.phone.slice(3)}`);
    const page = await response.text();
    expect(page).toContain(`<p>${text}</p>`);
    expect(page).toContain(`<h1>${sms.phone} ·`);
  });

  test('[SMS-05] [SMS-11] an answer that comes late is unknown, and the message is there', async () => {
    await simulator.trouble({ mode: 'late', delayMs: 60_000 });
    const sms = newSms();
    const outcome = await gatewayWith({ timeoutMs: 3_000 }).send(sms);
    expect(outcome).toEqual({ kind: 'unknown', reason: 'timed-out' });
    expect(await simulator.inbox(sms.phone)).toHaveLength(1);
  });

  test('[SMS-05] [SMS-11] no answer at all is unknown, and the message is not there', async () => {
    await simulator.trouble({ mode: 'never' });
    const sms = newSms();
    const outcome = await gatewayWith({ timeoutMs: 500 }).send(sms);
    expect(outcome).toEqual({ kind: 'unknown', reason: 'timed-out' });
    expect(await simulator.inbox(sms.phone)).toEqual([]);
  });

  test('[SMS-11] a message delivered twice was sent once', async () => {
    await simulator.trouble({ mode: 'twice' });
    const sms = newSms();
    expect(await gatewayWith().send(sms)).toMatchObject({ kind: 'sent' });
    expect(await simulator.inbox(sms.phone)).toHaveLength(2);
  });

  const refusals = [
    [102, 'not-sent', 'out-of-credit'],
    [103, 'unknown', 'gateway-timed-out'],
    [101, 'refused', 'invalid-number'],
  ] as const;

  test.each(refusals)('[SMS-11] refused with code %d it is %s', async (code, kind, reason) => {
    await simulator.trouble({ mode: 'refuse', code, times: 1 });
    const gateway = gatewayWith();
    const sms = newSms();
    expect(await gateway.send(sms)).toEqual({ kind, reason });
    expect(await gateway.send(sms)).toMatchObject({ kind: 'sent' });
    expect(await simulator.inbox(sms.phone)).toHaveLength(1);
  });

  const wrongs = [
    ['[SMS-04] a wrong key', { secretKey: 'other' }, 'not-sent', 'credentials-refused'],
    ['[SMS-03] a foreign sender', { senderName: 'OTHER' }, 'refused', 'sender-not-registered'],
  ] as const;

  test.each(wrongs)('%s', async (_, overrides, kind, reason) => {
    expect(await gatewayWith(overrides).send(newSms())).toEqual({ kind, reason });
  });

  test('[SMS-03] a number that is none', async () => {
    const outcome = await gatewayWith().send({ ...newSms(), phone: '25570' });
    expect(outcome).toEqual({ kind: 'refused', reason: 'invalid-number' });
  });

  test('[SMS-06] no outcome tells phone or text', async () => {
    const orders = [{ mode: 'ok' }, { mode: 'refuse' }, { mode: 'never' }];
    for (const order of orders) {
      await simulator.trouble(order);
      const sms = newSms();
      const outcome = JSON.stringify(await gatewayWith({ timeoutMs: 300 }).send(sms));
      expect(outcome).not.toContain(sms.phone);
      expect(outcome).not.toContain('4321');
    }
  });
});

test('[SMS-04] nobody listening', async () => {
  const gateway = gatewayWith({ baseUrl: await closedAddress() });
  expect(await gateway.send(newSms())).toEqual({ kind: 'not-sent', reason: 'ECONNREFUSED' });
});

test('[SMS-05] a gateway that hangs up in the middle', async () => {
  const rude = createServer((request) => request.socket.destroy()).listen(0, '127.0.0.1');
  await once(rude, 'listening');
  const { port } = rude.address() as AddressInfo;
  const outcome = await gatewayWith({ baseUrl: `http://127.0.0.1:${port}` }).send(newSms());
  rude.close();
  expect(outcome.kind).toBe('unknown');
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { createReportReader, createSmsGateway } from './index.ts';

const enough = {
  NODE_ENV: 'test',
  DATABASE_URL: 'postgres://127.0.0.1/kipute',
  ENVELOPE_KEYS: 'a:b',
  SECRET_PEPPER: 'sixteen letters or more',
};

async function pathAsked(SMS_PROVIDER: string): Promise<string> {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const SMS_GATEWAY_URL = `http://127.0.0.1:${port}`;
  const gateway = createSmsGateway(readConfig({ ...enough, SMS_PROVIDER, SMS_GATEWAY_URL }));
  await gateway.send({ phone: '255700000001', text: 'Karibu', reference: '1' });
  server.close();
  return paths.join();
}

test.each([
  ['', '/v1/send'],
  ['beem', '/v1/send'],
  ['africas-talking', '/version1/messaging'],
])('[SMS-16] SMS_PROVIDER=%j speaks to %s', async (provider, path) => {
  expect(await pathAsked(provider)).toBe(path);
});

test('[SMS-16] no other provider is known', () => {
  expect(() => readConfig({ ...enough, SMS_PROVIDER: 'twilio' })).toThrow('SMS_PROVIDER');
});

test('[SMS-16] in production each provider has its own account, and reports their key', () => {
  const given = { ...enough, NODE_ENV: 'production', SMS_API_KEY: 'k', SMS_CALLBACK_KEY: 'k' };
  const read = (more: object) => () => readConfig({ ...given, ...more });
  const beem = { SMS_PROVIDER: 'beem' };
  const africasTalking = { SMS_PROVIDER: 'africas-talking' };
  expect(read(beem)).toThrow('SMS_SECRET_KEY: must be set in production');
  expect(read(beem)).not.toThrow('SMS_USERNAME');
  expect(read(africasTalking)).toThrow('SMS_USERNAME: must be set in production');
  expect(read(africasTalking)).not.toThrow('SMS_SECRET_KEY');
  expect(read({ SMS_CALLBACK_KEY: '' })).toThrow('SMS_CALLBACK_KEY: must be set in production');
});

const KEY = 'a-long-secret';
const readReport = createReportReader(KEY);
const ofBeem = JSON.stringify({
  request_id: 1,
  recipient_id: '41',
  dest_addr: '255700000001',
  Status: 'DELIVERED',
});
const ofAfricasTalking = 'id=ATXid_1&status=Success&phoneNumber=%2B255700000001';

test('[SMS-07] each gateway is understood at its own address', () => {
  const first = readReport({ provider: 'beem', key: KEY, body: ofBeem });
  const second = readReport({ provider: 'africas-talking', key: KEY, body: ofAfricasTalking });
  expect([first, second]).toMatchObject([
    { kind: 'read', delivery: { reference: '41' } },
    { kind: 'read', delivery: { providerReference: 'ATXid_1' } },
  ]);
  expect(readReport({ provider: 'beem', key: KEY, body: ofAfricasTalking })).toEqual({
    kind: 'unreadable',
  });
});

test.each(['', 'a-long-secre', 'a-long-secret2', 'A-LONG-SECRET'])(
  '[SMS-07] the secret %j is wrong',
  (key) => {
    expect(readReport({ provider: 'beem', key, body: ofBeem })).toEqual({ kind: 'forged' });
  },
);

test.each(['', 'twilio', 'toString', '__proto__'])('[SMS-07] %j is no provider', (provider) => {
  expect(readReport({ provider, key: KEY, body: ofBeem })).toEqual({ kind: 'forged' });
});

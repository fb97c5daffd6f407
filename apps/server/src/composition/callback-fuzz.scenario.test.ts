import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createTestWorld, type TestWorld } from '@kipute/testkit/test-world';
import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { channelNames } from '../adapters/mobile-money/variables.ts';

/** Every callback address of the whole application, with whatever anybody may send to it. */
let world: TestWorld;
let database: Client;
beforeAll(async () => {
  world = await createTestWorld({ environment: { RATE_LIMIT_FACTOR: '1000', ROLES: 'api' } });
  database = new Client({ connectionString: world.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await world.close();
});

const names = [
  ...channelNames,
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'prototype'],
  ...['nobody', '%00', '%F0%9F%92%B8', '%E0%A4%A', '..', '%2e%2e', 'mpesa%2Fx', '-paybill'],
];
const addresses = names.flatMap((name) => [name, `${name}-paybill`]);
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'];

const adapters = join(import.meta.dirname, '../adapters/mobile-money');
const recorded = [
  'mpesa/recorded/result-paid.json',
  'mpesa/recorded/broker-pay-bill.xml',
  'airtel/recorded/callback-paid.json',
  'mixx/recorded/bill-pay.xml',
  'mixx/recorded/lookup.xml',
  'mixx/recorded/push-callback-paid.json',
  'selcom/recorded/webhook-completed.json',
  'azampay/recorded/callback-success.json',
].map((path) => readFileSync(join(adapters, path), 'utf8'));

const bodies = [
  ...recorded,
  '',
  'null',
  '[]',
  '{}',
  '{"__proto__":{"transaction":{}}}',
  '{"transaction":{"id":{"toString":1}}}',
  '{"input_ThirdPartyConversationID":"\\u0000","input_OriginalConversationID":"\\ud800"}',
  '<COMMAND>',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><COMMAND>&b;</COMMAND>',
  '<mpesaBroker><request/></mpesaBroker>',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `<a>${'<a>'.repeat(5_000)}`,
  'é\u0000\u202e💸'.repeat(500),
  'x'.repeat(63 * 1024),
  'x'.repeat(70 * 1024),
];
const contentTypes = [
  'application/json',
  'text/xml',
  'text/plain',
  'nonsense',
  'multipart/form-data',
];

type Attempt = {
  readonly address: string;
  readonly method: string;
  readonly body: string;
  readonly contentType: string;
  readonly headers?: Readonly<Record<string, string>>;
};

async function statusOf({ address, method, body, contentType, headers }: Attempt) {
  const isBodied = method !== 'GET' && method !== 'HEAD';
  const response = await fetch(`${world.playerUrl}/callbacks/mobile-money/${address}`, {
    method,
    headers: { 'content-type': contentType, ...headers },
    ...(isBodied && { body }),
  });
  await response.arrayBuffer();
  return response.status;
}

const AT_ONCE = 8;

/** Undefined when all is well. */
async function complaint(attempt: Attempt): Promise<string | undefined> {
  const status = await statusOf(attempt);
  if (status < 500) return undefined;
  return `${status} to ${attempt.method} ${attempt.address}: ${attempt.body.slice(0, 60)}`;
}

async function complaintsAbout(attempts: readonly Attempt[]): Promise<readonly string[]> {
  const found: (string | undefined)[] = [];
  for (let at = 0; at < attempts.length; at += AT_ONCE) {
    found.push(...(await Promise.all(attempts.slice(at, at + AT_ONCE).map(complaint))));
  }
  return found.filter((one) => one !== undefined);
}

test('[CB-08] no address, method and body makes a callback fail', async () => {
  const attempts = addresses.flatMap((address) =>
    bodies.map((body, at) => ({
      address,
      body,
      method: methods[at % methods.length] ?? 'POST',
      contentType: contentTypes[at % contentTypes.length] ?? 'text/plain',
    })),
  );
  expect(await complaintsAbout(attempts)).toEqual([]);
  const posts = addresses.flatMap((address) =>
    bodies.map((body) => ({ address, body, method: 'POST', contentType: 'application/json' })),
  );
  expect(await complaintsAbout(posts)).toEqual([]);
});

test('[CB-08] nor do changed messages and headers of every kind', async () => {
  const attempt = fc.record({
    address: fc.constantFrom(...channelNames, ...channelNames.map((name) => `${name}-paybill`)),
    method: fc.constantFrom('POST', 'PUT'),
    contentType: fc.constantFrom(...contentTypes),
    body: fc
      .tuple(fc.constantFrom(...recorded), fc.nat(400), fc.nat(40), fc.string({ unit: 'binary' }))
      .map(([text, at, length, other]) => text.slice(0, at) + other + text.slice(at + length)),
    headers: fc.record({
      timestamp: fc.string({ unit: 'grapheme-ascii', maxLength: 40 }),
      digest: fc.string({ unit: 'grapheme-ascii', maxLength: 60 }),
      'digest-method': fc.constantFrom('HS256', 'none', ''),
      'signed-fields': fc.constantFrom('order_id', '__proto__', ',,,'),
      'x-callback-key': fc.constantFrom('development', 'x', ''),
    }),
  });
  expect(await complaintsAbout(fc.sample(attempt, { seed: 28, numRuns: 400 }))).toEqual([]);
});

test('[CB-08] a request that breaks off leaves the door open', async () => {
  const { hostname, port } = new URL(world.playerUrl);
  await new Promise<void>((done) => {
    const socket = connect(Number(port), hostname, () => {
      socket.end('POST /callbacks/mobile-money/mpesa HTTP/1.1\r\ncontent-length: 900\r\n\r\n{');
    });
    socket.on('close', () => done());
    socket.resume();
  });
  const body = recorded[0] ?? '';
  expect(
    await statusOf({ address: 'mpesa', method: 'POST', body, contentType: 'text/plain' }),
  ).toBe(404);
});

test('[CB-02] [CB-06] nothing of all that is credited, and a party not in use kept nothing', async () => {
  const { rows } = await database.query<{ deposits: string; strangers: string }>(`
    select (select count(*) from deposit where way = 'paybill') as deposits,
      (select count(*) from rejected_callback where channel = 'azampay') as strangers`);
  expect(rows).toEqual([{ deposits: '0', strangers: '0' }]);
});

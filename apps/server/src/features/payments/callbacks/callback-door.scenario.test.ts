import { shillings } from '@kipute/domain/money/senti';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createPaymentsWorld, type PaymentsWorld } from '../fixtures/payments-world.ts';
import { callbackOf } from '../fixtures/scripted-party.ts';

let world: PaymentsWorld;
let door: FastifyInstance;
beforeEach(async () => {
  await world?.close();
  world = await createPaymentsWorld();
  // One proxy stands in front, as in production.
  door = fastify({ trustProxy: (_address, hop) => hop < 1 });
  world.payments.registerCallbacks(door);
});
afterEach(() => door.close());
afterAll(() => world.close());

const PARTY = '41.217.203.9';
const forged = callbackOf({ kind: 'forged', why: 'the hash is wrong' }).body;

type Sent = { readonly address?: string; readonly body?: string; readonly from?: string };

async function send({ address = 'mpesa', body = forged, from = PARTY }: Sent = {}) {
  const answer = await door.inject({
    method: 'POST',
    url: `/callbacks/mobile-money/${address}`,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `8.8.8.8, ${from}` },
    payload: body,
  });
  return answer.statusCode;
}

const keptOf = async (table: 'rejectedCallback' | 'operatorCallback') => {
  const { count } = await world.database.read
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

test('[CB-01] who calls from elsewhere is turned away unread, counted and not kept', async () => {
  expect(await send({ from: '41.217.204.9' })).toBe(403);
  expect(await send({ from: PARTY })).toBe(200);
  // What stands further left in the header is the sender's own claim.
  expect(await send({ from: '8.8.8.8' })).toBe(403);
  expect(world.callbacksCounted).toEqual([
    'mpesa source-refused',
    'mpesa forged',
    'mpesa source-refused',
  ]);
  expect(await keptOf('rejectedCallback')).toBe(1);
});

test.each([
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty-paybill',
  'unused',
  'unused-paybill',
  'mpesa-paybill-paybill',
  'mpesa-paybillx',
  'MPESA',
  '%6D%70esa%00',
  '-paybill',
])('[CB-02] nobody is at %s', async (address) => {
  expect(await send({ address })).toBe(404);
  expect(await keptOf('rejectedCallback')).toBe(0);
});

test('[CB-02] a channel in use has an address, and one for what comes from its menu', async () => {
  expect(await send({ address: 'mpesa' })).toBe(200);
  expect(await send({ address: 'mpesa-paybill' })).toBe(200);
});

test('[CB-03] of sixty junk callbacks thirty are kept, and a true one is heard after them', async () => {
  const statuses = [];
  for (let sent = 0; sent < 60; sent += 1) statuses.push(await send());
  expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  expect(await keptOf('rejectedCallback')).toBe(30);
  const asha = await world.newPlayer();
  const { phone } = await world.database.read
    .selectFrom('player')
    .select('phone')
    .executeTakeFirstOrThrow();
  const payment = { receipt: 'SKF1', amount: shillings(2_000), phone, reference: phone };
  const paid = callbackOf({ kind: 'paybill', payment: { ...payment, recipient: '447744' } }).body;
  expect(await send({ body: paid })).toBe(200);
  expect(await world.balanceOf(asha)).toBe(shillings(2_000));
});

test('[CB-05] what is forged, stale or unreadable is kept cut, without its query, for a time', async () => {
  const long = 'é'.repeat(4_000);
  const readings = ['forged', 'stale', 'unreadable'].map((kind) =>
    callbackOf({ kind, why: 'a reason', long }),
  );
  for (const { body } of readings) await send({ address: 'mpesa?key=a-secret', body });
  const kept = await world.database.read
    .selectFrom('rejectedCallback')
    .select(['reading', 'path', 'sourceNetwork', 'bodyStart', 'bodyBytes'])
    .orderBy('id')
    .execute();
  expect(kept.map(({ reading }) => reading)).toEqual(['forged', 'stale', 'unreadable']);
  for (const { path, sourceNetwork, bodyStart, bodyBytes } of kept) {
    expect(path).toBe('/callbacks/mobile-money/mpesa');
    expect(sourceNetwork).toBe('41.217.203.0/24');
    expect(Buffer.byteLength(bodyStart)).toBeLessThanOrEqual(1_024);
    expect(bodyStart).not.toContain('\uFFFD');
    expect(bodyBytes).toBeGreaterThan(8_000);
  }
  expect(await keptOf('operatorCallback')).toBe(0);
  world.clock.advance({ minutes: 29 * 24 * 60 });
  await world.runJob('remove-rejected-callbacks', {});
  expect(await keptOf('rejectedCallback')).toBe(3);
  world.clock.advance({ minutes: 2 * 24 * 60 });
  await world.runJob('remove-rejected-callbacks', {});
  expect(await keptOf('rejectedCallback')).toBe(0);
});

test('[CB-06] a payment to another till is kept, declined and never credited', async () => {
  const asha = await world.newPlayer();
  const { phone } = await world.database.read
    .selectFrom('player')
    .select('phone')
    .executeTakeFirstOrThrow();
  const payment = { receipt: 'SKF2', amount: shillings(2_000), phone, reference: phone };
  const elsewhere = { ...payment, recipient: '111111' };
  const answer = await world.payments.takeCallback(
    'mpesa',
    callbackOf({ kind: 'paybill', payment: elsewhere }),
  );
  expect(answer?.body).toBe('reference-unknown');
  expect(await world.balanceOf(asha)).toBe(0n);
  const judged = await world.database.read
    .selectFrom('operatorCallbackOutcome')
    .select(['reading', 'outcome', 'why'])
    .execute();
  expect(judged).toEqual([
    { reading: 'misdirected', outcome: 'reference-unknown', why: 'other-recipient' },
  ]);
  const check = { kind: 'paybill-check', reference: phone, phone };
  const asked = async (recipient: string) =>
    (await world.payments.takeCallback('mpesa', callbackOf({ ...check, recipient })))?.body;
  expect(await asked('447744')).toBe('taken');
  expect(await asked('111111')).toBe('reference-unknown');
});

test('[CB-06] what was credited is not declined when it is told again with another till', async () => {
  const asha = await world.newPlayer();
  const { phone } = await world.database.read
    .selectFrom('player')
    .select('phone')
    .executeTakeFirstOrThrow();
  const payment = { receipt: 'SKF3', amount: shillings(2_000), phone, reference: phone };
  const told = async (recipient: string) => {
    const reading = { kind: 'paybill', payment: { ...payment, recipient } };
    return (await world.payments.takeCallback('mpesa', callbackOf(reading)))?.body;
  };
  expect(await told('447744')).toBe('taken');
  expect(await told('111111')).toBe('taken');
  expect(await world.balanceOf(asha)).toBe(shillings(2_000));
});

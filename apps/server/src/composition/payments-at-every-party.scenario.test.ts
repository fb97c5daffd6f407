import { operators } from '@kipute/contract/constants/money/operators';
import { house, purseOf } from '@kipute/domain/ledger/account';
import { transfer } from '@kipute/domain/ledger/entry';
import { shillings } from '@kipute/domain/money/senti';
import { eventually } from '@kipute/testkit/eventually';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type MoneySimulator,
  startMoneySimulator,
} from '../adapters/mobile-money/fixtures/money-simulator.ts';
import { createMobileMoney } from '../adapters/mobile-money/index.ts';
import { type ChannelName, channelNames } from '../adapters/mobile-money/variables.ts';
import { readConfig } from '../config.ts';
import { createPayments, type Payments } from '../features/payments/index.ts';
import type { OperatorName } from '../features/payments/ports.ts';
import { playerDirectory } from '../features/players/index.ts';
import { createProtection } from '../features/protection/index.ts';
import { contextOf } from '../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../fixtures/feature-world.ts';
import { createOutbox } from '../platform/jobs/outbox.ts';
import { createMemoryRateLimiter } from '../platform/rate-limit/memory-rate-limiter.ts';

// Everything real but the browser: the books, the wires, the parties on the other side.
let world: FeatureWorld;
let simulator: MoneySimulator;
let callbacks: FastifyInstance;
let front: FastifyInstance;
let payments: Payments;
const rateLimiter = createMemoryRateLimiter();
/** Whom the next payment goes through. */
let channel: ChannelName = 'mpesa';

beforeAll(async () => {
  world = await createFeatureWorld();
  callbacks = fastify();
  callbacks.register(async (server) => payments.registerCallbacks(server));
  simulator = await startMoneySimulator({ CALLBACK_URL: await listen() });
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: world.url,
    ENVELOPE_KEYS: 'k1:AAAA',
    SECRET_PEPPER: 'a pepper only tests know',
    ...simulator.tells,
  });
  const { channels, isCallbackSource, addressOf } = createMobileMoney(config);
  payments = createPayments({
    ...world,
    outbox: createOutbox(),
    directory: playerDirectory,
    writeToPlayer: world.players.writeToPlayer,
    protection: createProtection(world),
    mobileMoney: { channels, channelOf: () => channel, isCallbackSource, addressOf },
    rateLimiter,
    countCallback: () => undefined,
  });
  await callbacks.ready();
});

async function listen(): Promise<string> {
  // Its routes need the payments, which need the simulator, which needs this address.
  front = fastify();
  front.removeAllContentTypeParsers();
  front.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  front.all('/*', async (request, reply) => {
    const { method, url, headers, body } = request;
    const answer = await callbacks.inject({
      method: method as 'POST',
      url,
      headers,
      payload: (body as string) ?? '',
    });
    return reply
      .code(answer.statusCode)
      .type(String(answer.headers['content-type'] ?? 'text/plain'))
      .send(answer.body);
  });
  return front.listen({ host: '127.0.0.1', port: 0 });
}

afterAll(async () => {
  await simulator.stop();
  await front.close();
  await callbacks.close();
  await rateLimiter.close();
  await world.close();
});

const prefixes: Readonly<Record<ChannelName, readonly [string, OperatorName]>> = {
  mpesa: ['754', 'mpesa'],
  airtel: ['784', 'airtel'],
  mixx: ['714', 'mixx'],
  selcom: ['755', 'mpesa'],
  azampay: ['624', 'halopesa'],
};
let players = 0;

async function newPlayer(through: ChannelName) {
  players += 1;
  channel = through;
  const [prefix, operator] = prefixes[through];
  const phone = `255${prefix}${String(players).padStart(6, '0')}`;
  const created = await world.database.transact((tx) =>
    world.players.createPlayer(tx, {
      phone,
      name: 'Asha',
      password: 'a'.repeat(64),
      language: 'sw',
    }),
  );
  if (!created.ok) throw new Error(created.refusal);
  return { id: created.value.id, phone, operator };
}
type Customer = Awaited<ReturnType<typeof newPlayer>>;

const as = ({ id }: Customer) => contextOf({ kind: 'player', playerId: id, token: '' });
const run = async (name: string, payload: object) =>
  payments.jobs.find((job) => job.name === name)?.run(payload as never);
const balanceOf = async ({ id }: Customer) =>
  (await world.wallet.balancesOf(world.database.read, id)).cash;

async function askForDeposit(customer: Customer): Promise<string> {
  const reply = await payments.routes['recharge/add'](
    {
      request_key: `request-of-player-${customer.id}`,
      pay_type: operators[customer.operator].id,
      phone: '',
      amount: 5_000,
    },
    as(customer),
  );
  if (reply.kind !== 'answer') throw new Error(JSON.stringify(reply));
  const { id } = await world.database.read
    .selectFrom('deposit')
    .select('id')
    .where('serialNumber', '=', reply.content.serial_number)
    .executeTakeFirstOrThrow();
  await run('request-deposit', { depositId: id.toString() });
  return id.toString();
}
const stateOf = async (id: string) =>
  (
    await world.database.read
      .selectFrom('deposit')
      .select('state')
      .where('id', '=', BigInt(id))
      .executeTakeFirstOrThrow()
  ).state;

/** AzamPay's answers name neither our reference nor the amount: its statement settles (PAY-70). */
const settling = channelNames.filter((name) => name !== 'azampay');

test.each(settling)('[PAY-11] approved at %s and told twice, credited once', async (name) => {
  await simulator.turnKnobs(name, { callbacks: 'twice' });
  const customer = await newPlayer(name);
  const id = await askForDeposit(customer);
  await simulator.answer(customer.phone, 'approve', '1234');
  await eventually(async () => {
    await run('ask-about-deposit', { depositId: id });
    expect(await stateOf(id)).toBe('paid');
  });
  await simulator.turnKnobs(name, {});
  expect(await balanceOf(customer)).toBe(shillings(5_000));
});

test.each(settling)('[PAY-03] refused on the phone at %s, nothing moves', async (name) => {
  const customer = await newPlayer(name);
  const id = await askForDeposit(customer);
  await simulator.answer(customer.phone, 'refuse');
  await eventually(async () => {
    await run('ask-about-deposit', { depositId: id });
    expect(await stateOf(id)).toBe('refused');
  });
  expect(await balanceOf(customer)).toBe(0n);
});

/** Mixx has no question about a payment: without its callback nobody here can know. */
const askable = settling.filter((name) => name !== 'mixx');

test.each(askable)('[PAY-05] approved at %s and never told, found out by asking', async (name) => {
  await simulator.turnKnobs(name, { callbacks: 'never' });
  const customer = await newPlayer(name);
  const id = await askForDeposit(customer);
  await run('ask-about-deposit', { depositId: id });
  expect(await stateOf(id)).toBe('prompted');
  await simulator.answer(customer.phone, 'approve', '1234');
  await run('ask-about-deposit', { depositId: id });
  expect(await stateOf(id)).toBe('paid');
  await simulator.turnKnobs(name, {});
  expect(await balanceOf(customer)).toBe(shillings(5_000));
});

/** As it stands in the operator's message on the phone. */
async function receiptOn(phone: string): Promise<string> {
  const [newest] = (await simulator.handset(phone)).messages;
  return newest?.text.split(' ')[0] ?? '';
}
const claim = async (customer: Customer) =>
  payments.routes['recharge/claim'](
    {
      pay_type: operators[customer.operator].id,
      receipt_number: await receiptOn(customer.phone),
    },
    as(customer),
  );

test('[PAY-70] approved at azampay: what it says calls a person and credits nothing', async () => {
  const customer = await newPlayer('azampay');
  const id = await askForDeposit(customer);
  await simulator.answer(customer.phone, 'approve', '1234');
  await run('ask-about-deposit', { depositId: id });
  expect(await claim(customer)).toMatchObject({ kind: 'answer', content: { stage: 'unknown' } });
  expect(await stateOf(id)).toBe('unknown');
  expect(await balanceOf(customer)).toBe(0n);
  const looks = await world.database.read
    .selectFrom('paymentWord')
    .select('lookReason')
    .where('depositId', '=', BigInt(id))
    .where('needsLook', '=', true)
    .orderBy('id')
    .execute();
  expect(looks).toEqual([{ lookReason: 'answer-unbound' }, { lookReason: 'receipt-shown' }]);
});

test('[PAY-54] approved at mixx, which answers nothing: a person is called, a late word credits', async () => {
  await simulator.turnKnobs('mixx', { callbackDelayMs: 1_500 });
  const customer = await newPlayer('mixx');
  const id = await askForDeposit(customer);
  await simulator.answer(customer.phone, 'approve', '1234');
  expect(await claim(customer)).toMatchObject({ kind: 'answer', content: { stage: 'unknown' } });
  expect(await balanceOf(customer)).toBe(0n);
  const looks = await world.database.read
    .selectFrom('paymentWord')
    .select(['lookReason', 'words'])
    .where('depositId', '=', BigInt(id))
    .where('needsLook', '=', true)
    .execute();
  expect(looks).toEqual([{ lookReason: 'receipt-shown', words: await receiptOn(customer.phone) }]);
  await eventually(async () => expect(await stateOf(id)).toBe('paid'));
  await simulator.turnKnobs('mixx', {});
  expect(await claim(customer)).toMatchObject({ kind: 'refusal', code: 'receipt-credited' });
  expect(await balanceOf(customer)).toBe(shillings(5_000));
});

test('[PAY-50] a bill paid from the menu of M-Pesa is credited, and its result reaches the broker', async () => {
  const customer = await newPlayer('mpesa');
  const { receipt } = await simulator.payBill({
    ...{ party: 'mpesa', phone: customer.phone, businessNumber: '447744' },
    ...{ reference: customer.phone, amount: 2_500 },
  });
  await eventually(async () => expect(await balanceOf(customer)).toBe(shillings(2_500)));
  const { serialNumber } = await world.database.read
    .selectFrom('deposit')
    .select('serialNumber')
    .where('receipt', '=', receipt ?? '')
    .executeTakeFirstOrThrow();
  await eventually(async () => {
    await run('tell-paybill-outcome', { channel: 'mpesa', receipt });
    const page = await (await fetch(`${simulator.baseUrl}/knobs`)).text();
    expect(page).toContain(`${receipt}: matokeo 0 · result 0 ${serialNumber}`);
  });
});

test.each(settling)('[PAY-20] a withdrawal through %s reaches the phone once', async (name) => {
  const customer = await newPlayer(name);
  const postings = transfer({
    from: house('corrections'),
    to: purseOf(customer.id, 'cash'),
    amount: shillings(10_000),
  });
  await world.database.transact((tx) =>
    world.wallet.append(tx, { key: `gift ${customer.id}`, cause: 'balance-change', postings }),
  );
  const before = (await simulator.handset(customer.phone)).balance;
  const reply = await payments.routes['withdraw/add'](
    {
      request_key: `request-of-player-${customer.id}`,
      pay_type: operators[customer.operator].id,
      amount: 4_000,
    },
    as(customer),
  );
  expect(reply.kind).toBe('answer');
  const { id } = await world.database.read
    .selectFrom('withdrawal')
    .select('id')
    .where('playerId', '=', customer.id)
    .executeTakeFirstOrThrow();
  const withdrawalId = id.toString();
  await Promise.all([
    run('send-withdrawal', { withdrawalId }),
    run('send-withdrawal', { withdrawalId }),
  ]);
  await eventually(async () => {
    await run('ask-about-withdrawal', { withdrawalId });
    const { state } = await world.database.read
      .selectFrom('withdrawal')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(state).toBe('paid');
  });
  expect((await simulator.handset(customer.phone)).balance).toBe(before + 4_000);
  expect(await balanceOf(customer)).toBe(shillings(6_000));
});

test('[LED-20] after all of it the books are in order', async () => {
  await world.wallet.runAudit();
  expect(await world.wallet.booksAreSound(world.database.read)).toBe(true);
});

import { operators } from '@kipute/contract/constants/money/operators';
import { house, purseOf } from '@kipute/domain/ledger/account';
import { transfer } from '@kipute/domain/ledger/entry';
import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { letPay } from '../fixtures/payer-phones.ts';
import { createPaymentsWorld, type PaymentsWorld } from '../fixtures/payments-world.ts';
import { callbackOf, paid } from '../fixtures/scripted-party.ts';

let world: PaymentsWorld;
let asha: bigint;
beforeEach(async () => {
  await world?.close();
  world = await createPaymentsWorld();
  asha = await world.newPlayer();
});
afterAll(() => world.close());

let wishes = 0;
async function deposit(amount: number, phone = ''): Promise<string> {
  wishes += 1;
  const reply = await world.payments.routes['recharge/add'](
    {
      request_key: `request-number-${String(wishes).padStart(6, '0')}`,
      pay_type: operators.mpesa.id,
      phone,
      amount,
    },
    world.as(asha),
  );
  return reply.kind === 'refusal' ? reply.code : reply.kind;
}
const setLimit = (amount: number | null, kind: 'deposit' | 'loss' = 'deposit') =>
  world.protection.routes['play_limit/set']({ kind, period: 'day', amount }, world.as(asha));
const pause = () =>
  world.protection.routes['play_pause/add']({ length: 'time-out-day' }, world.as(asha));
const inquire = async () => {
  const reply = await world.protection.routes['play_limit/inquire']({}, world.as(asha));
  if (reply.kind !== 'answer') throw new Error('no answer');
  return reply.content;
};

const depositTerms = () => world.payments.routes['recharge/terms']({}, world.as(asha));
const stakeLeft = () => world.protection.routes['play_limit/left']({}, world.as(asha));
const told = (content: object) => ({ kind: 'answer', count: null, content });

test('[PRO-09] without limits and breaks nothing is said to be left', async () => {
  expect(await depositTerms()).toEqual(told({ left: null, pause_ends_at: null }));
  expect(await stakeLeft()).toEqual(told({ stake: null, pause_ends_at: null }));
});

test('[PRO-09] what is left of a deposit is exactly what is taken, those under way counted', async () => {
  await setLimit(10_000);
  await deposit(4_000);
  expect(await depositTerms()).toMatchObject({ content: { left: 6_000 } });
  const other = '255754001099';
  await letPay(world, [asha], [other]);
  expect(await deposit(6_001, other)).toBe('own-limit-reached');
  expect(await deposit(6_000, other)).toBe('answer');
  expect(await depositTerms()).toMatchObject({ content: { left: 0 } });
});

test('[PRO-09] a break is told with its end before anything is tried', async () => {
  await pause();
  const ends = new Date(world.clock.now().getTime() + 86_400_000).toISOString();
  expect(await depositTerms()).toEqual(told({ left: null, pause_ends_at: ends }));
  expect(await stakeLeft()).toEqual(told({ stake: null, pause_ends_at: ends }));
});

test('[PRO-05] deposits up to the limit pass, those under way counted, however many at once', async () => {
  await setLimit(10_000);
  const phones = Array.from({ length: 10 }, (_, place) => `25575400100${place}`);
  await letPay(world, [asha], phones);
  const replies = await Promise.all(phones.map((phone) => deposit(4_000, phone)));
  expect(replies.filter((reply) => reply === 'answer')).toHaveLength(2);
  expect(replies.filter((reply) => reply === 'own-limit-reached')).toHaveLength(8);
});

test('[PRO-05] what came counts until the day is over', async () => {
  await setLimit(5_000);
  await deposit(5_000);
  world.party.answers.request = paid('L1');
  await world.runJob('request-deposit', { depositId: '1' });
  expect((await inquire()).limits).toContainEqual({
    kind: 'deposit',
    period: 'day',
    amount: 5_000,
    used: 5_000,
    awaited: null,
    raise_after_hours: 24,
  });
  expect(await deposit(100)).toBe('own-limit-reached');
  world.clock.advance({ minutes: 24 * 60 });
  expect(await deposit(100)).toBe('answer');
});

test('[PRO-01] a higher limit waits a day beside the lower one', async () => {
  await setLimit(1_000);
  await setLimit(50_000);
  expect(await deposit(2_000)).toBe('own-limit-reached');
  const [limit] = (await inquire()).limits;
  expect(limit).toMatchObject({ amount: 1_000, awaited: { amount: 50_000 } });
  world.clock.advance({ minutes: 24 * 60 });
  expect(await deposit(2_000)).toBe('answer');
});

test('[PRO-04] a break stops deposits of both kinds and bets, and lets money out', async () => {
  await world.give(asha, shillings(50_000));
  await pause();
  expect(await deposit(1_000)).toBe('play-paused');
  const payment = {
    receipt: 'B1',
    amount: '100000',
    phone: '255754111222',
    reference: '0712000301',
  };
  const told = await world.payments.takeCallback('mpesa', callbackOf({ kind: 'paybill', payment }));
  expect(told).toMatchObject({ body: 'reference-unknown' });
  const stake = await world.database.transact((tx) =>
    world.protection.stakeRefusal(tx, asha, shillings(500)),
  );
  expect(stake).toBe('play-paused');
  const withdrawal = await world.payments.routes['withdraw/add'](
    { request_key: 'a-request-of-the-page', pay_type: operators.mpesa.id, amount: 20_000 },
    world.as(asha),
  );
  expect(withdrawal.kind).toBe('answer');
  expect((await inquire()).pause).toMatchObject({ length: 'time-out-day' });
  world.clock.advance({ minutes: 24 * 60 });
  expect((await inquire()).pause).toBeNull();
});

test('[PRO-06, PRO-07, PRO-09] a stake counts as lost until it is won', async () => {
  await world.give(asha, shillings(50_000));
  await setLimit(1_000, 'loss');
  const since = world.clock.now().toISOString();
  const play = (key: string, cause: 'bet-placed' | 'bet-result', amount: number) => {
    const sides = { purse: purseOf(asha, 'cash'), stakes: house('stakes') };
    const [from, to] =
      cause === 'bet-placed' ? [sides.purse, sides.stakes] : [sides.stakes, sides.purse];
    return world.database.transact((tx) =>
      world.wallet.append(tx, {
        key,
        cause,
        postings: transfer({ from, to, amount: shillings(amount) }),
      }),
    );
  };
  const refusal = (amount: number) =>
    world.database.transact((tx) => world.protection.stakeRefusal(tx, asha, shillings(amount)));
  expect(await refusal(1_000)).toBeUndefined();
  await play('stake', 'bet-placed', 1_000);
  expect(await refusal(100)).toBe('own-limit-reached');
  await play('win', 'bet-result', 700);
  expect(await refusal(700)).toBeUndefined();
  expect(await refusal(701)).toBe('own-limit-reached');
  expect(await stakeLeft()).toMatchObject({ content: { stake: 700 } });
  const session = await world.protection.routes['play_session/inquire']({ since }, world.as(asha));
  expect(session).toMatchObject({ content: { staked: 1_000, net_result: -300 } });
});

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Scene } from '../actors/actor.ts';
import { createOnePaidBet, type OnePaidBet } from '../fixtures/one-paid-bet.ts';
import { createHistory } from '../history.ts';
import { poolsAddUp } from './pools.ts';

/** The question of the law, asked of real tables: a jackpot with one ticket, beside a bet. */
let bet: OnePaidBet;

const SERIAL = 'P00000001';

beforeAll(async () => {
  bet = await createOnePaidBet();
});
afterAll(() => bet.close());
beforeEach(async () => {
  await bet.begin();
  await sellOne();
});
afterEach(() => bet.undo());

const breach = () =>
  poolsAddUp.breach({
    world: { database: { ask: bet.ask } },
    history: createHistory(),
  } as unknown as Scene);

const post = (key: string, postings: readonly (readonly [account: string, amount: number])[]) =>
  bet.ask(`
    with entry as (
      insert into journal_entry (key, cause, serial_number, remark, recorded_at)
      values ('${key}', 28, '${key.includes(SERIAL) ? SERIAL : ''}', '', now()) returning id
    )
    insert into posting (recorded_at, entry_id, line, account, amount)
    select now(), id, line, account, amount from entry, (values ${postings
      .map(([account, amount], at) => `(${at + 1}, '${account}', ${amount}::bigint)`)
      .join(', ')}) as half (line, account, amount)`);

/** The player's half is left out: what purses hold is a law of its own. */
async function sellOne(): Promise<void> {
  await bet.ask(`
    with type as (
      insert into pool_type (game, prefix, label, is_active, content, changed_at)
      values ('jackpot', 'LAW', 'Jackpot', true, '{}', now()) returning id
    ), issue as (
      insert into pool_issue (type_id, game, number, name, label, state, terms, opening_pool,
        closes_at, made_at)
      select id, 'jackpot', 1, 'LAW1', 'Jackpot', 'closed', '{}', 1000, now(), now() from type
      returning id
    )
    insert into pool_ticket (issue_id, player_id, serial_number, request_key, request_hash,
      placed_at, picks, reserve_picks, multiplier, lines, stake, paid_with, device)
    select issue.id, player.id, '${SERIAL}', 'one', '', now(), '1', '', 1, 1, 300, 'cash', 'phone'
    from issue, (select min(id) as id from player) as player`);
  await post('pool-opened LAW1', [
    ['pools', 1_000],
    ['pool-house', -1_000],
  ]);
  await post('sold', [
    ['pool-stakes', 300],
    ['corrections', -300],
  ]);
}

/** A hundred of the stake grew the pool; 400 of it is the prize, 700 goes on. */
async function beginPaying(): Promise<void> {
  await bet.ask(`
    insert into pool_settlement (issue_id, settlement, digest, standings, growth, owed, reason,
      begun_at)
    select id, 1, '', '[]', 100, 400, '', now() from pool_issue where name = 'LAW1'`);
  await bet.ask(`
    insert into pool_rollover (issue_id, settlement, type_id, amount)
    select id, 1, type_id, 700 from pool_issue where name = 'LAW1'`);
  await post('pool-grown LAW1 1', [
    ['pool-stakes', -100],
    ['pools', 100],
  ]);
}

const payOne = () =>
  bet.ask(`update pool_ticket set state = 'won', prize = 400, settled_at = now(), settlement = 1`);

test('[POL-119] what was sold and is not paid yet is in the pools', async () => {
  expect(await breach()).toBeUndefined();
  await beginPaying();
  expect(await breach()).toBeUndefined();
});

test('[POL-119] what is paid is gone from them, once', async () => {
  await beginPaying();
  await payOne();
  expect(await breach()).toBe('1 tickets were not paid what they say');
  await post(`jackpot-result ${SERIAL} 1`, [
    ['pools', -400],
    ['corrections', 400],
  ]);
  await bet.ask(`update pool_settlement set paid = 400, ended_at = now()`);
  await bet.ask(`update pool_issue set state = 'settled'`);
  expect(await breach()).toBeUndefined();
  await post(`jackpot-result ${SERIAL} 2`, [
    ['pools', -400],
    ['corrections', 400],
  ]);
  expect(await breach()).toMatch(/^pools hold 300;/);
});

test('[POL-119] a stake without a ticket, and a ticket left behind', async () => {
  await post('sold twice', [
    ['pool-stakes', 300],
    ['corrections', -300],
  ]);
  expect(await breach()).toBe('stakes of pools are 600, by their tickets 300');
  await bet.undo();
  await bet.begin();
  await sellOne();
  await payOne();
  await post(`jackpot-result ${SERIAL} 1`, [
    ['pools', -400],
    ['corrections', 400],
  ]);
  await bet.ask(`update pool_issue set opening_pool = 600`);
  expect(await breach()).toBe('1 tickets are not where their issue is');
});

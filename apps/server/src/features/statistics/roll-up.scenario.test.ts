import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { house, purseOf } from '@kipute/domain/ledger/account';
import { transfer } from '@kipute/domain/ledger/entry';
import { senti, shillings } from '@kipute/domain/money/senti';
import { depositEntry, holdEntry, payoutEntry } from '@kipute/domain/payments/payment-entries';
import { createSeededRandom } from '@kipute/testkit/seeded-random';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decidedBets } from '../settlement/fixtures/decided-bets.ts';
import { sellPart } from '../settlement/fixtures/sell-part.ts';
import {
  createSettlementWorld,
  type SettlementWorld,
} from '../settlement/fixtures/settlement-world.ts';
import { checkStatistics } from './check-books.ts';
import { progressOf, rollUp, rollUpWhole } from './roll-up.ts';

let world: SettlementWorld;
beforeAll(async () => {
  world = await createSettlementWorld();
  await sql`
    insert into sport_event (id, version, is_match, name, sport_id, league_id, competition_id,
      starts_at, status, popularity)
    select id, 1, true, 'match', case when id < 5 then 1 else 2 end, null, 90 + id % 2,
      now(), 1, 0 from generate_series(1, 7) as id`.execute(world.owner.read);
});
afterAll(() => world.close());

const { place, rule } = decidedBets(() => world);

const byHand = readFileSync(
  join(import.meta.dirname, '../../../../../docs/spec/statistics.sql'),
  'utf8',
);

const ALWAYS = [new Date('2000-01-01'), new Date('2100-01-01')] as const;

type Figures = Readonly<Record<string, string>>;

/** What docs/spec/statistics.sql finds in the books. */
async function booksOf(times: readonly [Date, Date] = [...ALWAYS]): Promise<Figures> {
  const client = new pg.Client({ connectionString: world.url });
  await client.connect();
  try {
    const { rows } = await client.query<Figures>(byHand, [...times]);
    return rows[0] ?? {};
  } finally {
    await client.end();
  }
}

async function rolledUp(
  facet = 'product',
  times: readonly [Date, Date] = [...ALWAYS],
): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select coalesce(sum(stakes), 0)::text as stakes, coalesce(sum(payouts), 0)::text as payouts,
      coalesce(sum(stakes - payouts), 0)::text as ggr, coalesce(sum(bonus), 0)::text as bonus,
      coalesce(sum(tax), 0)::text as tax,
      coalesce(sum(stakes - payouts - bonus), 0)::text as net,
      coalesce(sum(deposits), 0)::text as deposits,
      coalesce(sum(withdrawals), 0)::text as withdrawals
    from statistics_hour
    where facet = ${facet} and hour >= ${times[0]} and hour < ${times[1]}`.execute(
    world.database.read,
  );
  return rows[0] ?? {};
}

const asTexts = (figures: Figures) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, String(value)]));

async function expectTied(): Promise<void> {
  await rollUpWhole(world);
  expect(await rolledUp()).toEqual(asTexts(await booksOf()));
  expect(await rolledUp('agent')).toEqual(await rolledUp());
  expect(await checkStatistics(world, ALWAYS[0])).toMatchObject({ differences: [] });
}

let serials = 0;
async function bringAndTake(playerId: bigint, amount: number) {
  serials += 1;
  const payment = {
    ...{ serialNumber: `D0000000000000${serials}`, playerId, float: 'float-mpesa' as const },
    amount: shillings(amount),
  };
  const out = { ...payment, serialNumber: `W0000000000000${serials}`, amount: shillings(1_000) };
  await world.database.transact(async (tx) => {
    await world.wallet.append(tx, depositEntry(payment, 'deposit'));
    await world.wallet.append(tx, holdEntry(out));
    await world.wallet.append(tx, payoutEntry(out));
  });
}

const setCounts = (playerId: bigint, counts: boolean) =>
  world.database.transact((tx) =>
    tx
      .updateTable('player')
      .set({ countsInStatistics: counts })
      .where('id', '=', playerId)
      .execute(),
  );

const keysOf = async (facet: string, figure: 'stakes' | 'payouts' | 'deposits') => {
  const { rows } = await sql<{ key: string; sum: string }>`
    select key, sum(${sql.ref(figure)})::text as sum from statistics_hour where facet = ${facet}
    group by key having sum(${sql.ref(figure)}) <> 0 order by key`.execute(world.database.read);
  return rows.map(({ key, sum }) => [key, Number(sum)]);
};

test('[FIG-01, FIG-02, FIG-04, FIG-05, FIG-06] all kinds of bets and payments tie to the books', async () => {
  const asha = await world.newPlayer(100_000, 10_000);
  await bringAndTake(asha, 50_000);
  const won = await place(asha, ['10101']);
  await place(asha, ['10101', '50101'], { stake: 1_001 });
  await place(asha, ['10102'], { payType: 2 });
  const sold = await place(asha, ['20101'], { stake: 2_000 });
  const cancelled = await place(asha, ['30101'], { stake: 3_000 });
  world.clock.advance({ seconds: 3_600 });
  await rule('10101', 'win');
  await rule('10102', 'lose');
  await sellPart(world, sold.id, { stakeSold: 2_000, paid: 1_500, tax: 20 });
  await world.database.transact((tx) => world.settlement.cancelOrder(tx, BigInt(cancelled.id)));
  await expectTied();
  expect(await booksOf()).toMatchObject({ stakes: '800100', deposits: '5000000' });
  // The double is shared by a football match and one of another sport; the odd senti goes first.
  expect(await keysOf('sport', 'stakes')).toEqual([
    ['1', 750_050],
    ['2', 50_050],
  ]);
  expect(await keysOf('operator', 'deposits')).toEqual([['mpesa', 5_000_000]]);
  expect((await keysOf('device', 'stakes')).map(([, sum]) => sum)).toEqual([800_100]);

  world.clock.advance({ seconds: 3_600 });
  const before = await rolledUp('product', [ALWAYS[0], hourOf(0)]);
  await rule('10101', 'lose');
  await expectTied();
  // FIG-01: the hours before the correction say what they said.
  expect(await rolledUp('product', [ALWAYS[0], hourOf(0)])).toEqual(before);
  expect(won.status).toBeDefined();
});

/** The hour of the clock, moved by some. */
const hourOf = (move: number): Date => {
  const now = world.clock.now().getTime();
  return new Date(now - (now % 3_600_000) + move * 3_600_000);
};

test('[FIG-03] an account that does not count is out, then in again, then out', async () => {
  const juma = await world.newPlayer(100_000);
  const all = await rolledUp();
  await setCounts(juma, false);
  await place(juma, ['60101'], { stake: 7_000 });
  await expectTied();
  expect(await rolledUp()).toEqual(all);
  await setCounts(juma, true);
  await expectTied();
  expect(Number((await rolledUp()).stakes) - Number(all.stakes)).toBe(700_000);
  world.clock.advance({ seconds: 7_200 });
  await place(juma, ['60102'], { stake: 1_000 });
  await setCounts(juma, false);
  await expectTied();
  expect(await rolledUp()).toEqual(all);
});

test('[FIG-07] figures hang below the nearest agent and move with the tree', async () => {
  const elia = await world.newPlayer(50_000);
  const baraka = await world.newPlayer(50_000);
  const chausiku = await world.newPlayer(50_000);
  await sql`update player set agent_since = now() where id in (${elia}, ${baraka})`.execute(
    world.owner.read,
  );
  const hang = (agent: bigint, player: bigint, depth: number) =>
    sql`insert into agent_member (agent_id, player_id, depth, registered_at)
      values (${agent}, ${player}, ${depth}, now())`.execute(world.owner.read);
  await hang(elia, baraka, 1);
  await hang(elia, chausiku, 2);
  await hang(baraka, chausiku, 1);
  await place(chausiku, ['70101'], { stake: 1_000 });
  await place(baraka, ['70101'], { stake: 500 });
  await place(elia, ['70101'], { stake: 300 });
  await expectTied();
  const stakesOf = async () => new Map((await keysOf('agent', 'stakes')) as [string, number][]);
  expect((await stakesOf()).get(`${baraka}`)).toBe(100_000);
  expect((await stakesOf()).get(`${elia}`)).toBe(50_000);
  // Chausiku now hangs below Elia alone.
  await sql`delete from agent_member where agent_id = ${baraka}`.execute(world.owner.read);
  await sql`update player set inviter_id = ${elia} where id = ${chausiku}`.execute(
    world.owner.read,
  );
  await expectTied();
  expect((await stakesOf()).get(`${elia}`)).toBe(150_000);
});

test('[FIG-10] two who roll up at once, and one that is killed, roll each entry up once', async () => {
  const neema = await world.newPlayer(1_000_000);
  for (let nth = 0; nth < 20; nth += 1) await place(neema, ['10103'], { stake: 100 });
  await Promise.all(Array.from({ length: 10 }, () => rollUp(world)));
  await expectTied();
  // Killed in the middle of a chunk: neither the figures nor the progress of it are there.
  for (let nth = 0; nth < 5; nth += 1) await place(neema, ['10103'], { stake: 100 });
  const before = await rolledUp();
  const { rolledTo } = await progressOf(world.database.read);
  const killed = world.database.transact(async (tx) => {
    await sql`select add_statistics(array(select id from journal_entry where id > ${rolledTo}))`.execute(
      tx,
    );
    await sql`update statistics_progress set rolled_to = rolled_to + 5`.execute(tx);
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
  });
  await expect(killed).rejects.toThrow();
  expect(await rolledUp()).toEqual(before);
  await expectTied();
});

test('[FIG-11] an entry that is late, or written for a time long past, is in its hour', async () => {
  const zawadi = await world.newPlayer(100_000);
  const client = new pg.Client({ connectionString: world.url });
  await client.connect();
  const write = (key: string, at: Date) => `
    select append_entry('${key}', 3::smallint, '', '', '${at.toISOString()}',
      array[${zawadi}, null]::bigint[], array['cash', 'stakes'], array[-100, 100]::bigint[])`;
  try {
    await client.query('begin');
    await client.query(write('late', hourOf(0)));
    const juma = await world.newPlayer(10_000);
    await place(juma, ['20103'], { stake: 500 });
    // The younger bet is seen; what has a smaller number is still being written.
    for (let nth = 0; nth < 3; nth += 1) await rollUp(world);
    await client.query('commit');
    await client.query(write('long past', hourOf(-24 * 40)));
  } finally {
    await client.end();
  }
  await expectTied();
  const past = [hourOf(-24 * 40), hourOf(-24 * 40 + 1)] as const;
  expect(await rolledUp('product', past)).toMatchObject({ stakes: '100' });
});

test('[FIG-13] what differs is found, written down and rolled up anew', async () => {
  await expectTied();
  await sql`update statistics_hour set stakes = stakes + 1
    where facet = 'product' and product = 'sports'`.execute(world.owner.read);
  const found = await checkStatistics(world, ALWAYS[0]);
  expect(found?.differences.length).toBeGreaterThan(0);
  // What is known to differ is not compared until it is rolled up anew.
  expect(await checkStatistics(world, ALWAYS[0])).toBeUndefined();
  await expectTied();
});

test('[FIG-02] any seeded history ties to the books, hour by hour', async () => {
  const chance = createSeededRandom(4_711);
  const players: [bigint, ...bigint[]] = [await world.newPlayer(100_000, 5_000)];
  for (let nth = 0; nth < 3; nth += 1) players.push(await world.newPlayer(100_000, 5_000));
  const selections = ['10101', '20102', '30103', '50101', '60102', '70103'] as const;
  const outcomes = ['win', 'lose', 'refund', 'half-win', 'half-lose'] as const;
  for (let step = 0; step < 60; step += 1) {
    const player = chance.pick(players);
    const dice = chance.fraction();
    if (dice < 0.5) {
      const legs = dice < 0.2 ? ['10101', '50101', '20102'] : [chance.pick(selections)];
      const stake = chance.integer({ from: 100, to: 1_000 });
      await place(player, legs, { stake }).catch(() => undefined);
    } else if (dice < 0.8) await rule(chance.pick(selections), chance.pick(outcomes));
    else if (dice < 0.9) await setCounts(player, chance.fraction() < 0.5);
    else world.clock.advance({ seconds: 1_800 });
    if (step % 20 === 19) {
      await expectTied();
      for (let back = 0; back < 3; back += 1) {
        const hour = [hourOf(-back), hourOf(1 - back)] as const;
        expect(await rolledUp('product', hour)).toEqual(asTexts(await booksOf(hour)));
      }
    }
  }
});

test('[FIG-12] a movement without a player and one of no figure are in none', async () => {
  const before = await rolledUp();
  const asha = await world.newPlayer();
  await world.database.transact(async (tx) => {
    const between = transfer({
      ...{ from: house('pool-house'), to: house('pools') },
      amount: senti(500n),
    });
    await world.wallet.append(tx, { key: 'pool', cause: 'pool-moved', postings: between });
    const gift = transfer({
      ...{ from: house('corrections'), to: purseOf(asha, 'cash') },
      amount: senti(700n),
    });
    await world.wallet.append(tx, { key: 'gift', cause: 'balance-change', postings: gift });
  });
  await expectTied();
  expect(await rolledUp()).toEqual(before);
});

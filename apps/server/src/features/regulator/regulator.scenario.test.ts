import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { billTypes } from '@kipute/contract/constants/money/bills';
import type { CallInput } from '@kipute/contract/registry';
import { registry } from '@kipute/contract/registry';
import { house, purseOf } from '@kipute/domain/ledger/account';
import { transfer } from '@kipute/domain/ledger/entry';
import { type Senti, senti, shillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFeatureWorld, type FeatureWorld } from '../../fixtures/feature-world.ts';
import { createColleague } from '../../fixtures/office-people.ts';
import { rollUpWhole } from '../statistics/roll-up.ts';
import { createRegulator, type Regulator } from './index.ts';

let world: FeatureWorld;
let regulator: Regulator;
let clerk: Awaited<ReturnType<typeof createColleague>>;
let other: Awaited<ReturnType<typeof createColleague>>;
const players: bigint[] = [];

const byHand = readFileSync(
  join(import.meta.dirname, '../../../../../docs/spec/statistics.sql'),
  'utf8',
);

async function booksOf(from: string, until: string) {
  const client = new pg.Client({ connectionString: world.url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, string>>(byHand, [from, until]);
    return rows[0] ?? {};
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  world = await createFeatureWorld();
  regulator = createRegulator(world);
  clerk = await createColleague(world, 'clerk', ['suspicious/update']);
  other = await createColleague(world, 'other', ['suspicious/update']);
  for (const n of [1, 2, 3, 4]) players.push(await aPlayer(n));
  await play();
});
afterAll(() => world.close());

async function aPlayer(n: number): Promise<bigint> {
  const { id } = await world.database.transact((tx) =>
    tx
      .insertInto('player')
      .values({
        ...{ phone: `25571200020${n}`, name: `Mchezaji ${n}`, passwordHash: 'x', language: 'sw' },
        ...{ invitationCode: `R${n}`, defaultBetAmount: 0n, registeredAt: world.clock.now() },
        // The third is not told of, the fourth does not count at all.
        ...{ reported: n === 3 ? 1 : 2, countsInStatistics: n !== 4 },
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return id;
}

const who = (n: number): bigint => players[n - 1] ?? 0n;

type Cause = keyof typeof billTypes;
type House = Parameters<typeof house>[0];
let keys = 0;

/** Below nought it goes from the player to the house. */
async function move(n: number, cause: Cause, account: House, amount: Senti, serial = 'B1') {
  const purse = purseOf(who(n), account.startsWith('racing') ? 'racing-coin' : 'cash');
  const positive = senti(amount < 0n ? -amount : amount);
  const [from, to] = amount < 0n ? [purse, house(account)] : [house(account), purse];
  await world.database.transact((tx) =>
    world.wallet.append(
      tx,
      {
        ...{ key: `${cause} ${keys++}`, cause },
        postings: transfer({ from, to, amount: positive }),
      },
      { serialNumber: serial, remark: '' },
    ),
  );
}

/** Two days in October: what each product took and paid. */
async function play(): Promise<void> {
  world.clock.setTo(new Date('2026-10-05T09:00:00Z'));
  for (const n of [1, 2, 3, 4]) {
    await move(n, 'deposit', 'float-mpesa', shillings(100_000), 'D1');
    await move(n, 'bet-placed', 'stakes', senti(-1_000_050n));
  }
  await move(1, 'bet-result', 'stakes', senti(1_500_075n));
  await move(1, 'winnings-tax', 'winnings-tax', senti(-50_000n));
  await move(2, 'jackpot-placed', 'pool-stakes', senti(-100_000n), 'J1');
  await move(2, 'lucky-six-placed', 'pool-stakes', senti(-50_000n), 'S1');
  await move(2, 'jackpot-result', 'pools', senti(30_000n), 'J1');
  await move(2, 'winnings-tax', 'winnings-tax', senti(-4_500n), 'J1');
  world.clock.setTo(new Date('2026-10-06T20:59:59Z'));
  await move(3, 'casino-placed', 'casino-stakes', senti(-70_000n), 'C1');
  await move(3, 'casino-won', 'casino-stakes', senti(90_001n), 'C1');
  // The next day of East Africa has begun.
  world.clock.setTo(new Date('2026-10-06T21:00:00Z'));
  await move(1, 'bet-placed', 'stakes', senti(-7n));
}

const routes = () => regulator.routes;

type Told = { readonly kind: string; readonly code?: string; readonly content?: unknown };
type Reported = readonly Readonly<Record<string, number | string>>[];

async function rows<Name extends 'regulator/inquire' | 'regulator/tax'>(
  name: Name,
  input: CallInput<Name>,
): Promise<Reported | { readonly refusal: string | undefined }> {
  const route = routes()[name] as unknown as (request: unknown, by: unknown) => Promise<Told>;
  const told = await route(registry[name].input.parse(input), clerk);
  return told.kind === 'answer' ? (told.content as Reported) : { refusal: told.code };
}

const total = (list: Awaited<ReturnType<typeof rows>>, field: string): number =>
  !('refusal' in list)
    ? list.reduce((sum, row) => sum + Math.round(Number(row[field]) * 100), 0)
    : 0;

describe('the daily report', () => {
  const days = { from: '2026-10-05', to: '2026-10-06' };
  test.each(['books', 'roll-up'])(
    '[REG-10, REG-11] is the sum that anybody finds in the books, to the senti: from the %s',
    async (source) => {
      world.clock.setTo(new Date('2026-10-08T06:00:00Z'));
      if (source === 'roll-up') await rollUpWhole(world);
      const report = await rows('regulator/inquire', days);
      const books = await booksOf('2026-10-05 00:00+03', '2026-10-07 00:00+03');
      for (const field of ['stakes', 'payouts', 'ggr', 'tax']) {
        expect([field, String(total(report, field))]).toEqual([field, books[field]]);
      }
      expect(report).toMatchObject([
        { day: '2026-10-05', product: 'jackpot', stakes: 1_500, payouts: 300, tax: 45 },
        { day: '2026-10-05', product: 'sports', bets: 3, stakes: 30_001.5, ggr: 15_000.75 },
        { day: '2026-10-06', product: 'casino', stakes: 700, payouts: 900.01, ggr: -200.01 },
      ]);
    },
  );

  test('[REG-12] the last moment of a day is of that day, the next one of the next', async () => {
    const report = await rows('regulator/inquire', { from: '2026-10-07', to: '2026-10-07' });
    expect(report).toMatchObject([{ product: 'sports', stakes: 0.07 }]);
  });

  test.each([
    [{ from: '2026-10-06', to: '2026-10-05' }, 'period-reversed'],
    [{ from: '2025-10-06', to: '2026-10-05' }, 'period-too-long'],
  ])('[REG-13] days that cannot be meant: %j', async (input, refusal) => {
    expect(await rows('regulator/inquire', input)).toEqual({ refusal });
  });
});

describe('the monthly return', () => {
  test('[REG-20, REG-21] tax withheld and levy by product, due by the seventh', async () => {
    world.clock.setTo(new Date('2026-11-03T06:00:00Z'));
    const report = await rows('regulator/tax', {});
    const books = await booksOf('2026-10-01 00:00+03', '2026-11-01 00:00+03');
    expect([`${total(report, 'tax')}`, `${total(report, 'ggr')}`]).toEqual([books.tax, books.ggr]);
    expect(report).toMatchObject([
      { product: 'sports', month: '2026-10', due_on: '2026-11-07', levy_percent: 25, tax: 500 },
      { product: 'jackpot', levy: 300, tax: 45, total: 345 },
      { product: 'racing', levy: 0, levy_percent: 10 },
      // The house lost there, and gets nothing back.
      { product: 'casino', ggr: -200.01, levy: 0 },
    ]);
  });

  test('[REG-22] a rate that changes within the month is counted from its day', async () => {
    const taxes = { ...world.settings.current('taxes'), sportsLevyPercent: 30 };
    world.clock.setTo(new Date('2026-10-02T06:00:00Z'));
    const changed = await world.database.transact((tx) =>
      world.settings.change(tx, {
        ...{ section: 'taxes', value: taxes, basedOn: 0, note: 'a new law' },
        changedBy: clerk.caller.administratorId,
        effectiveFrom: new Date('2026-10-07T00:00:00+03:00'),
      }),
    );
    expect(changed.ok).toBe(true);
    world.clock.setTo(new Date('2026-11-03T06:00:00Z'));
    const report = await rows('regulator/tax', { month: '2026-10-20' });
    // 15,000.75 at 25 % and 0.07 at 30 %, each rounded down to the senti.
    expect(report).toMatchObject([
      { product: 'sports', levy: 3_750.2, levy_percent: 30 },
      {},
      {},
      {},
    ]);
  });
});

describe('orders that the board is told of', () => {
  test('[REG-01, REG-02] whose flag says so and who count, without name or phone', async () => {
    await sql`insert into bet_terms (content) values ('{}')`.execute(world.owner.read);
    await sql`
      insert into bet_order (id, player_id, serial_number, request_key, request_hash, placed_at, type,
        status, system_size, leg_count, stake, paid_with, device, total_odds, terms_id, profit,
        win_bonus, tax, payout, settled_at)
      select bet_id_from(at) | id, id, 'B00000000' || right(id::text, 4), 'k', 'h', at, 1,
        case id when ${who(1)} then 4 else 2 end, 0, 2, 100000, 'cash', 'phone', 350,
        (select min(id) from bet_terms), 250000, 0, 25000, 325000,
        case id when ${who(1)} then at + interval '1 hour' end
      from player, lateral (select timestamptz '2026-10-05 12:00+03' as at) as moment
      where id = any (${players}::bigint[])`.execute(world.owner.read);
    const request = { page: 1, page_size: 10, from: '2026-10-05', to: '2026-10-05' };
    const reply = await routes()['regulator/orders'](request, clerk);
    if (reply.kind !== 'answer') throw new Error(reply.kind);
    expect(reply.count).toBe(2);
    expect(reply.content).toMatchObject([
      { user_id: `${who(1)}`, state: 'settled', payout: 3_250, tax: 250, total_price: '3.50' },
      // What an open one may bring is no payout yet.
      { user_id: `${who(2)}`, state: 'open', payout: 0, tax: 0, settlement_time: null },
    ]);
    expect(JSON.stringify(reply.content)).not.toMatch(/Mchezaji|2557/);
  });
});

describe('who stays away', () => {
  test('[REG-30] every exclusion stands in the register, over or not', async () => {
    world.clock.setTo(new Date('2026-11-03T06:00:00Z'));
    await sql`
      insert into play_pause (player_id, length, asked_at, ends_at) values
        (${who(1)}, 'time-out-day', '2026-10-01', '2026-10-02'),
        (${who(2)}, 'exclusion-year', '2026-10-03', '2027-10-03')`.execute(world.owner.read);
    const ask = async (filter: object) => {
      const request = { page: 1, page_size: 10, ...filter };
      const reply = await routes()['regulator/exclusions'](request, clerk);
      if (reply.kind !== 'answer') throw new Error(reply.kind);
      return reply.content.map(({ user_id, in_force, phone }) => [user_id, in_force, phone]);
    };
    const [over, now] = [
      [`${who(1)}`, 0, '0712•••201'],
      [`${who(2)}`, 1, '0712•••202'],
    ];
    expect(await ask({})).toEqual([now, over]);
    expect(await ask({ in_force: 1 })).toEqual([now]);
    expect(await ask({ length: 'time-out-day' })).toEqual([over]);
  });
});

let paid = 0;

async function pay(n: number, direction: 'in' | 'out', amount: number, at: string) {
  paid += 1;
  const [serial, when] = [`${direction === 'in' ? 'D' : 'W'}00000000${paid}`, new Date(at)];
  const sum = shillings(amount);
  if (direction === 'in') {
    await sql`insert into deposit (serial_number, player_id, way, operator, channel, phone, amount,
      state, reference, receipt, created_at, paid_at)
      values (${serial}, ${who(n)}, 'push', 'mpesa', 'mpesa', '255712000201', ${sum}, 'paid',
        ${serial}, ${serial}, ${when}, ${when})`.execute(world.owner.read);
    return;
  }
  await sql`insert into withdrawal (serial_number, player_id, request_key, operator, channel, phone,
    amount, state, reference, receipt, created_at, ended_at)
    values (${serial}, ${who(n)}, ${serial}, 'mpesa', 'mpesa', '255712000201', ${sum}, 'paid',
      ${serial}, ${serial}, ${when}, ${when})`.execute(world.owner.read);
}

const find = async () => await regulator.jobs[0]?.run({} as never);

async function cases(filter: object = {}) {
  const request = { page: 1, page_size: 50, ...filter };
  const reply = await routes()['suspicious/inquire'](request, clerk);
  if (reply.kind !== 'answer') throw new Error(reply.kind);
  return reply.content;
}

describe('suspicious payments', () => {
  test('[REG-40, REG-41] what the law wants looked at is found, once', async () => {
    world.clock.setTo(new Date('2026-11-20T06:00:00Z'));
    // One shilling below the line, and the line itself by several payments of a day.
    await pay(1, 'in', 2_399_999, '2026-11-19T09:00:00Z');
    await pay(2, 'in', 1_000_000, '2026-11-19T09:00:00Z');
    await pay(2, 'in', 2_000_000, '2026-11-19T15:00:00Z');
    // Just below, on different days.
    await pay(3, 'out', 2_900_000, '2026-11-16T09:00:00Z');
    await pay(3, 'out', 2_950_000, '2026-11-18T09:00:00Z');
    // In, nothing staked, and out.
    await pay(4, 'in', 600_000, '2026-11-19T08:00:00Z');
    await pay(4, 'out', 590_000, '2026-11-19T10:00:00Z');
    await Promise.all([find(), find()]);
    await find();
    const told = (await cases()).map(({ user_id, kind, direction, amount, payments }) => [
      ...[user_id, kind, direction, amount, payments],
    ]);
    expect(told.toSorted()).toEqual(
      [
        [`${who(2)}`, 'threshold', 'in', 3_000_000, 2],
        [`${who(3)}`, 'structuring', 'out', 5_850_000, 2],
        [`${who(4)}`, 'unplayed', 'out', 590_000, 2],
      ].toSorted(),
    );
  });

  test('[REG-41] who played with it is not suspicious', async () => {
    world.clock.setTo(new Date('2026-11-20T07:00:00Z'));
    await pay(1, 'in', 700_000, '2026-11-20T06:00:00Z');
    await move(1, 'deposit', 'float-mpesa', shillings(700_000), 'D9');
    await move(1, 'bet-placed', 'stakes', shillings(-650_000));
    await pay(1, 'out', 600_000, '2026-11-20T07:30:00Z');
    world.clock.setTo(new Date('2026-11-20T08:00:00Z'));
    await find();
    expect(
      (await cases({ user_id: `${who(1)}` })).filter(({ kind }) => kind === 'unplayed'),
    ).toEqual([]);
  });

  test('[REG-43] a case is moved by one clerk, with a note, and a report is for good', async () => {
    const [one] = await cases({ kind: 'threshold', user_id: `${who(2)}` });
    const id = one?.id ?? '';
    const update = async (
      seen: 'open' | 'looked-into',
      state: 'looked-into' | 'reported',
      by = clerk,
    ) => {
      const reply = await routes()['suspicious/update']({ id, seen, state, note: 'seen' }, by);
      return reply.kind === 'refusal' ? reply.code : 'moved';
    };
    const race = await Promise.all([
      ...Array.from({ length: 5 }, () => update('open', 'looked-into')),
      ...Array.from({ length: 5 }, () => update('open', 'looked-into', other)),
    ]);
    expect(race.filter((outcome) => outcome === 'moved')).toHaveLength(1);
    expect(await update('looked-into', 'reported')).toBe('moved');
    expect(await update('looked-into', 'reported')).toBe('case-moved');
    const notes = await routes()['suspicious/notes']({ id }, clerk);
    expect(notes.kind === 'answer' && notes.content.map((row) => row.state_after)).toEqual([
      'looked-into',
      'reported',
    ]);
    expect(
      await routes()['suspicious/update'](
        { id: '9', seen: 'open', state: 'open', note: 'x' },
        clerk,
      ),
    ).toMatchObject({ kind: 'refusal', code: 'case-unknown' });
  });

  test('[REG-42] a case that was cleared is new again when it grows', async () => {
    const [one] = await cases({ kind: 'structuring' });
    const id = one?.id ?? '';
    await routes()['suspicious/update'](
      { id, seen: 'open', state: 'cleared', note: 'a car' },
      clerk,
    );
    await find();
    expect((await cases({ kind: 'structuring' }))[0]?.state).toBe('cleared');
    await pay(3, 'out', 2_800_000, '2026-11-20T05:00:00Z');
    await find();
    expect(await cases({ kind: 'structuring' })).toMatchObject([
      { id, state: 'open', payments: 3, amount: 8_650_000, last_day: '2026-11-20' },
    ]);
  });
});

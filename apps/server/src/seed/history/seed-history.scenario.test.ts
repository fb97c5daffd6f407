import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { type BetMoney, bestReturn } from '@kipute/domain/betting/bet-return';
import { shapeOfCode } from '@kipute/domain/betting/bet-shape';
import { certainReturn, type LegSoFar } from '@kipute/domain/betting/open-bet-return';
import { senti } from '@kipute/domain/money/senti';
import { serialTimeMs } from '@kipute/domain/payments/serial-number';
import { hashPassword } from '@kipute/testkit/page-password';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { proveChain, sealBatch } from '../../features/audit/seal-records.ts';
import { termsFrom } from '../../features/betting/bet-terms.ts';
import {
  createFeatureWorld,
  type FeatureWorld,
  TEST_PEPPER,
} from '../../fixtures/feature-world.ts';
import { seed } from '../seed.ts';
import { seedHistory } from './seed-history.ts';
import { readToldMatches } from './told-match.ts';

const DAYS = 16;
const PLAYERS = 400;

const root = join(import.meta.dirname, '../../../../..');
const run = promisify(execFile);

/** As `npm start` asks the simulator of the feed. */
async function tellPast(now: Date): Promise<string> {
  const program = join(root, 'simulators/odds-feed/src/tell-past.ts');
  const words = [program, '1', String(now.getTime()), String(DAYS)];
  const { stdout } = await run(process.execPath, words, { maxBuffer: 2 ** 26 });
  return stdout;
}

let world: FeatureWorld;
let toldMatches = '';
let history: Awaited<ReturnType<typeof seedHistory>>;
const now = new Date();

beforeAll(async () => {
  world = await createFeatureWorld();
  await seed(world.url, { pepper: TEST_PEPPER, hashPassword });
  const options = { pepper: TEST_PEPPER, days: DAYS, players: PLAYERS, now };
  toldMatches = await tellPast(now);
  history = await seedHistory(world.url, { ...options, toldMatches });
});
afterAll(() => world.close());

type OrderRow = {
  readonly id: bigint;
  readonly status: number;
  readonly systemSize: number;
  readonly legCount: number;
  readonly stake: bigint;
  readonly paidWith: string;
  readonly content: Parameters<typeof termsFrom>[0];
  readonly profit: bigint;
  readonly winBonus: bigint;
  readonly tax: bigint;
  readonly payout: bigint;
  readonly creditBack: bigint;
  readonly odds: readonly number[];
  readonly outcomes: readonly number[];
};

const wordOf = new Map<number, string>(
  Object.entries(legOutcomes).map(([word, { id }]) => [id, word]),
);

/** As the settlement decides it from the legs that stand there. */
function agreesWithLegs(row: OrderRow): boolean {
  const money: BetMoney = {
    shape: shapeOfCode(row.systemSize),
    stake: senti(row.stake),
    paidWith: row.paidWith === 'credit' ? 'credit' : 'balance',
    terms: termsFrom(row.content),
  };
  const legs = row.outcomes.map((outcome, at): LegSoFar => {
    const word = wordOf.get(outcome) ?? 'pending';
    const isOpen = word === 'pending' || word === 'abnormal';
    return { odds: row.odds[at] ?? 0, outcome: isOpen ? 'undecided' : (word as 'win') };
  });
  const certain = certainReturn(money, legs);
  if (row.status === orderStatuses['cashed-out'].id) return row.payout > 0n;
  if (row.status === orderStatuses.open.id) {
    const best = bestReturn(money, row.odds);
    return certain === undefined && row.payout === best.paid && row.tax === best.tax;
  }
  return (
    certain !== undefined &&
    [row.profit, row.winBonus, row.tax, row.payout].join() ===
      [certain.profit, certain.winBonus, certain.tax, certain.paid].join() &&
    (row.status !== orderStatuses.settled.id ||
      row.creditBack === certain.creditReturned + certain.moneyBack)
  );
}

const countOf = async (query: ReturnType<typeof sql<{ count: number }>>) =>
  (await query.execute(world.database.read)).rows[0]?.count ?? -1;

describe('a seeded history', () => {
  test('[LWD-01] the books are in order, and every figure of every player is what they say', async () => {
    expect(history).toMatchObject({ players: PLAYERS });
    expect(history?.orders).toBeGreaterThan(300);
    const { entries, purses, worldSum } = await world.wallet.runAudit();
    expect({ entries, purses, worldSum }).toEqual({ entries: [], purses: [], worldSum: 0n });
    const behind = await countOf(sql`
      select count(*)::int as count from player_total join purse using (player_id)
      where kind = 'cash' and (lines <> cash_lines or balance <> cash_balance)`);
    expect(behind).toBe(0);
  });

  test('[LWD-02] the log can be sealed line by line', async () => {
    while ((await sealBatch(world.database)) > 0);
    const { faults, lines } = await proveChain(world.database.read, { now: new Date() });
    expect(faults).toEqual([]);
    expect(Number(lines)).toBeGreaterThan(PLAYERS / 4);
  });

  test('[LWD-03] every order agrees with its legs: status, and money to the senti', async () => {
    const { rows } = await sql<OrderRow>`
      select bet_order.*, content, legs.* from bet_order
      join bet_terms on bet_terms.id = terms_id,
      lateral (select array_agg(odds order by place) as odds,
          array_agg(outcome order by place) as outcomes
        from bet_leg where order_id = bet_order.id) as legs`.execute(world.database.read);
    expect(rows.length).toBe(history?.orders);
    expect(rows.filter((row) => !agreesWithLegs(row)).map(({ id }) => id)).toEqual([]);
    // All kinds are there.
    const kinds = {
      singles: rows.filter(({ legCount }) => legCount === 1),
      systems: rows.filter(({ systemSize }) => systemSize > 0),
      byCredit: rows.filter(({ paidWith }) => paidWith === 'credit'),
      withBonus: rows.filter(
        ({ status, winBonus, payout }) => status === 4 && winBonus > 0n && payout > 0n,
      ),
      open: rows.filter(({ status }) => status === orderStatuses.open.id),
    };
    for (const [kind, some] of Object.entries(kinds))
      expect([kind, some.length > 0]).toEqual([kind, true]);
  });

  test('[LWD-04] a decided order has moved in the books what it says, and an open one its stake', async () => {
    const { rows } = await sql`
      select id from bet_order left join lateral (
        select coalesce(sum(amount) filter (where cause <> 3), 0) as back,
          coalesce(-sum(amount) filter (where cause = 3), 0) as staked
        from journal_entry join posting on entry_id = journal_entry.id
        where serial_number = bet_order.serial_number and posting.player_id = bet_order.player_id
      ) as moved on true
      where staked <> stake
        or back <> case when status in (4, 6) then payout + credit_back else 0 end`.execute(
      world.database.read,
    );
    expect(rows).toEqual([]);
  });

  test('[LWD-05] ids, numbers and months carry the time at which an order was placed', async () => {
    const { rows } = await sql<{ id: bigint; serialNumber: string; placedAt: Date; legs: number }>`
      select id, serial_number, placed_at, tableoid::regclass::text as month from bet_order
      where id >> 20 <> (extract(epoch from placed_at) * 1000)::bigint
        or tableoid::regclass::text = 'bet_order_other_months'`.execute(world.database.read);
    expect(rows).toEqual([]);
    const orders = await world.database.read
      .selectFrom('betOrder')
      .select(['serialNumber', 'placedAt'])
      .execute();
    const strange = orders.filter(
      ({ serialNumber, placedAt }) => serialTimeMs(serialNumber) !== placedAt.getTime(),
    );
    expect(strange).toEqual([]);
  });

  test('[LWD-07] the result that a leg has is the one its match had', async () => {
    const { rows } = await sql<{
      selectionId: string;
      outcome: number;
      home: number;
      away: number;
    }>`
      select selection_id::text as selection_id, outcome, home, away
      from bet_leg join final_score using (match_id)
      where market_type_id = 69`.execute(world.database.read);
    const keys = new Map(
      readToldMatches(toldMatches).flatMap(({ markets }) =>
        markets.flatMap(({ selections }) => selections.map(({ id, key }) => [id, key] as const)),
      ),
    );
    const resultOf = (home: number, away: number) =>
      home === away ? 'draw' : home > away ? 'home' : 'away';
    const wrong = rows.filter(({ selectionId, outcome, home, away }) => {
      const isRight = keys.get(selectionId) === resultOf(home, away);
      return outcome !== (isRight ? legOutcomes.win.id : legOutcomes.lose.id);
    });
    expect(rows.length).toBeGreaterThan(200);
    expect(wrong).toEqual([]);
  });

  test('[LWD-09] each pool was shared out, and the books hold for it what waits for the next', async () => {
    const { rows } = await sql<{ tickets: number; settled: number; held: bigint; waiting: bigint }>`
      select (select count(*)::int from pool_ticket where state <> 'open') as tickets,
        (select count(*)::int from pool_issue where state = 'settled') as settled,
        (select sum(amount) from posting where account = 'pools')::bigint as held,
        (select sum(amount) from pool_rollover where carried_into is null)::bigint as waiting`.execute(
      world.database.read,
    );
    expect(rows[0]?.settled).toBeGreaterThan(0);
    expect(rows[0]?.tickets).toBeGreaterThan(5);
    expect(rows[0]?.held).toBe(rows[0]?.waiting);
  });

  test('[LWD-06] a house that has had a bet is left as it is', async () => {
    const again = await seedHistory(world.url, { pepper: TEST_PEPPER, toldMatches: '' });
    expect(again).toBeUndefined();
  });
});

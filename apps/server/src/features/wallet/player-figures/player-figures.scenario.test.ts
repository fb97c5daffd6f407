import { billTypes } from '@kipute/contract/constants/money/bills';
import { house, type Purse, purseOf } from '@kipute/domain/ledger/account';
import { type Posting, transfer } from '@kipute/domain/ledger/entry';
import { type Senti, shillings } from '@kipute/domain/money/senti';
import { createSeededRandom } from '@kipute/testkit/seeded-random';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFeatureWorld, type FeatureWorld } from '../../../fixtures/feature-world.ts';
import type { Cause } from '../ledger-store.ts';
import { createPlayerFigures } from './player-figures.ts';

let world: FeatureWorld;
beforeAll(async () => {
  world = await createFeatureWorld();
});
afterAll(() => world.close());

let phones = 712_000_500;
async function aPlayer(): Promise<bigint> {
  phones += 1;
  const player = { name: 'Asha', password: 'a'.repeat(64), language: 'sw' } as const;
  const created = await world.database.transact((tx) =>
    world.players.createPlayer(tx, { ...player, phone: `0${phones}` }),
  );
  if (!created.ok) throw new Error(created.refusal);
  return created.value.id;
}

let keys = 0;
const append = (cause: Cause, postings: readonly Posting[]) => {
  keys += 1;
  const key = `figures ${keys}`;
  return world.database.transact((tx) => world.wallet.append(tx, { key, cause, postings }));
};

type Step = { readonly cause: Cause; readonly purse: Purse; readonly house: 'in' | 'out' | Purse };

/** `in` comes from the house, `out` goes to it; a purse is the other half of an own movement. */
const steps: readonly Step[] = [
  { cause: 'deposit', purse: 'cash', house: 'in' },
  { cause: 'deposit-by-hand', purse: 'cash', house: 'in' },
  { cause: 'bet-placed', purse: 'cash', house: 'out' },
  { cause: 'bet-placed', purse: 'credit', house: 'out' },
  { cause: 'bet-result', purse: 'cash', house: 'in' },
  { cause: 'bet-result', purse: 'credit', house: 'in' },
  { cause: 'winnings-tax', purse: 'cash', house: 'out' },
  { cause: 'correction', purse: 'cash', house: 'out' },
  { cause: 'balance-change', purse: 'credit', house: 'in' },
  { cause: 'balance-change', purse: 'cash', house: 'out' },
  { cause: 'invitation-reward', purse: 'credit', house: 'in' },
  { cause: 'balance-to-racing-coin', purse: 'cash', house: 'racing-coin' },
  { cause: 'racing-result', purse: 'racing-coin', house: 'in' },
  { cause: 'withdrawal', purse: 'cash', house: 'held' },
  { cause: 'withdrawal-returned', purse: 'held', house: 'cash' },
  { cause: 'withdrawal', purse: 'held', house: 'out' },
];

function move(playerId: bigint, step: Step, amount: Senti) {
  const own = purseOf(playerId, step.purse);
  const other =
    step.house === 'in' || step.house === 'out'
      ? house('corrections')
      : purseOf(playerId, step.house);
  const postings =
    step.house === 'in'
      ? transfer({ from: other, to: own, amount })
      : transfer({ from: own, to: other, amount });
  return append(step.cause, postings);
}

const totalOf = (playerId: bigint) =>
  world.database.read
    .selectFrom('playerTotal')
    .selectAll()
    .where('playerId', '=', playerId)
    .executeTakeFirstOrThrow();

/** Nobody's figures differ from the books: the law, over everybody. */
async function offenders() {
  const { rows } = await sql<{ playerId: bigint }>`
    select total.player_id from player_total as total
    left join lateral (
      select sum(balance) as kept, sum(lines) as lines,
        sum(balance) filter (where kind = 'cash') as cash,
        sum(balance) filter (where kind = 'credit') as credit
      from purse where purse.player_id = total.player_id) as purses on true
    left join lateral (
      select sum(deposits) as deposits, sum(withdrawals) as withdrawals, sum(stakes) as stakes,
        sum(payouts) as payouts, sum(gifts) as gifts
      from player_day where player_day.player_id = total.player_id) as days on true
    where net_result <> total.deposits - total.withdrawals - coalesce(kept, 0)
      or cash_lines + credit_lines + held_lines + coin_lines <> coalesce(lines, 0)
      or (cash_balance, credit_balance) <> (coalesce(cash, 0), coalesce(credit, 0))
      or (total.deposits, total.withdrawals, total.stakes, total.payouts, total.gifts) is distinct from
        (coalesce(days.deposits, 0), coalesce(days.withdrawals, 0), coalesce(days.stakes, 0),
          coalesce(days.payouts, 0), coalesce(days.gifts, 0))`.execute(world.database.read);
  return rows;
}

describe('figures of players', () => {
  test('[USR-51] each cause counts as what it is, and a returned withdrawal as none', async () => {
    const asha = await aPlayer();
    const give = (cause: Cause, purse: Purse, amount: number) =>
      move(asha, { cause, purse, house: 'in' }, shillings(amount));
    const take = (cause: Cause, purse: Purse, amount: number) =>
      move(asha, { cause, purse, house: 'out' }, shillings(amount));
    await give('deposit', 'cash', 1_000);
    await give('registration-bonus', 'credit', 500);
    await take('bet-placed', 'credit', 500);
    await take('bet-placed', 'cash', 300);
    await give('bet-result', 'cash', 900);
    await take('winnings-tax', 'cash', 90);
    for (const end of ['withdrawal-returned', 'withdrawal'] as const) {
      await move(asha, { cause: 'withdrawal', purse: 'cash', house: 'held' }, shillings(200));
      const house = end === 'withdrawal' ? 'out' : 'cash';
      await move(asha, { cause: end, purse: 'held', house }, shillings(200));
    }
    await world.wallet.figures.countEverybody();
    expect(await totalOf(asha)).toMatchObject({
      deposits: 100_000n,
      withdrawals: 20_000n,
      stakes: 80_000n,
      payouts: 81_000n,
      gifts: 50_000n,
      netResult: -51_000n,
      cashBalance: 131_000n,
    });
  });

  test('[USR-50, USR-52] after any history, counted at any moments and by many at once, totals are what the books say', async () => {
    const { fraction: random } = createSeededRandom(30);
    const players: bigint[] = [];
    while (players.length < 8) players.push(await aPlayer());
    const pick = <Value>(list: readonly Value[]): Value =>
      list[Math.floor(random() * list.length)] as Value;
    const { figures } = world.wallet;
    for (let round = 0; round < 12; round += 1) {
      const moves = Array.from({ length: 20 }, () =>
        move(pick(players), pick(steps), shillings(1 + Math.floor(random() * 500))),
      );
      const counts = Array.from({ length: 3 }, () => figures.countSince(new Date(0)));
      await Promise.all([...moves, ...counts, figures.countEverybody()]);
      world.clock.advance({ seconds: 20_000 });
    }
    await figures.countEverybody();
    await Promise.all(Array.from({ length: 10 }, () => figures.countEverybody()));
    expect(await offenders()).toEqual([]);
    const { rows } = await sql<{ same: boolean }>`
      select sum(amount) = (select sum(deposits) from player_total) as same
      from posting join journal_entry on journal_entry.id = entry_id
      where player_id is not null and cause = any (${[
        billTypes.deposit.id,
        billTypes['deposit-by-hand'].id,
      ]}::int[])`.execute(world.database.read);
    expect(rows).toEqual([{ same: true }]);
  });

  test('[USR-50] who dies before the commit has counted nothing, and the next one counts it all', async () => {
    const asha = await aPlayer();
    await move(asha, { cause: 'deposit', purse: 'cash', house: 'in' }, shillings(70));
    const dying = createPlayerFigures({
      ...world,
      database: {
        ...world.database,
        transact: (work) =>
          world.database.transact(async (tx) => {
            await work(tx);
            throw new Error('the process died');
          }),
      },
    });
    await expect(dying.countEverybody()).rejects.toThrow('the process died');
    expect(await totalOf(asha)).toMatchObject({ deposits: 0n, cashLines: 0n });
    await world.wallet.figures.countSince(new Date(0));
    expect(await totalOf(asha)).toMatchObject({ deposits: 7_000n, cashLines: 1n });
    expect(await offenders()).toEqual([]);
  });

  test('[USR-53] whoever moved before the watched time is found by the whole pass', async () => {
    const asha = await aPlayer();
    await move(asha, { cause: 'deposit', purse: 'cash', house: 'in' }, shillings(70));
    world.clock.advance({ seconds: 600 });
    await world.wallet.figures.countSince(world.clock.now());
    expect(await totalOf(asha)).toMatchObject({ deposits: 0n });
    await world.wallet.figures.countEverybody();
    expect(await totalOf(asha)).toMatchObject({ deposits: 7_000n });
  });

  test('[USR-54] a day is a day of East Africa, and keeps its last balance', async () => {
    const asha = await aPlayer();
    await move(asha, { cause: 'deposit', purse: 'cash', house: 'in' }, shillings(70));
    await world.wallet.figures.countEverybody();
    await move(asha, { cause: 'bet-placed', purse: 'cash', house: 'out' }, shillings(20));
    await world.wallet.figures.countEverybody();
    const days = await world.database.read
      .selectFrom('playerDay')
      .select(['deposits', 'stakes', 'balance'])
      .select(sql<string>`day::text`.as('day'))
      .where('playerId', '=', asha)
      .execute();
    const today = new Date(world.clock.now().getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
    expect(days).toEqual([{ day: today, deposits: 7_000n, stakes: 2_000n, balance: 5_000n }]);
  });
});

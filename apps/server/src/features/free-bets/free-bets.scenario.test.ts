import { house, purseOf } from '@kipute/domain/ledger/account';
import { transfer } from '@kipute/domain/ledger/entry';
import { senti, shillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFeatureWorld, type FeatureWorld } from '../../fixtures/feature-world.ts';
import { times } from '../players/fixtures/account-steps.ts';
import type { FreeBetGrant } from './grant-free-bet.ts';
import { createFreeBets, type FreeBets } from './index.ts';

let world: FeatureWorld;
let freeBets: FreeBets;
let player: bigint;
let phones = 712_000_600;
let began: Date;

beforeAll(async () => {
  world = await createFeatureWorld();
  began = world.clock.now();
  freeBets = createFreeBets(world);
});
afterAll(async () => {
  const report = await world.wallet.runAudit();
  await world.close();
  expect(report).toMatchObject({ entries: [], purses: [], worldSum: 0n });
});
beforeEach(async () => {
  world.clock.setTo(began);
  player = await newPlayer();
});

async function newPlayer(): Promise<bigint> {
  phones += 1;
  const phone = `0${phones}`;
  const who = { name: 'Asha', password: 'a'.repeat(64), language: 'sw' } as const;
  const made = await world.database.transact((tx) =>
    world.players.createPlayer(tx, { ...who, phone }),
  );
  if (!made.ok) throw new Error(made.refusal);
  return made.value.id;
}

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(began.getTime() + days * DAY_MS);

let keys = 0;
const aGrant = (changes: Partial<FreeBetGrant> & { days?: number | null } = {}): FreeBetGrant => {
  const { days = 7, ...rest } = changes;
  keys += 1;
  return {
    ...{ playerId: player, amount: shillings(7_000), cause: 'office', causeId: 'a test' },
    ...{ key: `a grant ${keys}`, expiresAt: days === null ? null : inDays(days) },
    ...rest,
  };
};

const give = (grant: FreeBetGrant) => world.database.transact((tx) => freeBets.grant(tx, grant));

const creditOf = async (playerId = player) =>
  (await world.wallet.balancesOf(world.database.read, playerId)).credit / 100n;

let moves = 0;
/** As a bet moves the purse, or as its return does. */
async function move(amount: number, order = '', playerId = player) {
  const credit = purseOf(playerId, 'credit');
  const stakes = house('stakes');
  const sum = shillings(Math.abs(amount));
  moves += 1;
  const entry = {
    ...{
      key: `move ${moves}`,
      cause: amount < 0 ? ('bet-placed' as const) : ('bet-result' as const),
    },
    postings:
      amount < 0
        ? transfer({ from: credit, to: stakes, amount: sum })
        : transfer({ from: stakes, to: credit, amount: sum }),
  };
  const moved = await world.database.transact((tx) =>
    world.wallet.append(tx, entry, { serialNumber: order }),
  );
  return moved.ok ? 'moved' : moved.refusal;
}

async function end(days: number) {
  world.clock.setTo(inDays(days));
  await freeBets.jobs[0]?.run({} as never);
}

const rowsOf = async (playerId = player) => {
  const rows = await world.database.read
    .selectFrom('freeBet')
    .select(['amount', 'remaining', 'takenBack', 'staked', 'endedAt'])
    .where('playerId', '=', playerId)
    .orderBy('id')
    .execute();
  return rows.map(({ amount, remaining, takenBack, staked, endedAt }) => ({
    given: Number(amount / 100n),
    left: Number(remaining / 100n),
    back: Number(takenBack / 100n),
    staked: Number(staked / 100n),
    over: endedAt !== null,
  }));
};

const linesOf = async (playerId = player) => {
  const of = { playerId, purse: 'credit', lines: 20 } as const;
  const lines = await world.wallet.statementOf(world.database.read, of);
  return lines.map(({ cause, amount }) => [cause, Number(amount / 100n)]);
};

describe('given', () => {
  test('[FRB-01] it is credit from the house, with a line of its own', async () => {
    expect(await give(aGrant())).toBe('granted');
    expect(await creditOf()).toBe(7_000n);
    expect(await linesOf()).toEqual([[22, 7_000]]);
    expect(await rowsOf()).toEqual([
      { given: 7_000, left: 7_000, back: 0, staked: 0, over: false },
    ]);
  });

  test('[FRB-02] ten times at once it is given once', async () => {
    const grant = aGrant();
    const outcomes = await times(10, () => give(grant));
    expect(outcomes.filter((one) => one === 'granted')).toHaveLength(1);
    expect(await creditOf()).toBe(7_000n);
    expect(await rowsOf()).toHaveLength(1);
  });

  test('[FRB-02] the same key again gives nothing, whatever it says', async () => {
    const grant = aGrant();
    await give(grant);
    expect(await give({ ...grant, amount: shillings(9_000) })).toBe('known');
    expect(await creditOf()).toBe(7_000n);
  });

  test('[FRB-02] a key of another player or of another entry is a bug and gives nothing', async () => {
    const grant = aGrant();
    await give(grant);
    const other = await newPlayer();
    await expect(give({ ...grant, playerId: other })).rejects.toThrow('another player');
    await move(-10);
    await expect(give(aGrant({ key: `move ${moves}` }))).rejects.toThrow('another entry');
    expect(await creditOf(other)).toBe(0n);
  });

  test('[FRB-01] ten of ten keys at once are all given', async () => {
    await times(10, () => give(aGrant({ amount: shillings(100) })));
    expect(await creditOf()).toBe(1_000n);
    expect(await rowsOf()).toHaveLength(10);
  });

  test('[FRB-01] the figures of the player count it as a gift', async () => {
    await give(aGrant());
    await end(8);
    await world.wallet.figures.countEverybody();
    const totals = await world.wallet.totalsOf(world.database.read, player);
    expect(totals).toMatchObject({ gifts: 0n });
    expect(await linesOf()).toEqual([
      [27, -7_000],
      [22, 7_000],
    ]);
  });
});

describe('over', () => {
  test('[FRB-13] what is unspent is taken back, what was spent is not', async () => {
    await give(aGrant());
    await move(-3_000, 'B1');
    await end(6);
    expect(await rowsOf()).toEqual([
      { given: 7_000, left: 4_000, back: 0, staked: 3_000, over: false },
    ]);
    await end(7);
    expect(await creditOf()).toBe(0n);
    expect(await rowsOf()).toEqual([
      { given: 7_000, left: 0, back: 4_000, staked: 3_000, over: true },
    ]);
  });

  test('[FRB-13] other credit stays, and what was there before was never part of it', async () => {
    await move(500, '');
    await give(aGrant());
    await move(200, '');
    await end(7);
    expect(await creditOf()).toBe(700n);
  });

  test('[FRB-10] the one that ends first is spent first', async () => {
    await give(aGrant({ days: 9 }));
    await give(aGrant({ days: 3 }));
    await move(-8_000, 'B2');
    await end(4);
    expect((await rowsOf()).map(({ left }) => left)).toEqual([6_000, 0]);
    expect(await creditOf()).toBe(6_000n);
  });

  test('[FRB-12] a stake that comes back in time belongs to it again', async () => {
    await give(aGrant());
    await move(-3_000, 'B3');
    await end(1);
    await move(3_000, 'B3');
    await end(7);
    expect(await creditOf()).toBe(0n);
    expect((await rowsOf())[0]).toMatchObject({ back: 7_000 });
  });

  test('[FRB-12] what comes back when it is over is the player’s', async () => {
    await give(aGrant());
    await move(-3_000, 'B4');
    await end(7);
    await move(3_000, 'B4');
    await end(30);
    expect(await creditOf()).toBe(3_000n);
    expect((await rowsOf())[0]).toMatchObject({ back: 4_000, left: 0 });
  });

  test('[FRB-13] one without an end stays', async () => {
    await give(aGrant({ days: null }));
    await end(4_000);
    expect(await creditOf()).toBe(7_000n);
  });

  test('[FRB-13] run ten times at once and again, it takes back once', async () => {
    await give(aGrant());
    await give(aGrant({ days: 5 }));
    world.clock.setTo(inDays(8));
    await times(10, () => freeBets.jobs[0]?.run({} as never) ?? Promise.resolve());
    await end(9);
    expect(await creditOf()).toBe(0n);
    expect((await linesOf()).map(([cause]) => cause)).toEqual([27, 27, 22, 22]);
  });

  test('[FRB-13] a bet at the same moment has the money or has not', async () => {
    for (let round = 0; round < 10; round += 1) {
      const one = await newPlayer();
      world.clock.setTo(began);
      await give(aGrant({ playerId: one }));
      world.clock.setTo(inDays(8));
      const [bet] = await Promise.all([
        move(-7_000, `R${round}`, one),
        freeBets.jobs[0]?.run({} as never),
      ]);
      await end(8);
      expect(await creditOf(one)).toBe(0n);
      expect(await rowsOf(one)).toEqual([
        {
          ...{ given: 7_000, left: 0, over: true },
          ...(bet === 'moved' ? { back: 0, staked: 7_000 } : { back: 7_000, staked: 0 }),
        },
      ]);
    }
  });

  test('[FRB-13] one whose row is stuck keeps no other waiting', async () => {
    const stuck = player;
    await give(aGrant());
    const other = await newPlayer();
    await give(aGrant({ playerId: other }));
    // As if a free bet had more than is in the purse: a bug, and no reason to skip anybody else.
    await world.owner.transact((tx) =>
      sql`update free_bet set amount = 999999999, remaining = 999999999
        where player_id = ${stuck}`.execute(tx),
    );
    world.clock.setTo(inDays(8));
    await expect(freeBets.jobs[0]?.run({} as never)).rejects.toThrow('in its purse');
    expect(await creditOf(other)).toBe(0n);
    expect(await creditOf(stuck)).toBe(7_000n);
    await world.owner.transact((tx) =>
      sql`update free_bet set amount = ${senti(700_000n)}, remaining = ${senti(700_000n)}
        where player_id = ${stuck}`.execute(tx),
    );
  });

  test('[FRB-15] a thousand lines and more are counted', async () => {
    await give(aGrant());
    await world.database.transact(async (tx) => {
      for (let at = 0; at < 1_100; at += 1) {
        const [from, to] = [purseOf(player, 'credit'), house('stakes')];
        const key = `many ${player} ${at}`;
        const postings = transfer({ from, to, amount: shillings(1) });
        await world.wallet.append(
          tx,
          { key, cause: 'bet-placed', postings },
          { serialNumber: key },
        );
      }
    });
    await end(7);
    expect((await rowsOf())[0]).toMatchObject({ back: 5_900, staked: 1_100 });
  });
});

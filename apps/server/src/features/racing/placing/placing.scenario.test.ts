import { billTypes } from '@kipute/contract/constants/money/bills';
import type { CallContent } from '@kipute/contract/registry';
import { shillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setMaintenance } from '../../../fixtures/maintenance.ts';
import { changeBetSettings } from '../../betting/fixtures/change-bet-settings.ts';
import {
  aBet,
  createRacingWorld,
  openRound,
  type RacingInput,
  type RacingWorld,
  runRound,
} from '../fixtures/racing-world.ts';
import { hasOpenRacingBet, ownRacingBetsOf } from '../index.ts';

type Bet = Partial<RacingInput<'racing_order/add'>>;

let world: RacingWorld;
let round: CallContent<'racing_round/proof'>;
let asha: bigint;
beforeAll(async () => {
  world = await createRacingWorld();
});
beforeEach(async () => {
  world.clock.advance({ minutes: 3 });
  round = await openRound(world);
  asha = await world.newPlayer(1_000, 500);
});
afterAll(() => world.close());

const refusalOf = (reply: object) => ('refusal' in reply ? reply.refusal : undefined);
const bet = (differences: Bet = {}, player = asha) =>
  world.ask('racing_order/add', aBet(round.id, differences), world.player(player));
const placed = (differences: Bet = {}, player = asha) =>
  world.told('racing_order/add', aBet(round.id, differences), world.player(player));
const ordersOf = async (player = asha) => {
  const { rows } = await sql<{ serialNumber: string; stake: bigint }>`
    select serial_number, stake from racing_order where player_id = ${player}`.execute(
    world.database.read,
  );
  return rows;
};
const linesOf = async (player = asha) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from posting where player_id = ${player}`.execute(
    world.database.read,
  );
  return rows[0]?.count ?? 0;
};
const later = (time: string, milliseconds: number) => new Date(Date.parse(time) + milliseconds);

describe('a bet is placed', () => {
  test('[RAC-13] every ticket costs the same, and is paid with coin at once', async () => {
    const stakesBefore = await world.sumOf('racing-stakes');
    const order = await placed({
      picks: [
        { bet_type: 2, numbers: [1, 7] },
        { bet_type: 3, numbers: [1, 2, 3] },
        { bet_type: 5, numbers: [1] },
      ],
      tickets: 6,
    });
    expect(order).toMatchObject({
      ...{ bet_type: 1, tickets: 6, single_amount: 100, bet_amount: 600, round_id: round.id },
      ...{ status: 1, result: 0, paid: 0, shared: 0, profit: 0, tax: 0, right: null },
      ...{ issue: round.issue, settlement_time: null },
    });
    expect(order.odds).toEqual([
      { bet_type: 2, odds: 9.69 },
      { bet_type: 3, odds: 28 },
      { bet_type: 5, odds: 1.97 },
    ]);
    expect(order.serial_number).toMatch(/^R/);
    expect(await world.coinOf(asha)).toBe(shillings(400));
    expect(await world.cashOf(asha)).toBe(shillings(500));
    expect(await world.sumOf('racing-stakes')).toBe(stakesBefore + shillings(600));
    const { rows } = await sql<{ cause: number; amount: bigint }>`
      select cause, amount from journal_entry join posting on entry_id = journal_entry.id
      where serial_number = ${order.serial_number} and player_id is not null`.execute(
      world.database.read,
    );
    expect(rows).toEqual([{ cause: billTypes['racing-placed'].id, amount: -shillings(600) }]);
  });

  test('[RAC-10] an order of one kind is of that type, of several it is main', async () => {
    const one = await placed({ picks: [{ bet_type: 4, numbers: [1, 2, 3] }] });
    expect(one.bet_type).toBe(4);
    const two = await placed({
      picks: [
        { bet_type: 5, numbers: [1] },
        { bet_type: 6, numbers: [2] },
      ],
      tickets: 2,
    });
    expect(two.bet_type).toBe(1);
  });

  test('[RAC-15] ten equal requests at once are one order, in any process', async () => {
    const asked = aBet(round.id);
    const processes = [world.racing, world.startRacing(), world.startRacing()];
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        world.askAt(processes[at % 3] ?? world.racing)(
          'racing_order/add',
          asked,
          world.player(asha),
        ),
      ),
    );
    const numbers = replies.map((reply) =>
      'content' in reply ? reply.content.serial_number : reply.refusal,
    );
    expect(new Set(numbers).size).toBe(1);
    expect(await ordersOf()).toHaveLength(1);
    expect(await world.coinOf(asha)).toBe(shillings(900));
  });

  test('[RAC-15] a lost response retried is answered with the order, also when it is over', async () => {
    const asked = aBet(round.id);
    const first = await world.told('racing_order/add', asked, world.player(asha));
    await runRound(world, round);
    const retry = await world.told('racing_order/add', asked, world.player(asha));
    expect(retry.serial_number).toBe(first.serial_number);
    expect(retry.status).toBe(2);
    const other = { ...asked, picks: [{ bet_type: 2 as const, numbers: [2] }] };
    expect(refusalOf(await world.ask('racing_order/add', other, world.player(asha)))).toBe(
      'request-key-used',
    );
    expect(await ordersOf()).toHaveLength(1);
  });

  test('[RAC-16] orders of the same milliseconds are written each for itself', async () => {
    const others = [await world.newPlayer(1_000), await world.newPlayer(50), asha];
    const replies = await Promise.all(
      others.flatMap((player) => [bet({}, player), bet({ single_amount: 200 }, player)]),
    );
    expect(replies.map(refusalOf)).toEqual([
      ...[undefined, undefined, 'racing-coin-short', 'racing-coin-short', undefined, undefined],
    ]);
    expect(await world.coinOf(asha)).toBe(shillings(700));
  });
});

describe('what is refused', () => {
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  const refused: readonly (readonly [string, Bet])[] = [
    ['racing-round-unknown', { round_id: '299901010001' }],
    ['racing-pick-missing', { picks: [], tickets: 0 }],
    ['racing-pick-missing', { picks: [{ bet_type: 2, numbers: [] }], tickets: 0 }],
    ['racing-pick-missing', { picks: [{ bet_type: 3, numbers: [1] }], tickets: 0 }],
    ['racing-pick-missing', { picks: [{ bet_type: 4, numbers: [1, 2] }], tickets: 0 }],
    ['racing-pick-invalid', { picks: [{ bet_type: 2, numbers: [11] }] }],
    ['racing-pick-invalid', { picks: [{ bet_type: 2, numbers: [0] }] }],
    ['racing-pick-invalid', { picks: [{ bet_type: 2, numbers: [3, 3] }], tickets: 2 }],
    ['racing-pick-invalid', { picks: [{ bet_type: 5, numbers: [3] }] }],
    ['racing-ten-twice', { picks: [{ bet_type: 7, numbers: [...all.slice(1), 10] }] }],
    ['racing-ten-incomplete', { picks: [{ bet_type: 7, numbers: all.slice(1) }] }],
    ['racing-stake-out-of-range', { single_amount: 0 }],
    ['racing-stake-out-of-range', { single_amount: 99 }],
    ['racing-stake-out-of-range', { single_amount: 100_001 }],
    ['racing-stake-out-of-range', { picks: [{ bet_type: 7, numbers: all }], single_amount: 5_001 }],
    [
      'racing-too-many-tickets',
      {
        picks: [
          { bet_type: 4, numbers: all },
          { bet_type: 2, numbers: [1] },
        ],
        tickets: 121,
      },
    ],
    ['racing-tickets-changed', { tickets: 2 }],
    ['racing-tickets-changed', { picks: [{ bet_type: 3, numbers: [1, 2, 3] }], tickets: 2 }],
    ['racing-coin-short', { single_amount: 1_001 }],
    [
      'racing-coin-short',
      { picks: [{ bet_type: 2, numbers: all }], tickets: 10, single_amount: 101 },
    ],
  ];

  test.each(refused)('[RAC-14] %s: %o', async (refusal, differences) => {
    const lines = await linesOf();
    expect(refusalOf(await bet(differences))).toBe(refusal);
    expect(await ordersOf()).toEqual([]);
    expect(await linesOf()).toBe(lines);
    expect(await world.coinOf(asha)).toBe(shillings(1_000));
  });

  test('[RAC-14] more coin than there is, by one; balance does not help', async () => {
    const juma = await world.newPlayer(99, 10_000);
    expect(refusalOf(await bet({}, juma))).toBe('racing-coin-short');
    expect(await world.coinOf(juma)).toBe(shillings(99));
  });

  test('[RAC-14] maintenance, betting paused and racing closed come first', async () => {
    const nonsense = { round_id: '299901010001', picks: [] };
    await world.change({ isOpen: false });
    expect(refusalOf(await bet(nonsense))).toBe('racing-closed');
    await changeBetSettings(world, { bettingPaused: true });
    expect(refusalOf(await bet(nonsense))).toBe('betting-paused');
    await setMaintenance(world, true);
    expect(refusalOf(await bet(nonsense))).toBe('site-maintenance');
    await setMaintenance(world, false);
    await changeBetSettings(world, { bettingPaused: false });
    await world.change({ isOpen: true });
  });

  test('[RAC-17] a bet after closing by a millisecond', async () => {
    const { end_bet_time: closes, start_bet_time: opens } = round;
    world.clock.setTo(later(closes, -1));
    await placed();
    world.clock.setTo(later(closes, 0));
    expect(refusalOf(await bet())).toBe('racing-round-closed');
    world.clock.setTo(later(closes, 1));
    expect(refusalOf(await bet())).toBe('racing-round-closed');
    const next = (BigInt(round.id) + 1n).toString();
    expect(refusalOf(await bet({ round_id: next }))).toBe('racing-round-not-open');
    expect(await ordersOf()).toHaveLength(1);
    world.clock.setTo(later(opens, 180_000 - 1));
    expect(refusalOf(await bet({ round_id: next }))).toBe('racing-round-not-open');
  });

  test('[RAC-17] the database itself refuses what memory still takes for open', async () => {
    const other = world.startRacing();
    world.clock.advance({ seconds: 10 });
    await world.askAt(other)('racing_round/inquire', {});
    await sql`update racing_round set closes_at = ${world.clock.now()}
      where id = ${round.id}`.execute(world.database.read);
    const reply = await world.askAt(other)('racing_order/add', aBet(round.id), world.player(asha));
    expect(refusalOf(reply)).toBe('racing-round-closed');
    await sql`update racing_round set closes_at = ${new Date(round.end_bet_time)}
      where id = ${round.id}`.execute(world.database.read);
    await sql`update racing_round set state = 'refunded', ended_at = now(), refund_reason = 'test'
      where id = ${round.id}`.execute(world.database.read);
    const late = await world.askAt(other)('racing_order/add', aBet(round.id), world.player(asha));
    expect(refusalOf(late)).toBe('racing-round-closed');
    expect(await ordersOf()).toEqual([]);
  });

  test('[RAC-18] two bets at once for the last coin: one is placed', async () => {
    const juma = await world.newPlayer(100);
    const processes = [world.racing, world.startRacing()];
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        world.askAt(processes[at % 2] ?? world.racing)(
          'racing_order/add',
          aBet(round.id),
          world.player(juma),
        ),
      ),
    );
    const refusals = replies.map(refusalOf).filter((one) => one !== undefined);
    expect(refusals).toEqual(Array.from({ length: 7 }, () => 'racing-coin-short'));
    expect(await ordersOf(juma)).toHaveLength(1);
    expect(await world.coinOf(juma)).toBe(0n);
  });
});

describe('players who are protected', () => {
  test('[RAC-19] who may not bet buys no ticket', async () => {
    await sql`update player set betting_forbidden = true where id = ${asha}`.execute(
      world.owner.read,
    );
    expect(refusalOf(await bet())).toBe('betting-forbidden');
    expect(await ordersOf()).toEqual([]);
  });

  test('[RAC-19] stakes in coin count for the own limit', async () => {
    const now = world.clock.now();
    await sql`
      insert into play_limit_change (player_id, kind, period, amount, asked_at, applies_at)
      values (${asha}, 'stake', 'day', ${shillings(250)}, ${now}, ${now})`.execute(
      world.owner.read,
    );
    await placed();
    await placed();
    expect(refusalOf(await bet())).toBe('own-limit-reached');
    expect(await ordersOf()).toHaveLength(2);
  });

  test('[RAC-19] who takes a break bets nothing', async () => {
    const now = world.clock.now();
    await sql`
      insert into play_pause (player_id, length, asked_at, ends_at)
      values (${asha}, 'day', ${now}, ${later(now.toISOString(), 86_400_000)})`.execute(
      world.owner.read,
    );
    expect(refusalOf(await bet())).toBe('play-paused');
    expect(await ordersOf()).toEqual([]);
  });
});

describe('own bets', () => {
  test('[RAC-45] players see their own alone, open or decided, by id and by number', async () => {
    const order = await placed();
    const juma = await world.newPlayer(1_000);
    await placed({}, juma);
    const mine = (asked: RacingInput<'racing_order/user_inquire'>) =>
      world.told('racing_order/user_inquire', asked, world.player(asha));
    expect(await mine({})).toEqual([order]);
    expect(await mine({ settled: 1 })).toEqual([]);
    expect(await mine({ settled: 0, round_id: round.id })).toHaveLength(1);
    expect(await mine({ archived: 1 })).toEqual([]);
    const detailed = (asked: RacingInput<'racing_order/detailed'>, player = asha) =>
      world.ask('racing_order/detailed', asked, world.player(player));
    expect(await detailed({ id: order.id })).toMatchObject({ content: order });
    const code = order.serial_number.slice(1).toLowerCase();
    expect(await detailed({ code })).toMatchObject({ content: order });
    expect(refusalOf(await detailed({ id: order.id }, juma))).toBe('racing-order-unknown');
    expect(refusalOf(await detailed({ code }, juma))).toBe('racing-order-unknown');
    expect(refusalOf(await detailed({ code: 'nothing' }))).toBe('racing-order-unknown');
    await runRound(world, round);
    expect(await mine({ settled: 0 })).toEqual([]);
    expect(await mine({ settled: 1 })).toMatchObject([{ id: order.id, status: 2 }]);
    world.clock.advance({ minutes: 31 * 24 * 60 });
    expect(await mine({ archived: 1 })).toHaveLength(1);
    expect(await mine({})).toEqual([]);
  });

  test('[RAC-64] the document of personal data has them, and an open one keeps an account', async () => {
    expect(await hasOpenRacingBet(world.database.read, asha)).toBe(false);
    const order = await placed();
    const asked = { playerId: asha, lines: 10 };
    expect(await ownRacingBetsOf(world.database.read, asked)).toEqual([order]);
    expect(await hasOpenRacingBet(world.database.read, asha)).toBe(true);
    await runRound(world, round);
    expect(await hasOpenRacingBet(world.database.read, asha)).toBe(false);
  });

  test('[RAC-44] an order never changes and is never taken away', async () => {
    await placed();
    const change = sql`update racing_order set stake = 1`.execute(world.owner.read);
    await expect(change).rejects.toThrow();
    await expect(sql`delete from racing_payout`.execute(world.owner.read)).rejects.toThrow();
    await expect(sql`delete from racing_order`.execute(world.database.read)).rejects.toThrow();
  });
});

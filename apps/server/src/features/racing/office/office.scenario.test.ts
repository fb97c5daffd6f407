import type { CallContent } from '@kipute/contract/registry';
import { shillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createColleague } from '../../../fixtures/office-people.ts';
import { createApprovals } from '../../approvals/index.ts';
import {
  aBet,
  createRacingWorld,
  openRound,
  type RacingInput,
  type RacingWorld,
  runRound,
  stepAt,
} from '../fixtures/racing-world.ts';
import { createRacing } from '../index.ts';

let world: RacingWorld;
let round: CallContent<'racing_round/proof'>;
let asha: bigint;
beforeAll(async () => {
  world = await createRacingWorld();
});
beforeEach(async () => {
  world.clock.advance({ minutes: 3 });
  round = await openRound(world);
  asha = await world.newPlayer(10_000);
});
afterAll(() => world.close());

const refusalOf = (reply: object) => ('refusal' in reply ? reply.refusal : undefined);
const cars = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const bet = (differences: Partial<RacingInput<'racing_order/add'>> = {}) =>
  world.told('racing_order/add', aBet(round.id, differences), world.player(asha));

describe('configuration', () => {
  const shown = async () => {
    const { stated_returns, changed_by, changed_at, ...config } = await world.told(
      'racing_config/inquire',
      {},
    );
    return { config, stated_returns, changed_by, changed_at };
  };
  const update = async (differences: Partial<RacingInput<'racing_config/update'>>) => {
    const { config } = await shown();
    return world.ask('racing_config/update', { ...config, reason: 'another', ...differences });
  };

  test('[RAC-60] it is read with its returns, and written with a reason', async () => {
    const { config, stated_returns } = await shown();
    expect(stated_returns).toEqual([
      ...[
        { bet_type: 2, stated_return: 969_000 },
        { bet_type: 3, stated_return: 622_222 },
        { bet_type: 4, stated_return: 466_666 },
        { bet_type: 5, stated_return: 985_000 },
        { bet_type: 6, stated_return: 985_000 },
        { bet_type: 7, stated_return: 896_854 },
      ],
    ]);
    const reply = await update({ champion_odds: 9.5 });
    expect(reply).toMatchObject({ content: { revision: config.revision + 1 } });
    const after = await shown();
    expect(after.config).toMatchObject({ champion_odds: 9.5, revision: config.revision + 1 });
    expect(after.changed_by).toMatchObject({ name: 'racing' });
    const { rows } = await sql<{ content: string }>`
      select content from activity order by id desc limit 1`.execute(world.database.read);
    expect(rows[0]?.content).toContain('another');
    expect(refusalOf(await update({ revision: config.revision }))).toBe('changed-meanwhile');
    await update({ champion_odds: 9.69 });
  });

  const impossible: readonly (readonly [string, Partial<RacingInput<'racing_config/update'>>])[] = [
    ['a bet that brings more than it costs', { champion_odds: 10 }],
    ['odds of two that bring all of it', { odd_even_odds: 2 }],
    ['a table of ten that brings too much', { ten_of_ten: [{ right: 1, multiplier: 3 }] }],
    [
      'a row of it twice',
      {
        ten_of_ten: [
          { right: 2, multiplier: 1 },
          { right: 2, multiplier: 2 },
        ],
      },
    ],
    [
      'a table and a pool that do',
      { ten_of_ten_pool_percent: 10, ten_of_ten: [{ right: 2, multiplier: 5 }] },
    ],
    ['a minimum over the maximum', { bet_amount_min: 2_000, bet_amount_max: 1_000 }],
    ['a minimum over that of ten', { bet_amount_min: 2_000, ten_of_ten_amount_max: 1_000 }],
    [
      'more rounds than a day has numbers',
      {
        betting_seconds: 1,
        closed_seconds: 1,
        race_seconds: 5,
        result_seconds: 1,
      },
    ],
  ];
  test.each(impossible)('[RAC-60] refused: %s', async (_, wanted) => {
    const before = await shown();
    expect(refusalOf(await update(wanted))).toBe('racing-config-invalid');
    expect(await shown()).toEqual(before);
  });

  test('[RAC-24] new odds hold from the next round on; a bet keeps those it was placed on', async () => {
    const order = await bet({ picks: [{ bet_type: 2, numbers: cars }], tickets: 10 });
    await update({ champion_odds: 9 });
    await world.racing.leader.step();
    const { table, current } = await world.told('racing_round/inquire', {});
    expect(current?.id).toBe(round.id);
    expect(table.bets[0]).toEqual({ bet_type: 2, odds: 9.69, stated_return: 969_000 });
    await runRound(world, round);
    const decided = await world.told('racing_order/detailed', { id: order.id }, world.player(asha));
    expect(decided).toMatchObject({ paid: 969, odds: [{ bet_type: 2, odds: 9.69 }] });
    round = await openRound(world);
    const next = await bet({ picks: [{ bet_type: 2, numbers: cars }], tickets: 10 });
    expect(next.odds).toEqual([{ bet_type: 2, odds: 9 }]);
    await runRound(world, round);
    const paid = await world.told('racing_order/detailed', { id: next.id }, world.player(asha));
    expect(paid.paid).toBe(900);
    await update({ champion_odds: 9.69 });
  });
});

describe('rounds and orders', () => {
  test('[RAC-62] a round with its stakes, what was paid of them, and profit', async () => {
    await bet({ picks: [{ bet_type: 2, numbers: cars }], tickets: 10 });
    await bet({ picks: [{ bet_type: 7, numbers: cars }], single_amount: 200 });
    const open = await world.told('racing_round/detailed', { id: round.id });
    expect(open).toMatchObject({
      ...{ bets: 2, tickets: 11, bet_amount: 1_200, paid: 0, profit: 0, status: 1 },
    });
    await stepAt(world, round.draw_time);
    await sql`update racing_round set result = '{2,1,4,3,6,5,8,7,10,9}' where id = ${round.id}`.execute(
      world.database.read,
    );
    await stepAt(world, round.end_time);
    const ended = await world.told('racing_round/detailed', { id: round.id });
    expect(ended).toMatchObject({
      ...{ bets: 2, tickets: 11, bet_amount: 1_200, paid: 969, shared: 0, pool_fed: 10 },
      ...{ profit: 221, status: 3, refund_reason: '', refunded_by: null },
      by_type: [
        { bet_type: 2, bets: 1, bet_amount: 1_000, paid: 969 },
        { bet_type: 7, bets: 1, bet_amount: 200, paid: 0 },
      ],
    });
    const { by_type: _, ...listed } = ended;
    const list = await world.told('racing_round/inquire_all', { status: 3, with_bets: 1 });
    expect(list[0]).toEqual(listed);
    expect(await world.told('racing_round/inquire_all', { id: round.id, status: 1 })).toEqual([]);
    const none = { from: round.end_time, until: round.end_time, with_bets: 1 } as const;
    expect(await world.told('racing_round/inquire_all', none)).toEqual([]);
  });

  test('[RAC-63] bets are found by round, player, number, type, state and result', async () => {
    const order = await bet({ picks: [{ bet_type: 5, numbers: [1, 2] }], tickets: 2 });
    const found = (asked: RacingInput<'racing_order/inquire'>) =>
      world.told('racing_order/inquire', { round_id: round.id, ...asked });
    const [mine] = await found({});
    expect(mine).toMatchObject({
      ...{ ...order, user_id: asha.toString(), user_name: 'Asha', reported: 2 },
    });
    expect(mine?.phone).toMatch(/^\d{4}•••\d{3}$/);
    const { serial_number } = order;
    const ways = [{ user_id: asha.toString() }, { serial_number }, { bet_type: 5 }] as const;
    for (const way of [...ways, { status: 1 } as const, { result: 0 } as const]) {
      expect(await found(way)).toHaveLength(1);
    }
    for (const way of [{ status: 2 }, { bet_type: 1 }, { result: 2 }, { result: 3 }] as const) {
      expect(await found(way)).toEqual([]);
    }
    await runRound(world, round);
    expect(await found({ status: 2, result: 1 })).toHaveLength(1);
    for (const way of [{ result: 2 }, { result: 4 }, { result: 0 }, { status: 1 }] as const) {
      expect(await found(way)).toEqual([]);
    }
  });
});

describe('a refund by hand', () => {
  const refund = (id = round.id) =>
    world.ask('racing_round/refund', { id, reason: 'a car stood still' });
  /** Rehema agrees in a process of hers. */
  async function agree(proposalId: string): Promise<string | undefined> {
    const approvals = createApprovals({ ...world, totpRequired: () => false });
    const seeds = { seal: () => '', open: () => undefined };
    createRacing({ ...world, approvals, seeds });
    const rehema = await createColleague(world, `agreeing-${proposalId}`, [
      ...(['approval/decide', 'racing_round/refund'] as const),
    ]);
    const decision = { id: proposalId, decision: 'approve', note: 'so it is' } as never;
    const reply = await approvals.routes['approval/decide'](decision, rehema);
    return reply.kind === 'refusal' ? reply.code : undefined;
  }

  test('[RAC-61] a round that nobody bet on is refunded by one person', async () => {
    expect(await refund()).toMatchObject({ content: { outcome: 'done' } });
    expect(await world.told('racing_round/detailed', { id: round.id })).toMatchObject({
      ...{ refunded: 1, refund_reason: 'a car stood still', bets: 0, profit: 0 },
      refunded_by: { name: 'racing' },
    });
    await runRound(world, round);
    expect(await world.told('racing_round/proof', { id: round.id })).toMatchObject({
      ...{ refunded: 1, result: [] },
    });
    const { rows } = await sql<{ subject: string }>`
      select subject_kind as subject from activity order by id desc limit 1`.execute(
      world.database.read,
    );
    expect(rows[0]?.subject).toBe('racing-round');
    expect(refusalOf(await refund())).toBe('racing-round-settled');
  });

  test('[RAC-61] one that was bet on by two, and every stake goes back', async () => {
    const order = await bet({ picks: [{ bet_type: 2, numbers: cars }], tickets: 10 });
    const proposed = await refund();
    if ('refusal' in proposed) throw new Error(proposed.refusal);
    expect(proposed.content.outcome).toBe('proposed');
    expect(await world.coinOf(asha)).toBe(shillings(9_000));
    await stepAt(world, round.draw_time);
    expect(await agree(proposed.content.proposal_id ?? '')).toBeUndefined();
    expect(await world.coinOf(asha)).toBe(shillings(10_000));
    expect(
      await world.told('racing_order/detailed', { id: order.id }, world.player(asha)),
    ).toMatchObject({ status: 3, result: 3, paid: 1_000, profit: 0 });
    await stepAt(world, round.end_time);
    expect(await world.coinOf(asha)).toBe(shillings(10_000));
  });

  test('[RAC-61] a round that was settled meanwhile is not refunded', async () => {
    await bet({ picks: [{ bet_type: 2, numbers: cars }], tickets: 10 });
    const proposed = await refund();
    if ('refusal' in proposed) throw new Error(proposed.refusal);
    await runRound(world, round);
    await agree(proposed.content.proposal_id ?? '');
    expect(await world.coinOf(asha)).toBe(shillings(9_969));
    expect(await world.told('racing_round/detailed', { id: round.id })).toMatchObject({
      ...{ refunded: 0, paid: 969 },
    });
    expect(refusalOf(await refund())).toBe('racing-round-settled');
    expect(refusalOf(await refund('299901010001'))).toBe('racing-round-unknown');
    const next = (BigInt(round.id) + 1n).toString();
    expect(refusalOf(await refund(next))).toBe('racing-round-not-open');
  });
});

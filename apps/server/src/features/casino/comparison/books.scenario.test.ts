import type { ProviderTransaction } from '@kipute/provider-protocols/casino/provider-api';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { anAdministrator } from '../../../fixtures/call-context.ts';
import { type CasinoWorld, createCasinoWorld, type Seat } from '../fixtures/casino-world.ts';

let world: CasinoWorld;
let seat: Seat;
beforeEach(async () => {
  await world?.close();
  world = await createCasinoWorld();
  seat = await world.seat();
});
afterAll(() => world.close());

const studio = () => world.provider.books['kipute-studio'];

type Move = Pick<ProviderTransaction, 'kind' | 'transaction' | 'amount'> & {
  readonly round?: string;
  readonly target?: string;
};

/** As the provider has it in its own books. */
const booked = ({
  kind,
  transaction,
  amount,
  round = 'r1',
  target,
}: Move): ProviderTransaction => ({
  ...{ kind, transaction, amount, round, player: seat.player, game: 'mikeka' },
  ...(target !== undefined && { target }),
  at: world.clock.now().toISOString(),
});

/** Booked there and told here. */
async function played(move: Move): Promise<void> {
  const { kind, transaction, amount, round = 'r1', target } = move;
  studio().transactions.push(booked(move));
  const of = { player: seat.player, game: 'mikeka', round, transaction };
  const more = {
    debit: { session: seat.session, amount },
    credit: { amount, round_closed: false },
    rollback: { target },
    reward: { amount, round: undefined },
  };
  const reply = await world.kipute(kind, { ...of, ...more[kind] });
  if (reply.status !== 'ok') throw new Error(reply.status);
}

const roundsOf = (request: object = {}) => world.told('casino_round/inquire', request);

describe('a round that stays open', () => {
  test('[CAS-30, CAS-31] is asked about after three minutes, and paid once', async () => {
    await played({ kind: 'debit', transaction: 'd1', amount: 10_000 });
    const win = booked({ kind: 'credit', transaction: 'c1', amount: 30_000 });
    const stake = booked({ kind: 'debit', transaction: 'd1', amount: 10_000 });
    studio().rounds.set('r1', { round: 'r1', status: 'closed', transactions: [stake, win] });
    await world.runJob('check-casino-rounds');
    expect(await world.balanceOf(seat.playerId)).toBe(90_000n);
    expect(await roundsOf({ status: 1 })).toHaveLength(1);
    world.clock.advance({ minutes: 4 });
    expect(await roundsOf({ status: 3 })).toMatchObject([{ round: 'r1', status: 3 }]);
    await Promise.all([
      ...[world.runJob('check-casino-rounds'), world.runJob('check-casino-rounds')],
    ]);
    expect(await world.balanceOf(seat.playerId)).toBe(120_000n);
    expect(await roundsOf()).toMatchObject([{ status: 2, won_amount: 300, profit: 200 }]);
    // The message comes after all, and is answered as if it had been the first.
    const of = { player: seat.player, game: 'mikeka', round: 'r1', transaction: 'c1' };
    expect(
      await world.kipute('credit', { ...of, amount: 30_000, round_closed: true }),
    ).toMatchObject({ status: 'ok', balance: 120_000 });
  });

  test('[CAS-30] what the provider says is over without a win is over', async () => {
    await played({ kind: 'debit', transaction: 'd1', amount: 10_000 });
    studio().rounds.set('r1', { round: 'r1', status: 'closed', transactions: [] });
    world.clock.advance({ minutes: 4 });
    await world.runJob('check-casino-rounds');
    expect(await roundsOf()).toMatchObject([{ status: 2, won_amount: 0, profit: -100 }]);
  });

  test('[CAS-30] a stake that they took back goes back', async () => {
    await played({ kind: 'debit', transaction: 'd1', amount: 10_000 });
    const back = booked({ kind: 'rollback', transaction: 'b1', amount: 10_000, target: 'd1' });
    studio().rounds.set('r1', { round: 'r1', status: 'closed', transactions: [back] });
    world.clock.advance({ minutes: 4 });
    await world.runJob('check-casino-rounds');
    expect(await world.balanceOf(seat.playerId)).toBe(100_000n);
  });

  test('[CAS-30, CAS-31] no answer concludes nothing, is asked ever more rarely and waits for a person', async () => {
    await played({ kind: 'debit', transaction: 'd1', amount: 10_000 });
    studio().isDown = true;
    let asked = 0;
    for (let minute = 0; minute < 30; minute += 1) {
      world.clock.advance({ minutes: 1 });
      await world.runJob('check-casino-rounds');
      const { asks } = await world.database.read
        .selectFrom('casinoRound')
        .select('asks')
        .executeTakeFirstOrThrow();
      asked = asks;
    }
    expect(asked).toBeGreaterThanOrEqual(5);
    expect(asked).toBeLessThan(10);
    expect(await world.balanceOf(seat.playerId)).toBe(90_000n);
    const [stuck] = world.casino.queues;
    expect(await stuck?.count(world.database.read, anAdministrator(1n))).toMatchObject({
      count: 1,
    });
  });
});

const differences = () => world.told('casino_difference/inquire', { open: 1 });
const tomorrow = () => world.clock.advance({ minutes: 24 * 60 });

describe('a day that is over', () => {
  test('[CAS-40, CAS-43] without a difference says nothing, over several pages', async () => {
    await played({ kind: 'debit', transaction: 'd1', amount: 10_000 });
    await played({ kind: 'debit', transaction: 'd2', amount: 5_000 });
    await played({ kind: 'rollback', transaction: 'b2', amount: 5_000, target: 'd2' });
    await played({ kind: 'credit', transaction: 'c1', amount: 12_000 });
    await played({ kind: 'reward', transaction: 'w1', amount: 100 });
    tomorrow();
    await world.runJob('compare-casino-days');
    expect(await differences()).toEqual([]);
    const { rows } = await sql<object>`
      select provider, to_char(day, 'YYYY-MM-DD') as day, transactions_here as here,
        transactions_there as there from casino_comparison`.execute(world.database.read);
    expect(rows).toEqual([{ provider: 'kipute-studio', day: '2026-03-01', here: 5, there: 5 }]);
  });

  test('[CAS-40, CAS-42] shows what differs, both ways, once, until a person has looked', async () => {
    await played({ kind: 'debit', transaction: 'd1', amount: 10_000 });
    await played({ kind: 'debit', transaction: 'd2', amount: 5_000 });
    const theirs = studio();
    theirs.transactions = theirs.transactions.filter(({ transaction }) => transaction !== 'd2');
    theirs.transactions.push(booked({ kind: 'credit', transaction: 'c9', amount: 700 }));
    theirs.transactions = theirs.transactions.map((one) =>
      one.transaction === 'd1' ? { ...one, amount: 10_001 } : one,
    );
    tomorrow();
    await world.runJob('compare-casino-days');
    await sql`delete from casino_comparison`.execute(world.owner.read);
    await world.runJob('compare-casino-days');
    const found = await differences();
    const short = found.map((one) => [one.transaction, one.kind, one.our_amount, one.their_amount]);
    expect(short.toSorted()).toEqual([
      ['c9', 1, null, 7],
      ['d1', 3, 100, 100.01],
      ['d2', 2, 50, null],
    ]);
    const queue = world.casino.queues[1];
    expect(await queue?.count(world.database.read, anAdministrator(1n))).toMatchObject({
      count: 3,
    });
    const [first] = found;
    const closing = { id: first?.id ?? '', note: 'Paid by hand' };
    const replies = await Promise.all([
      ...[world.ask('casino_difference/close', closing)],
      ...[world.ask('casino_difference/close', closing)],
    ]);
    const refused = replies.flatMap((reply) => ('refusal' in reply ? [reply.refusal] : []));
    expect(refused).toEqual(['casino-difference-unknown']);
    expect(await differences()).toHaveLength(2);
    expect(await world.told('casino_difference/inquire', { open: 0 })).toMatchObject([
      { closed_by: { name: 'casino' }, note: 'Paid by hand' },
    ]);
    const { rows } = await sql<{ subject: string }>`
      select subject_kind || ' ' || subject_id as subject from activity
      order by id desc limit 1`.execute(world.database.read);
    expect(rows).toEqual([{ subject: `casino-difference ${first?.id}` }]);
  });

  test('[CAS-40] what stands on a neighbouring day is no difference', async () => {
    // A second before midnight there, a second after it here.
    world.clock.setTo(new Date('2026-03-01T20:59:59Z'));
    seat = await world.seat();
    const stake = booked({ kind: 'debit', transaction: 'd1', amount: 10_000 });
    studio().transactions.push(stake);
    studio().rounds.set('r1', { round: 'r1', status: 'open', transactions: [stake] });
    world.clock.setTo(new Date('2026-03-01T21:00:01Z'));
    const of = { player: seat.player, game: 'mikeka', round: 'r1', transaction: 'd1' };
    await world.kipute('debit', { ...of, session: seat.session, amount: 10_000 });
    tomorrow();
    tomorrow();
    await world.runJob('compare-casino-days');
    expect(await differences()).toEqual([]);
  });

  test('[CAS-41] without a report stays open and is asked for again', async () => {
    await played({ kind: 'debit', transaction: 'd1', amount: 10_000 });
    studio().isDown = true;
    tomorrow();
    await world.runJob('compare-casino-days');
    const compared = () =>
      world.database.read.selectFrom('casinoComparison').select('day').execute();
    expect(await compared()).toEqual([]);
    studio().isDown = false;
    world.clock.advance({ minutes: 60 });
    await world.runJob('compare-casino-days');
    expect(await compared()).toHaveLength(1);
    expect(await differences()).toEqual([]);
  });
});

describe('what was played', () => {
  test('[CAS-61] is found by the office, with masked phones', async () => {
    await played({ kind: 'debit', transaction: 'd1', amount: 10_000 });
    await played({ kind: 'credit', transaction: 'c1', amount: 12_000 });
    await played({ kind: 'rollback', transaction: 'b7', amount: 0, target: 'd7' });
    const user_id = seat.player;
    const [round] = await roundsOf({ user_id, round: 'r1', game_id: '40001' });
    expect(round).toMatchObject({ user_id, user_name: 'Asha', bet_amount: 100, won_amount: 120 });
    expect(round?.phone).toMatch(/•••/);
    expect(await roundsOf({ user_id, status: 2 })).toEqual([]);
    const found = (request: object) => world.told('casino_transaction/inquire', request);
    expect(await found({ user_id, kind: 1 })).toMatchObject([
      {
        transaction: 'd1',
        amount: 100,
        balance_after: 900,
        is_void: 0,
        game_name: round?.game_name,
      },
    ]);
    expect(await found({ transaction: 'b7', provider: 'kipute-studio' })).toMatchObject([
      { kind: 3, is_void: 1, amount: 0 },
    ]);
    expect(await found({ until: '2026-02-01T00:00:00Z' })).toEqual([]);
  });

  test('[CAS-62] players see their own rounds, recent or archived', async () => {
    const caller = { kind: 'player', playerId: seat.playerId, token: '' } as const;
    await played({ kind: 'debit', transaction: 'd1', amount: 10_000 });
    const own = (archived: 0 | 1) => world.told('casino_order/user_inquire', { archived }, caller);
    expect(await own(0)).toMatchObject([{ round: 'r1', status: 1, bet_amount: 100, profit: -100 }]);
    expect(await own(1)).toEqual([]);
    world.clock.advance({ minutes: 31 * 24 * 60 });
    expect(await own(0)).toEqual([]);
    expect(await own(1)).toHaveLength(1);
    const other = await world.newPlayer();
    expect(await world.told('casino_order/user_inquire', { archived: 1 }, other)).toEqual([]);
  });

  test('[CAS-50, CAS-51] a game that pays too much is an alarm; what is summed is not lost', async () => {
    await played({ kind: 'debit', transaction: 'd1', amount: 10_000 });
    const results = async (days = 30) => {
      const all = await world.told('casino_game/results', { days });
      return all.find(({ game_id }) => game_id === '40001');
    };
    expect(await results()).toMatchObject({
      ...{ rounds: 1, bet_amount: 100, won_amount: 0, observed_return: 0, alarm: 0 },
    });
    await sql`
      insert into casino_round (provider, round, player_id, game_id, debits, staked, won, tax_rate,
        opened_at, moved_at)
      select 'kipute-studio', 'x' || at, ${seat.playerId}, 40001, 1, 1000,
        case when at % 2 = 0 then 2600 else 0 end, 0,
        timestamptz '2026-02-10' + at * interval '10 minutes', ${world.clock.now()}
      from generate_series(1, 2000) as at`.execute(world.owner.read);
    const before = await results();
    expect(before).toMatchObject({ rounds: 2_001, stated_return: 9_700, alarm: 1 });
    expect(before?.observed_return).toBeGreaterThan(before?.upper_bound ?? 0);
    await world.runJob('watch-casino-returns');
    expect(world.casino.returnAlarms()).toBe(1);
    expect(await results()).toEqual(before);
    await world.runJob('watch-casino-returns');
    expect(await results()).toEqual(before);
    expect((await results(3))?.rounds).toBeLessThan(500);
  });
});

import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CasinoWorld, createCasinoWorld, type Seat } from '../fixtures/casino-world.ts';

let world: CasinoWorld;
beforeAll(async () => {
  world = await createCasinoWorld();
});
afterAll(() => world.close());

let numbers = 0;
/** Names that no other test uses. */
const fresh = (what: string) => {
  numbers += 1;
  return `${what}-${numbers}`;
};

const aRound = (seat: Seat) => {
  const round = fresh('r');
  const of = { player: seat.player, round, game: 'mikeka' };
  return {
    round,
    debit: (amount: number, transaction = fresh('d')) =>
      world.kipute('debit', { ...of, session: seat.session, transaction, amount }),
    credit: (amount: number, transaction = fresh('c'), closes = false) =>
      world.kipute('credit', { ...of, transaction, amount, round_closed: closes }),
    rollback: (target: string, transaction = fresh('b')) =>
      world.kipute('rollback', { ...of, transaction, target }),
  };
};

describe('a round', () => {
  test('[CAS-11] a stake and its win stand in the statement, in one house account', async () => {
    const seat = await world.seat();
    const round = aRound(seat);
    const before = await world.sumOf('casino-stakes');
    expect(await round.debit(20_000)).toMatchObject({ status: 'ok', balance: 80_000 });
    expect(await round.credit(50_000, fresh('c'), true)).toMatchObject({
      ...{ status: 'ok', balance: 130_000 },
    });
    expect(await world.balanceOf(seat.playerId)).toBe(shillings(1_300));
    expect((await world.sumOf('casino-stakes')) - before).toBe(-30_000n);
  });

  test('[CAS-10] a rollback gives a stake back, once', async () => {
    const seat = await world.seat();
    const round = aRound(seat);
    const stake = fresh('d');
    await round.debit(20_000, stake);
    expect(await round.rollback(stake)).toMatchObject({ status: 'ok', balance: 100_000 });
    expect(await round.rollback(stake)).toMatchObject({ status: 'ok', balance: 100_000 });
    expect(await round.credit(5_000)).toMatchObject({ status: 'debit-rolled-back' });
    expect(await world.balanceOf(seat.playerId)).toBe(shillings(1_000));
  });

  test('[CAS-10] a rollback that comes first is kept, and its stake is refused', async () => {
    const seat = await world.seat();
    const round = aRound(seat);
    const stake = fresh('d');
    expect(await round.rollback(stake)).toMatchObject({ status: 'ok', balance: 100_000 });
    expect(await round.debit(20_000, stake)).toMatchObject({ status: 'debit-rolled-back' });
    expect(await round.debit(20_000, stake)).toMatchObject({ status: 'debit-rolled-back' });
    expect(await world.balanceOf(seat.playerId)).toBe(shillings(1_000));
  });

  test('[CAS-12] ten equal stakes at once move money once, in any process', async () => {
    const seat = await world.seat();
    const other = await world.startProcess();
    const round = fresh('r');
    const transaction = fresh('d');
    const stake = { ...seat, round, game: 'mikeka', transaction, amount: 10_000 };
    const { playerId: _, ...body } = stake;
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_nothing, at) =>
        world.kipute('debit', body, at % 2 === 0 ? {} : { at: other }),
      ),
    );
    const [first] = replies;
    expect(first).toMatchObject({ status: 'ok', balance: 90_000 });
    expect(replies.every((reply) => JSON.stringify(reply) === JSON.stringify(first))).toBe(true);
    expect(await world.balanceOf(seat.playerId)).toBe(shillings(900));
  });
});

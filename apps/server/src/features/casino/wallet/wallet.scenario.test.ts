import { shillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setMaintenance } from '../../../fixtures/maintenance.ts';
import { type CasinoWorld, createCasinoWorld, GAMES, type Seat } from '../fixtures/casino-world.ts';

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

const statusOf = async (round: string) => {
  const { state } = await world.database.read
    .selectFrom('casinoRound')
    .select('state')
    .where('round', '=', round)
    .executeTakeFirstOrThrow();
  return state;
};

const setTax = async (casinoPercent: number) => {
  const changed = await world.database.transact((tx) =>
    world.settings.change(tx, {
      section: 'taxes',
      value: { ...world.settings.current('taxes'), casinoPercent },
      basedOn: world.settings.revisionOf('taxes'),
      changedBy: null,
      note: 'for a test',
    }),
  );
  if (!changed.ok) throw new Error(changed.refusal);
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

  test('[CAS-11] a reward comes from outside of any round', async () => {
    const seat = await world.seat(0);
    const before = await world.sumOf('casino-rewards');
    const reward = { player: seat.player, transaction: fresh('w'), game: 'kete', amount: 700 };
    expect(await world.kipute('reward', reward)).toMatchObject({ status: 'ok', balance: 700 });
    expect(await world.kipute('reward', reward)).toMatchObject({ status: 'ok', balance: 700 });
    expect((await world.sumOf('casino-rewards')) - before).toBe(-700n);
    const { rows } = await sql<{ cause: number }>`
      select cause from journal_entry join posting on entry_id = journal_entry.id
      where player_id = ${seat.playerId}`.execute(world.database.read);
    expect(rows).toEqual([{ cause: 25 }]);
  });

  test('[CAS-17] a win of nothing closes it, and what comes later is taken', async () => {
    const seat = await world.seat();
    const round = aRound(seat);
    await round.debit(10_000);
    expect(await statusOf(round.round)).toBe('open');
    expect(await round.credit(0)).toMatchObject({ status: 'ok', balance: 90_000 });
    expect(await statusOf(round.round)).toBe('closed');
    expect(await round.debit(10_000)).toMatchObject({ status: 'ok', balance: 80_000 });
    expect(await round.credit(30_000)).toMatchObject({ status: 'ok', balance: 110_000 });
    expect(await statusOf(round.round)).toBe('closed');
  });

  test('[CAS-17] the last stake given back closes it, and the next one opens it', async () => {
    const seat = await world.seat();
    const round = aRound(seat);
    const stake = fresh('d');
    await round.debit(10_000, stake);
    await round.rollback(stake);
    expect(await statusOf(round.round)).toBe('closed');
    await round.debit(10_000);
    expect(await statusOf(round.round)).toBe('open');
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

  test('[CAS-10] what was won on is not given back, and neither is what is no stake', async () => {
    const seat = await world.seat();
    const round = aRound(seat);
    const [stake, win] = [fresh('d'), fresh('c')];
    expect(await round.credit(9_000, win)).toMatchObject({ status: 'round-unknown' });
    await round.debit(10_000, stake);
    await round.credit(9_000, win);
    expect(await round.rollback(stake)).toMatchObject({ status: 'debit-settled' });
    expect(await round.rollback(win)).toMatchObject({ status: 'transaction-conflict' });
    const other = aRound(await world.seat());
    expect(await other.rollback(stake)).toMatchObject({ status: 'transaction-conflict' });
    expect(await world.balanceOf(seat.playerId)).toBe(99_000n);
  });

  test('[CAS-12] other content under a known id is a conflict, another player’s as well', async () => {
    const seat = await world.seat();
    const round = aRound(seat);
    const stake = fresh('d');
    await round.debit(10_000, stake);
    expect(await round.debit(10_001, stake)).toMatchObject({ status: 'transaction-conflict' });
    expect(await round.credit(10_000, stake)).toMatchObject({ status: 'transaction-conflict' });
    const other = await world.seat();
    expect(await aRound(other).debit(10_000, stake)).toMatchObject({
      ...{ status: 'transaction-conflict', balance: 100_000 },
    });
    expect(await world.transactionsOf(seat.playerId)).toEqual([`${stake} debit -10000 ok`]);
  });

  test('[CAS-12] one id for two players at once moves money of one of them', async () => {
    const seats = [await world.seat(), await world.seat(), await world.seat()];
    const rounds = seats.map(aRound);
    const stake = fresh('d');
    const replies = await Promise.all(rounds.map((round) => round.debit(10_000, stake)));
    const statuses = replies.map(({ status }) => status).toSorted();
    expect(statuses).toEqual(['ok', 'transaction-conflict', 'transaction-conflict']);
    const left = await Promise.all(seats.map(({ playerId }) => world.balanceOf(playerId)));
    expect(left.toSorted()).toEqual([100_000n, 100_000n, 90_000n].toSorted());
  });

  test('[CAS-13] stakes and their rollbacks at once end in nothing moved', async () => {
    const seat = await world.seat();
    const other = await world.startProcess();
    const stakes = Array.from({ length: 20 }, () => fresh('d'));
    const of = { player: seat.player, round: fresh('r'), game: 'mikeka' };
    const debits = stakes.map((transaction) =>
      world.kipute('debit', { ...of, session: seat.session, transaction, amount: 1_000 }),
    );
    const rollbacks = stakes.map((target) =>
      world.kipute('rollback', { ...of, transaction: fresh('b'), target }, { at: other }),
    );
    const replies = await Promise.all([...debits, ...rollbacks]);
    const answers = new Set(replies.map(({ status }) => status));
    expect([...answers].every((one) => one === 'ok' || one === 'debit-rolled-back')).toBe(true);
    expect(await world.balanceOf(seat.playerId)).toBe(shillings(1_000));
  });

  test('[CAS-20] the last money is staked once, and each is judged for itself', async () => {
    const seats = [await world.seat(150), await world.seat(1_000)];
    const [poor, rich] = seats.map(aRound);
    const replies = await Promise.all([
      ...Array.from({ length: 4 }, () => poor?.debit(10_000)),
      ...Array.from({ length: 4 }, () => rich?.debit(10_000)),
    ]);
    const statuses = replies.map((reply) => reply?.status);
    expect(statuses.slice(0, 4).toSorted()).toEqual([
      ...['funds-short', 'funds-short', 'funds-short', 'ok'],
    ]);
    expect(statuses.slice(4)).toEqual(['ok', 'ok', 'ok', 'ok']);
    const { rows } = await sql<{ before: bigint; after: bigint }>`
      select balance_before as before, balance_after as after from posting
      where player_id = ${seats[1]?.playerId} order by purse_line`.execute(world.database.read);
    expect(rows.map(({ after }) => after)).toEqual([
      ...[100_000n, 90_000n, 80_000n, 70_000n, 60_000n],
    ]);
  });
});

describe('tax', () => {
  test('[CAS-14] of what a round won beyond its stakes, over several wins, as its own line', async () => {
    await setTax(15);
    const seat = await world.seat();
    const round = aRound(seat);
    await round.debit(20_000);
    // Still less than was staked, then 100.00 beyond, then 50.00 more.
    expect(await round.credit(15_000)).toMatchObject({ balance: 95_000 });
    expect(await round.credit(15_000)).toMatchObject({ balance: 108_500 });
    expect(await round.credit(5_000)).toMatchObject({ balance: 112_800 });
    // A stake that comes late gives back what is now too much.
    expect(await round.debit(10_000)).toMatchObject({ balance: 104_300 });
    const { rows } = await sql<{ amount: bigint }>`
      select amount from posting join journal_entry on journal_entry.id = entry_id
      where player_id = ${seat.playerId} and cause = 26 order by purse_line`.execute(
      world.database.read,
    );
    expect(rows.map(({ amount }) => amount)).toEqual([-1_500n, -700n, 1_500n]);
    await setTax(0);
    expect(await round.credit(10_000)).toMatchObject({ balance: 112_800 });
  });
});

describe('who may stake', () => {
  const staked = (seat: Seat, amount = 10_000) => aRound(seat).debit(amount);

  test.each(['betting_forbidden', 'disabled'] as const)(
    '[CAS-16] not who is %s, who is paid all the same',
    async (column) => {
      const seat = await world.seat();
      const round = aRound(seat);
      await round.debit(10_000);
      await sql`update player set ${sql.ref(column)} = true where id = ${seat.playerId}`.execute(
        world.owner.read,
      );
      expect(await round.debit(10_000)).toMatchObject({ status: 'play-refused', balance: 90_000 });
      expect(await round.credit(30_000)).toMatchObject({ status: 'ok', balance: 120_000 });
    },
  );

  test('[CAS-16] nobody during maintenance or for a hidden game; what was answered is answered', async () => {
    const seat = await world.seat();
    const round = aRound(seat);
    const stake = fresh('d');
    await round.debit(10_000, stake);
    await setMaintenance(world, true);
    expect(await round.debit(10_000)).toMatchObject({ status: 'play-refused' });
    expect(await round.debit(10_000, stake)).toMatchObject({ status: 'ok', balance: 90_000 });
    await setMaintenance(world, false);
    await sql`update casino_game set is_shown = false where id = ${GAMES.mikeka}`.execute(
      world.owner.read,
    );
    expect(await round.debit(10_000)).toMatchObject({ status: 'play-refused' });
    await sql`update casino_game set is_shown = true where id = ${GAMES.mikeka}`.execute(
      world.owner.read,
    );
    expect(await round.credit(0)).toMatchObject({ status: 'ok' });
  });

  test('[CAS-16] own limits count stakes at once, and an answered one again is answered', async () => {
    const seat = await world.seat();
    await sql`
      insert into play_limit_change (player_id, kind, period, amount, asked_at, applies_at)
      values (${seat.playerId}, 'stake', 'day', ${shillings(250)}, ${world.clock.now()},
        ${world.clock.now()})`.execute(world.owner.read);
    const replies = await Promise.all(Array.from({ length: 5 }, () => staked(seat)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([
      ...['ok', 'ok', 'play-refused', 'play-refused', 'play-refused'],
    ]);
    const transaction = fresh('d');
    const of = { player: seat.player, round: fresh('r'), game: 'mikeka', transaction };
    const equal = () => world.kipute('debit', { ...of, session: seat.session, amount: 5_000 });
    const alike = await Promise.all([equal(), equal(), equal(), equal()]);
    expect(alike.map(({ status }) => status)).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(await world.balanceOf(seat.playerId)).toBe(75_000n);
  });

  test('[CAS-16] who takes a break stakes nothing, and is paid', async () => {
    const seat = await world.seat();
    const round = aRound(seat);
    await round.debit(10_000);
    const now = world.clock.now();
    const ends = new Date(now.getTime() + 86_400_000);
    await sql`
      insert into play_pause (player_id, length, asked_at, ends_at)
      values (${seat.playerId}, 'day', ${now}, ${ends})`.execute(world.owner.read);
    expect(await round.debit(10_000)).toMatchObject({ status: 'play-refused' });
    expect(await round.credit(5_000)).toMatchObject({ status: 'ok', balance: 95_000 });
  });

  test('[CAS-18] a session is its player’s, its game’s and its provider’s', async () => {
    const [seat, other] = [await world.seat(), await world.seat()];
    const stake = {
      ...{ player: seat.player, session: seat.session, game: 'mikeka', amount: 1_000 },
      ...{ round: fresh('r'), transaction: fresh('d') },
    };
    const foreign = [{ session: other.session }, { game: 'kete' }, { session: 'unheard-of' }];
    for (const change of foreign) {
      expect(await world.kipute('debit', { ...stake, ...change })).toMatchObject({
        status: 'session-unknown',
      });
    }
    const unknown = { ...stake, player: '999999' };
    expect(await world.kipute('debit', unknown)).toMatchObject({ status: 'player-unknown' });
    expect(await world.kipute('debit', { ...unknown, player: 'asha' })).toMatchObject({
      status: 'player-unknown',
    });
    const elsewhere = {
      ...{ user_id: seat.player, session_token: seat.session, currency: 'TZS', provider: 'x' },
      ...{ provider_tx_id: fresh('d'), game: 'mikeka', action_id: fresh('r') },
      ...{ amount: 10_000, action: 'bet' },
    };
    expect(await world.spribe('withdraw', elsewhere)).toMatchObject({ code: 401 });
    expect(await world.transactionsOf(seat.playerId)).toEqual([]);
  });
});

describe('the end of a session', () => {
  test('[CAS-07] after twelve hours nothing is staked; a late win is paid', async () => {
    const seat = await world.seat();
    const round = aRound(seat);
    await round.debit(10_000);
    world.clock.advance({ minutes: 12 * 60 });
    expect(await round.debit(10_000)).toMatchObject({ status: 'session-ended', balance: 90_000 });
    const balance = await world.kipute('balance', { session: seat.session });
    expect(balance).toEqual({ status: 'session-ended' });
    expect(await round.credit(25_000, fresh('c'), true)).toMatchObject({ balance: 115_000 });
  });

  test('[CAS-07] with the sign-in that it was launched from', async () => {
    const seat = await world.seat();
    const round = aRound(seat);
    const stake = fresh('d');
    await round.debit(10_000, stake);
    expect(await world.kipute('balance', { session: seat.session })).toEqual({
      ...{ status: 'ok', balance: 90_000 },
    });
    await world.database.transact((tx) =>
      world.access.endSessionsOf(tx, { kind: 'player', id: seat.playerId }),
    );
    expect(await round.debit(10_000)).toMatchObject({ status: 'session-ended' });
    expect(await round.rollback(stake)).toMatchObject({ status: 'ok', balance: 100_000 });
  });
});

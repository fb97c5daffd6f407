import { billTypes } from '@kipute/contract/constants/money/bills';
import { shillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOutbox } from '../../../platform/jobs/outbox.ts';
import { createFreeBetDesk, createFreeBets } from '../../free-bets/index.ts';
import {
  anIssueOnSale,
  aTicket,
  createPoolWorld,
  type PoolInput,
  type PoolWorld,
} from '../fixtures/pool-world.ts';
import { hasOpenTicket, ownTicketsOf } from '../index.ts';

let world: PoolWorld;
let issueId: string;
let asha: bigint;
beforeAll(async () => {
  world = await createPoolWorld();
});
beforeEach(async () => {
  issueId = (await anIssueOnSale(world)).id;
  asha = await world.newPlayer(5_000);
});
afterAll(() => world.close());

const refusalOf = (reply: object) => ('refusal' in reply ? reply.refusal : undefined);
const buy = (ticket: Partial<PoolInput<'guessing_bet/add'>> = {}, player = asha) =>
  world.told('guessing_bet/add', aTicket(issueId, ticket), world.player(player));

type End = { readonly place: number; readonly reserve?: boolean } & (
  | { readonly home: number; readonly away: number }
  | { readonly off: true }
);

/** As it is told by the feed or by hand. */
const tell = async (end: End) => {
  const { place, reserve = false } = end;
  const score = 'off' in end ? { home: null, away: null } : end;
  await sql`
    update pool_issue_match set ended = ${'off' in end ? 'off' : 'played'}, home = ${score.home},
      away = ${score.away}, told_at = ${world.clock.now()}
    where issue_id = ${issueId} and place = ${place} and is_reserve = ${reserve}`.execute(
    world.owner.read,
  );
};

describe('how a ticket stands', () => {
  const stands: readonly (readonly [string, readonly End[], object])[] = [
    [
      'nothing is known',
      [],
      { marks: ['waiting', 'waiting', 'waiting', 'unused'], right: 0, decided: 0, reachable: 3 },
    ],
    [
      'one right, one wrong',
      [
        { place: 1, home: 2, away: 1 },
        { place: 2, home: 2, away: 1 },
      ],
      { marks: ['right', 'wrong', 'waiting', 'unused'], right: 1, decided: 2, reachable: 2 },
    ],
    [
      'a reserve stands in and waits',
      [{ place: 2, off: true }],
      { marks: ['waiting', 'replaced', 'waiting', 'waiting'], right: 0, decided: 0, reachable: 3 },
    ],
    [
      'a reserve stands in and is right',
      [
        { place: 2, off: true },
        { place: 1, reserve: true, home: 1, away: 0 },
      ],
      { marks: ['waiting', 'replaced', 'waiting', 'right'], right: 1, decided: 1, reachable: 3 },
    ],
    [
      'no reserve is left',
      [
        { place: 1, off: true },
        { place: 2, off: true },
        { place: 1, reserve: true, home: 0, away: 1 },
      ],
      { marks: ['replaced', 'void', 'waiting', 'wrong'], right: 1, decided: 2, reachable: 2 },
    ],
  ];

  test.each(stands)('[POL-70] %s', async (_, ends, expected) => {
    const { id } = await buy();
    for (const end of ends) await tell(end);
    const ticket = await world.told('guessing_bet/detailed', { id }, world.player(asha));
    const { right, decided, reachable } = ticket;
    const marks = ticket.places.map(({ mark }) => mark);
    expect({ marks, right, decided, reachable }).toEqual(expected);
  });
});

describe('whose it is', () => {
  test('[POL-71] one sees one’s own, whole, and nobody else’s', async () => {
    const { id, serial_number } = await buy({ multiplier: 3, lines: 3 });
    const mine = await world.told('guessing_bet/detailed', { id }, world.player(asha));
    expect(mine).toMatchObject({ serial_number, bet_amount: 300, pool: 10_000, corrections: 0 });
    const juma = world.player(await world.newPlayer(100));
    expect(refusalOf(await world.ask('guessing_bet/detailed', { id }, juma))).toBe(
      'pool-ticket-unknown',
    );
    expect(await world.told('guessing_bet/user_inquire', {}, juma)).toEqual([]);
  });

  test('[POL-71] one’s own is found by its number too, and nobody else’s', async () => {
    const { id, serial_number } = await buy();
    for (const code of [serial_number, serial_number.slice(1)]) {
      const mine = await world.told('guessing_bet/detailed', { code }, world.player(asha));
      expect(mine).toMatchObject({ id, serial_number, bet_amount: 100 });
    }
    const juma = world.player(await world.newPlayer(100));
    const foreign = await world.ask('guessing_bet/detailed', { code: serial_number }, juma);
    expect(refusalOf(foreign)).toBe('pool-ticket-unknown');
    for (const asked of [{}, { code: '?' }, { id: '1', code: serial_number }]) {
      const reply = await world.ask('guessing_bet/detailed', asked, world.player(asha));
      expect(refusalOf(reply)).toBe('pool-ticket-unknown');
    }
  });

  test('[POL-71] newest first: open, decided, of one game, or older than thirty days', async () => {
    const ask = async (asked: PoolInput<'guessing_bet/user_inquire'>) => {
      const reply = await world.ask('guessing_bet/user_inquire', asked, world.player(asha));
      if ('refusal' in reply) throw new Error(reply.refusal);
      return { ids: reply.content.map(({ id }) => id), count: reply.count };
    };
    const [first, second, third] = [await buy(), await buy(), await buy()];
    await sql`
      update pool_ticket set state = 'lost', settled_at = ${world.clock.now()}, settlement = 1,
        best_right = 0 where id = ${second.id}`.execute(world.owner.read);
    expect(await ask({})).toEqual({ ids: [third.id, second.id, first.id], count: 3 });
    expect(await ask({ settled: 0 })).toEqual({ ids: [third.id, first.id], count: 2 });
    expect(await ask({ settled: 1 })).toEqual({ ids: [second.id], count: 1 });
    expect(await ask({ page: 2, page_size: 1 })).toEqual({ ids: [second.id], count: 3 });
    expect(await ask({ game: 2 })).toEqual({ ids: [], count: 0 });
    expect(await ask({ archived: 1 })).toEqual({ ids: [], count: 0 });
    world.clock.advance({ seconds: 31 * 86_400 });
    expect((await ask({ archived: 1 })).count).toBe(3);
    expect((await ask({})).count).toBe(0);
  });

  test('[POL-72] its number shows anybody what was picked, and nothing of money', async () => {
    const { serial_number } = await buy({ picks: ['1X', '2', '2'], lines: 2 });
    const typed = [serial_number, serial_number.slice(1), ` ${serial_number.toLowerCase()} `];
    for (const code of typed) {
      const found = await world.told('guessing_bet/inquire_by_code', { code });
      expect(found).toMatchObject({ serial_number, issue_id: issueId, on_sale: 1 });
      expect(found.places.map(({ pick }) => pick)).toEqual(['1X', '2', '2', '1']);
      expect(Object.keys(found)).not.toEqual(expect.arrayContaining(['bet_amount']));
    }
    for (const code of ['', 'J', '?', `B${serial_number.slice(1)}`, 'J000000000000000', 'ÅÅ']) {
      const reply = await world.ask('guessing_bet/inquire_by_code', { code });
      expect(refusalOf(reply)).toBe('pool-ticket-unknown');
    }
    await world.told('pool_issue/close', { id: issueId, reason: 'over' });
    const found = await world.told('guessing_bet/inquire_by_code', { code: serial_number });
    expect(found.on_sale).toBe(0);
  });
});

describe('what else knows of it', () => {
  test('[POL-73] the document of personal data has it, and an open one keeps an account', async () => {
    expect(await hasOpenTicket(world.database.read, asha)).toBe(false);
    const { serial_number } = await buy({ multiplier: 2, lines: 2 });
    const asked = { playerId: asha, locale: 'sw', tickets: 10 } as const;
    const kept = await ownTicketsOf(world.database.read, asked);
    expect(kept).toMatchObject([{ serial_number, bet_amount: 200, status: 1 }]);
    expect(kept[0]?.places.map(({ odds }) => odds)).toEqual([null, null, null, null]);
    expect(await hasOpenTicket(world.database.read, asha)).toBe(true);
  });

  test('[POL-74] statement, figures and books agree', async () => {
    const { serial_number } = await buy({ multiplier: 4, lines: 4 });
    const asked = { playerId: asha, purse: 'cash', lines: 1 } as const;
    const [line] = await world.wallet.statementOf(world.database.read, asked);
    expect(line).toMatchObject({ serialNumber: serial_number });
    await world.wallet.figures.countEverybody();
    const totals = await world.wallet.totalsOf(world.database.read, asha);
    expect(totals).toMatchObject({ stakes: 40_000n, payouts: 0n });
    expect(await world.wallet.runAudit()).toEqual({ entries: [], purses: [], worldSum: 0n });
    const { rows } = await sql<{ same: boolean }>`
      select sum(stake)::bigint = (
        select sum(amount) from posting where account = 'pool-stakes' and player_id is null
      ) as same from pool_ticket`.execute(world.database.read);
    expect(rows).toEqual([{ same: true }]);
    const { rows: moved } = await sql<{ count: number }>`
      select count(*)::integer as count from posting
        join journal_entry on journal_entry.id = entry_id
      where cause = ${billTypes['pool-moved'].id} and player_id is not null`.execute(
      world.database.read,
    );
    expect(moved).toEqual([{ count: 0 }]);
  });

  test('[POL-74] a ticket paid with credit spends the free bet that ends first', async () => {
    const freeBets = createFreeBets(world);
    const expiresAt = new Date(world.clock.now().getTime() + 86_400_000);
    const grant = { playerId: asha, expiresAt, cause: 'office', amount: shillings(500) } as const;
    const named = { causeId: 'a gift', key: `a gift for ${asha}` };
    await world.database.transact((tx) => freeBets.grant(tx, { ...grant, ...named }));
    await buy({ pay_type: 2, multiplier: 2, lines: 2 });
    const { routes } = createFreeBetDesk({
      ...{ ...world, grant: freeBets.grant, outbox: createOutbox() },
    });
    const mine = await routes['free_bet/mine']({}, world.as(asha));
    expect(mine).toMatchObject({ content: { list: [{ amount: 500, left: 300 }] } });
  });
});

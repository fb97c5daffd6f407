import { billTypes } from '@kipute/contract/constants/money/bills';
import { shillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setMaintenance } from '../../../fixtures/maintenance.ts';
import { changeBetSettings } from '../../betting/fixtures/change-bet-settings.ts';
import {
  anIssueOnSale,
  aTicket,
  createPoolWorld,
  type PoolInput,
  type PoolWorld,
} from '../fixtures/pool-world.ts';

type Ticket = Partial<PoolInput<'guessing_bet/add'>>;

let world: PoolWorld;
let issueId: string;
let asha: bigint;
beforeAll(async () => {
  world = await createPoolWorld();
});
beforeEach(async () => {
  issueId = (await anIssueOnSale(world)).id;
  asha = await world.newPlayer(1_000, 500);
});
afterAll(() => world.close());

const refusalOf = (reply: object) => ('refusal' in reply ? reply.refusal : undefined);
const buy = (ticket: Ticket = {}, player = asha) =>
  world.ask('guessing_bet/add', aTicket(issueId, ticket), world.player(player));
const bought = (ticket: Ticket = {}, player = asha) =>
  world.told('guessing_bet/add', aTicket(issueId, ticket), world.player(player));

const ticketsOf = async (player = asha) => {
  const { rows } = await sql<{ serialNumber: string; stake: bigint }>`
    select serial_number, stake from pool_ticket where player_id = ${player} order by id`.execute(
    world.database.read,
  );
  return rows;
};
const purchasesOf = async (player = asha) => {
  const { rows } = await sql<{ serialNumber: string; cause: number; amount: bigint }>`
    select serial_number, cause, amount from journal_entry
      join posting on posting.entry_id = journal_entry.id
    where player_id = ${player} and cause <> ${billTypes['balance-change'].id}
    order by journal_entry.id`.execute(world.database.read);
  return rows;
};

describe('a ticket is bought', () => {
  test('[POL-62] it is paid at once, and the books name it by its number', async () => {
    const ticket = await bought({ picks: ['1X', 'X', '12'], multiplier: 2, lines: 8 });
    expect(ticket).toMatchObject({
      ...{ status: 1, lines: 8, bet_amount: 800, pay_type: 1, pool: 10_000 },
      ...{ right: 0, decided: 0, reachable: 3, prize: 0 },
    });
    expect(ticket.serial_number).toMatch(/^J/);
    expect(ticket.places.map(({ pick, mark }) => [pick, mark])).toEqual([
      ...[
        ['1X', 'waiting'],
        ['X', 'waiting'],
        ['12', 'waiting'],
        ['1', 'unused'],
      ],
    ]);
    expect(await world.balanceOf(asha)).toBe(shillings(200));
    expect(await purchasesOf()).toEqual([
      {
        serialNumber: ticket.serial_number,
        cause: billTypes['jackpot-placed'].id,
        amount: -shillings(800),
      },
    ]);
  });

  test('[POL-62] Lucky Six has numbers and bill types of its own, and takes credit', async () => {
    const tiers = [{ right: 3, percent: 100, amount: 0 }];
    issueId = (await anIssueOnSale(world, { game: 2, max_doubles: 0, tiers })).id;
    const picks = ['2-1', '0-0', 'other'];
    const ticket = await bought({ picks, reserve_picks: ['5-5'], pay_type: 2 });
    expect(ticket).toMatchObject({ game: 2, pay_type: 2, bet_amount: 100 });
    expect(ticket.serial_number).toMatch(/^S/);
    expect(await world.balanceOf(asha, 'credit')).toBe(shillings(400));
    expect(await world.balanceOf(asha)).toBe(shillings(1_000));
    expect(await purchasesOf()).toMatchObject([{ cause: billTypes['lucky-six-placed'].id }]);
  });

  test('[POL-63] ten equal purchases at once are one ticket', async () => {
    const asked = aTicket(issueId);
    const processes = [world.pools, world.startPools(), world.startPools()];
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) => {
        const process = processes[at % processes.length] ?? world.pools;
        return world.askAt(process)('guessing_bet/add', asked, world.player(asha));
      }),
    );
    const numbers = replies.map((reply) =>
      'content' in reply ? reply.content.serial_number : reply.refusal,
    );
    expect(new Set(numbers).size).toBe(1);
    expect(await ticketsOf()).toEqual([{ serialNumber: numbers[0], stake: shillings(100) }]);
    expect(await world.balanceOf(asha)).toBe(shillings(900));
  });

  test('[POL-63] a lost response retried is answered with the ticket, also when the sale is over', async () => {
    const asked = aTicket(issueId);
    const first = await world.told('guessing_bet/add', asked, world.player(asha));
    await world.told('pool_issue/close', { id: issueId, reason: 'over' });
    const retry = await world.told('guessing_bet/add', asked, world.player(asha));
    expect(retry.serial_number).toBe(first.serial_number);
    const other = { ...asked, picks: ['2', '2', '2'] };
    expect(refusalOf(await world.ask('guessing_bet/add', other, world.player(asha)))).toBe(
      'request-key-used',
    );
    expect(await ticketsOf()).toHaveLength(1);
  });

  test('[POL-63] the same key for another ticket is refused, in any process', async () => {
    const asked = aTicket(issueId);
    await world.told('guessing_bet/add', asked, world.player(asha));
    for (const process of [world.pools, world.startPools()]) {
      for (const change of [{ picks: ['2', '2', '2'] }, { pay_type: 2 as const }]) {
        const reply = await world.askAt(process)(
          'guessing_bet/add',
          { ...asked, ...change },
          world.player(asha),
        );
        expect(refusalOf(reply)).toBe('request-key-used');
      }
    }
    expect(await ticketsOf()).toHaveLength(1);
    expect(await world.balanceOf(asha, 'credit')).toBe(shillings(500));
  });
});

describe('what is refused', () => {
  const five = ['1', '1', '1', '1', '1'];
  const refused: readonly (readonly [string, Ticket])[] = [
    ['pool-issue-unknown', { issue_id: '999999' }],
    ['pool-pick-unknown', { picks: ['1', '3', '2'] }],
    ['pool-pick-unknown', { picks: ['1', '2-1', '2'] }],
    ['pool-pick-unknown', { picks: ['1', 'X1', '2'] }],
    ['pool-pick-unknown', { reserve_picks: [''] }],
    ['pool-too-many-picks', { picks: five.slice(0, 4) }],
    ['pool-too-many-picks', { picks: five }],
    ['pool-pick-missing', { picks: ['1', 'X'] }],
    ['pool-pick-missing', { picks: [] }],
    ['pool-triple', { picks: ['1X2', '1', '1'], lines: 3 }],
    ['pool-too-many-doubles', { picks: ['1X', '1X', '1X'], lines: 8 }],
    ['pool-reserve-pick-missing', { reserve_picks: [] }],
    ['pool-reserve-pick-missing', { reserve_picks: ['1', '2'] }],
    ['pool-reserve-double', { reserve_picks: ['1X'] }],
    ['pool-multiplier-invalid', { multiplier: 11, lines: 11 }],
    ['pool-lines-changed', { lines: 2 }],
    ['pool-lines-changed', { picks: ['1X', '1', '1'], lines: 1 }],
    ['funds-short', { multiplier: 10, picks: ['1X', '1', '1'], lines: 20 }],
    ['funds-short', { multiplier: 6, lines: 6, pay_type: 2 }],
  ];

  test.each(refused)('[POL-64] %s: %o', async (refusal, ticket) => {
    const lines = await world.linesOf(asha);
    expect(refusalOf(await buy(ticket))).toBe(refusal);
    expect(await ticketsOf()).toEqual([]);
    expect(await world.linesOf(asha)).toBe(lines);
    expect(await world.balanceOf(asha)).toBe(shillings(1_000));
  });

  test('[POL-64] one shilling short', async () => {
    const juma = await world.newPlayer(99);
    expect(refusalOf(await buy({}, juma))).toBe('funds-short');
    expect(await world.balanceOf(juma)).toBe(shillings(99));
  });

  test('[POL-64] a draft is no issue, and one whose match has begun is closed', async () => {
    const [issue] = await world.told('pool_issue/inquire', { status: 2 });
    const draft = await world.told('pool_issue/add', {
      ...{ type_id: issue?.type_id ?? '', matches: [], reserves: [], reason: 'next' },
    });
    expect(refusalOf(await buy({ issue_id: draft.id }))).toBe('pool-issue-unknown');
    const match = world.odds.catalogue.matches.get('102');
    if (!match) throw new Error('there is such a match');
    world.odds.catalogue.matches.set('102', { ...match, status: 2 });
    expect(refusalOf(await buy())).toBe('pool-issue-closed');
    world.odds.catalogue.matches.set('102', match);
    expect(await ticketsOf()).toEqual([]);
  });

  test('[POL-65] two tickets at once for the last shilling: one is bought', async () => {
    const juma = await world.newPlayer(100);
    const processes = [world.pools, world.startPools()];
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        world.askAt(processes[at % 2] ?? world.pools)(
          'guessing_bet/add',
          aTicket(issueId),
          world.player(juma),
        ),
      ),
    );
    const refusals = replies.map(refusalOf).filter((one) => one !== undefined);
    expect(refusals).toEqual(Array.from({ length: 7 }, () => 'funds-short'));
    expect(await ticketsOf(juma)).toHaveLength(1);
    expect(await world.balanceOf(juma)).toBe(0n);
  });
});

describe('the end of a sale', () => {
  test('[POL-66] while it is closed every ticket is sold and stays, or is refused', async () => {
    const buyers: bigint[] = [];
    while (buyers.length < 30) buyers.push(await world.newPlayer(1_000));
    const processes = [world.pools, world.startPools()];
    const purchases = buyers.map(async (buyer, at) => {
      await new Promise((resolve) => setTimeout(resolve, at * 2));
      const process = processes[at % 2] ?? world.pools;
      return world.askAt(process)('guessing_bet/add', aTicket(issueId), world.player(buyer));
    });
    await new Promise((resolve) => setTimeout(resolve, 25));
    const closed = await world.told('pool_issue/close', { id: issueId, reason: 'over' });
    const replies = await Promise.all(purchases);
    const sold = replies.flatMap((reply) =>
      'content' in reply ? [reply.content.serial_number] : [],
    );
    const refusals = new Set(replies.map(refusalOf).filter((one) => one !== undefined));
    expect([...refusals].every((one) => one === 'pool-issue-closed')).toBe(true);
    const { rows } = await sql<{ serialNumber: string }>`
      select serial_number from pool_ticket where issue_id = ${issueId}`.execute(
      world.database.read,
    );
    expect(rows.map(({ serialNumber }) => serialNumber).toSorted()).toEqual(sold.toSorted());
    // What the closing saw is what was sold: nothing was written after it.
    expect(closed.sold_tickets).toBe(sold.length);
    const late = await world.newPlayer(1_000);
    expect(refusalOf(await buy({}, late))).toBe('pool-issue-closed');
  });

  test('[POL-66] the database itself refuses what memory still takes for open', async () => {
    const other = world.startPools();
    await world.askAt(other)('guessing_bet_type/inquire', { id: 1 });
    await sql`update pool_issue set closes_at = ${world.clock.now()} where id = ${issueId}`.execute(
      world.owner.read,
    );
    const reply = await world.askAt(other)(
      'guessing_bet/add',
      aTicket(issueId),
      world.player(asha),
    );
    expect(refusalOf(reply)).toBe('pool-issue-closed');
    expect(await ticketsOf()).toEqual([]);
    expect(await world.balanceOf(asha)).toBe(shillings(1_000));
  });

  test('[POL-66] a purchase that waits for who closes it is refused afterwards', async () => {
    const release = Promise.withResolvers<void>();
    const closing = world.database.transact(async (tx) => {
      await sql`
        update pool_issue set state = 'closed', closed_at = now() where id = ${issueId}`.execute(
        tx,
      );
      await release.promise;
    });
    const purchase = buy();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await ticketsOf()).toEqual([]);
    release.resolve();
    await closing;
    expect(refusalOf(await purchase)).toBe('pool-issue-closed');
    expect(await world.balanceOf(asha)).toBe(shillings(1_000));
  });
});

describe('who may buy', () => {
  const forbid = (column: 'betting_forbidden' | 'disabled') =>
    sql`update player set ${sql.ref(column)} = true where id = ${asha}`.execute(world.owner.read);

  test.each(['betting_forbidden', 'disabled'] as const)(
    '[POL-67] not who is %s',
    async (column) => {
      await forbid(column);
      expect(refusalOf(await buy())).toBe('betting-forbidden');
      expect(await ticketsOf()).toEqual([]);
    },
  );

  test('[POL-67] nobody during maintenance, or while betting is paused', async () => {
    await setMaintenance(world, true);
    expect(refusalOf(await buy())).toBe('site-maintenance');
    await setMaintenance(world, false);
    await changeBetSettings(world, { bettingPaused: true });
    expect(refusalOf(await buy())).toBe('betting-paused');
    await changeBetSettings(world, { bettingPaused: false });
    expect(await bought()).toMatchObject({ status: 1 });
  });

  test('[POL-67] a stake counts for limits of stakes, bets and tickets together', async () => {
    await sql`
      insert into play_limit_change (player_id, kind, period, amount, asked_at, applies_at)
      values (${asha}, 'stake', 'day', ${shillings(250)}, ${world.clock.now()},
        ${world.clock.now()})`.execute(world.owner.read);
    const replies = await Promise.all(Array.from({ length: 5 }, () => buy()));
    const refusals = replies.map(refusalOf).filter((one) => one !== undefined);
    expect(refusals).toEqual(Array.from({ length: 3 }, () => 'own-limit-reached'));
    expect(await ticketsOf()).toHaveLength(2);
  });

  test('[POL-67] who takes a break buys nothing', async () => {
    const ends = new Date(world.clock.now().getTime() + 86_400_000);
    await sql`
      insert into play_pause (player_id, length, asked_at, ends_at)
      values (${asha}, 'day', ${world.clock.now()}, ${ends})`.execute(world.owner.read);
    expect(refusalOf(await buy())).toBe('play-paused');
    expect(await ticketsOf()).toEqual([]);
  });

  test('[POL-68] tickets of one moment are sold each for itself', async () => {
    const rich = await world.newPlayer(300);
    const poor = await world.newPlayer(50);
    const replies = await Promise.all([
      ...[buy({}, rich), buy({}, poor), buy({}, rich), buy({ picks: ['1'] }, rich)],
      ...[buy({}, rich), buy({}, rich), buy()],
    ]);
    expect(replies.map(refusalOf)).toEqual([
      ...[undefined, 'funds-short', undefined, 'pool-pick-missing'],
      ...[undefined, 'funds-short', undefined],
    ]);
    expect(await world.balanceOf(rich)).toBe(0n);
    const { rows } = await sql<{ before: bigint; after: bigint }>`
      select balance_before as before, balance_after as after from posting
      where player_id = ${rich} order by purse_line`.execute(world.database.read);
    expect(rows.map(({ after }) => after)).toEqual([300, 200, 100, 0].map((one) => shillings(one)));
  });
});

describe('the pool', () => {
  test('[POL-69] is what it began with and the part of all stakes, and never goes backwards', async () => {
    const poolOf = async () => {
      const issues = await world.told('guessing_bet_type/inquire', { id: 1 });
      const issue = issues.find(({ id }) => id === issueId);
      return (issue?.init_jackpot ?? 0) + (issue?.jackpot ?? 0);
    };
    const seen = [await poolOf()];
    for (let bought = 0; bought < 5; bought += 1) {
      await buy({ multiplier: bought + 1, lines: bought + 1 }, await world.newPlayer(1_000));
      world.clock.advance({ seconds: 1 });
      seen.push(await poolOf());
    }
    world.clock.advance({ seconds: 2 });
    seen.push(await poolOf());
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    // 15 lines of 100, half of each.
    expect(seen.at(-1)).toBe(10_750);
    expect((await world.told('pool_issue/detailed', { id: issueId })).pool).toBe(10_750);
  });

  test('[POL-69] grows by no more than its maximum', async () => {
    const rich = await world.newPlayer(20_000);
    for (let at = 0; at < 5; at += 1) {
      await bought({ picks: ['1X', '1X', '1'], multiplier: 10, lines: 40 }, rich);
    }
    const issue = await world.told('pool_issue/detailed', { id: issueId });
    expect(issue).toMatchObject({ stakes: 20_000, sold_lines: 200, sold_tickets: 5, pool: 15_000 });
  });
});

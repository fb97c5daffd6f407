import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createColleague } from '../../../fixtures/office-people.ts';
import { createOfficeWorld, type OfficeWorld } from '../fixtures/office-world.ts';

let world: OfficeWorld;
let second: Awaited<ReturnType<typeof createColleague>>;
beforeAll(async () => {
  world = await createOfficeWorld();
  second = await createColleague(world, 'second', nodes);
});
afterAll(() => world.close());

let keys = 0;
const newKey = () => {
  keys += 1;
  return `request-key-${String(keys).padStart(8, '0')}`;
};
const reason = 'paid twice by mistake';
const nodes = ['approval/decide', 'approval/inquire', 'subscriber/update_balance'] as const;

const change = (user_id: bigint, amount: number, request_key = newKey()) =>
  world.ask('subscriber/update_balance', {
    ...{ user_id: user_id.toString(), amount, request_key, reason },
  });
const done = { content: { outcome: 'done', proposal_id: null }, count: null };

describe('purses changed by the office', () => {
  test.each([
    ['subscriber/update_balance', 'cash'],
    ['subscriber/update_credit_money', 'credit'],
    ['subscriber/update_virtual_currency', 'racing-coin'],
  ] as const)(
    '[USR-40] %s moves its purse through the books, and says so in the log',
    async (name, purse) => {
      const playerId = await world.newPlayer();
      const asked = { user_id: playerId.toString(), reason };
      expect(await world.ask(name, { ...asked, amount: 700.5, request_key: newKey() })).toEqual(
        done,
      );
      expect(await world.ask(name, { ...asked, amount: -200, request_key: newKey() })).toEqual(
        done,
      );
      expect(await world.balanceOf(playerId, purse)).toBe(50_050n);
      expect(await world.logOf(playerId)).toEqual([
        { content: reason, changes: { [purse]: ['0', '700.50'] } },
        { content: reason, changes: { [purse]: ['700.50', '500.50'] } },
      ]);
      const { rows } = await billsOf(playerId);
      expect(rows).toEqual([2, 2]);
      expect((await world.wallet.auditBooks(world.database.read)).worldSum).toBe(0n);
    },
  );

  test('[USR-41] ten who take the last money at once: one has it, and nothing falls below zero', async () => {
    const playerId = await world.newPlayer();
    await world.give(playerId, shillings(1_000));
    const replies = await Promise.all(Array.from({ length: 10 }, () => change(playerId, -700)));
    expect(replies.filter((reply) => 'content' in reply)).toHaveLength(1);
    expect(replies).toContainEqual({ refusal: 'funds-short' });
    expect(await world.balanceOf(playerId)).toBe(30_000n);
  });

  test('[USR-42] the same request ten times at once moves money once; other content is refused', async () => {
    const playerId = await world.newPlayer();
    const key = newKey();
    const replies = await Promise.all(Array.from({ length: 10 }, () => change(playerId, 100, key)));
    expect(replies).toEqual(Array.from({ length: 10 }, () => done));
    expect(await world.balanceOf(playerId)).toBe(10_000n);
    expect(await change(playerId, 200, key)).toEqual({ refusal: 'request-key-used' });
    expect(await change(await world.newPlayer(), 100, key)).toEqual({
      refusal: 'request-key-used',
    });
    expect(await world.logOf(playerId)).toHaveLength(1);
  });

  test.each([
    ['nothing', 0, 'amount-out-of-range'],
    ['a fortune', 2_000_000_000, 'amount-out-of-range'],
    ['more than there is', -1, 'funds-short'],
  ])('[USR-40] %s is refused', async (_what, amount, refusal) => {
    expect(await change(await world.newPlayer(), amount)).toEqual({ refusal });
  });

  test('[USR-40] nobody has the purse of an id that was never given out', async () => {
    expect(await change(1n, 5)).toEqual({ refusal: 'user-unknown' });
  });

  test('[USR-43] from the limit on another person decides, once, and both stand in the log', async () => {
    const playerId = await world.newPlayer();
    const key = newKey();
    const proposed = await change(playerId, 50_000, key);
    expect(proposed).toMatchObject({ content: { outcome: 'proposed' } });
    expect(await change(playerId, 50_000, key)).toEqual(proposed);
    expect(await world.balanceOf(playerId)).toBe(0n);
    if (!('content' in proposed)) throw new Error('was proposed');
    const id = proposed.content.proposal_id ?? '';
    const decide = () =>
      world.approvals.routes['approval/decide']({ id, decision: 'approve', note: '' }, second);
    const decided = await decide();
    expect(decided).toMatchObject({ content: { state: 'approved' } });
    expect(await world.balanceOf(playerId)).toBe(5_000_000n);
    expect(await change(playerId, 50_000, key)).toEqual(done);
    expect(await world.balanceOf(playerId)).toBe(5_000_000n);
    expect((await world.logOf(playerId)).map(({ content }) => content)).toEqual([
      `${reason} (approved by ${second.caller.administratorId})`,
    ]);
  });

  test('[USR-44] small steps to one user count together, ten at once as well', async () => {
    const playerId = await world.newPlayer();
    await Promise.all(Array.from({ length: 10 }, () => change(playerId, 9_000)));
    expect(await world.balanceOf(playerId)).toBe(4_500_000n);
    expect(await change(playerId, -9_000)).toMatchObject({ content: { outcome: 'proposed' } });
    world.clock.advance({ seconds: 90_000 });
    expect(await change(playerId, -9_000)).toEqual(done);
  });
});

async function billsOf(playerId: bigint) {
  const rows = await world.database.read
    .selectFrom('posting')
    .innerJoin('journalEntry', 'journalEntry.id', 'posting.entryId')
    .select('cause')
    .where('playerId', '=', playerId)
    .execute();
  return { rows: rows.map(({ cause }) => cause) };
}

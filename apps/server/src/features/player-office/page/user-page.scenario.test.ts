import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOfficeWorld, type OfficeWorld } from '../fixtures/office-world.ts';

let world: OfficeWorld;
beforeAll(async () => {
  world = await createOfficeWorld();
});
afterAll(() => world.close());

const reason = 'asked by phone';
const visit = { address: '41.59.3.7', userAgent: 'TECNO', locale: 'sw' } as const;
let keys = 0;
const key = () => {
  keys += 1;
  return `page-request-key-${keys}`;
};
const phoneOf = async (id: bigint) => {
  const { phone } = await world.database.read
    .selectFrom('player')
    .select('phone')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return phone;
};

describe('the page of a user', () => {
  test('[USR-11] one call tells everything at a glance', async () => {
    const playerId = await world.newPlayer();
    const user_id = playerId.toString();
    await world.give(playerId, shillings(700));
    await world.told('subscriber/update_note', { user_id, note: 'new here' });
    await world.wallet.figures.countEverybody();
    const shown = await world.told('subscriber/detailed', { user_id });
    expect(shown).toMatchObject({
      ...{ id: user_id, balance: 700, net_result: -700, note: 'new here', held: 0 },
      ...{ deposits: 0, stakes: 0, pause: null, erasure_asked_at: null },
      counts: { bills: 1, notes: 1, log: 1, orders: 0 },
    });
    expect(shown.limits).toHaveLength(9);
    expect(await world.ask('subscriber/detailed', { user_id: '1' })).toEqual({
      refusal: 'user-unknown',
    });
  });

  test('[USR-15] the time line has everything, newest first, and can be narrowed', async () => {
    const playerId = await world.newPlayer();
    const user_id = playerId.toString();
    const later = () => world.clock.advance({ seconds: 10 });
    const password = 'a'.repeat(64);
    await world.players.routes['subscriber/login'](
      { phone: await phoneOf(playerId), password },
      { ...world.as(playerId), caller: { kind: 'visitor' } },
    );
    later();
    await world.give(playerId, shillings(700));
    later();
    await world.told('subscriber/update_no_bet', { user_id, no_bet: 1, reason });
    later();
    const change = { user_id, amount: -50, reason, request_key: key() };
    await world.told('subscriber/update_balance', change);
    const all = await world.ask('subscriber/timeline', { user_id });
    expect(all).toMatchObject({ count: 5 });
    const events = 'content' in all ? all.content : [];
    expect(events.map(({ kind }) => kind).sort()).toEqual(
      ['money', 'money', 'office', 'office', 'sessions'].sort(),
    );
    expect(events.map(({ at }) => at)).toEqual(
      events
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    expect(events.at(-1)).toMatchObject({ kind: 'sessions', title: 'Login', amount: null });
    expect(events).toContainEqual(
      expect.objectContaining({ title: 'Balance adjustment', amount: -50 }),
    );
    const office = await world.told('subscriber/timeline', { user_id, kind: 'office' });
    expect(office.map(({ detail }) => detail)).toEqual([`clerk: ${reason}`, `clerk: ${reason}`]);
    const second = await world.ask('subscriber/timeline', { user_id, page: 2, page_size: 4 });
    expect(second).toMatchObject({ count: 5, content: [{ kind: 'sessions' }] });
  });

  test('[USR-14] the history has every day, also those on which nothing moved', async () => {
    const playerId = await world.newPlayer();
    const user_id = playerId.toString();
    await world.give(playerId, shillings(700));
    world.clock.advance({ seconds: 2 * 86_400 });
    const change = { user_id, amount: -50, reason, request_key: key() };
    await world.told('subscriber/update_balance', change);
    await world.wallet.figures.countEverybody();
    const days = await world.told('subscriber/daily_history', { user_id, days: 30 });
    expect(days.map(({ balance, net_result }) => [balance, net_result])).toEqual([
      [700, -700],
      [700, 0],
      [650, 50],
    ]);
    const [today] = await world.told('subscriber/daily_history', { user_id, days: 1 });
    expect(today).toEqual(days.at(-1));
  });

  test('[USR-13] accounts are linked by device, payout number and network at registration', async () => {
    const players: bigint[] = [];
    while (players.length < 4) players.push(await world.newPlayer());
    const [asha, sameDevice, samePhone, sameNetwork] = players as [bigint, bigint, bigint, bigint];
    await world.database.transact(async (tx) => {
      const deviceHash = Buffer.from('one phone');
      const firstSeenAt = world.clock.now();
      for (const playerId of [asha, sameDevice]) {
        await tx.insertInto('playerDevice').values({ playerId, deviceHash, firstSeenAt }).execute();
      }
      const confirmedAt = firstSeenAt;
      const phone = await phoneOf(asha);
      const payer = { playerId: samePhone, phone, confirmedAt };
      await tx.insertInto('payerPhone').values(payer).execute();
      await tx
        .updateTable('player')
        .set({ registerNetwork: '41.59.3.0/24' })
        .where('id', 'in', [asha, sameNetwork, sameDevice])
        .execute();
    });
    const linked = await world.told('subscriber/linked_accounts', { user_id: asha.toString() });
    expect(linked.map(({ id, shares }) => [BigInt(id), shares])).toEqual([
      [sameDevice, ['device', 'registration-network']],
      [sameNetwork, ['registration-network']],
      [samePhone, ['payout-phone']],
    ]);
    const { devices } = await world.told('subscriber/user_sessions', { user_id: asha.toString() });
    expect(devices).toMatchObject([{ accounts: 2 }]);
  });

  test('[USR-13] registration and sign-in note their network', async () => {
    const playerId = await world.newPlayer();
    const user_id = playerId.toString();
    await world.players.routes['subscriber/login'](
      { phone: await phoneOf(playerId), password: 'a'.repeat(64) },
      { ...world.as(playerId), ...visit, caller: { kind: 'visitor' }, address: '102.22.8.9' },
    );
    const [shown] = await world.told('subscriber/inquire', { user_id });
    expect(shown).toMatchObject({ login_network: '102.22.8.0/24', register_network: '' });
    const { sessions } = await world.told('subscriber/user_sessions', { user_id });
    expect(sessions).toMatchObject([{ network: '102.22.8.0/24', user_agent: 'TECNO' }]);
    expect(sessions[0]).not.toHaveProperty('current');
  });

  test('[USR-17] messages are shown without their secrets and without whole phones', async () => {
    const playerId = await world.newPlayer();
    const phone = await phoneOf(playerId);
    await world.database.transact((tx) =>
      world.messaging.sendSms(tx, {
        ...{ phone, key: `code ${playerId}`, text: 'Code 445566 for 0712345678' },
        secret: { words: '445566', until: new Date(world.clock.now().getTime() + 60_000) },
      }),
    );
    const reply = await world.ask('subscriber/messages', { user_id: playerId.toString() });
    expect(reply).toMatchObject({
      content: [{ body: 'Code •••••• for 0712•••678', state: 'queued' }],
      count: 1,
    });
  });

  test('[USR-17] messages of the site stand among them, read, removed or not', async () => {
    const playerId = await world.newPlayer();
    const user_id = playerId.toString();
    await world.database.transact((tx) =>
      world.inbox.tell(tx, {
        ...{ playerId, event: 'board-answer', key: 'board:1' },
        facts: { question: 'Swali', answer: 'Piga 0712345678' },
      }),
    );
    const shown = { channel: 'site', state: 'unread' };
    expect(await world.told('subscriber/messages', { user_id })).toMatchObject([
      { ...shown, body: expect.stringContaining('0712•••678') },
    ]);
    await world.inbox.routes['message/read']({ type: 0 }, world.as(playerId));
    expect(await world.told('subscriber/messages', { user_id })).toMatchObject([
      { channel: 'site', state: 'read' },
    ]);
  });

  test('[USR-16] bills of one, of all, of a type and of a time', async () => {
    const playerId = await world.newPlayer();
    const user_id = playerId.toString();
    await world.give(playerId, shillings(700));
    world.clock.advance({ seconds: 100 });
    const since = world.clock.now().toISOString();
    const change = { user_id, amount: -50, reason, request_key: key() };
    await world.told('subscriber/update_balance', change);
    const own = await world.told('bill/manage', { user_id });
    expect(own).toMatchObject([
      {
        type: 2,
        change_amount: -50,
        balance_before: 700,
        balance_after: 650,
        user: { id: user_id },
      },
      { type: 2, change_amount: 700 },
    ]);
    const late = await world.told('bill/manage', { user_id, start_time: since });
    expect(late).toHaveLength(1);
    const newest = await world.told('bill/manage', { page_size: 1 });
    expect(newest).toEqual(late);
    expect(await world.told('bill/manage_totals', { user_id })).toEqual({
      ...{ lines: 2, money_in: 700, money_out: 50 },
    });
    expect(await world.told('bill/manage_totals', { user_id, bill_type: 5 })).toEqual({
      ...{ lines: 0, money_in: 0, money_out: 0 },
    });
    expect(await world.told('bill/manage', { user_id, bill_type: 5 })).toEqual([]);
    expect(await world.told('bill/manage', { user_id, type: 2 })).toEqual([]);
    expect(await world.told('bill/manage', { serial_number: 'NOBODY-HAS-THIS' })).toEqual([]);
  });
});

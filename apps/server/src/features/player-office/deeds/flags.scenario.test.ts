import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contextOf } from '../../../fixtures/call-context.ts';
import { createOfficeWorld, type OfficeWorld } from '../fixtures/office-world.ts';

let world: OfficeWorld;
beforeAll(async () => {
  world = await createOfficeWorld();
});
afterAll(() => world.close());

const signIn = (playerId: bigint) =>
  world.database.transact((tx) =>
    world.access.openSession(
      tx,
      { kind: 'player', id: playerId },
      { address: '41.59.3.7', userAgent: 'TECNO' },
    ),
  );
const reason = 'asked by phone';

describe('flags of a user', () => {
  test.each([
    ['subscriber/update_no_bet', { no_bet: 1 }, { no_bet: [0, 1] }],
    ['subscriber/update_no_withdraw', { no_withdraw: 1 }, { no_withdraw: [0, 1] }],
    [
      'subscriber/update_withdrawal_whitelist',
      { withdrawal_whitelist: 1 },
      { withdrawal_whitelist: [0, 1] },
    ],
    ['subscriber/update_reported', { reported: 1 }, { reported: [2, 1] }],
    ['subscriber/update_return_scale', { return_scale: 12.34 }, { return_scale: [0, 1234] }],
    [
      'subscriber/update_participation_statistics',
      { participation_statistics: 0 },
      { participation_statistics: [1, 0] },
    ],
    ['subscriber/disable', { disabled_status: 1 }, { disabled_status: [0, 1] }],
  ] as const)(
    '[USR-20] %s is seen at once and logged once, with before and after',
    async (name, flag, changes) => {
      const playerId = await world.newPlayer();
      const request = { user_id: playerId.toString(), reason, ...flag } as never;
      await world.told(name, request);
      await world.told(name, request);
      const [shown] = await world.told('subscriber/inquire', { user_id: playerId.toString() });
      expect(shown).toMatchObject(flag);
      expect(await world.logOf(playerId)).toEqual([{ content: reason, changes }]);
    },
  );

  test('[USR-21] nobody is changed without a reason, and an id that nobody has is not found', async () => {
    const user_id = (await world.newPlayer()).toString();
    const without = world.ask('subscriber/update_no_bet', { user_id, no_bet: 1, reason: '  ' });
    await expect(without).rejects.toThrow();
    for (const nobody of ['1', '9999999999999999999']) {
      const request = { user_id: nobody, no_bet: 1 as const, reason };
      expect(await world.ask('subscriber/update_no_bet', request)).toEqual({
        refusal: 'user-unknown',
      });
    }
  });

  test('[USR-22] who is disabled is signed out everywhere at once, and comes in again when let', async () => {
    const playerId = await world.newPlayer();
    const user_id = playerId.toString();
    const token = await signIn(playerId);
    const elsewhere = world.startAccess();
    expect(await elsewhere.authenticate(token)).toMatchObject({ kind: 'player' });
    await world.told('subscriber/disable', { user_id, disabled_status: 1, reason });
    expect(await world.access.authenticate(token)).toEqual({ kind: 'visitor' });
    expect(await elsewhere.authenticate(token)).toEqual({ kind: 'visitor' });
    const phone = await phoneOf(playerId);
    const login = () =>
      world.players.routes['subscriber/login'](
        { phone, password: 'a'.repeat(64) },
        contextOf({ kind: 'visitor' }),
      );
    expect(await login()).toMatchObject({ kind: 'refusal' });
    await world.told('subscriber/disable', { user_id, disabled_status: 0, reason });
    expect(await login()).toMatchObject({ kind: 'answer' });
  });

  test('[USR-23] of many each is answered for, and a stranger among them stops nobody', async () => {
    const ids = [await world.newPlayer(), await world.newPlayer()].map(String);
    const reply = await world.told('subscriber/all_update_disable_status', {
      user_ids: [ids[0] ?? '', '1', ids[1] ?? ''],
      disabled_status: 1,
      reason,
    });
    expect(reply).toEqual([
      { id: ids[0], outcome: 'done', message: '' },
      { id: '1', outcome: 'refused', message: 'This user does not exist' },
      { id: ids[1], outcome: 'done', message: '' },
    ]);
  });

  test('[USR-24] notes only grow, and the newest is shown in the list', async () => {
    const playerId = await world.newPlayer();
    const user_id = playerId.toString();
    await world.told('subscriber/update_note', { user_id, note: 'called twice' });
    await world.told('subscriber/update_note', { user_id, note: 'calm now' });
    expect(await world.told('subscriber/notes', { user_id })).toMatchObject([
      { note: 'calm now', by: { name: 'clerk' } },
      { note: 'called twice' },
    ]);
    const [shown] = await world.told('subscriber/inquire', { note: 'calm' });
    expect(shown).toMatchObject({ id: user_id, note: 'calm now' });
    const changed = world.owner.transact((tx) =>
      tx.updateTable('playerNote').set({ note: 'nothing' }).execute(),
    );
    await expect(changed).rejects.toThrow();
  });

  test('[USR-20] ten equal changes at once make one line in the log', async () => {
    const playerId = await world.newPlayer();
    const request = { user_id: playerId.toString(), no_bet: 1 as const, reason };
    await Promise.all(
      Array.from({ length: 10 }, () => world.told('subscriber/update_no_bet', request)),
    );
    expect(await world.logOf(playerId)).toHaveLength(1);
  });
});

const phoneOf = async (id: bigint) => {
  const { phone } = await world.database.read
    .selectFrom('player')
    .select('phone')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return phone;
};

test('[RSK-04] factor and group are set for many, each logged once, and found by both', async () => {
  const [asha, juma] = [await world.newPlayer(), await world.newPlayer()];
  const user_ids = [asha, juma].map(String);
  const set = { user_ids: [...user_ids, '999999999'], stake_factor: 10, risk_group: 3, reason };
  const told = await world.told('subscriber/update_stake_factor', set as never);
  expect(told).toMatchObject([{ outcome: 'done' }, { outcome: 'done' }, { outcome: 'refused' }]);
  await world.told('subscriber/update_stake_factor', set as never);
  const changes = { stake_factor: [100, 10], risk_group: [0, 3] };
  for (const id of [asha, juma]) {
    expect(await world.logOf(id)).toEqual([{ content: reason, changes }]);
  }
  for (const filter of [{ risk_group: 3 }, { own_stake_factor: 1 }]) {
    const found = await world.told('subscriber/inquire', filter as never);
    expect(found).toMatchObject(
      user_ids.toReversed().map((id) => ({ id, stake_factor: 10, risk_group: 3 })),
    );
  }
});

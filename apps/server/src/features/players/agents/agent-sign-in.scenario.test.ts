import { shippedNodes } from '@kipute/contract/permission-nodes';
import type { Updateable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contextOf, visitor } from '../../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../../fixtures/feature-world.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { roles } from '../../../seed/roles.ts';
import { beginAgentRole, endAgentRole } from '../agent-tree.ts';
import { accountSteps, firstPassword, lockedFor, refusal } from '../fixtures/account-steps.ts';

let world: FeatureWorld;
beforeAll(async () => {
  world = await createFeatureWorld();
  await world.database.transact((tx) =>
    world.access.ensureRoles(tx, { nodes: shippedNodes, roles }),
  );
});
afterAll(() => world.close());

const { logIn } = accountSteps(() => world);
const failed = refusal('admin-login-failed');
const forbidden = refusal('admin-login-forbidden');

let phone: string;
let playerId: bigint;
let phonesGiven = 0;
beforeEach(async () => {
  phonesGiven += 1;
  phone = `25576500${String(1000 + phonesGiven)}`;
  playerId = await newAgent(phone);
});

async function newAgent(number: string): Promise<bigint> {
  const made = await world.database.transact((tx) =>
    world.players.createPlayer(tx, {
      ...{ phone: number, name: 'Neema Msuya', password: firstPassword, language: 'sw' },
    }),
  );
  const id = made.ok ? made.value.id : 0n;
  await world.database.transact((tx) =>
    beginAgentRole(tx, { playerId: id, since: world.clock.now() }),
  );
  return id;
}

const enter = (account = phone, password = firstPassword, address = '41.59.3.7') =>
  world.access.routes['subscriber/adminlogin'](
    { account, password },
    contextOf(visitor, { address }),
  );
async function tokenOf(reply: Awaited<ReturnType<typeof enter>>): Promise<string> {
  return reply.kind === 'answer' ? reply.content.token : 'none';
}
const update = (set: Updateable<DB['player']>) =>
  world.database.transact((tx) =>
    tx.updateTable('player').set(set).where('id', '=', playerId).execute(),
  );

describe('an agent at the office', () => {
  test('[AGT-10] signs in with the phone, however it is written, and is told its nodes', async () => {
    const local = phone.slice(3);
    for (const account of [phone, `0${local}`, `+255 ${local.slice(0, 3)} ${local.slice(3)}`]) {
      const reply = await enter(account);
      const content = reply.kind === 'answer' ? reply.content : undefined;
      expect(content?.user_info).toMatchObject({
        ...{ id: playerId.toString(), kind: 'agent', name: 'Neema Msuya', role: 'Wakala' },
        account: `0${local.slice(0, 3)}•••${local.slice(-3)}`,
        ...{ google_binding: 0, obstacle: null, idle_minutes: 30 },
      });
      const paths = content?.user_info.nodes.map(({ path }) => path).sort();
      expect(paths).toEqual([...(roles.find(({ code }) => code === 'agent')?.nodes ?? [])].sort());
      const caller = await world.access.authenticate(content?.token ?? '');
      expect(caller).toMatchObject({ kind: 'agent', playerId });
      if (caller.kind !== 'agent') return;
      expect(
        await world.access.routes['subscriber/subscriber_info']({}, contextOf(caller)),
      ).toEqual(reply);
    }
  });

  test('[AGT-10] is no player there: the token opens nothing at the players’ door', async () => {
    const caller = await world.access.authenticate(await tokenOf(await enter()));
    expect(caller.kind).toBe('agent');
    const player = await logIn(phone);
    const token = player.kind === 'answer' ? player.content.token : '';
    expect((await world.access.authenticate(token)).kind).toBe('player');
  });

  test('[AGT-11] players without the role, strangers and wrong passwords stay outside', async () => {
    await world.database.transact((tx) => endAgentRole(tx, playerId));
    expect(await enter()).toEqual(forbidden);
    expect(await enter(phone, 'b'.repeat(64))).toEqual(failed);
    expect(await enter('0765999999')).toEqual(failed);
    expect(await logIn(phone)).toMatchObject({ kind: 'answer' });
  });

  test('[AGT-11] disabled, closed, or with a role that may not sign in: no permission', async () => {
    await update({ disabled: true });
    expect(await enter()).toEqual(forbidden);
    await update({ disabled: false, closedAt: world.clock.now() });
    expect(await enter()).toEqual(forbidden);
    await update({ closedAt: null });
    const revoked = await world.database.transact((tx) =>
      tx
        .deleteFrom('rolePermission')
        .where('roleId', '=', (only) =>
          only.selectFrom('role').select('id').where('code', '=', 'agent'),
        )
        .where('nodeId', '=', (only) =>
          only
            .selectFrom('permissionNode')
            .select('id')
            .where('path', '=', 'subscriber/adminlogin'),
        )
        .returningAll()
        .execute(),
    );
    expect(await enter()).toEqual(forbidden);
    await world.database.transact((tx) =>
      tx.insertInto('rolePermission').values(revoked).execute(),
    );
    expect(await enter()).toMatchObject({ kind: 'answer' });
  });

  test('[AGT-12] guesses at both doors are one count, each with its own words', async () => {
    const wrong = 'b'.repeat(64);
    const stranger = { address: '102.22.7.1' };
    for (const _ of [1, 2, 3]) expect(await enter(phone, wrong, stranger.address)).toEqual(failed);
    for (const _ of [1, 2]) {
      expect(await logIn(phone, wrong, stranger)).toEqual(refusal('login-failed'));
    }
    const right = firstPassword;
    expect(await enter(phone, right, stranger.address)).toEqual(
      lockedFor('admin-login-locked', 15),
    );
    expect(await logIn(phone, right, stranger)).toEqual(lockedFor('login-locked', 15));
  });

  const endings = [
    ['disabled', () => update({ disabled: true })],
    ['closed', () => update({ closedAt: world.clock.now() })],
    ['an agent no longer', () => world.database.transact((tx) => endAgentRole(tx, playerId))],
  ] as const;
  test.each(endings)('[AGT-13] who is %s is out in every process', async (_, happen) => {
    const token = await tokenOf(await enter());
    const elsewhere = world.startAccess();
    expect(await elsewhere.authenticate(token)).toMatchObject({ kind: 'agent' });
    await happen();
    await world.database.transact((tx) =>
      world.access.endSessionsOf(tx, { kind: 'player', id: playerId }),
    );
    for (const access of [world.access, elsewhere]) {
      expect(await access.authenticate(token)).toEqual({ kind: 'visitor' });
    }
  });

  test('[AGT-13] without a word from anybody the office is over with the cache', async () => {
    const token = await tokenOf(await enter());
    expect(await world.access.authenticate(token)).toMatchObject({ kind: 'agent' });
    await update({ disabled: true });
    world.clock.advance({ seconds: 11 });
    expect(await world.access.authenticate(token)).toEqual({ kind: 'visitor' });
  });

  test('[AGT-14] a password that must change stands in the way, and its change ends the seat', async () => {
    await update({ mustChangePassword: true });
    const reply = await enter();
    const token = await tokenOf(reply);
    expect(reply).toMatchObject({ content: { user_info: { obstacle: 'change-password' } } });
    expect(await world.access.authenticate(token)).toMatchObject({ obstacle: 'change-password' });
    const player = await logIn(phone);
    const keptToken = player.kind === 'answer' ? player.content.token : '';
    const owner = { kind: 'player', id: playerId } as const;
    const ended = await world.database.transact((tx) =>
      world.access.endOtherSessions(tx, owner, { keptToken }),
    );
    expect(ended).toBe(1);
    expect(await world.access.authenticate(token)).toEqual({ kind: 'visitor' });
    expect(await world.access.authenticate(keptToken)).toMatchObject({ kind: 'player' });
  });

  test('[AGT-12] comings and refusals stand in the log of the office', async () => {
    await enter();
    await enter(phone, 'b'.repeat(64));
    const log = await world.database.read
      .selectFrom('activity')
      .select(['type', 'source', 'userKind'])
      .where('userId', '=', playerId)
      .orderBy('id')
      .execute();
    const seen = { source: 'backoffice', userKind: 'player' };
    expect(log).toEqual([
      { type: 1, ...seen },
      { type: 8, ...seen },
    ]);
  });
});

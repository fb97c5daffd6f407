import type { ShippedNode } from '@kipute/contract/permission-nodes';
import { generate } from 'otplib';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { contextOf, visitor } from '../../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../../fixtures/feature-world.ts';
import { waitingJobs } from '../../../fixtures/waiting-jobs.ts';
import type { CallContext } from '../../../platform/http/handler.ts';
import type { RolePlan } from './ensure-roles.ts';
import { rightsRevision } from './rights-revision.ts';

let world: FeatureWorld;
let administratorId: bigint;
const password = 'a'.repeat(64);

const node = (path: string, parent: string | null = 'menu/start'): ShippedNode => ({
  path,
  parent,
  name: { sw: path, en: path },
  kind: 'button',
  icon: '',
  sort: 10,
  showAtTop: false,
});
const role = (code: string, nodes: RolePlan['nodes']): RolePlan => ({
  code,
  name: { sw: `sw ${code}`, en: `en ${code}` },
  remarks: '',
  nodes,
});
const nodes: readonly ShippedNode[] = [
  { ...node('menu/start', null), kind: 'route' },
  node('subscriber/adminlogin'),
  node('log/inquire'),
];
const roles = [
  role('super', 'all'),
  role('clerk', ['subscriber/adminlogin']),
  role('outsider', []),
];

const ensure = (plan = { nodes, roles }) =>
  world.database.transact((tx) => world.access.ensureRoles(tx, plan));
const create = (account: string, roleCode: string) =>
  world.database.transact((tx) =>
    world.access.createAdministrator(tx, {
      account,
      name: 'Rehema Mrema',
      phone: '255713000201',
      roleCode,
      password,
    }),
  );
const signIn = (
  request: { account?: string; password?: string; code?: string } = {},
  differences: Partial<CallContext> = {},
) =>
  world.access.routes['subscriber/adminlogin'](
    { account: 'admin', password, ...request },
    contextOf(visitor, differences),
  );
const announced = async () =>
  (await waitingJobs(world.database)).map(({ name, payload }) => ({ name, payload }));
const activities = () =>
  world.database.read
    .selectFrom('activity')
    .select(['type', 'source', 'userId', 'content'])
    .orderBy('id')
    .execute();

beforeEach(async () => {
  await world?.close();
  world = await createFeatureWorld();
  await ensure();
  const created = await create('admin', 'super');
  administratorId = created.ok ? created.value.id : 0n;
});
afterAll(() => world.close());

describe('administrators sign in', () => {
  test('[ACC-10] with account and password, and are told who they are', async () => {
    const reply = await signIn({ account: 'ADMIN' });
    expect(reply).toEqual({
      kind: 'answer',
      count: null,
      content: {
        token: expect.stringMatching(/^[\w-]{43}$/),
        user_info: {
          id: administratorId.toString(),
          kind: 'administrator',
          account: 'admin',
          name: 'Rehema Mrema',
          role: 'sw super',
          nodes: ['menu/start', 'subscriber/adminlogin', 'log/inquire'].map((path) =>
            expect.objectContaining({ path, name: path, show_at_top: 0 }),
          ),
          rights: expect.any(String),
          google_binding: 0,
          obstacle: null,
          idle_minutes: 30,
        },
      },
    });
  });

  test('[ACC-10, BO-110] the token carries the nodes of the role, and subscriber_info repeats it all', async () => {
    const reply = await signIn();
    const content = reply.kind === 'answer' ? reply.content : undefined;
    const caller = await world.access.authenticate(content?.token ?? '');
    expect(caller).toMatchObject({
      kind: 'administrator',
      administratorId,
      nodes: new Set(['menu/start', 'subscriber/adminlogin', 'log/inquire']),
    });
    if (caller.kind !== 'administrator') return;
    expect(await world.access.routes['subscriber/subscriber_info']({}, contextOf(caller))).toEqual({
      kind: 'answer',
      count: null,
      content,
    });
    expect(content?.user_info.rights).toBe(rightsRevision(caller.nodes));
  });

  const wrongOnes = [
    ['a wrong password', { password: 'b'.repeat(64) }],
    ['an unknown account', { account: 'nobody' }],
    ['an account no database can hold', { account: 'ad\0min' }],
  ] as const;
  test.each(wrongOnes)('[ACC-04] %s is answered like any other mistake', async (_, request) => {
    expect(await signIn(request)).toEqual({ kind: 'refusal', code: 'admin-login-failed' });
  });

  test('[ACC-05] an unknown account locks like a known one', async () => {
    for (const account of ['admin', 'nobody']) {
      const codes: unknown[] = [];
      for (let attempt = 0; attempt < 6; attempt += 1) {
        codes.push(await signIn({ account, password: 'b'.repeat(64) }));
      }
      expect(codes).toEqual([
        ...Array(5).fill({ kind: 'refusal', code: 'admin-login-failed' }),
        { kind: 'refusal', code: 'admin-login-locked', values: { minutes: 15 } },
      ]);
    }
  });

  test('[ACC-17] strangers anywhere give five guesses, and the usual network stays open', async () => {
    expect(await signIn()).toMatchObject({ kind: 'answer' });
    const wrong = { password: 'b'.repeat(64) };
    const codes: unknown[] = [];
    for (let place = 0; place < 9; place += 1) {
      codes.push(await signIn(wrong, { address: `102.22.${place}.1` }));
    }
    const failed = { kind: 'refusal', code: 'admin-login-failed' };
    const locked = { kind: 'refusal', code: 'admin-login-locked', values: { minutes: 15 } };
    expect(codes).toEqual([...Array(5).fill(failed), ...Array(4).fill(locked)]);
    expect(await signIn({}, { address: '102.22.99.1' })).toEqual(locked);
    expect(await signIn()).toMatchObject({ kind: 'answer' });
  });

  test('[ACC-10] a role without the sign-in node, and a disabled account, stay outside', async () => {
    await create('stranger', 'outsider');
    await create('leaver', 'clerk');
    await world.database.transact((tx) =>
      tx
        .updateTable('administrator')
        .set({ disabled: true })
        .where('account', '=', 'leaver')
        .execute(),
    );
    const forbidden = { kind: 'refusal', code: 'admin-login-forbidden' };
    expect(await signIn({ account: 'stranger' })).toEqual(forbidden);
    expect(await signIn({ account: 'leaver' })).toEqual(forbidden);
    const wrong = { account: 'stranger', password: 'b'.repeat(64) };
    expect(await signIn(wrong)).toEqual({ kind: 'refusal', code: 'admin-login-failed' });
  });

  test('[ACC-10] an administrator disabled while signed in is a visitor', async () => {
    const reply = await signIn();
    const token = reply.kind === 'answer' ? reply.content.token : '';
    await world.database.transact((tx) =>
      tx.updateTable('administrator').set({ disabled: true }).execute(),
    );
    expect(await world.startAccess().authenticate(token)).toEqual({ kind: 'visitor' });
  });

  test('[ACC-11] comings and refusals are written down', async () => {
    await signIn();
    await signIn({ password: 'b'.repeat(64) });
    await signIn({ account: 'nobody' });
    const facts = { source: 'backoffice', userId: administratorId, content: 'admin' };
    expect(await activities()).toEqual([
      { type: 1, ...facts },
      { type: 8, ...facts },
    ]);
  });
});

describe('Google verification', () => {
  const codeNow = async (secret: string) =>
    generate({ secret, epoch: Math.floor(world.clock.now().getTime() / 1000) });
  const bind = () => world.database.transact((tx) => world.access.bindTotp(tx, administratorId));

  test('[ACC-09] once bound, a code is needed and a wrong one is a wrong password', async () => {
    const { secret, uri } = await bind();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Kipute:admin\?/);
    const failed = { kind: 'refusal', code: 'admin-login-failed' };
    expect(await signIn()).toEqual(failed);
    expect(await signIn({ code: '12345' })).toEqual(failed);
    const code = await codeNow(secret);
    expect(await signIn({ code, password: 'b'.repeat(64) })).toEqual(failed);
    expect(await signIn({ code })).toMatchObject({
      content: { user_info: { google_binding: 1 } },
    });
  });

  test('[ACC-09] a code works once, however many use it at the same moment', async () => {
    const code = await codeNow((await bind()).secret);
    const replies = await Promise.all(
      ['41.59.3.1', '41.59.3.2', '41.59.3.3', '41.59.3.4'].map((address) =>
        signIn({ code }, { address }),
      ),
    );
    expect(replies.filter((reply) => reply.kind === 'answer')).toHaveLength(1);
    world.clock.advance({ seconds: 30 });
    expect(await signIn({ code })).toMatchObject({ kind: 'refusal' });
  });

  test('[ACC-09] the secret is not in the database in the clear', async () => {
    const { secret } = await bind();
    const [row] = await world.database.read.selectFrom('administrator').selectAll().execute();
    expect(row?.totpSecretSealed?.includes(secret)).toBe(false);
  });
});

describe('networks', () => {
  const event = (network: string) => ({
    name: 'administrator-on-new-network',
    payload: { administratorId: administratorId.toString(), network },
  });

  test('[ACC-12] the first sign-in from a network is announced, later ones are not', async () => {
    await signIn({}, { address: '41.59.3.7' });
    await signIn({}, { address: '41.59.3.200' });
    await signIn({}, { address: '197.250.9.1' });
    expect(await announced()).toEqual([event('41.59.3.0/24'), event('197.250.9.0/24')]);
  });

  test('[ACC-12] ten sign-ins at once from a new network are announced once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => signIn()));
    expect(await announced()).toEqual([event('41.59.3.0/24')]);
  });
});

describe('roles and permission nodes', () => {
  const nodesOf = async (account: string) => {
    const reply = await signIn({ account });
    return reply.kind === 'answer' ? reply.content.user_info.nodes.map(({ path }) => path) : reply;
  };

  test('[ACC-13] the tree is kept with parents, order and both names', async () => {
    const rows = await world.database.read
      .selectFrom('permissionNode as node')
      .leftJoin('permissionNode as parent', 'parent.id', 'node.parentId')
      .select(['node.path', 'parent.path as under', 'node.type', 'node.platform', 'node.sort'])
      .orderBy('node.id')
      .execute();
    expect(rows).toEqual([
      { path: 'menu/start', under: null, type: 1, platform: 1, sort: 10 },
      { path: 'subscriber/adminlogin', under: 'menu/start', type: 2, platform: 1, sort: 10 },
      { path: 'log/inquire', under: 'menu/start', type: 2, platform: 1, sort: 10 },
    ]);
  });

  test("[ACC-13] a later release brings nodes by rule and undoes nobody's work", async () => {
    await create('clerk', 'clerk');
    await world.database.transact((tx) =>
      tx
        .updateTable('permissionNode')
        .set({ nameEn: 'Renamed', edited: true })
        .where('path', '=', 'log/inquire')
        .execute(),
    );
    const later = [...nodes, node('role/inquire')];
    const signsIn = 'subscriber/adminlogin';
    const nextRoles = [role('super', 'all'), role('clerk', [signsIn, 'role/inquire'])];
    await ensure({ nodes: later, roles: nextRoles });
    expect(await nodesOf('admin')).toContain('role/inquire');
    expect(await nodesOf('clerk')).toEqual(['menu/start', signsIn, 'role/inquire']);
    await world.database.transact(async (tx) => {
      await tx.updateTable('role').set({ changed: true }).where('code', '=', 'clerk').execute();
    });
    await ensure({ nodes: later.filter(({ path }) => path !== 'log/inquire'), roles });
    expect(await nodesOf('clerk')).toEqual(['menu/start', signsIn, 'role/inquire']);
    expect(await nodesOf('admin')).not.toContain('log/inquire');
    await ensure({ nodes: later, roles });
    const renamed = await world.database.read
      .selectFrom('permissionNode')
      .select('nameEn')
      .where('path', '=', 'log/inquire')
      .execute();
    expect(renamed).toEqual([{ nameEn: 'log/inquire' }]);
  });

  test('[ACC-13] a permission given to somebody signed in counts at the next call', async () => {
    const reply = await signIn();
    const token = reply.kind === 'answer' ? reply.content.token : '';
    await world.access.authenticate(token);
    await ensure({ nodes: [...nodes, node('role/inquire')], roles });
    const caller = await world.access.authenticate(token);
    expect(caller.kind === 'administrator' && caller.nodes.has('role/inquire')).toBe(true);
  });

  test('[ACC-13] of ten equal new administrators at once, one is made', async () => {
    const results = await Promise.all(Array.from({ length: 10 }, () => create('twin', 'clerk')));
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    expect(results.filter((result) => !result.ok)).toEqual(
      Array(9).fill({ ok: false, refusal: 'account-taken' }),
    );
    expect(await create('other', 'no-such-role')).toEqual({ ok: false, refusal: 'role-unknown' });
  });
});

import type { ShippedNode } from '@kipute/contract/permission-nodes';
import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contextOf, visitor } from '../../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../../fixtures/feature-world.ts';
import type { SignedInAdministrator, SignedInAgent } from '../../../platform/http/handler.ts';

let world: FeatureWorld;
let account: string;
let id: bigint;
let made = 0;
const password = 'a'.repeat(64);
const other = 'b'.repeat(64);
const third = 'c'.repeat(64);

const signsIn: ShippedNode = {
  ...{ path: 'subscriber/adminlogin', parent: null, name: { sw: 'Ingia', en: 'Sign in' } },
  ...{ kind: 'button', icon: '', sort: 10, showAtTop: false },
};
const clerkRole = { code: 'clerk', name: { sw: 'Karani', en: 'Clerk' }, remarks: '' };

beforeAll(async () => {
  world = await createFeatureWorld();
  const plan = { nodes: [signsIn], roles: [{ ...clerkRole, nodes: [signsIn.path] }] };
  await world.database.transact((tx) => world.access.ensureRoles(tx, plan));
});
afterAll(() => world.close());
beforeEach(async () => {
  made += 1;
  account = `clerk-${made}`;
  const person = { account, name: 'Neema', phone: null, roleCode: 'clerk', password };
  const created = await world.database.transact((tx) =>
    world.access.createAdministrator(tx, person),
  );
  id = created.ok ? created.value.id : 0n;
});

const routes = () => world.access.routes;
const signIn = async (sent: { password?: string; code?: string } = {}) => {
  const reply = await routes()['subscriber/adminlogin'](
    { account, password, ...sent },
    contextOf(visitor),
  );
  return reply.kind === 'answer' ? reply.content.token : reply;
};
const sitting = async (sent?: { password?: string; code?: string }) => {
  const token = await signIn(sent);
  if (typeof token !== 'string') throw new Error(`not let in: ${JSON.stringify(token)}`);
  return callerOf(token);
};
const callerOf = async (token: string) =>
  (await world.access.authenticate(token)) as SignedInAdministrator;
const isOver = async (token: string) => (await world.access.authenticate(token)).kind === 'visitor';
const codeOf = (secret: string) =>
  generate({ secret, epoch: Math.floor(world.clock.now().getTime() / 1000) });
const nextStep = () => world.clock.advance({ seconds: 30 });
const refusal = (code: string) => ({ kind: 'refusal', code });
const logged = () =>
  world.database.read
    .selectFrom('activity')
    .select(['type', 'content', 'changes', 'subjectKind', 'subjectId'])
    .where('userId', '=', id)
    .orderBy('id')
    .execute();

const offer = async (caller: SignedInAdministrator, shown: { password: string; code?: string }) => {
  const reply = await routes()['subscriber/get_google_binding'](shown, contextOf(caller));
  return reply.kind === 'answer' ? reply.content : reply;
};
const validate = (caller: SignedInAdministrator, code: string) =>
  routes()['subscriber/validation_google_binding']({ code }, contextOf(caller));
/** Answers the secret; the next code is another one. */
const bind = async (caller: SignedInAdministrator): Promise<string> => {
  const offered = await offer(caller, { password });
  if (!('secret' in offered)) throw new Error('nothing was offered');
  expect(await validate(caller, await codeOf(offered.secret))).toMatchObject({ kind: 'answer' });
  nextStep();
  return offered.secret;
};

describe('the authenticator', () => {
  test('[ACC-40] an offered secret counts for nothing until a code of it was shown', async () => {
    const caller = await sitting();
    const offered = await offer(caller, { password });
    expect(offered).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringContaining(`otpauth://totp/Kipute:${account}?`),
      expires_at: new Date(world.clock.now().getTime() + 600_000).toISOString(),
    });
    expect(await signIn()).toEqual(expect.any(String));
    expect(await validate(caller, '000000')).toEqual(refusal('authenticator-code-wrong'));
    expect(await signIn()).toEqual(expect.any(String));
    const row = await world.database.read
      .selectFrom('administrator')
      .select('totpOfferSealed')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const secret = 'secret' in offered ? offered.secret : 'none';
    expect(row.totpOfferSealed?.includes(secret)).toBe(false);
  });

  test('[ACC-40] a proved one counts at once, its code is used up, other sessions end', async () => {
    const [caller, elsewhere] = [await sitting(), await sitting()];
    const offered = await offer(caller, { password });
    const secret = 'secret' in offered ? offered.secret : '';
    const code = await codeOf(secret);
    const replies = await Promise.all(Array.from({ length: 10 }, () => validate(caller, code)));
    expect(replies.filter(({ kind }) => kind === 'answer')).toHaveLength(1);
    expect([await isOver(elsewhere.token), await isOver(caller.token)]).toEqual([true, false]);
    expect(await signIn({ code })).toEqual(refusal('admin-login-failed'));
    nextStep();
    expect(await signIn()).toEqual(refusal('admin-login-failed'));
    expect(await signIn({ code: await codeOf(secret) })).toEqual(expect.any(String));
    expect(await logged()).toContainEqual({
      ...{ type: 15, content: '', changes: { google_binding: [0, 1] } },
      ...{ subjectKind: 'administrator', subjectId: id.toString() },
    });
  });

  test('[ACC-40] an offer is over after ten minutes, and with the next one', async () => {
    const caller = await sitting();
    const first = await offer(caller, { password });
    const second = await offer(caller, { password });
    if (!('secret' in first && 'secret' in second)) throw new Error('nothing was offered');
    expect(await validate(caller, await codeOf(first.secret))).toMatchObject({ kind: 'refusal' });
    world.clock.advance({ minutes: 10 });
    expect(await validate(caller, await codeOf(second.secret))).toEqual(
      refusal('authenticator-offer-over'),
    );
  });

  const desks = [
    ['a wrong password', { password: other }, 'password-wrong'],
    ['no code of the bound one', { password }, 'authenticator-code-wrong'],
    ['a wrong code', { password, code: '000000' }, 'authenticator-code-wrong'],
  ] as const;
  test.each(desks)(
    '[ACC-40] who finds a desk open with %s binds nothing',
    async (_, shown, code) => {
      const caller = await sitting();
      const secret = await bind(caller);
      expect(await offer(caller, shown)).toEqual(refusal(code));
      const again = await offer(caller, { password, code: await codeOf(secret) });
      expect(again).toMatchObject({ secret: expect.any(String) });
    },
  );

  test('[ACC-41] it is removed with password and code, and not where it is demanded', async () => {
    const caller = await sitting();
    const secret = await bind(caller);
    const remove = (shown: { password: string; code: string }) =>
      routes()['subscriber/remove_own_binding'](shown, contextOf(caller));
    expect(await remove({ password, code: '' })).toEqual(refusal('authenticator-code-wrong'));
    const code = await codeOf(secret);
    const strict = world.startAccess({ totpRequired: true });
    const demanded = strict.routes['subscriber/remove_own_binding'];
    expect(await demanded({ password, code }, contextOf(caller))).toEqual(
      refusal('authenticator-demanded'),
    );
    expect(await remove({ password, code })).toMatchObject({ content: { google_binding: 0 } });
    expect(await signIn()).toEqual(expect.any(String));
  });
});

describe('a proof of who sits there', () => {
  const prove = (caller: SignedInAdministrator | SignedInAgent, shown: object) =>
    routes()['subscriber/prove'](shown, contextOf(caller));
  const provenFor = async (token: string) =>
    ((await callerOf(token)).provenUntil.getTime() - world.clock.now().getTime()) / 60_000;

  test('[ACC-42] the password proves it for fifteen minutes, in every process at once', async () => {
    const { token } = await sitting();
    const elsewhere = world.startAccess();
    world.clock.advance({ minutes: 16 });
    await elsewhere.authenticate(token);
    expect(await provenFor(token)).toBe(-1);
    const caller = await callerOf(token);
    expect(await prove(caller, { password: other })).toEqual(refusal('password-wrong'));
    expect(await prove(caller, { password })).toMatchObject({
      content: { proven_until: new Date(world.clock.now().getTime() + 900_000).toISOString() },
    });
    expect(await provenFor(token)).toBe(15);
    expect(await elsewhere.authenticate(token)).toMatchObject({
      provenUntil: (await callerOf(token)).provenUntil,
    });
  });

  test('[ACC-42] with an authenticator a code proves it, once, and no password', async () => {
    const caller = await sitting();
    const secret = await bind(caller);
    expect(await prove(caller, { password })).toEqual(refusal('authenticator-code-wrong'));
    const code = await codeOf(secret);
    const replies = await Promise.all(Array.from({ length: 5 }, () => prove(caller, { code })));
    expect(replies.filter(({ kind }) => kind === 'answer')).toHaveLength(1);
  });

  test('[ACC-42] guesses are counted and locked, and leave the door open', async () => {
    const caller = await sitting();
    const replies: unknown[] = [];
    for (let guess = 0; guess < 6; guess += 1) {
      replies.push(await prove(caller, { password: other }));
    }
    const locked = { ...refusal('own-attempts-locked'), values: { minutes: 15 } };
    expect(replies).toEqual([...Array(5).fill(refusal('password-wrong')), locked]);
    expect(await prove(caller, { password })).toEqual(locked);
    expect(await signIn()).toEqual(expect.any(String));
    expect((await logged()).filter(({ type }) => type === 8)).toHaveLength(5);
  });

  test("[ACC-43] an agent proves it by the player's password and has no authenticator", async () => {
    const hash = await world.access.passwords.hash(password);
    const access = world.startAccess({
      agentPasswordHash: async (playerId) => (playerId === 77n ? hash : undefined),
    });
    const owner = { kind: 'agent', id: 77n } as const;
    const visit = { address: '41.59.3.7', userAgent: 'TECNO' };
    const token = await world.database.transact((tx) => access.openSession(tx, owner, visit));
    const provenUntil = world.clock.now();
    const agent: SignedInAgent = {
      ...{ kind: 'agent', playerId: 77n, token, nodes: new Set(), provenUntil },
    };
    const proofs = [{ password: other }, { password }].map((shown) =>
      access.routes['subscriber/prove'](shown, contextOf(agent)),
    );
    expect((await Promise.all(proofs)).map(({ kind }) => kind)).toEqual(['refusal', 'answer']);
    const binding = access.routes['subscriber/get_google_binding'];
    expect(await binding({ password }, contextOf(agent))).toEqual(refusal('permission-denied'));
    const listed = await access.routes['subscriber/own_sessions']({}, contextOf(agent));
    expect(listed).toMatchObject({ content: [{ current: 1 }] });
  });
});

describe('the own password and sessions', () => {
  const change = (caller: SignedInAdministrator, old_password: string, new_password = third) =>
    routes()['subscriber/update_own_password']({ old_password, new_password }, contextOf(caller));

  test('[ACC-46] who knows the old one sets a new one, and is alone afterwards', async () => {
    const [caller, elsewhere] = [await sitting(), await sitting()];
    await world.database.transact((tx) =>
      tx
        .updateTable('administrator')
        .set({ mustChangePassword: true })
        .where('id', '=', id)
        .execute(),
    );
    expect(await callerOf((await signIn()) as string)).toMatchObject({
      obstacle: 'change-password',
    });
    expect(await change(caller, other)).toEqual(refusal('password-wrong'));
    expect(await change(caller, password, password)).toEqual(refusal('password-unchanged'));
    expect(await change(caller, password)).toMatchObject({ kind: 'answer' });
    expect([await isOver(elsewhere.token), await isOver(caller.token)]).toEqual([true, false]);
    expect((await callerOf(caller.token)).obstacle).toBeUndefined();
    expect(await signIn()).toEqual(refusal('admin-login-failed'));
    expect(await signIn({ password: third })).toEqual(expect.any(String));
  });

  test('[ACC-46] of ten equal changes at once, one is done', async () => {
    const caller = await sitting();
    const replies = await Promise.all(Array.from({ length: 10 }, () => change(caller, password)));
    expect(replies.filter(({ kind }) => kind === 'answer')).toHaveLength(1);
  });

  test('[ACC-47] sessions are listed with the last use, and ended one by one or all', async () => {
    const [caller, second, last] = [await sitting(), await sitting(), await sitting()];
    const list = async () => {
      const reply = await routes()['subscriber/own_sessions']({}, contextOf(caller));
      return reply.kind === 'answer' ? reply.content : [];
    };
    const end = (request: { id?: string }) =>
      routes()['subscriber/end_own_sessions'](request, contextOf(caller));
    const listed = await list();
    const seen_at = world.clock.now().toISOString();
    expect(listed).toHaveLength(3);
    expect(listed.filter(({ current }) => current === 1)).toEqual([
      expect.objectContaining({ seen_at, network: '41.59.3.0/24' }),
    ]);
    const stranger = listed.find(({ current }) => current === 0);
    expect(await end({ id: stranger?.id ?? '' })).toMatchObject({ content: { ended: 1 } });
    expect(await end({})).toMatchObject({ content: { ended: 1 } });
    expect([await isOver(second.token), await isOver(last.token)]).toEqual([true, true]);
    expect(await list()).toHaveLength(1);
  });
});

describe('one-time links', () => {
  const invite = () =>
    world.database.transact((tx) =>
      world.access.inviteAdministrator(tx, { administratorId: id, madeBy: null }),
    );
  const look = (token: string) => routes()['subscriber/invitation']({ token }, contextOf(visitor));
  const accept = (token: string, chosen = third) =>
    routes()['subscriber/accept_invitation']({ token, password: chosen }, contextOf(visitor));

  test('[ACC-48] who holds the link is told for whom it is, and sets the password once', async () => {
    const caller = await sitting();
    const { token, expiresAt } = await invite();
    expect(await look(token)).toMatchObject({
      content: { account, name: 'Neema', expires_at: expiresAt.toISOString() },
    });
    const replies = await Promise.all(Array.from({ length: 10 }, () => accept(token)));
    expect(replies.filter(({ kind }) => kind === 'answer')).toHaveLength(1);
    expect(await look(token)).toEqual(refusal('link-spent'));
    expect(await isOver(caller.token)).toBe(true);
    expect(await signIn({ password: third })).toEqual(expect.any(String));
    const rows = await world.database.read
      .selectFrom('administratorInvitation')
      .selectAll()
      .execute();
    expect(JSON.stringify(rows, (_, value) => String(value))).not.toContain(token);
  });

  test('[ACC-48] a day later, after a newer one, or for who is disabled it opens nothing', async () => {
    const spent = refusal('link-spent');
    const [older, newer] = [await invite(), await invite()];
    expect([await look(older.token), await accept(older.token)]).toEqual([spent, spent]);
    await world.database.transact((tx) =>
      tx.updateTable('administrator').set({ disabled: true }).where('id', '=', id).execute(),
    );
    expect(await accept(newer.token)).toEqual(spent);
    await world.database.transact((tx) =>
      tx.updateTable('administrator').set({ disabled: false }).where('id', '=', id).execute(),
    );
    world.clock.advance({ minutes: 24 * 60 });
    expect(await accept(newer.token)).toEqual(spent);
    expect(await accept('no such token')).toEqual(spent);
    expect(await signIn()).toEqual(expect.any(String));
  });
});

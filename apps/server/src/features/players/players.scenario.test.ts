import { house, type Purse, purseOf } from '@kipute/domain/ledger/account';
import { transfer } from '@kipute/domain/ledger/entry';
import { senti } from '@kipute/domain/money/senti';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { contextOf, visitor } from '../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../fixtures/feature-world.ts';

let world: FeatureWorld;
beforeEach(async () => {
  await world?.close();
  world = await createFeatureWorld();
});
afterAll(() => world.close());

const password = 'a'.repeat(64);
const create = (phone = '0712 000 101') =>
  world.database.transact((tx) =>
    world.players.createPlayer(tx, { phone, name: 'Asha Mwinyimkuu', password, language: 'sw' }),
  );
const signIn = (request: { phone?: string; password?: string } = {}) =>
  world.players.routes['subscriber/login'](
    { phone: '0712000101', password, ...request },
    contextOf(visitor),
  );
const failed = { kind: 'refusal', code: 'login-failed' };

describe('players', () => {
  test('[ACC-14] of ten equal registrations at once, however written, one makes a player', async () => {
    const phones = ['0712000101', '+255712000101', '255712000101', '712000101', '0712 000 101'];
    const results = await Promise.all([...phones, ...phones].map(create));
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    expect(results.filter((result) => !result.ok)).toEqual(
      Array(9).fill({ ok: false, refusal: 'phone-taken' }),
    );
    const rows = await world.database.read.selectFrom('player').select('phone').execute();
    expect(rows).toEqual([{ phone: '255712000101' }]);
  });

  test('[ACC-14] a number that is not Tanzanian is refused', async () => {
    expect(await create('+254712345678')).toEqual({ ok: false, refusal: 'phone-invalid' });
    expect(await world.players.isRegistered('+254712345678')).toBe(false);
  });

  test('[ACC-15] a player signs in and is told everything the page shows', async () => {
    await create();
    expect(await signIn()).toEqual({
      kind: 'answer',
      count: null,
      content: {
        token: expect.stringMatching(/^[\w-]{43}$/),
        user_info: {
          id: '100001',
          name: 'Asha Mwinyimkuu',
          phone: '255712000101',
          balance: 0,
          credit_money: 0,
          virtual_currency: 0,
          invitation_code: expect.stringMatching(/^[2-9A-HJKMNP-Z]{8}$/),
          not_viewed: 0,
          default_bet_amount: 500,
          disabled_status: 0,
          no_bet: 0,
          no_withdraw: 0,
          return_scale: 0,
          max_bet_desktop: 3_000_000,
          max_bet_phone: 3_000_000,
        },
      },
    });
  });

  test('[ACC-15] the balances are those of the books', async () => {
    await create();
    const gift = (key: string, purse: Purse, amount: bigint) => ({
      key,
      cause: 'balance-change' as const,
      postings: transfer({
        from: house('corrections'),
        to: purseOf(100_001n, purse),
        amount: senti(amount),
      }),
    });
    await world.database.transact(async (tx) => {
      await world.wallet.append(tx, gift('a', 'cash', 123_456n));
      await world.wallet.append(tx, gift('b', 'credit', 50_000n));
      await world.wallet.append(tx, gift('c', 'racing-coin', 700n));
    });
    const reply = await signIn();
    expect(reply.kind === 'answer' && reply.content.user_info).toMatchObject({
      balance: 1234.56,
      credit_money: 500,
      virtual_currency: 7,
    });
  });

  test('[ACC-15] get_user_info repeats it for the holder of the token', async () => {
    await create();
    const reply = await signIn();
    const content = reply.kind === 'answer' ? reply.content : undefined;
    const caller = await world.access.authenticate(content?.token ?? '');
    expect(caller.kind).toBe('player');
    if (caller.kind !== 'player') return;
    expect(await world.players.routes['subscriber/get_user_info']({}, contextOf(caller))).toEqual({
      kind: 'answer',
      count: null,
      content,
    });
  });

  const wrongOnes: readonly [string, Parameters<typeof signIn>[0]][] = [
    ['a wrong password', { password: 'b'.repeat(64) }],
    ['an unknown phone', { phone: '0712999999' }],
    ['no phone at all', { phone: 'asha' }],
  ];
  test.each(wrongOnes)('[ACC-04] %s is answered like any other mistake', async (_, request) => {
    await create();
    expect(await signIn(request)).toEqual(failed);
  });

  test('[ACC-06] the sixth mistake is told to wait, in whichever form the phone is typed', async () => {
    await create();
    const wrong = 'b'.repeat(64);
    for (const phone of ['0712000101', '+255712000101', '712000101', '0712000101', '0712000101']) {
      expect(await signIn({ phone, password: wrong })).toEqual(failed);
    }
    expect(await signIn()).toEqual({
      kind: 'refusal',
      code: 'login-locked',
      values: { minutes: 15 },
    });
  });

  test('[ACC-15] a disabled player is told so only with the right password', async () => {
    await create();
    await world.database.transact((tx) =>
      tx.updateTable('player').set({ disabled: true }).execute(),
    );
    expect(await signIn({ password: 'b'.repeat(64) })).toEqual(failed);
    expect(await signIn()).toEqual({ kind: 'refusal', code: 'permission-denied' });
  });

  test('[ACC-08] ten taps on the button open ten sessions and lock nobody', async () => {
    await create();
    const replies = await Promise.all(Array.from({ length: 10 }, () => signIn()));
    const tokens = replies.map((reply) => reply.kind === 'answer' && reply.content.token);
    expect(new Set(tokens).size).toBe(10);
    expect(tokens).not.toContain(false);
  });

  test('[ACC-11] comings and refusals are written down without the phone', async () => {
    await create();
    await signIn();
    await signIn({ password: 'b'.repeat(64) });
    const rows = await world.database.read
      .selectFrom('activity')
      .select(['type', 'source', 'userKind', 'userId', 'content', 'network'])
      .orderBy('id')
      .execute();
    const facts = {
      source: 'player',
      userKind: 'player',
      userId: 100_001n,
      content: '',
      network: '41.59.3.0/24',
    };
    expect(rows).toEqual([
      { type: 1, ...facts },
      { type: 8, ...facts },
    ]);
  });
});

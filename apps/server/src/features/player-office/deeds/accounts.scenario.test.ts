import { shillings } from '@kipute/domain/money/senti';
import { hashPassword } from '@kipute/testkit/page-password';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contextOf } from '../../../fixtures/call-context.ts';
import { paymentSteps } from '../../payments/fixtures/payment-steps.ts';
import { inProgress } from '../../payments/fixtures/scripted-party.ts';
import { createOfficeWorld, type OfficeWorld } from '../fixtures/office-world.ts';

let world: OfficeWorld;
beforeAll(async () => {
  world = await createOfficeWorld();
});
afterAll(() => world.close());

/** One after the other: each has the next phone. */
async function newPlayers(count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) ids.push((await world.newPlayer()).toString());
  return ids;
}

const reason = 'asked by phone';
const visitor = contextOf({ kind: 'visitor' });
const phoneOf = async (id: bigint) => {
  const { phone } = await world.database.read
    .selectFrom('player')
    .select('phone')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return phone;
};
const logIn = async (phone: string, password: string) => {
  const sent = await hashPassword(phone, password);
  const reply = await world.players.routes['subscriber/login']({ phone, password: sent }, visitor);
  return reply.kind === 'answer' ? reply.content.token : undefined;
};

describe('accounts at the office', () => {
  test('[USR-33] a new password is shown once, signs everybody out, and must be changed', async () => {
    const playerId = await world.newPlayer();
    const user_id = playerId.toString();
    const phone = await phoneOf(playerId);
    const owner = { kind: 'player', id: playerId } as const;
    const before = await world.database.transact((tx) =>
      world.access.openSession(tx, owner, { address: '41.59.3.7', userAgent: 'TECNO' }),
    );
    const { password } = await world.told('subscriber/user_reset_password', { user_id, reason });
    expect(password).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    expect(await world.access.authenticate(before)).toEqual({ kind: 'visitor' });
    expect(JSON.stringify(await world.logOf(playerId))).not.toContain(password);

    const token = (await logIn(phone, password)) ?? '';
    const caller = await world.access.authenticate(token);
    expect(caller).toMatchObject({ kind: 'player', obstacle: 'change-password' });
    if (caller.kind !== 'player') throw new Error('a player signed in');
    const changed = await world.players.routes['subscriber/update_password'](
      {
        old_password: await hashPassword(phone, password),
        new_password: await hashPassword(phone, 'my own'),
      },
      contextOf(caller),
    );
    expect(changed).toMatchObject({ kind: 'answer' });
    const free = await world.access.authenticate(token);
    expect(free).toMatchObject({ kind: 'player' });
    expect(free).not.toHaveProperty('obstacle');
  });

  test('[USR-34] somebody is added once, also by ten at once, and chooses their own password', async () => {
    const phone = '0713 555 001';
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => world.ask('subscriber/add', { phone, name: 'Zuhura' })),
    );
    const added = replies.flatMap((reply) => ('content' in reply ? [reply.content] : []));
    expect(added).toHaveLength(1);
    expect(replies).toContainEqual({ refusal: 'phone-taken' });
    const [one] = added;
    expect(one?.user).toMatchObject({ name: 'Zuhura', phone: '0713•••001', balance: 0 });
    const token = (await logIn(phone, one?.password ?? '')) ?? '';
    expect(await world.access.authenticate(token)).toMatchObject({ obstacle: 'change-password' });
    expect(await world.ask('subscriber/add', { phone: '12', name: 'Zuhura' })).toEqual({
      refusal: 'phone-invalid',
    });
    const orphan = { phone: '0713 555 002', name: 'Zuhura', superior_id: '1' };
    expect(await world.ask('subscriber/add', orphan)).toEqual({ refusal: 'superior-unknown' });
  });

  test('[USR-12] a whole phone number is seen by who asks for it, and that stands in the log', async () => {
    const playerId = await world.newPlayer();
    const user_id = playerId.toString();
    const phone = await phoneOf(playerId);
    const shown = await world.told('subscriber/detailed', { user_id });
    expect(JSON.stringify(shown)).not.toContain(phone.slice(3));
    expect(await world.told('subscriber/reveal_phone', { user_id })).toEqual({ phone });
    const log = await world.logOf(playerId);
    expect(log).toHaveLength(1);
    expect(JSON.stringify(log)).not.toContain(phone.slice(3));
  });

  test('[USR-25] an invitation code belongs to one, also when ten want it at once', async () => {
    const players = await newPlayers(10);
    const replies = await Promise.all(
      players.map((user_id) =>
        world.ask('subscriber/update_invitation_code', {
          ...{ user_id, invitation_code: 'simba1', reason },
        }),
      ),
    );
    expect(replies.filter((reply) => 'content' in reply)).toHaveLength(1);
    expect(replies).toContainEqual({ refusal: 'invitation-code-taken' });
    const found = await world.told('subscriber/inquire', { invitation_code: 'Simba1' });
    expect(found).toHaveLength(1);
  });

  test('[USR-26] a superior is another, open one, and nobody comes to stand below themselves', async () => {
    const [one, two, three] = (await newPlayers(3)) as [string, string, string];
    const hang = (user_id: string, superior_id: string | null) =>
      world.ask('subscriber/update_superior', { user_id, superior_id, reason });
    expect(await hang(two, one)).toMatchObject({ content: null });
    expect(await hang(three, two)).toMatchObject({ content: null });
    expect(await hang(one, three)).toEqual({ refusal: 'superior-circle' });
    expect(await hang(one, one)).toEqual({ refusal: 'superior-circle' });
    expect(await hang(one, '1')).toEqual({ refusal: 'superior-unknown' });
    const invitees = await world.told('subscriber/inquire', { superior_id: one });
    expect(invitees.map(({ id }) => id)).toEqual([two]);
    expect(await hang(two, null)).toMatchObject({ content: null });
    expect(await world.logOf(BigInt(two))).toEqual([
      { content: reason, changes: { superior_id: [null, one] } },
      { content: reason, changes: { superior_id: [one, null] } },
    ]);
  });

  test('[USR-26] two who are hung below each other at once do not close a circle', async () => {
    const [one, two] = (await newPlayers(2)) as [string, string];
    const hang = (user_id: string, superior_id: string) =>
      world.ask('subscriber/update_superior', { user_id, superior_id, reason });
    const replies = await Promise.all([hang(one, two), hang(two, one)]);
    expect(replies).toContainEqual({ refusal: 'superior-circle' });
    expect(replies).toContainEqual({ content: null, count: null });
  });

  test('[USR-27] what a player told is corrected with before and after', async () => {
    const playerId = await world.newPlayer();
    const told = { gender: 2, mail: 'neema@example.com', location: 'Tanga', job: '' } as const;
    const request = {
      user_id: playerId.toString(),
      name: 'Neema',
      birthday: '1999-12-31',
      ...told,
    };
    await world.told('subscriber/update', { ...request, reason });
    const shown = await world.told('subscriber/detailed', { user_id: playerId.toString() });
    expect(shown).toMatchObject({ name: 'Neema', birthday: '1999-12-31', ...told });
    expect(await world.logOf(playerId)).toMatchObject([
      { changes: { name: ['Asha', 'Neema'], birthday: [null, '1999-12-31'] } },
    ]);
    const child = { ...request, birthday: '2020-01-01', reason };
    expect(await world.ask('subscriber/update', child)).toEqual({ refusal: 'under-age' });
  });

  test('[USR-92] an account with a payment under way is not closed, and the money stays', async () => {
    const playerId = await world.newPlayer();
    const close = () => world.ask('subscriber/remove', { user_id: playerId.toString(), reason });
    world.party.answers.request = inProgress();
    const { promptDeposit } = paymentSteps(() => world);
    await promptDeposit({ playerId, amount: 2_000 });
    expect(await close()).toEqual({ refusal: 'payment-open' });
    const other = await world.newPlayer();
    await world.give(other, shillings(20_000));
    const asked = { request_key: 'all-of-it-00000001', pay_type: 6, amount: 20_000 } as const;
    const races = await Promise.all([
      world.payments.routes['withdraw/add'](asked, world.as(other)),
      ...Array.from({ length: 5 }, () =>
        world.ask('subscriber/remove', { user_id: other.toString(), reason }),
      ),
    ]);
    const refusals = races.flatMap((reply) => ('refusal' in reply ? [reply.refusal] : []));
    expect(refusals).toHaveLength(5);
    const known = ['balance-left', 'money-held', 'payment-open'];
    expect(known).toEqual(expect.arrayContaining([...new Set(refusals)]));
    expect(await world.ask('subscriber/remove', { user_id: other.toString(), reason })).toEqual({
      refusal: 'money-held',
    });
    expect(await world.balanceOf(other, 'held')).toBe(shillings(20_000));
  });

  test('[USR-90] numbers of countries that are not served are not added, others are', async () => {
    const add = (phone: string) => world.ask('subscriber/add', { phone, name: 'Wanjiru' });
    const kenyan = '+254 712 345 678';
    expect(await add(kenyan)).toEqual({ refusal: 'country-not-served' });
    const show = (shown: boolean) =>
      world.database.transact((tx) =>
        tx.updateTable('areaCode').set({ shown }).where('areaCode', '=', '254').execute(),
      );
    await show(true);
    const added = await add(kenyan);
    if (!('content' in added)) throw new Error(added.refusal);
    expect(await logIn('254712345678', added.content.password)).toBeDefined();
    await show(false);
  });

  test('[USR-36] an account is closed when nothing is left in it, for good', async () => {
    const playerId = await world.newPlayer();
    const user_id = playerId.toString();
    const close = () => world.ask('subscriber/remove', { user_id, reason });
    await world.give(playerId, shillings(100));
    expect(await close()).toEqual({ refusal: 'balance-left' });
    const request_key = 'take-everything-1';
    await world.told('subscriber/update_balance', { user_id, amount: -100, reason, request_key });
    const credit = { user_id, amount: 5, reason, request_key: 'some-credit-00001' };
    await world.told('subscriber/update_credit_money', credit);
    expect(await close()).toEqual({ refusal: 'bonus-left' });
    const back = { ...credit, amount: -5, request_key: 'no-credit-000001' };
    await world.told('subscriber/update_credit_money', back);
    expect(await close()).toMatchObject({ content: null });
    expect(await close()).toEqual({ refusal: 'account-closed' });
    expect(await world.told('subscriber/inquire', { user_id })).toEqual([]);
    expect(await world.told('subscriber/inquire', { user_id, closed: 1 })).toHaveLength(1);
    for (const name of ['subscriber/disable', 'subscriber/update_no_bet'] as const) {
      const request = { user_id, disabled_status: 0 as const, no_bet: 1 as const, reason };
      expect(await world.ask(name, request)).toEqual({ refusal: 'account-closed' });
    }
    const asked = { user_id, amount: 5, reason, request_key: 'after-the-end-001' };
    expect(await world.ask('subscriber/update_balance', asked)).toEqual({
      refusal: 'account-closed',
    });
    const phone = await phoneOf(playerId);
    expect(await logIn(phone, 'anything')).toBeUndefined();
    expect(await world.ask('subscriber/add', { phone, name: 'Again' })).toEqual({
      refusal: 'phone-taken',
    });
  });
});

import { type AnyCall, openPageClient } from '@kipute/testkit/page-client';
import { hashPassword } from '@kipute/testkit/page-password';
import { createTestWorld, type TestWorld } from '@kipute/testkit/test-world';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase } from '../../platform/database/create-database.ts';
import type { Database } from '../../platform/database/database.ts';

let world: TestWorld;
let database: Database;
beforeAll(async () => {
  world = await createTestWorld({ contents: 'bare', environment: { ROLES: 'api' } });
  database = createDatabase({ url: world.databaseUrl, poolMax: 1, log: console });
});
afterAll(async () => {
  await database.close();
  await world.close();
});

const phone = '0712 345 678';
const receivedCode = async () => {
  const { secret } = await database.read
    .selectFrom('smsMessage')
    .select('secret')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return secret ?? 'none';
};

describe('accounts, through the wire', () => {
  test("[ACC-15] at the player's address subscriber_info is the player who is signed in", async () => {
    const { subscriber } = world.visitor.api;
    await expect(subscriber.subscriber_info()).rejects.toMatchObject({ code: 'sign-in-required' });
    const other = '0712 345 679';
    await subscriber.get_code({ area_code: '86', phone: other, type: 1 });
    const password = await hashPassword(other, 'mkeka');
    const terms = { code: await receivedCode(), agreement: 1, adult: 1 } as const;
    const { token } = await subscriber.register({ phone: other, password, ...terms });
    const { api } = openPageClient(world.playerUrl, { token: () => token });
    const told = await api.subscriber.get_user_info();
    expect(told).toMatchObject({ token, user_info: { phone: '255712345679' } });
    expect(await api.subscriber.subscriber_info()).toEqual(told);
  });

  test('[ACT-11, ACT-17, ACT-19, ACT-20] a newcomer registers, looks around and looks after the account', async () => {
    const { subscriber } = world.visitor.api;
    await subscriber.get_code({ area_code: '86', phone, type: 1 });
    const password = await hashPassword(phone, 'mkeka');
    const code = await receivedCode();
    const { token } = await subscriber.register({ phone, password, code, agreement: 1, adult: 1 });

    const { api } = openPageClient(world.playerUrl, { token: () => token });
    const told = { name: 'Asha', gender: 2, mail: '', birthday: '1999-12-31' } as const;
    await api.subscriber.info_update({ ...told, location: 'Tanga', job: '' });
    await api.subscriber.update_bet_config({ default_bet_amount: 700 });
    expect(await api.subscriber.profile()).toMatchObject({ ...told, phone: '255712345678' });
    const { user_info } = await api.subscriber.get_user_info();
    expect(user_info).toMatchObject({ name: 'Asha', credit_money: 1_000, default_bet_amount: 700 });

    const newPassword = await hashPassword('+255712345678', 'jamvi');
    await api.subscriber.update_password({ old_password: password, new_password: newPassword });
    await subscriber.login({ phone: '712345678', password: newPassword });
    expect(await api.subscriber.sessions()).toHaveLength(2);
    await api.subscriber.end_sessions({});
    expect(await api.subscriber.sessions()).toMatchObject([{ current: 1 }]);
  });

  test('[ACT-16] a forgotten password is replaced by who holds the phone', async () => {
    const { subscriber } = world.visitor.api;
    await subscriber.get_code({ phone, type: 3 });
    const password = await hashPassword(phone, 'chanja');
    const wrong = subscriber.reset_password({ phone, code: '0', password });
    await expect(wrong).rejects.toMatchObject({ code: 'code-wrong' });
    await subscriber.reset_password({ phone, code: await receivedCode(), password });
    const { user_info } = await subscriber.login({ phone, password });
    expect(user_info).toMatchObject({ phone: '255712345678' });
  });

  test('[ACC-49] the older names send a reset code and take the new password, and answer none', async () => {
    const older = (name: string, input: object, token?: string) =>
      (openPageClient(world.playerUrl, { token: () => token }).call as AnyCall)(name, input);
    const member = '0712 345 679';
    const sent = await older('subscriber/get_password', { phone: member, type: 1 });
    expect(sent).toEqual({ resend_seconds: 60, valid_seconds: expect.any(Number) });
    // The same limits under every name: another one may not be asked for yet.
    await expect(
      world.visitor.api.subscriber.get_code({ phone: member, type: 3 }),
    ).rejects.toThrow();
    const [password, next] = [
      await hashPassword(member, 'tikiti'),
      await hashPassword(member, 'pera'),
    ];
    const change = { phone: member, code: await receivedCode(), password };
    expect(await older('subscriber/change_cipher_password', change)).toBeNull();
    const { token } = await world.visitor.api.subscriber.login({ phone: member, password });
    const own = { old_password: password, new_password: next };
    await expect(older('subscriber/user_update_password', own)).rejects.toMatchObject({
      code: 'sign-in-required',
    });
    expect(await older('subscriber/user_update_password', own, token)).toBeNull();
    await world.visitor.api.subscriber.login({ phone: member, password: next });
  });

  test('[ACT-15] a code signs in without a password', async () => {
    const { subscriber } = world.visitor.api;
    await subscriber.get_code({ phone, type: 2 });
    const { token } = await subscriber.code_login({ phone, code: await receivedCode() });
    expect(token).toMatch(/^[\w-]{43}$/);
  });

  const whole = { phone, password: 'a'.repeat(64), code: '123456', agreement: 1, adult: 1 };
  test.each([
    ['no password', { ...whole, password: '' }],
    ['a password in the clear', { ...whole, password: 'mkeka' }],
    ['no word about age', { ...whole, adult: undefined }],
    ['a word instead of a number', { ...whole, agreement: 'yes' }],
    ['a phone that is a list', { ...whole, phone: ['0712345678'] }],
    ['a code without end', { ...whole, code: '1'.repeat(10_000) }],
    ['a code that is a number', { ...whole, code: 123_456 }],
  ])('[ACT-10] %s is no registration', async (_, request) => {
    const registering = world.visitor.api.subscriber.register(request as typeof whole as never);
    await expect(registering).rejects.toMatchObject({ code: 'parameter-invalid' });
  });

  test('[ACC-06] a lock says how many minutes it lasts and which other way in there is', async () => {
    const { subscriber } = world.visitor.api;
    const wrong = { phone: '0712 345 679', password: 'c'.repeat(64) };
    const codes: unknown[] = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      codes.push(await subscriber.login(wrong).catch(({ code, message }) => ({ code, message })));
    }
    expect(codes.at(-2)).toMatchObject({ code: 'login-failed' });
    expect(codes.at(-1)).toEqual({
      code: 'login-locked',
      message:
        'Umekosea nenosiri mara nyingi. Subiri dakika 15, au tumia namba ya uthibitisho ya SMS.',
    });
  });

  test('[ACT-19, ACT-20] a visitor has neither profile nor sessions', async () => {
    const { subscriber } = world.visitor.api;
    const refused = { code: 'sign-in-required' };
    await expect(subscriber.profile()).rejects.toMatchObject(refused);
    await expect(subscriber.sessions()).rejects.toMatchObject(refused);
    await expect(subscriber.end_sessions({})).rejects.toMatchObject(refused);
  });
});

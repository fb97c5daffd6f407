import { constantsIn } from '@kipute/contract/constants/constants';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFakeClock } from './fake-clock.ts';
import { hashPassword } from './page-password.ts';
import { createTestWorld, type TestWorld } from './test-world.ts';

let world: TestWorld;
const clock = createFakeClock();

beforeAll(async () => {
  world = await createTestWorld({ clock });
});
afterAll(() => world.close());

describe('the first calls, through the wire', () => {
  test('[SIT-02, SIT-04, SIT-05] a visitor learns who we are and what our numbers mean', async () => {
    const { api } = world.visitor;
    expect(await api.configuration.inquire()).toMatchObject({
      title: 'Kipute',
      server_time: '2026-03-01T09:00:00.000Z',
    });
    expect(await api.unchanged.inquire()).toEqual(constantsIn('sw'));
  });

  test('[SET-12, SET-13] a visitor learns limits, ladder and operators', async () => {
    const { api } = world.visitor;
    expect(await api.bet_config.inquire()).toMatchObject({ minimum_bet_amount: 100, no_bet: 0 });
    expect(await api.bet_config.checkout_no_bet()).toMatchObject({ no_bet: 0 });
    expect(await api.string_rewards.inquire()).toHaveLength(48);
    expect(await api.pay_config.inquire()).toMatchObject({ halotel_recharge: 1 });
  });

  test('[ACC-15, ACC-02] a player signs in, is known, signs out, is unknown', async () => {
    const { api } = await world.signInPlayer();
    const { user_info } = await api.subscriber.get_user_info();
    expect(user_info).toMatchObject({ name: 'Asha Mwinyimkuu', phone: '255712000101', balance: 0 });
    await api.subscriber.sign_out();
    await expect(api.subscriber.get_user_info()).rejects.toMatchObject({
      code: 'sign-in-required',
    });
  });

  test('[ACC-10, LOG-01] an administrator reads what a page reported', async () => {
    await world.visitor.api.log.add({ type: 9, content: '/home abnormal page: x' });
    const { api } = await world.signInAdministrator();
    const { content, count } = await api.log.inquire({ type: 9 });
    expect(count).toBe(1);
    expect(content).toMatchObject([{ type: 9, content: '/home abnormal page: x', user_id: null }]);
  });

  test('[ACC-04] a wrong password is refused in words, and the page shows them', async () => {
    const password = await hashPassword('0712000101', 'not this one');
    const login = world.visitor.api.subscriber.login({ phone: '0712000101', password });
    await expect(login).rejects.toMatchObject({ code: 'login-failed' });
    expect(world.visitor.toasts).toContainEqual({
      kind: 'error',
      message: 'Namba ya simu au nenosiri si sahihi',
    });
  });

  test('[ACC-01] a player who has not called for a day signs in anew', async () => {
    const { api } = await world.signInPlayer(1);
    clock.advance({ seconds: 86_400 });
    await expect(api.subscriber.get_user_info()).rejects.toMatchObject({
      code: 'sign-in-required',
    });
  });
});

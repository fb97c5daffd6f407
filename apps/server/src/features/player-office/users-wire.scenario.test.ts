import { openPageClient } from '@kipute/testkit/page-client';
import { hashPassword } from '@kipute/testkit/page-password';
import { createTestWorld, type TestWorld } from '@kipute/testkit/test-world';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld({ environment: { ROLES: 'api' } });
});
afterAll(() => world.close());

const reason = 'lost the phone';

describe('users, through the wire', () => {
  test('[USR-35] with a handed password a player can only choose another one', async () => {
    const { api } = await world.signInAdministrator();
    const { content } = await api.subscriber.inquire({ name: 'Juma' });
    const [juma] = content;
    expect(juma).toMatchObject({ name: 'Juma Kapinga', phone: '0682•••102' });
    const user_id = juma?.id ?? '';
    const { password } = await api.subscriber.user_reset_password({ user_id, reason });

    const phone = '0682000102';
    const old_password = await hashPassword(phone, password);
    const { subscriber } = world.visitor.api;
    const { token } = await subscriber.login({ phone, password: old_password });
    const page = openPageClient(world.playerUrl, { token: () => token });
    const own = page.api.subscriber;
    const required = { code: 'password-change-required' };
    await expect(own.get_user_info()).rejects.toMatchObject(required);
    await expect(own.profile()).rejects.toMatchObject(required);
    const new_password = await hashPassword(phone, 'chaguo langu');
    await own.update_password({ old_password, new_password });
    expect(await own.get_user_info()).toMatchObject({ user_info: { id: user_id } });
  });

  test('[USR-22] a disabled user is out, and may come in again when let', async () => {
    const { api } = await world.signInAdministrator();
    const player = await world.signInPlayer(2);
    const { user_info } = await player.api.subscriber.get_user_info();
    const user_id = user_info.id;
    await api.subscriber.disable({ user_id, disabled_status: 1, reason });
    const signedOut = { code: 'sign-in-required' };
    await expect(player.api.subscriber.get_user_info()).rejects.toMatchObject(signedOut);
    await expect(world.signInPlayer(2)).rejects.toMatchObject({ code: 'permission-denied' });
    await api.subscriber.disable({ user_id, disabled_status: 0, reason });
    await world.signInPlayer(2);
  });

  test('[USR-20] who may only look is refused every deed', async () => {
    const { api } = await world.signInAdministrator(1);
    const denied = { code: 'permission-denied' };
    const user_id = '100001';
    const note = api.subscriber.update_note({ user_id, note: 'x' });
    await expect(note).rejects.toMatchObject(denied);
    const flag = api.subscriber.update_no_bet({ user_id, no_bet: 1, reason });
    await expect(flag).rejects.toMatchObject(denied);
    const request_key = 'somebody-elses-key';
    const money = api.subscriber.update_balance({ user_id, amount: 5, reason, request_key });
    await expect(money).rejects.toMatchObject(denied);
  });

  test('[USR-94] a new password is also asked for by the older name of the call', async () => {
    const { api, call } = await world.signInAdministrator();
    const { content } = await api.subscriber.inquire({ name: 'Juma' });
    const user_id = content[0]?.id ?? '';
    const older = 'subscriber/update_user_password' as 'subscriber/user_reset_password';
    const { password } = await call(older, { user_id, reason });
    expect(password).toMatch(/^[a-z2-9-]{14}$/);
    const looker = await world.signInAdministrator(1);
    const refused = looker.call(older, { user_id, reason });
    await expect(refused).rejects.toMatchObject({ code: 'permission-denied' });
  });

  // The last one here: the server stops.
  test('[ACC-81] who used which right when is kept, of served calls alone', async () => {
    const began = new Date();
    const looker = await world.signInAdministrator(1);
    await looker.api.order_list.inquire({});
    const denied = looker.api.subscriber.update_note({ user_id: '100001', note: 'x' });
    await expect(denied).rejects.toMatchObject({ code: 'permission-denied' });
    await world.stop();
    const database = new Client({ connectionString: world.databaseUrl });
    await database.connect();
    const { rows } = await database.query<{ node_path: string }>(
      `select node_path from node_use join administrator on administrator.id = owner_id
       where owner_kind = 'administrator' and account = $1 and used_at >= $2 order by 1`,
      [world.logins.administrators[1]?.account, began],
    );
    await database.end();
    expect(rows.map(({ node_path }) => node_path)).toEqual(['order_list/inquire']);
  });
});

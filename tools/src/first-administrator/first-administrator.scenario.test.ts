import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { type Application, createApplication } from '@kipute/server/compose';
import { readConfig } from '@kipute/server/config';
import { openPageClient } from '@kipute/testkit/page-client';
import { hashPassword } from '@kipute/testkit/page-password';
import { createTestDatabase, type TestDatabase } from '@kipute/testkit/test-database';
import { generate } from 'otplib';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runFirstAdministrator } from './run-first-administrator.ts';

let database: TestDatabase;
let application: Application;
let client: Client;

/** As whole as production must be; the parties are never spoken to. */
const production = () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pkcs8 = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  const secrets =
    'SMS_API_KEY SMS_SECRET_KEY SMS_CALLBACK_KEY MPESA_API_KEY ' +
    'MPESA_SP_PASSWORD AIRTEL_CLIENT_SECRET AIRTEL_CALLBACK_KEY ' +
    'MIXX_PASSWORD MIXX_CALLBACK_KEY SELCOM_API_KEY SELCOM_API_SECRET';
  return readConfig({
    ...Object.fromEntries(secrets.split(' ').map((name) => [name, `unguessable part of ${name}`])),
    ...{ MPESA_PUBLIC_KEY: 'AAAA', AIRTEL_PUBLIC_KEY: 'AAAA' },
    ...{ AIRTEL_PIN: '1234', MIXX_PAYOUT_PIN: '1234', SELCOM_PIN: '1234' },
    ...{ MPESA_CALLBACK_SOURCES: '41.217.203.0/24', MIXX_CALLBACK_SOURCES: '41.222.176.9' },
    ...{ PUSH_VAPID_PUBLIC: `B${'k'.repeat(86)}`, PUSH_VAPID_PRIVATE: 'k'.repeat(43) },
    PUSH_VAPID_SUBJECT: 'mailto:ops@kipute.example',
    ...{ NODE_ENV: 'production', ROLES: 'api', LOG_LEVEL: 'silent' },
    ...{ PLAYER_PORT: '0', BACKOFFICE_PORT: '0', DATABASE_URL: database.url },
    FILES_FOLDER: tmpdir(),
    PLAYER_SITE_URL: 'https://kipute.test',
    SECRET_PEPPER: 'a long pepper that only these tests know',
    ENVELOPE_KEYS: `k1:${pkcs8}`,
    GAME_SEED_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  });
};

beforeAll(async () => {
  database = await createTestDatabase();
  application = await createApplication(production(), { pause: async () => {} });
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await application.drain();
  await database.drop();
});

const command = async (...words: readonly string[]) => {
  const said: string[] = [];
  const environment = { DATABASE_URL: database.url };
  const code = await runFirstAdministrator(words, environment, (line) => said.push(line));
  return { code, text: said.join('\n'), token: /#([\w-]{43})$/m.exec(said.join('\n'))?.[1] ?? '' };
};
const office = (token?: string) =>
  openPageClient(application.backofficeUrl ?? '', { token: () => token, locale: () => 'en-US' });
const invite = () => command('--account=Rehema', '--name=Rehema Mrema', '--office=https://o.tz');

test.each([
  [['--name=Rehema'], '--account needs'],
  [['--account=a b', '--name=Rehema'], '--account needs'],
  [['--account=rehema', '--name= '], '--name needs'],
  [['--account=rehema', '--name=R', '--office=office'], '--office needs'],
  [['--acount=rehema'], "Unknown option '--acount'"],
])('[ACC-50] %j is refused in one line', async (words, reason) => {
  const { code, text } = await command(...words);
  expect({ code, lines: text.split('\n').length }).toEqual({ code: 1, lines: 1 });
  expect(text).toContain(reason);
});

test('[ACC-50] a production house begins without anybody, and the command lets the first in', async () => {
  const people = 'select (select count(*) from administrator) + (select count(*) from player) as n';
  expect((await client.query(people)).rows).toEqual([{ n: '0' }]);
  const lost = await invite();
  expect(lost).toMatchObject({
    code: 0,
    text: expect.stringContaining('https://o.tz/invitation#'),
  });
  // Two at once: whatever the order, one link is good afterwards and one person was made.
  const again = await Promise.all([invite(), invite()]);
  const visitor = office().api.subscriber;
  const asked = await Promise.allSettled(
    [lost, ...again].map(({ token }) => visitor.invitation({ token })),
  );
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const good = asked.findIndex(({ status }) => status === 'fulfilled');
  const token = [lost, ...again][good]?.token ?? '';
  const password = await hashPassword('rehema', 'kijani kibichi');
  await visitor.accept_invitation({ token, password });
  await expect(visitor.accept_invitation({ token, password })).rejects.toMatchObject({
    code: 'link-spent',
  });
  const refused = await invite();
  expect(refused).toEqual({
    code: 1,
    text: expect.stringMatching(/^✗ There is a super/),
    token: '',
  });
});

test('[ACC-51] in production who has no authenticator is let in only to bind one', async () => {
  const password = await hashPassword('rehema', 'kijani kibichi');
  const credentials = { account: 'rehema', password };
  const { token, user_info } = await office().api.subscriber.adminlogin(credentials);
  expect(user_info).toMatchObject({ obstacle: 'bind-authenticator', google_binding: 0 });
  const { api } = office(token);
  const demanded = { code: 'authenticator-required' };
  await expect(api.log.inquire({})).rejects.toMatchObject(demanded);
  await expect(api.subscriber.inquire({})).rejects.toMatchObject(demanded);
  expect(await api.subscriber.own_sessions()).toHaveLength(1);

  const { secret } = await api.subscriber.get_google_binding({ password });
  await api.subscriber.validation_google_binding({ code: await generate({ secret }) });
  expect(await api.subscriber.subscriber_info()).toMatchObject({ user_info: { obstacle: null } });
  expect(await api.log.inquire({})).toMatchObject({ count: expect.any(Number) });
  await expect(api.subscriber.remove_own_binding({ password, code: '1' })).rejects.toMatchObject({
    code: 'authenticator-demanded',
  });
  await expect(office().api.subscriber.adminlogin(credentials)).rejects.toMatchObject({
    code: 'admin-login-failed',
  });
});

test('[ACC-51] who must change the password is let in only to do that, by the older name too', async () => {
  const password = await hashPassword('rehema', 'kijani kibichi');
  await client.query('update administrator set must_change_password = true, totp_step_used = 0');
  await client.query('update administrator set totp_secret_sealed = null');
  const { token, user_info } = await office().api.subscriber.adminlogin({
    ...{ account: 'rehema', password },
  });
  expect(user_info).toMatchObject({ obstacle: 'change-password' });
  const { api } = office(token);
  const first = { code: 'password-change-required', message: 'Change your password first' };
  await expect(api.log.inquire({})).rejects.toMatchObject(first);
  const change = { old_password: password, new_password: await hashPassword('rehema', 'mpya') };
  await api.subscriber.update_password(change);
  expect(await api.subscriber.subscriber_info()).toMatchObject({
    user_info: { obstacle: 'bind-authenticator' },
  });
});

test.each([
  [{ account: ' ', password: 'a'.repeat(64) }, 'Account or password is empty'],
  [{ account: 'rehema', password: '' }, 'Account or password is empty'],
  [{ account: 'rehema', password: 'in the clear' }, 'Check what you entered and try again'],
  [{ account: 'rehema', password: 'a'.repeat(64) }, 'Wrong account, password or code'],
])('[ACC-52] %j is told "%s"', async (credentials, message) => {
  await expect(office().api.subscriber.adminlogin(credentials)).rejects.toMatchObject({ message });
});

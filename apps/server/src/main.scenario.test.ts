import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@kipute/testkit/eventually';
import { hashPassword } from '@kipute/testkit/page-password';
import { createTestDatabase, type TestDatabase } from '@kipute/testkit/test-database';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freshEnvelopeKey } from './platform/http/fixtures/envelope-keys.ts';
import { seed } from './seed/seed.ts';

let migrated: TestDatabase;
let empty: TestDatabase;

beforeAll(async () => {
  [migrated, empty] = [await createTestDatabase(), await createTestDatabase('empty')];
});
afterAll(async () => {
  await migrated.drop();
  await empty.drop();
});

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

const environment = () => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  NODE_ENV: 'test',
  PLAYER_PORT: '0',
  BACKOFFICE_PORT: '0',
  DATABASE_URL: migrated.url,
  ENVELOPE_KEYS: freshEnvelopeKey('k1'),
  SECRET_PEPPER: 'a pepper only tests know',
});

function startServer(differences: Record<string, string | undefined> = {}) {
  const child = fork(join(import.meta.dirname, 'main.ts'), {
    env: { ...environment(), ...differences },
    silent: true,
  });
  children.push(child);
  const said = { out: '', err: '' };
  child.stdout?.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    said.err += chunk;
  });
  // Not the event 'close': it never comes once the channel between us has been cut.
  const streams = [child.stdout, child.stderr].map((stream) => stream && once(stream, 'close'));
  const ended = Promise.all([once(child, 'exit'), ...streams]).then(([[code]]) => ({
    code,
    ...said,
  }));
  return { child, said, ended };
}

/** As whole as it must be; the parties are never spoken to, because nothing here gets that far. */
const production = {
  NODE_ENV: undefined,
  ROLES: 'api',
  SECRET_PEPPER: 'a long pepper that only these tests know',
  GAME_SEED_KEYS: `g1:${Buffer.alloc(32, 7).toString('base64')}`,
  FILES_FOLDER: tmpdir(),
  PLAYER_SITE_URL: 'https://kipute.test',
  PUSH_VAPID_PUBLIC: `B${'k'.repeat(86)}`,
  PUSH_VAPID_PRIVATE: 'k'.repeat(43),
  PUSH_VAPID_SUBJECT: 'mailto:ops@kipute.example',
  SMS_API_KEY: 'kilimanjaro-1',
  SMS_SECRET_KEY: 'kilimanjaro-2',
  SMS_CALLBACK_KEY: 'unguessable-part-of-an-address-1',
  MPESA_API_KEY: 'kilimanjaro-3',
  MPESA_PUBLIC_KEY: 'AAAA',
  MPESA_SP_PASSWORD: 'kilimanjaro-4',
  AIRTEL_CLIENT_SECRET: 'kilimanjaro-5',
  AIRTEL_PIN: '1234',
  AIRTEL_PUBLIC_KEY: 'AAAA',
  AIRTEL_CALLBACK_KEY: 'unguessable-part-of-an-address-2',
  MIXX_PASSWORD: 'kilimanjaro-6',
  MIXX_PAYOUT_PIN: '1234',
  MIXX_CALLBACK_KEY: 'unguessable-part-of-an-address-3',
  SELCOM_API_KEY: 'kilimanjaro-7',
  SELCOM_API_SECRET: 'kilimanjaro-8',
  SELCOM_PIN: '1234',
  MPESA_CALLBACK_SOURCES: '41.217.203.0/24',
  MIXX_CALLBACK_SOURCES: '41.222.176.9',
};

const closedAddress = 'postgres://postgres@127.0.0.1:9/kipute';
const refusals = [
  ['no database', { DATABASE_URL: undefined }, /configuration refused: DATABASE_URL: /],
  ['a wrong port', { PLAYER_PORT: '70000' }, /configuration refused: PLAYER_PORT: /],
  ['an unknown role', { ROLES: 'api,cook' }, /configuration refused: ROLES/],
  ['keys that are none', { ENVELOPE_KEYS: 'k1:AAAA' }, /ENVELOPE_KEYS: key "k1" is not a P-256/],
  [
    'a database nobody runs',
    { DATABASE_URL: closedAddress },
    /the database does not answer \(.+\)/,
  ],
] as const;

describe('a server that must not start', () => {
  test.each(refusals)('[WIRE-27] %s is said in one line', async (_what, differences, reason) => {
    const { code, out, err } = await startServer(differences).ended;
    expect({ code, out, lines: err.trim().split('\n').length }).toEqual({
      code: 1,
      out: '',
      lines: 1,
    });
    expect(err).toMatch(/^the server cannot start: /);
    expect(err).toMatch(reason);
  });

  test('[WIRE-27] a database that is behind is said in one line', async () => {
    const { code, err } = await startServer({ DATABASE_URL: empty.url }).ended;
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringMatching(
        /^the server cannot start: the database lacks migration 0001-.+\n$/,
      ),
    });
  });

  test('[WIRE-37] an environment nobody named is production, which names what it misses', async () => {
    const { code, err } = await startServer({ NODE_ENV: undefined }).ended;
    expect(err).toMatch(/^the server cannot start: .*SMS_API_KEY: must be set in production/);
    expect(code).toBe(1);
  });

  test('[WIRE-37] in production the role must not be able to change what only grows', async () => {
    const owner = { ...production, DATABASE_URL: migrated.ownerUrl };
    const { code, err } = await startServer(owner).ended;
    expect({ code, err }).toEqual({
      code: 1,
      err: 'the server cannot start: DATABASE_URL: its role may change account_day, which only grows\n',
    });
  });

  test('[WIRE-37] production does not start with people whose passwords everybody knows', async () => {
    const database = await createTestDatabase();
    const pepper = production.SECRET_PEPPER;
    await seed(database.url, { pepper, hashPassword });
    const { code, err } = await startServer({ ...production, DATABASE_URL: database.url }).ended;
    await database.drop();
    expect({ code, err }).toEqual({
      code: 1,
      err: 'the server cannot start: the account admin has its seeded password, which everybody knows\n',
    });
  });

  test('[WIRE-27] an address that is taken is said in one line', async () => {
    const first = startServer();
    const port = new URL((await readyLine(first)).playerUrl).port;
    const { code, err } = await startServer({ PLAYER_PORT: port }).ended;
    expect(err).toMatch(/^the server cannot start: .*EADDRINUSE.*\n$/);
    expect(code).toBe(1);
  });
});

type Started = ReturnType<typeof startServer>;

type Addresses = Record<'playerUrl' | 'backofficeUrl', string>;

async function readyLine({ said }: Started): Promise<Addresses> {
  return eventually(() => {
    const line = said.out.split('\n').find((one) => one.includes('"msg":"server: ready"'));
    if (!line) throw new Error(`not ready: ${said.err}`);
    return JSON.parse(line) as Addresses;
  });
}

describe('a server that is asked to end', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('[WIRE-26] drains on %s', async (signal) => {
    const server = startServer();
    const { playerUrl, backofficeUrl } = await readyLine(server);
    // The odds are loaded beside; only then may calls be sent here.
    await eventually(async () => {
      const statuses = [playerUrl, backofficeUrl].map(
        async (url) => (await fetch(`${url}/readyz`)).status,
      );
      expect(await Promise.all(statuses)).toEqual([200, 200]);
    });
    server.child.kill(signal);
    const { code, out, err } = await server.ended;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`"cause":"${signal}"`);
    expect(out).toContain('"msg":"server: drained"');
  });

  test('[WIRE-26] ends with whoever started it', async () => {
    const server = startServer({ ROLES: 'worker' });
    await readyLine(server);
    server.child.disconnect();
    expect(await server.ended).toMatchObject({ code: 0, err: '' });
  });
});

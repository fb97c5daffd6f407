import { generateKeyPairSync } from 'node:crypto';
import { hashPassword } from '@kipute/api-client/hash-password';
import { createApplication } from '@kipute/server/compose';
import { type Config, readConfig } from '@kipute/server/config';
import { type SeededLogins, seed } from '@kipute/server/seed';
import { openPageClient, type PageClient } from './page-client.ts';
import { createTestDatabase } from './test-database.ts';

/** The real server on ports of its own, on a database of its own, and the pages that use it. */
export type TestWorld = {
  readonly playerUrl: string;
  readonly backofficeUrl: string;
  readonly databaseUrl: string;
  readonly logins: SeededLogins;
  /** A page of the player site where nobody is signed in. */
  readonly visitor: PageClient;
  /** Pages whose seeded owner has just signed in through the wire; the first one by default. */
  readonly signInPlayer: (which?: number) => Promise<PageClient>;
  readonly signInAdministrator: (which?: number) => Promise<PageClient>;
  /** Stops the server and keeps what it wrote. */
  readonly stop: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type TestWorldOptions = {
  readonly contents?: 'seeded' | 'bare';
  readonly clock?: { readonly now: () => Date };
  /** Environment on top of ours, such as `{ ROLES: 'api' }`. */
  readonly environment?: Readonly<Record<string, string>>;
};

const PEPPER = 'a pepper only tests know';
const nobody: SeededLogins = { players: [], administrators: [] };

/** Nothing listens there, so a test never reaches a real gateway. */
const CLOSED_ADDRESS = 'http://127.0.0.1:9';

function newEnvelopeKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return `test:${privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')}`;
}

function testConfig(databaseUrl: string, environment: TestWorldOptions['environment']): Config {
  return readConfig({
    NODE_ENV: 'test',
    PLAYER_PORT: '0',
    BACKOFFICE_PORT: '0',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_MAX: '4',
    ENVELOPE_KEYS: newEnvelopeKey(),
    SECRET_PEPPER: PEPPER,
    LOG_LEVEL: 'silent',
    SMS_GATEWAY_URL: CLOSED_ADDRESS,
    ...environment,
  });
}

export async function createTestWorld(options: TestWorldOptions = {}): Promise<TestWorld> {
  const { contents = 'seeded', clock, environment } = options;
  const { url: databaseUrl, drop } = await createTestDatabase();
  const logins =
    contents === 'seeded' ? await seed(databaseUrl, { pepper: PEPPER, hashPassword }) : nobody;
  const config = testConfig(databaseUrl, environment);
  // A wrong sign-in is slowed down by seconds, which no test of a whole server looks at.
  const pause = async () => {};
  const application = await createApplication(config, clock ? { clock, pause } : { pause });
  const { playerUrl = '', backofficeUrl = '' } = application;
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= application.drain();
    return stopped;
  };
  return {
    playerUrl,
    backofficeUrl,
    databaseUrl,
    logins,
    visitor: openPageClient(playerUrl),
    signInPlayer: (which = 0) => signInPlayer(playerUrl, logins.players[which]),
    signInAdministrator: (which = 0) =>
      signInAdministrator(backofficeUrl, logins.administrators[which]),
    stop,
    close: async () => {
      await stop();
      await drop();
    },
  };
}

async function signInPlayer(
  url: string,
  login: SeededLogins['players'][number] | undefined,
): Promise<PageClient> {
  if (!login) throw new Error('this world has no such player');
  const { phone, password } = login;
  const sent = await hashPassword(phone, password);
  const { token } = await openPageClient(url).api.subscriber.login({ phone, password: sent });
  return openPageClient(url, { token: () => token });
}

async function signInAdministrator(
  url: string,
  login: SeededLogins['administrators'][number] | undefined,
): Promise<PageClient> {
  if (!login) throw new Error('this world has no such administrator');
  const { account, password } = login;
  const sent = await hashPassword(account, password);
  const { api } = openPageClient(url);
  const { token } = await api.subscriber.adminlogin({ account, password: sent });
  return openPageClient(url, { token: () => token });
}

import { relative } from 'node:path';
import type { SeededLogins } from '@kipute/server/seed';
import type { Durability } from '../postgres/settings.ts';
import type { showStep } from '../runtime/progress.mjs';
import { buildSite, siteFolder, siteNames } from './build-site.ts';
import {
  beginAnew,
  inDatabase,
  type OpenedDatabase,
  type OutsideDatabase,
  openEmbedded,
  openOutside,
} from './database.ts';
import type { Folders } from './folders.ts';
import { beginHistory, makeHistory } from './history.ts';
import type { Instance } from './instance.ts';
import type { Ports } from './ports.ts';
import { serverIsReady, startServer } from './processes/server.ts';
import {
  findCrowd,
  findSimulators,
  partyVariables,
  type RunningSimulator,
  simulatorPlace,
  startSimulator,
} from './processes/simulators.ts';
import type { Role, Supervision } from './processes/supervision.ts';
import type { WorldProcess } from './processes/world-process.ts';
import { keepSecrets, type Secrets } from './secrets.ts';
import type { Summary } from './summary.ts';

export type Start = {
  readonly folders: Folders;
  readonly host: string;
  readonly ports: Ports;
  readonly data: 'kept' | 'fresh';
  readonly sites: 'up-to-date' | 'as-built';
  readonly durability: Durability;
  /** A PostgreSQL of yours; null for the embedded one. */
  readonly outside: OutsideDatabase | null;
  readonly seed: 'told' | 'not-told';
  /** Whether a new world has a history, and a crowd goes on living in it. */
  readonly life: 'lively' | 'quiet';
  /** Wins over our own environment and over what we make up for the server. */
  readonly environment: Readonly<Record<string, string>>;
  readonly instance: Instance;
  readonly supervision: Supervision;
  readonly show: typeof showStep;
  /** Once the database is seeded, and before the server first looks at it. */
  readonly prepare?: ((databaseUrl: string) => Promise<void>) | undefined;
};

/** What a person is shown of a world, and what only programs are told: addresses with passwords. */
export type BroughtUp = Summary & {
  /** As the owner, for who prepares or measures a world. */
  readonly databaseUrl: string;
  /** As the server does. */
  readonly runtimeUrl: string;
};

/** One step after another, each seen; answers when both sites can be opened. */
export async function bringUp(start: Start): Promise<BroughtUp> {
  const { folders, ports, show } = start;
  if (start.data === 'fresh') await show('Beginning anew', () => beginAnew(folders));
  const secrets = keepSecrets(folders.secretsFile, process.env);
  if (start.sites === 'up-to-date') await show('Building the sites', () => buildSites(start));
  const serverCode = ahead(loadServerCode());
  const pastMatches = beginHistory(start);
  const database = await openDatabase(start);
  const simulatorsStarting = ahead(startSimulators(start));
  const logins = await prepareDatabase(start, { ...database, ...secrets, serverCode });
  if (pastMatches) await makeHistory(start, { ...database, ...secrets, pastMatches });
  await start.prepare?.(database.ownerUrl ?? database.url);
  const simulators = await show('Starting the simulators', () => simulatorsStarting);
  const crowdComing = ahead(startCrowd(start, simulators));
  await show('Starting the server', () =>
    runServer(start, {
      ...unsaid(partyVariables(simulators)),
      ...secrets,
      ...environmentName(start),
      DATABASE_URL: database.url,
    }),
  );
  return {
    playerAddress: addressOf(start, ports.playerPort),
    backofficeAddress: addressOf(start, ports.backofficePort),
    simulators: [...simulators, ...(await crowdComing)],
    logins,
    database: database.description,
    databaseUrl: database.ownerUrl ?? database.url,
    runtimeUrl: database.url,
    logs: relative(folders.root, folders.logs),
  };
}

/**
 * The embedded database is a development world, whatever the shell says. One of somebody else is
 * what they say it is; said nothing, the server takes it for production.
 */
function environmentName({ outside, seed }: Start): Record<string, string> {
  if (outside === null) return { NODE_ENV: 'development' };
  return seed === 'told' && !process.env.NODE_ENV ? { NODE_ENV: 'development' } : {};
}

/** Begun before its turn; when it fails, the step that waits for it says so. */
function ahead<Value>(work: Promise<Value>): Promise<Value> {
  work.catch(() => undefined);
  return work;
}

export const addressOf = ({ host }: Pick<Start, 'host'>, port: number) =>
  `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${port}`;

/** Parties live on this machine, whatever the world outside calls it. */
const houseAddress = ({ host, ports }: Start) =>
  `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${ports.playerPort}`;

function adopt({ supervision, instance }: Start, one: WorldProcess, role: Role): WorldProcess {
  if (one.identity) instance.note(one.identity);
  supervision.add(one, role);
  return one;
}

async function buildSites(start: Start): Promise<void> {
  const { folders } = start;
  const onProcess = (one: WorldProcess) => void adopt(start, one, 'passing');
  await Promise.all(siteNames.map((site) => buildSite({ folders, site, onProcess })));
}

async function openDatabase({ folders, outside, durability, supervision, show }: Start) {
  const database = await (outside === null
    ? show('Starting PostgreSQL', (step) => openEmbedded(folders, durability, step))
    : show('Connecting to DATABASE_URL', () => openOutside(outside, folders)));
  if (database.running) supervision.add(database.running, 'lasting');
  return database;
}

/** Reading all this code takes as long as PostgreSQL takes to start, so both happen at once. */
async function loadServerCode() {
  const [{ migrate }, { seed }, { hashPassword }] = await Promise.all([
    import('@kipute/server/migrate'),
    import('@kipute/server/seed'),
    import('@kipute/api-client/hash-password'),
  ]);
  return { migrate, seed, hashPassword };
}

type Preparation = OpenedDatabase &
  Secrets & { readonly serverCode: ReturnType<typeof loadServerCode> };

async function prepareDatabase(
  { show, outside, seed: seeding }: Start,
  { url, ownerUrl, SECRET_PEPPER: pepper, serverCode }: Preparation,
): Promise<SeededLogins> {
  // Without its owner's address a database is as new as somebody made it: the server will tell.
  if (ownerUrl !== undefined) {
    await show('Migrating the database', async () => {
      const { migrate } = await serverCode;
      const runtimeRole = decodeURIComponent(new URL(url).username);
      await inDatabase('migrated', () => migrate(ownerUrl, { runtimeRole }));
    });
  }
  const contents = outside === null || seeding === 'told' ? 'world' : 'house';
  if (contents === 'house' && ownerUrl === undefined) return { players: [], administrators: [] };
  return show(contents === 'world' ? 'Seeding the world' : 'Adding missing roles', async () => {
    const { seed, hashPassword } = await serverCode;
    return inDatabase('seeded', () => seed(url, { pepper, hashPassword, contents }));
  });
}

/** One simulator may stand for several parties; of those that are real, the environment speaks. */
function unsaid(variables: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !process.env[name]));
}

async function startSimulators(start: Start): Promise<readonly RunningSimulator[]> {
  const simulators = findSimulators(start.folders.root, { ...process.env, ...start.environment });
  // Where parties call back, once somebody is at home there.
  const environment = { HOUSE_URL: houseAddress(start), ...start.environment };
  const places = simulators.map(async (simulator) => {
    const running = adopt(start, startSimulator(simulator, start.folders, environment), 'lasting');
    return { ...simulator, ...(await simulatorPlace(running)) };
  });
  return Promise.all(places);
}

/**
 * It comes in by the player site as soon as somebody is at home there. Nobody's address is its
 * business but that of the phones; without a simulated one there is no crowd.
 */
async function startCrowd(
  start: Start,
  simulators: readonly RunningSimulator[],
): Promise<readonly RunningSimulator[]> {
  const { folders, life, supervision } = start;
  const crowd = life === 'lively' ? findCrowd(folders.root) : undefined;
  const addressAt = (name: string) => simulators.find((one) => one.name === name)?.address;
  const [SMS_GATEWAY_URL, MOBILE_MONEY_URL] = ['sms-gateway', 'mobile-money'].map(addressAt);
  if (!crowd || !SMS_GATEWAY_URL || !MOBILE_MONEY_URL) return [];
  const running = startSimulator(crowd, folders, {
    ...{ HOUSE_URL: houseAddress(start), SMS_GATEWAY_URL, MOBILE_MONEY_URL },
    ...{ CROWD_REGULARS: folders.regularsFile, ...start.environment },
  });
  // The world goes on without it.
  supervision.add(running, 'passing');
  return [{ ...crowd, ...(await simulatorPlace(running)) }];
}

async function runServer(start: Start, made: Record<string, string>): Promise<void> {
  const { folders, host, ports } = start;
  const environment = {
    PLAYER_SITE_FOLDER: siteFolder(folders, 'player'),
    BACKOFFICE_SITE_FOLDER: siteFolder(folders, 'backoffice'),
    ...(process.env.FILES_STORE_URL
      ? {}
      : { FILES_FOLDER: process.env.FILES_FOLDER ?? folders.files }),
    ...made,
    ...start.environment,
  };
  const running = adopt(start, startServer({ folders, host, ports, environment }), 'lasting');
  await serverIsReady(running, addressOf(start, ports.playerPort));
}

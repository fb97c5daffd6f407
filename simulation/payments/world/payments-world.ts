import { join } from 'node:path';
import { hashPassword } from '@kipute/api-client/hash-password';
import { migrate } from '@kipute/server/migrate';
import { seed } from '@kipute/server/seed';
import { OWNER, RUNTIME } from '@kipute/tools/postgres/application-role';
import { type Cluster, startCluster } from '@kipute/tools/postgres/cluster';
import { PlainError } from '@kipute/tools/runtime/plain-error';
import { foldersOf } from '@kipute/tools/start/folders';
import { claimInstance, type Instance } from '@kipute/tools/start/instance';
import {
  findSimulators,
  partyVariables,
  simulatorPlace,
  startSimulator,
} from '@kipute/tools/start/processes/simulators';
import { freshLog } from '@kipute/tools/start/processes/world-process';
import { keepSecrets, type Secrets } from '@kipute/tools/start/secrets';
import { Client, Pool } from 'pg';
import { createHistory, ofKind } from '../../history.ts';
import type { Ask } from '../../world/database.ts';
import { BUSINESS_NUMBER, createMobileMoney, type MobileMoney } from '../../world/mobile-money.ts';
import { createWorldServer } from '../../world/server.ts';
import { type CallbackRelay, openCallbackRelay } from './callback-relay.ts';
import { type Arrangement, arrangements, type HousePages, openPages } from './payments-house.ts';

const root = join(import.meta.dirname, '../../..');

/** One house: a database and a server of its own. */
export type PaymentsHouse = HousePages & {
  readonly ask: Ask;
  readonly databaseUrl: string;
  readonly pepper: string;
  /** Where the operators find it. */
  readonly playerUrl: string;
  readonly clerk: { readonly account: string; readonly sentPassword: string };
};

/**
 * PostgreSQL, the operators, the way from them to the house, and a house for each arrangement that
 * was asked for. Everything is a process of its own and is used by one seed after another.
 */
export type PaymentsWorld = {
  readonly operators: MobileMoney;
  readonly relay: CallbackRelay;
  readonly houseOf: (arrangement: Arrangement) => Promise<PaymentsHouse>;
  /** Names players that nobody was before. */
  readonly newPhone: () => string;
  readonly close: () => Promise<void>;
};

type Close = () => Promise<unknown>;
type Ground = {
  readonly folders: ReturnType<typeof foldersOf>;
  readonly instance: Instance;
  readonly later: (close: Close) => void;
};

export async function openPaymentsWorld(name: string): Promise<PaymentsWorld> {
  const folders = foldersOf(root, join(root, '.data/worlds', name));
  const instance = await claimInstance(folders.instanceFile, 'a simulation');
  const closers: Close[] = [async () => instance.release()];
  const later = (close: Close) => void closers.push(close);
  const close = async () => {
    for (let next = closers.pop(); next; next = closers.pop()) await next();
  };
  try {
    return { ...(await openWorld({ folders, instance, later })), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openWorld(ground: Ground): Promise<Omit<PaymentsWorld, 'close'>> {
  const { folders, later } = ground;
  const relay = await openCallbackRelay();
  later(relay.close);
  const [cluster, variables] = await Promise.all([
    openCluster(ground),
    openOperators(ground, relay.url),
  ]);
  const secrets = keepSecrets(folders.secretsFile, {});
  const houses = new Map<Arrangement, Promise<PaymentsHouse>>();
  let phones = 0;
  return {
    operators: createMobileMoney(variables.MOBILE_MONEY_URL ?? ''),
    relay,
    houseOf: (arrangement) => {
      const options = { cluster, variables, secrets, arrangement };
      const house = houses.get(arrangement) ?? openHouse(ground, options);
      houses.set(arrangement, house);
      return house;
    },
    newPhone: () => {
      phones += 1;
      return `0757${String(phones).padStart(6, '0')}`;
    },
  };
}

/** Nobody is killed here, so nothing has to outlive it. */
async function openCluster({ folders, later }: Ground): Promise<Cluster> {
  const cluster = await startCluster({
    folder: folders.postgres,
    durability: 'fast',
    log: () => {},
    logFile: freshLog(folders.logs, 'postgres'),
  });
  later(() => cluster.stop('immediate'));
  return cluster;
}

/** An operator that finds nobody comes again soon: seeds are short. */
const CALLBACK_RETRY_MS = '300';

async function openOperators({ folders, instance, later }: Ground, houseUrl: string) {
  const parties = findSimulators(folders.root, {}).filter(({ name }) => name !== 'odds-feed');
  const open = parties.map(async (simulator) => {
    const environment = { HOUSE_URL: houseUrl, CALLBACK_RETRY_MS, BUSINESS_NUMBER };
    const running = startSimulator(simulator, folders, environment);
    if (running.identity) instance.note(running.identity);
    later(() => running.stop('fast'));
    return { ...simulator, ...(await simulatorPlace(running)) };
  });
  return partyVariables(await Promise.all(open));
}

type HouseOptions = {
  readonly cluster: Cluster;
  readonly variables: Readonly<Record<string, string>>;
  readonly secrets: Secrets;
  readonly arrangement: Arrangement;
};

async function openHouse(ground: Ground, options: HouseOptions): Promise<PaymentsHouse> {
  const { cluster, secrets, arrangement } = options;
  const database = `payments_${Object.keys(arrangements).indexOf(arrangement)}`;
  await makeDatabase(cluster.adminUrl, database);
  const ownerUrl = cluster.ownerUrl(database);
  await migrate(ownerUrl, { runtimeRole: RUNTIME });
  const { administrators } = await seed(ownerUrl, {
    pepper: secrets.SECRET_PEPPER,
    hashPassword,
  });
  const [clerk] = administrators;
  if (!clerk) throw new PlainError('Nobody is seeded who could be a clerk.');
  const databaseUrl = cluster.runtimeUrl(database);
  const pool = new Pool({ connectionString: ownerUrl, max: 2 });
  ground.later(() => pool.end());
  const addresses = await openServer(ground, { ...options, databaseUrl });
  return {
    ...(await openPages(addresses)),
    ask: async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
      (await pool.query<Row>(sql, [...values])).rows,
    databaseUrl,
    pepper: secrets.SECRET_PEPPER,
    playerUrl: addresses.player,
    clerk: {
      account: clerk.account,
      sentPassword: await hashPassword(clerk.account, clerk.password),
    },
  };
}

async function makeDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name} owner ${OWNER}`);
  } finally {
    await client.end();
  }
}

/** There is no odds feed: nobody bets here. */
async function openServer(
  { folders, instance, later }: Ground,
  options: HouseOptions & { readonly databaseUrl: string },
) {
  const history = createHistory();
  const server = createWorldServer({
    name: options.arrangement === 'direct' ? 'A' : 'B',
    folders,
    history,
    onProcess: instance.note,
    environment: {
      ...process.env,
      ...options.variables,
      ...options.secrets,
      ...arrangements[options.arrangement],
      DATABASE_URL: options.databaseUrl,
      REDIS_URL: undefined,
      NODE_ENV: 'development',
      ROLES: 'api,worker',
      HOST: '127.0.0.1',
      PLAYER_PORT: '0',
      BACKOFFICE_PORT: '0',
      LOG_LEVEL: 'info',
      // All pretend people live at one address, which would soon have used up its budget.
      RATE_LIMIT_FACTOR: '1000',
    },
  });
  later(server.stop);
  await server.start();
  const failed = ofKind(history.all(), 'start').find(({ outcome }) => outcome !== 'ready');
  if (failed) throw new PlainError(`${failed.process} cannot start: ${failed.outcome}`);
  return { player: server.address('player'), backoffice: server.address('backoffice') };
}

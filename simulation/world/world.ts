import { join } from 'node:path';
import { PlainError } from '@kipute/tools/runtime/plain-error';
import { foldersOf } from '@kipute/tools/start/folders';
import { claimInstance, type Instance } from '@kipute/tools/start/instance';
import { keepSecrets } from '@kipute/tools/start/secrets';
import { type History, ofKind, type ServerName, serverNames } from '../history.ts';
import { type BusServer, openBusServer } from './bus-server.ts';
import { type Calm, createCalm } from './calm.ts';
import { type CasinoProvider, createCasinoProvider } from './casino-provider.ts';
import { openDatabase, type WorldDatabase } from './database.ts';
import { type Desk, openDesk } from './desk.ts';
import { createGateway, type Gateway } from './gateway.ts';
import { createMobileMoney, type MobileMoney, openHouseLine } from './mobile-money.ts';
import { fillPockets, openCampaign, quickenRaces, suitSettings } from './opening.ts';
import { type People, phoneOf, settlePeople } from './people.ts';
import { addPoolTypes } from './pool-types.ts';
import { createWorldServer, type WorldServer } from './server.ts';
import { createOddsProvider, type OddsProvider, openSimulators } from './simulators.ts';
import { openWire, type Wire } from './wire.ts';

const root = join(import.meta.dirname, '../..');

/** Everything runs as a process of its own, and everything can be killed. */
export type World = {
  readonly servers: Readonly<Record<ServerName, WorldServer>>;
  readonly database: WorldDatabase;
  /** Undefined when the fleet has no bus, or one that is not ours to kill. */
  readonly busServer: BusServer | undefined;
  readonly gateway: Gateway;
  readonly mobileMoney: MobileMoney;
  readonly oddsProvider: OddsProvider;
  readonly casino: CasinoProvider;
  readonly people: People;
  readonly desk: Desk;
  readonly wire: Wire;
  readonly calm: Calm;
};

export type WorldOptions = {
  /** Names its folder under `.data/worlds`. */
  readonly name: string;
  /** Without a bus the servers learn of each other's changes by reading again. */
  readonly bus: 'none' | 'own redis' | { readonly redisUrl: string };
  readonly history: History;
  /** How many seconds of the provider's matches pass in one. */
  readonly speed: number;
  /** Twelve matches, or all that a provider has. */
  readonly matches: 'few' | 'all';
  readonly playerCount: number;
};

type Close = () => Promise<unknown>;
type Ground = WorldOptions & {
  readonly folders: ReturnType<typeof foldersOf>;
  readonly instance: Instance;
  readonly later: (close: Close) => void;
};

/** Opens the world, plays in it, and leaves nothing of it running, whatever happens. */
export async function inWorld<Value>(
  options: WorldOptions,
  play: (world: World) => Promise<Value>,
): Promise<Value> {
  const folders = foldersOf(root, join(root, '.data/worlds', options.name));
  const instance = await claimInstance(folders.instanceFile, 'a simulation');
  const closers: Close[] = [async () => instance.release()];
  const later = (close: Close) => void closers.push(close);
  try {
    return await play(await openWorld({ ...options, folders, instance, later }));
  } finally {
    for (let close = closers.pop(); close; close = closers.pop()) await close();
  }
}

async function openWorld(ground: Ground): Promise<World> {
  const { folders, history, later } = ground;
  const secrets = keepSecrets(folders.secretsFile, {});
  const database = await openDatabase(folders, history);
  later(database.stop);
  const pepper = secrets.SECRET_PEPPER;
  const people = await settlePeople(database.url, { ...ground, pepper });
  const [careful] = people.players;
  await fillPockets(database.ask, careful ? phoneOf(careful) : '');
  await openCampaign(database.ask);
  await addPoolTypes(database.ask);
  await quickenRaces(database.ask);
  const houseLine = await openHouseLine();
  later(houseLine.close);
  const simulators = await openSimulators({ ...ground, houseUrl: houseLine.url });
  const { busServer, redisUrl } = await openBus(ground);
  const calm = createCalm();
  const desk = openDesk({ databaseUrl: database.url, redisUrl, calm, history });
  later(desk.close);
  await suitSettings(desk, history);
  const servers = await openServers(ground, {
    ...simulators.variables,
    ...secrets,
    DATABASE_URL: database.url,
    REDIS_URL: redisUrl,
    // Providers of games call one address as well, behind which any server may answer.
    CASINO_WALLET_URL: houseLine.url,
  });
  houseLine.leadTo(() => serverNames.map((name) => servers[name].address('player')));
  const gateway = createGateway(simulators.variables.SMS_GATEWAY_URL ?? '');
  const mobileMoney = createMobileMoney(simulators.variables.MOBILE_MONEY_URL ?? '');
  const oddsProvider = createOddsProvider(simulators.oddsProviderPage);
  const { CASINO_URL = '', CASINO_KEY = '', AVIATOR_KEY = '' } = simulators.variables;
  const keys = { 'kipute-studio': CASINO_KEY, anga: AVIATOR_KEY };
  const casino = createCasinoProvider(CASINO_URL, keys);
  await Promise.all([gateway.beWell(), mobileMoney.beWell(), casino.beWell()]);
  const wire = await openWire({ servers, calm, history });
  const parties = { gateway, mobileMoney, oddsProvider, casino };
  return { servers, database, busServer, ...parties, people, desk, wire, calm };
}

async function openBus({ bus, folders, history, later }: Ground) {
  if (bus === 'none') return { busServer: undefined, redisUrl: undefined };
  if (bus !== 'own redis') return { busServer: undefined, redisUrl: bus.redisUrl };
  const busServer = await openBusServer(folders, history);
  later(busServer.stop);
  return { busServer, redisUrl: busServer.url };
}

async function openServers(
  { folders, history, instance, later }: Ground,
  made: Readonly<Record<string, string | undefined>>,
): Promise<World['servers']> {
  const environment = {
    ...process.env,
    ...made,
    NODE_ENV: 'test',
    ROLES: 'api,worker,feed',
    HOST: '127.0.0.1',
    PLAYER_PORT: '0',
    BACKOFFICE_PORT: '0',
    LOG_LEVEL: 'info',
    // All pretend people live at one address, which would soon have used up its budget.
    RATE_LIMIT_FACTOR: '1000',
  };
  const open = async (name: ServerName) => {
    const onProcess = instance.note;
    const server = createWorldServer({ name, folders, environment, history, onProcess });
    later(server.stop);
    await server.start();
    return server;
  };
  const [A, B] = await Promise.all([open('A'), open('B')]);
  const failed = ofKind(history.all(), 'start').find(({ outcome }) => outcome !== 'ready');
  if (failed) throw new PlainError(`${failed.process} cannot start: ${failed.outcome}`);
  return { A, B };
}

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { World } from '@kipute/tools/start/world';
import { Client } from 'pg';
import { type Measure, ratioMeasure } from '../measure.ts';
import { betTermsOf, placedPerSecond, planOf } from '../stage/bet-load.ts';
import { type BenchPlayer, makeCrowd, openSessions } from '../stage/players.ts';
import { inBenchWorld, loadedEnvironment } from '../stage/stage.ts';
import { grow } from './grow.ts';
import { measureOrderList } from './order-list.ts';

const NAME = 'bench-growth';
const FEW_ORDERS = 100_000;
const MANY_ORDERS = 5_000_000;
const PLAYERS = 2_000;
const ROUNDS = 4;

/** Bets and order lists with few and with many old orders, each time by a server newly started. */
export async function benchGrowth(): Promise<readonly Measure[]> {
  try {
    const oldPlayerId = await inWorld('fresh', async (world) => {
      await placeAnyBet(world);
      return await grow(world.databaseUrl, FEW_ORDERS);
    });
    const few = await inWorld('kept', async (world) => {
      const speeds = await measureSpeeds(world, oldPlayerId);
      await grow(world.databaseUrl, MANY_ORDERS - FEW_ORDERS);
      return speeds;
    });
    const many = await inWorld('kept', (world) => measureSpeeds(world, oldPlayerId));
    const measure = (name: string, of: keyof Speeds, unit: string) =>
      ratioMeasure(`growth: ${name}`, { ours: many[of], limit: few[of], unit }, 0.9);
    return [
      measure('place-bet, 5 million orders to 100,000', 'bets', 'bets/s'),
      measure('order list, 5 million orders to 100,000', 'orderLists', 'calls/s'),
      measure('archived orders, 5 million to 100,000', 'archivedLists', 'calls/s'),
    ];
  } finally {
    rmSync(join(import.meta.dirname, '../../.data/worlds', NAME), { recursive: true, force: true });
  }
}

async function inWorld<Value>(
  data: 'kept' | 'fresh',
  work: (world: World) => Promise<Value>,
): Promise<Value> {
  // Without the jobs: the audit of the books reads all there is every ten minutes, and whether it
  // falls into a round is a matter of chance.
  const environment = { ...loadedEnvironment, ROLES: 'api,feed' };
  return inBenchWorld({ name: NAME, data, environment, durability: 'durable' }, work);
}

type Speeds = {
  readonly bets: number;
  readonly orderLists: number;
  readonly archivedLists: number;
};

async function measureSpeeds(world: World, oldPlayerId: string): Promise<Speeds> {
  const { databaseUrl, playerAddress } = world;
  const bets = await measureBets(world);
  const reader = await signIn(databaseUrl, oldPlayerId);
  return {
    bets,
    orderLists: await measureOrderList(playerAddress, reader, { settled: 1, archived: 0 }),
    archivedLists: await measureOrderList(playerAddress, reader, { settled: 1, archived: 1 }),
  };
}

async function measureBets(world: World): Promise<number> {
  const { databaseUrl } = world;
  const terms = await betTermsOf(world, await makeCrowd(databaseUrl, PLAYERS));
  await placedPerSecond(databaseUrl, planOf(terms, 'warm'));
  let betsPerSecond = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    betsPerSecond += (await placedPerSecond(databaseUrl, planOf(terms, 'growth'))) / ROUNDS;
  }
  return betsPerSecond;
}

/** The old ones are made after its pattern. */
async function placeAnyBet(world: World): Promise<void> {
  const terms = await betTermsOf(world, await makeCrowd(world.databaseUrl, 1));
  const plan = { ...planOf(terms, 'pattern'), connections: 1, betsPerConnection: 10, seconds: 1 };
  if ((await placedPerSecond(world.databaseUrl, plan)) === 0) throw new Error('no bet was placed');
}

async function signIn(databaseUrl: string, playerId: string): Promise<BenchPlayer> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const [player] = await openSessions(client, [playerId]);
  await client.end();
  if (!player) throw new Error('nobody signed in');
  return player;
}

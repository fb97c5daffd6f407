import { openWorld, type World } from '@kipute/tools/start/world';
import { Client } from 'pg';
import { openBenchPage } from '../load/bench-page.ts';
import { budgetMeasure, type Measure, ratioMeasure } from '../measure.ts';
import { loadedEnvironment } from '../production-environment.ts';
import { runBareBets } from './bare-bets.ts';
import { type BetLoadPlan, runBetLoad } from './bet-load.ts';
import { type BenchPlayer, makeCrowd } from './crowd.ts';
import { openLegs } from './three-legs.ts';

const PLAYERS = 2_000;
const ROUNDS = 4;
const SECONDS = 4;
const CALM_SECONDS = 15;
const CONNECTIONS = 64;
/** More than go in the seconds of a round. */
const BETS_PER_CONNECTION = 500;

type Terms = Pick<BetLoadPlan, 'playerAddress' | 'players' | 'legs'>;

/** Bets of three legs all the way, durable, by turns with one bare function call for each bet. */
export async function benchPlaceBet(): Promise<readonly Measure[]> {
  return await inBenchWorld(async (world) => {
    const players = await makeCrowd(world.databaseUrl, PLAYERS);
    const terms = await termsOf(world, players);
    const speeds = await byTurns(world, terms);
    const calm = await runBetLoad({
      ...planOf(terms, 'calm'),
      betsPerSecond: Math.floor(speeds.ours / 3),
      seconds: CALM_SECONDS,
    });
    return [
      ratioMeasure('place-bet', { ...speeds, unit: 'bets/s' }, 1),
      budgetMeasure('place-bet p99', { amount: calm.p99Ms, unit: 'ms' }, { atMost: 100 }),
    ];
  });
}

/** The same, all bets by one player: one purse, one line to stand in. */
export async function benchPlaceBetHot(): Promise<readonly Measure[]> {
  return await inBenchWorld(async (world) => {
    const players = await makeCrowd(world.databaseUrl, 1);
    const speeds = await byTurns(world, await termsOf(world, players));
    return [ratioMeasure('place-bet-hot', { ...speeds, unit: 'bets/s' }, 3)];
  });
}

async function inBenchWorld(
  measure: (world: World) => Promise<readonly Measure[]>,
): Promise<readonly Measure[]> {
  const environment = loadedEnvironment;
  const world = await openWorld({
    ...{ name: 'bench-durable', data: 'kept', environment },
    // An answer stands for a bet that a power cut does not take back: so measured on both sides.
    durability: 'durable',
  });
  try {
    return await measure(world);
  } finally {
    await world.stop();
  }
}

async function termsOf(world: World, players: readonly BenchPlayer[]): Promise<Terms> {
  const page = await openBenchPage({ ...world, as: 'visitor' });
  return { playerAddress: world.playerAddress, players, legs: await openLegs(page.client) };
}

let runs = 0;
function planOf(terms: Terms, name: string): BetLoadPlan {
  runs += 1;
  return {
    ...terms,
    name: `bench-${name}-${process.pid}-${Date.now()}-${runs}`.slice(-40),
    connections: CONNECTIONS,
    betsPerConnection: BETS_PER_CONNECTION,
    seconds: SECONDS,
  };
}

async function byTurns(world: World, terms: Terms) {
  const speeds = { ours: 0, limit: 0 };
  await placed(world, planOf(terms, 'warm'));
  for (let round = 0; round < ROUNDS; round += 1) {
    speeds.ours += (await placed(world, planOf(terms, 'ours'))) / ROUNDS;
    const bare = { seconds: SECONDS, name: planOf(terms, 'bare').name };
    speeds.limit += (await runBareBets(world.databaseUrl, terms.players, bare)) / ROUNDS;
  }
  return speeds;
}

/** Bets a second that stand in the books, whatever the answers said. */
async function placed(world: World, plan: BetLoadPlan): Promise<number> {
  const client = new Client({ connectionString: world.databaseUrl });
  await client.connect();
  const count = async () =>
    Number((await client.query('select count(*) from bet_order')).rows[0].count);
  const before = await count();
  const { failures } = await runBetLoad(plan);
  const after = await count();
  await client.end();
  if (failures > 0) throw new Error(`${failures} of the bets failed`);
  return (after - before) / plan.seconds;
}

import type { World } from '@kipute/tools/start/world';
import { budgetMeasure, type Measure, ratioMeasure } from '../measure.ts';
import {
  type BetTerms,
  betTermsOf,
  placedPerSecond,
  planOf,
  runBetLoad,
} from '../stage/bet-load.ts';
import { makeCrowd } from '../stage/players.ts';
import { inBenchWorld, loadedEnvironment } from '../stage/stage.ts';
import { runBareBets } from './bare-bets.ts';

const PLAYERS = 2_000;
const ROUNDS = 4;
/** A server that runs for days has long been compiled; it is as fast as it gets after so many. */
const WARM_ROUNDS = 4;
const CALM_SECONDS = 15;

const place = {
  name: 'bench-durable',
  // Begun anew: what was bet in runs before would be settled beside, which has its own bench.
  data: 'fresh',
  environment: loadedEnvironment,
  // An answer stands for a bet that a power cut does not take back: so measured on both sides.
  durability: 'durable',
} as const;

/** Bets of three legs all the way, durable, by turns with one bare function call for each bet. */
export async function benchPlaceBet(): Promise<readonly Measure[]> {
  return await inBenchWorld(place, async (world) => {
    const players = await makeCrowd(world.databaseUrl, PLAYERS);
    const terms = await betTermsOf(world, players);
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
  return await inBenchWorld(place, async (world) => {
    const players = await makeCrowd(world.databaseUrl, 1);
    const speeds = await byTurns(world, await betTermsOf(world, players));
    return [ratioMeasure('place-bet-hot', { ...speeds, unit: 'bets/s' }, 3)];
  });
}

async function byTurns(world: World, terms: BetTerms) {
  const { databaseUrl } = world;
  const speeds = { ours: 0, limit: 0 };
  for (let round = 0; round < WARM_ROUNDS; round += 1) {
    await placedPerSecond(databaseUrl, planOf(terms, 'warm'));
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    speeds.ours += (await placedPerSecond(databaseUrl, planOf(terms, 'ours'))) / ROUNDS;
    const bare = planOf(terms, 'bare');
    speeds.limit += (await runBareBets(databaseUrl, terms.players, bare)) / ROUNDS;
  }
  return speeds;
}

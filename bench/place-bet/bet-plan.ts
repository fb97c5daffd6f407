import type { World } from '@kipute/tools/start/world';
import { openBenchPage } from '../load/bench-page.ts';
import type { BetLoadPlan } from './bet-load.ts';
import type { BenchPlayer } from './crowd.ts';
import { openLegs } from './three-legs.ts';

const SECONDS = 4;
const CONNECTIONS = 64;
/** More than go in the seconds of a round. */
const BETS_PER_CONNECTION = 500;

export type BetTerms = Pick<BetLoadPlan, 'playerAddress' | 'players' | 'legs'>;

/** Who bets on what, as soon as the board sells enough. */
export async function betTermsOf(world: World, players: readonly BenchPlayer[]): Promise<BetTerms> {
  const page = await openBenchPage({ ...world, as: 'visitor' });
  return { playerAddress: world.playerAddress, players, legs: await openLegs(page.client) };
}

let runs = 0;

/** A round of bets as fast as they go. */
export function planOf(terms: BetTerms, name: string): BetLoadPlan {
  runs += 1;
  return {
    ...terms,
    name: `bench-${name}-${process.pid}-${Date.now()}-${runs}`.slice(-40),
    connections: CONNECTIONS,
    betsPerConnection: BETS_PER_CONNECTION,
    seconds: SECONDS,
  };
}

import { openWorld, type World } from '@kipute/tools/start/world';
import { type BenchPage, openBenchPage } from '../load/bench-page.ts';
import { type Provider, startProvider } from '../odds/provider.ts';
import { untilBoardHas } from '../odds/until-board-has.ts';
import { type Batches, createBatches } from '../odds/update-frames.ts';
import type { BetTerms } from '../place-bet/bet-plan.ts';
import { makeCrowd } from '../place-bet/crowd.ts';
import { loadedEnvironment } from '../production-environment.ts';
import { makeUpcomingWorld, type UpcomingWorld, upcomingLegs } from './upcoming-world.ts';

const CALM_PLAYERS = 1_000;
const MATCHES_IN_PLAY = 1;

export type Stage = {
  readonly world: World;
  readonly provider: Provider;
  readonly odds: UpcomingWorld;
  readonly page: BenchPage;
  readonly batches: Batches;
  /** Of the calm players. */
  readonly terms: BetTerms;
};

/** Durable, as it is for `place-bet`: a bet is answered when nothing can take it back. */
export async function onStage<Value>(work: (stage: Stage) => Promise<Value>): Promise<Value> {
  const odds = makeUpcomingWorld();
  const provider = await startProvider(odds);
  const world = await openWorld({
    name: 'bench-bet-strain',
    data: 'fresh',
    environment: { ...loadedEnvironment, ODDS_FEED_URL: provider.url },
    durability: 'durable',
  });
  try {
    await untilBoardHas(world, MATCHES_IN_PLAY);
    const page = await openBenchPage({ ...world, as: 'visitor' });
    const terms = {
      playerAddress: world.playerAddress,
      players: await makeCrowd(world.databaseUrl, CALM_PLAYERS),
      legs: await upcomingLegs(page.client, odds),
    };
    return await work({ world, provider, odds, page, terms, batches: createBatches() });
  } finally {
    await world.stop();
    provider.stop();
  }
}

import { openWorld } from '@kipute/tools/start/world';
import { measureAgainstBare } from '../load/against-bare.ts';
import { type Measure, ratioMeasure } from '../measure.ts';
import { startProvider } from '../odds/provider.ts';
import { makeWorld } from '../odds/provider-world.ts';
import { untilBoardHas } from '../odds/until-board-has.ts';
import { loadedEnvironment } from '../production-environment.ts';

const MATCHES = 60;
const MARKETS_PER_MATCH = 80;

/** The lists of the home page through HTTP, against a bare route that answers the same bytes. */
export async function benchHomeCall(): Promise<readonly Measure[]> {
  const provider = await startProvider(
    makeWorld({ matches: MATCHES, marketsPerMatch: MARKETS_PER_MATCH }),
  );
  const world = await openWorld({
    name: 'bench-odds',
    data: 'fresh',
    environment: { ...loadedEnvironment, ODDS_FEED_URL: provider.url },
  });
  try {
    await untilBoardHas(world, MATCHES);
    const call = 'atlassian/popular_events';
    const speeds = await measureAgainstBare(world, { call, as: 'visitor' });
    return [ratioMeasure('home-call', speeds, 0.5)];
  } finally {
    await world.stop();
    provider.stop();
  }
}

import { type Measure, ratioMeasure } from '../measure.ts';
import { measureAgainstBare } from '../stage/http-load.ts';
import { makeWorld } from '../stage/provider-world.ts';
import { onOddsStage } from '../stage/stage.ts';

const MATCHES = 60;
const MARKETS_PER_MATCH = 80;

/** The lists of the home page through HTTP, against a bare route that answers the same bytes. */
export async function benchHomeCall(): Promise<readonly Measure[]> {
  const odds = makeWorld({ matches: MATCHES, marketsPerMatch: MARKETS_PER_MATCH });
  return onOddsStage({ odds, matches: MATCHES }, async ({ world }) => {
    const call = 'atlassian/popular_events';
    const speeds = await measureAgainstBare(world, { call, as: 'visitor' });
    return [ratioMeasure('home-call', speeds, 0.5)];
  });
}

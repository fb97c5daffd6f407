import { type Measure, ratioMeasure } from '../measure.ts';
import { measureAgainstBare } from '../stage/http-load.ts';
import { inBenchWorld, loadedEnvironment } from '../stage/stage.ts';

const place = { name: 'bench', data: 'kept', environment: loadedEnvironment } as const;

/** The smallest call, all the way: HTTP, envelope, token, schema; against a bare route. */
export async function benchCall(): Promise<readonly Measure[]> {
  return inBenchWorld(place, async (world) => {
    const speeds = await measureAgainstBare(world, { call: 'bet_config/inquire', as: 'player' });
    return [ratioMeasure('call', speeds, 0.5)];
  });
}

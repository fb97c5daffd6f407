import { openWorld } from '@kipute/tools/start/world';
import { measureAgainstBare } from '../load/against-bare.ts';
import { type Measure, ratioMeasure } from '../measure.ts';
import { loadedEnvironment } from '../production-environment.ts';

/** The smallest call, all the way: HTTP, envelope, token, schema; against a bare route. */
export async function benchCall(): Promise<readonly Measure[]> {
  const world = await openWorld({ name: 'bench', data: 'kept', environment: loadedEnvironment });
  try {
    const speeds = await measureAgainstBare(world, { call: 'bet_config/inquire', as: 'player' });
    return [ratioMeasure('call', speeds, 0.5)];
  } finally {
    await world.stop();
  }
}

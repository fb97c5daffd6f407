import { runLoad } from './load.ts';

const CONNECTIONS = 64;
/** In turns, so that a machine that is busy for a while is busy for both. */
const ROUNDS = 5;
const SECONDS = 3;
const WARM_UP_SECONDS = 2;

export type Target = {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly bodies: readonly string[];
};

/** Calls a second of the one and of the other. */
export async function measureInTurns(ours: Target, limit: Target) {
  await measure(ours, WARM_UP_SECONDS);
  await measure(limit, WARM_UP_SECONDS);
  const speeds = { ours: 0, limit: 0, unit: 'calls/s' };
  for (let round = 0; round < ROUNDS; round += 1) {
    speeds.ours += (await measure(ours, SECONDS)) / ROUNDS;
    speeds.limit += (await measure(limit, SECONDS)) / ROUNDS;
  }
  return speeds;
}

async function measure(target: Target, seconds: number): Promise<number> {
  const result = await runLoad({ ...target, connections: CONNECTIONS, seconds });
  if (result.failures > 0) throw new Error(`${result.failures} of the calls failed`);
  return result.requestsPerSecond;
}

import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { World } from '@kipute/tools/start/world';
import { callText, jsonHeaders, openBenchPage } from './bench-page.ts';
import { runProcess } from './run-process.ts';

export type LoadPlan = {
  readonly url: string;
  readonly headers: Record<string, string>;
  /** Sent in turn, over and over; made before the clock starts, so that encrypting costs nothing. */
  readonly bodies: readonly string[];
  readonly connections: number;
  readonly seconds: number;
  /** Evenly, after a lead-in that is not counted; as many as go when it is left out. */
  readonly callsPerSecond?: number;
  /** Evenly only in every second of such windows of the machine's clock. */
  readonly windowMs?: number;
};

export type LoadResult = {
  readonly requestsPerSecond: number;
  readonly p99Ms: number;
  readonly failures: number;
};

export const runLoad = (plan: LoadPlan): Promise<LoadResult> =>
  runProcess(join(import.meta.dirname, 'load-process.ts'), plan);

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
async function measureInTurns(ours: Target, limit: Target) {
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

type BareServer = { readonly url: string; readonly stop: () => Promise<void> };

/** The same JSON from a Fastify route that does nothing else, in a process of its own. */
function startBareServer(answer: string): Promise<BareServer> {
  const child = fork(join(import.meta.dirname, 'bare-server-process.ts'));
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return new Promise((resolve, reject) => {
    child.on('message', (url) => resolve({ url: String(url), stop }));
    child.on('error', reject);
    child.send(answer);
  });
}

type Comparison = {
  readonly call: 'bet_config/inquire' | 'atlassian/popular_events';
  readonly as: 'player' | 'visitor';
};

/** A call all the way against a bare Fastify route that answers the same reply, not encrypted. */
export async function measureAgainstBare(world: World, { call, as }: Comparison) {
  const page = await openBenchPage({ ...world, as });
  const content = await page.client.call(call, {});
  const bare = await startBareServer(JSON.stringify({ status: 1, content, count: null }));
  try {
    const limit = { url: bare.url, headers: jsonHeaders, bodies: [callText] };
    return await measureInTurns(await page.targetOf(call), limit);
  } finally {
    await bare.stop();
  }
}

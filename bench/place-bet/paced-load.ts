import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { BetLoadPlan, BetLoadResult } from './bet-load.ts';
import type { SealedBet } from './bet-load-process.ts';

/** Sent and not counted: the load has to open its connections and to warm up as well. */
const LEAD_IN_SECONDS = 2;

type Pace = Pick<BetLoadPlan, 'connections' | 'seconds'> & { readonly betsPerSecond: number };

/**
 * Evenly, whether earlier bets have been answered or not, as players come: a bet counts from the
 * moment it was due, so that a server that stalls cannot hide it by holding up the load.
 */
export async function runPaced(
  url: string,
  { connections, seconds, betsPerSecond }: Pace,
  bets: readonly SealedBet[],
): Promise<BetLoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers: Promise<number | undefined>[] = [];
  const beganAt = performance.now();
  const wanted = (LEAD_IN_SECONDS + seconds) * betsPerSecond;
  for (const [at, bet] of bets.slice(0, wanted).entries()) {
    const dueAt = beganAt + (at * 1000) / betsPerSecond;
    const early = dueAt - performance.now();
    if (early > 0) await delay(early);
    answers.push(
      send(url, bet, agent).then((isGood) => (isGood ? performance.now() - dueAt : undefined)),
    );
  }
  const waits = (await Promise.all(answers)).slice(LEAD_IN_SECONDS * betsPerSecond);
  agent.destroy();
  const good = waits.filter((wait) => wait !== undefined).toSorted((one, other) => one - other);
  return {
    p99Ms: good[Math.ceil(good.length * 0.99) - 1] ?? Number.POSITIVE_INFINITY,
    failures: waits.length - good.length,
  };
}

function send(url: string, { body, headers }: SealedBet, agent: Agent): Promise<boolean> {
  return new Promise((resolve) => {
    const asking = request(url, { method: 'POST', headers, agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode === 200));
      response.on('error', () => resolve(false));
    });
    asking.on('error', () => resolve(false));
    asking.end(body);
  });
}

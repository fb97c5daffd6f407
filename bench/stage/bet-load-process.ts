import autocannon, { type Client } from 'autocannon';
import type { BetLoadPlan, BetLoadResult } from './bet-load.ts';
import { type EncryptedBet, encryptedBets, placingUrl } from './encrypted-bets.ts';
import { runPaced } from './paced-load.ts';

process.once('message', async (message) => {
  const plan = message as BetLoadPlan;
  const shares = await encryptedBets(plan);
  const url = placingUrl(plan);
  const { betsPerSecond } = plan;
  const result = await (betsPerSecond === undefined
    ? runFlatOut(url, plan, shares)
    : runPaced(url, { ...plan, perSecond: betsPerSecond }, inTurns(shares)));
  process.send?.(result, () => process.exit(0));
});

async function runFlatOut(
  url: string,
  { connections, seconds }: BetLoadPlan,
  shares: readonly EncryptedBet[][],
): Promise<BetLoadResult> {
  let clients = 0;
  const run = await autocannon({
    ...{ url, method: 'POST', connections, duration: seconds },
    setupClient: (client: Client) => {
      client.setRequests(shares[clients % shares.length] ?? []);
      clients += 1;
    },
  });
  const { errors, timeouts, non2xx, statusCodeStats = {} } = run;
  const failures = errors + timeouts + non2xx;
  const answers = Object.entries(statusCodeStats).map(([status, { count = 0 }]) =>
    timesOf(`HTTP ${status}`, count),
  );
  const failedAs = [timesOf('no connection', errors), timesOf('no answer', timeouts), ...answers];
  return { p99Ms: run.latency.p99, failures, failedAs: failedAs.join(', ') };
}

const timesOf = (answer: string, times: number) => `${times} × ${answer}`;

const inTurns = (shares: readonly EncryptedBet[][]): readonly EncryptedBet[] =>
  (shares[0] ?? []).flatMap((_, at) => shares.flatMap((share) => share[at] ?? []));

import { Agent, request } from 'node:http';
import { LEAD_IN_SECONDS, p99Of, runPaced } from '../stage/paced-load.ts';
import { flightStakeOf, flightWinOf, playOf, type WalletCall } from './wallet-calls.ts';
import type { WalletLoadPlan, WalletLoadResult } from './wallet-load.ts';

process.once('message', async (message) => {
  const plan = message as WalletLoadPlan;
  const shares = sharesOf(plan);
  const { callsPerSecond } = plan;
  const result = await (callsPerSecond === undefined
    ? runFlatOut(plan, shares)
    : runAtPace(plan, shares, callsPerSecond));
  process.send?.(result, () => process.exit(0));
});

/** What each connection says, one after another: a win never overtakes its stake. */
function sharesOf(plan: WalletLoadPlan): readonly (readonly WalletCall[])[] {
  const { connections, callsPerConnection, seats } = plan;
  const perTurn = plan.what === 'plays' ? 2 : 1;
  return Array.from({ length: connections }, (_, connection) =>
    Array.from({ length: Math.ceil(callsPerConnection / perTurn) }, (_, turn) => {
      const number = turn * connections + connection;
      const seat = seats[number % seats.length];
      return seat ? callsOf(plan, number, seat) : [];
    }).flat(),
  );
}

function callsOf(plan: WalletLoadPlan, number: number, seat: WalletLoadPlan['seats'][number]) {
  switch (plan.what) {
    case 'plays':
      return playOf(seat, number, plan);
    case 'flight stakes':
      return [flightStakeOf(seat, number, plan)];
    case 'flight wins':
      return [flightWinOf(seat, number, plan)];
  }
}

async function runFlatOut(
  { playerAddress, seconds = Number.POSITIVE_INFINITY }: WalletLoadPlan,
  shares: readonly (readonly WalletCall[])[],
): Promise<WalletLoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: shares.length });
  const waitsMs: number[] = [];
  let failures = 0;
  const beganAt = performance.now();
  const endsAt = beganAt + seconds * 1_000;
  const speak = async (calls: readonly WalletCall[]) => {
    for (const call of calls) {
      const sentAt = performance.now();
      if (sentAt >= endsAt) return;
      if (await isGood(playerAddress, call, agent)) waitsMs.push(performance.now() - sentAt);
      else failures += 1;
    }
  };
  await Promise.all(shares.map(speak));
  agent.destroy();
  return { seconds: (performance.now() - beganAt) / 1_000, p99Ms: p99Of(waitsMs), failures };
}

function isGood(
  address: string,
  { path, headers, body }: WalletCall,
  agent: Agent,
): Promise<boolean> {
  return new Promise((resolve) => {
    const asking = request(`${address}${path}`, { method: 'POST', headers, agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode === 200));
      response.on('error', () => resolve(false));
    });
    asking.on('error', () => resolve(false));
    asking.end(body);
  });
}

async function runAtPace(
  { playerAddress, connections, seconds = 1 }: WalletLoadPlan,
  shares: readonly (readonly WalletCall[])[],
  perSecond: number,
): Promise<WalletLoadResult> {
  const wanted = (LEAD_IN_SECONDS + seconds) * perSecond;
  // All stakes of a turn before its wins: at a pace nobody waits for the answer to a stake.
  const turns = shares[0]?.map((_, at) => shares.flatMap((share) => share[at] ?? [])) ?? [];
  const calls = turns.flat().slice(0, wanted);
  const run = await runPaced(playerAddress, { connections, seconds, perSecond }, calls);
  return { seconds, p99Ms: run.p99Ms, failures: run.failures };
}

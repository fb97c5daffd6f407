import { createApiClient } from '@kipute/api-client/api-client';
import { acceptPackedHeader, envelopeHeader, PACKED } from '@kipute/contract/envelope';
import autocannon, { type Client } from 'autocannon';
import type { BetLoadPlan, BetLoadResult } from './bet-load.ts';
import { runPaced } from './paced-load.ts';
import { threeOf } from './three-legs.ts';

const CALL = 'order_list/add';

process.once('message', async (message) => {
  const plan = message as BetLoadPlan;
  const shares = await sealedBets(plan);
  const url = `${plan.playerAddress}/api/${CALL}`;
  const { betsPerSecond } = plan;
  const result = await (betsPerSecond === undefined
    ? runFlatOut(url, plan, shares)
    : runPaced(url, { ...plan, betsPerSecond }, inTurns(shares)));
  process.send?.(result, () => process.exit(0));
});

async function runFlatOut(
  url: string,
  { connections, seconds }: BetLoadPlan,
  shares: readonly SealedBet[][],
): Promise<BetLoadResult> {
  let clients = 0;
  const run = await autocannon({
    ...{ url, method: 'POST', connections, duration: seconds },
    setupClient: (client: Client) => {
      client.setRequests(shares[clients % shares.length] ?? []);
      clients += 1;
    },
  });
  return { p99Ms: run.latency.p99, failures: run.errors + run.timeouts + run.non2xx };
}

const inTurns = (shares: readonly SealedBet[][]): readonly SealedBet[] =>
  (shares[0] ?? []).flatMap((_, at) => shares.flatMap((share) => share[at] ?? []));

export type SealedBet = { readonly body: string; readonly headers: Record<string, string> };

/** Before the clock starts, so that sealing costs nothing; each connection has bets of its own. */
async function sealedBets(plan: BetLoadPlan): Promise<SealedBet[][]> {
  const client = createApiClient({
    baseUrl: plan.playerAddress,
    envelopeKey: async () => undefined,
    token: () => undefined,
    locale: () => 'sw',
    device: () => 'phone',
    toast: { success: () => {}, error: () => {} },
  });
  const envelope = await client.openEnvelope('current');
  const headers = {
    'content-type': 'application/json',
    locale: 'sw',
    [envelopeHeader]: envelope.header,
    [acceptPackedHeader]: PACKED,
  };
  const bet = async (number: number): Promise<SealedBet> => {
    const { token } = plan.players[number % plan.players.length] ?? { token: '' };
    const slip = {
      request_key: `${plan.name}-${String(number).padStart(8, '0')}`,
      pay_type: 1,
      bet_amount: 100,
      bet_list: threeOf(plan.legs, number),
      system_size: 0,
      ...{ pc_mobile: 2, timezone: 3 },
    };
    const sealed = await envelope.seal(CALL, JSON.stringify(slip));
    return {
      body: JSON.stringify(sealed),
      headers: { ...headers, authorization: `Bearer ${token}` },
    };
  };
  return await Promise.all(
    Array.from({ length: plan.connections }, (_, connection) =>
      Promise.all(
        Array.from({ length: plan.betsPerConnection }, (_, at) =>
          bet(at * plan.connections + connection),
        ),
      ),
    ),
  );
}

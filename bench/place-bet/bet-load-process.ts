import { createApiClient } from '@kipute/api-client/api-client';
import { acceptPackedHeader, envelopeHeader, PACKED } from '@kipute/contract/envelope';
import autocannon, { type Client } from 'autocannon';
import type { BetLoadPlan, BetLoadResult } from './bet-load.ts';
import { threeOf } from './three-legs.ts';

const CALL = 'order_list/add';

process.once('message', async (message) => {
  const plan = message as BetLoadPlan;
  const shares = await sealedBets(plan);
  let connections = 0;
  const run = await autocannon({
    url: `${plan.playerAddress}/api/${CALL}`,
    method: 'POST',
    connections: plan.connections,
    duration: plan.seconds,
    ...(plan.betsPerSecond && { overallRate: plan.betsPerSecond }),
    setupClient: (client: Client) => {
      client.setRequests(shares[connections % shares.length] ?? []);
      connections += 1;
    },
  });
  const result: BetLoadResult = {
    p99Ms: run.latency.p99,
    failures: run.errors + run.timeouts + run.non2xx,
  };
  process.send?.(result, () => process.exit(0));
});

/** Before the clock starts, so that sealing costs nothing; each connection has bets of its own. */
async function sealedBets(plan: BetLoadPlan) {
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
  const bet = async (number: number) => {
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

import { createApiClient } from '@kipute/api-client/api-client';
import { acceptPackedHeader, envelopeHeader, PACKED } from '@kipute/contract/envelope';
import type { BetLoadPlan } from './bet-load.ts';
import { threeOf } from './three-legs.ts';

const CALL = 'order_list/add';

export const placingUrl = ({ playerAddress }: Pick<BetLoadPlan, 'playerAddress'>) =>
  `${playerAddress}/api/${CALL}`;

export type SealedBet = { readonly body: string; readonly headers: Record<string, string> };

/** Before the clock starts, so that sealing costs nothing; each connection has bets of its own. */
export async function sealedBets(
  plan: Omit<BetLoadPlan, 'seconds' | 'betsPerSecond'>,
): Promise<SealedBet[][]> {
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
      ...{ pc_mobile: 2, timezone: 3, sent_at: Date.now() },
    };
    const sealed = await envelope.encrypt(CALL, JSON.stringify(slip), token || undefined);
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

import { createApiClient } from '@kipute/api-client/api-client';
import { acceptPackedHeader, envelopeHeader, PACKED } from '@kipute/contract/envelope';
import { jsonHeaders } from '../stage/bench-page.ts';
import { runLoad, type Target } from '../stage/http-load.ts';
import type { BenchPlayer } from '../stage/players.ts';

const CALL = 'order_list/user_inquire';
const CONNECTIONS = 64;
const ROUNDS = 4;
const SECONDS = 3;

/** Decided ones of the last thirty days, which a player sees most; or all that are older. */
export type Asked = { readonly settled: 0 | 1; readonly archived: 0 | 1 };

/** Calls a second of the first page of one player's orders. */
export async function measureOrderList(
  playerAddress: string,
  { token }: BenchPlayer,
  asked: Asked,
): Promise<number> {
  const target = await targetOf(playerAddress, token, asked);
  await load(target);
  let callsPerSecond = 0;
  for (let round = 0; round < ROUNDS; round += 1) callsPerSecond += (await load(target)) / ROUNDS;
  return callsPerSecond;
}

async function load(target: Target): Promise<number> {
  const plan = { ...target, connections: CONNECTIONS, seconds: SECONDS };
  const { requestsPerSecond, failures } = await runLoad(plan);
  if (failures > 0) throw new Error(`${failures} of the calls failed`);
  return requestsPerSecond;
}

async function targetOf(playerAddress: string, token: string, asked: Asked): Promise<Target> {
  const client = createApiClient({
    baseUrl: playerAddress,
    envelopeKey: async () => undefined,
    token: () => token,
    locale: () => 'sw',
    device: () => 'phone',
    toast: { success: () => {}, error: () => {} },
  });
  const input = { page: 1, page_size: 10, ...asked };
  const { content } = await client.call(CALL, input);
  if (content.length < 5) throw new Error('the player has too few orders to be measured');
  const envelope = await client.openEnvelope('current');
  const text = JSON.stringify({ ...input, pc_mobile: 2, timezone: 3, sent_at: Date.now() });
  const sealed = await envelope.encrypt(CALL, text, token);
  return {
    url: `${playerAddress}/api/${CALL}`,
    bodies: [JSON.stringify(sealed)],
    headers: {
      ...jsonHeaders,
      locale: 'sw',
      [envelopeHeader]: envelope.header,
      [acceptPackedHeader]: PACKED,
      authorization: `Bearer ${token}`,
    },
  };
}

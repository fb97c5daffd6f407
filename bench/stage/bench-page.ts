import { type ApiClient, createApiClient } from '@kipute/api-client/api-client';
import { hashPassword } from '@kipute/api-client/hash-password';
import { acceptPackedHeader, envelopeHeader, PACKED } from '@kipute/contract/envelope';
import type { World } from '@kipute/tools/start/world';
import type { Target } from './http-load.ts';

/** Few, because every connection of the load prepares each of them before its first request. */
const ENCRYPTED_BODIES = 4;
export const jsonHeaders = { 'content-type': 'application/json' };
/** Encrypted once and sent for minutes; a server that is measured takes it for as long. */
export const callText = JSON.stringify({ pc_mobile: 2, timezone: 3, sent_at: Date.now() });

/** A page of a phone, and the requests it would send over and over. */
export type BenchPage = {
  readonly client: ApiClient;
  readonly targetOf: (call: string) => Promise<Target>;
};

type Visit = Pick<World, 'playerAddress' | 'logins'> & { readonly as: 'player' | 'visitor' };

export async function openBenchPage({ playerAddress, logins, as }: Visit): Promise<BenchPage> {
  let token: string | undefined;
  const client = createApiClient({
    baseUrl: playerAddress,
    envelopeKey: async () => undefined,
    token: () => token,
    locale: () => 'sw',
    device: () => 'phone',
    toast: { success: () => {}, error: () => {} },
  });
  if (as === 'player') token = await signIn(client, logins);
  return {
    client,
    targetOf: async (call) => {
      const envelope = await client.openEnvelope('current');
      const encrypted = Array.from({ length: ENCRYPTED_BODIES }, () =>
        envelope.encrypt(call, callText, token),
      );
      return {
        url: `${playerAddress}/api/${call}`,
        bodies: (await Promise.all(encrypted)).map((sealed) => JSON.stringify(sealed)),
        headers: {
          ...jsonHeaders,
          locale: 'sw',
          [envelopeHeader]: envelope.header,
          [acceptPackedHeader]: PACKED,
          ...(token && { authorization: `Bearer ${token}` }),
        },
      };
    },
  };
}

async function signIn(client: ApiClient, logins: World['logins']): Promise<string> {
  const [{ phone, password } = { phone: '', password: '' }] = logins.players;
  const login = { phone, password: await hashPassword(phone, password) };
  return (await client.call('subscriber/login', login)).token;
}

import { type ApiClient, createApiClient } from '@kipute/api-client/api-client';
import { acceptPackedHeader, envelopeHeader, PACKED } from '@kipute/contract/envelope';
import { jsonHeaders } from '../stage/bench-page.ts';
import type { Target } from '../stage/http-load.ts';

type OfficeCall = 'subscriber/inquire' | 'log/inquire';

/** A page of the back-office, and the requests it would send over and over. */
export type OfficePage = {
  readonly client: ApiClient;
  readonly targetOf: (call: OfficeCall, input: object) => Promise<Target>;
};

export function openOfficePage(address: string, token: string): OfficePage {
  const client = createApiClient({
    baseUrl: address,
    envelopeKey: async () => undefined,
    token: () => token,
    locale: () => 'sw',
    device: () => 'desktop',
    toast: { success: () => {}, error: () => {} },
  });
  return {
    client,
    targetOf: async (call, input) => {
      const envelope = await client.openEnvelope('current');
      const text = JSON.stringify({ ...input, pc_mobile: 1, timezone: 3, sent_at: Date.now() });
      const sealed = await envelope.encrypt(call, text, token);
      return {
        url: `${address}/api/${call}`,
        bodies: [JSON.stringify(sealed)],
        headers: {
          ...jsonHeaders,
          locale: 'sw',
          [envelopeHeader]: envelope.header,
          [acceptPackedHeader]: PACKED,
          authorization: `Bearer ${token}`,
        },
      };
    },
  };
}

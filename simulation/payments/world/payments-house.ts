import type { Api } from '@kipute/api-client/api';
import { createApiClient } from '@kipute/api-client/api-client';
import { CallRejected } from '@kipute/api-client/call-rejected';
import type { Site } from '@kipute/contract/call';
import { type EnvelopePublicKey, envelopeKeyPath } from '@kipute/contract/envelope';
import { type Answered, answerOf } from '../../world/wire.ts';

/** Who serves which operator is fixed when a house opens, so a house of each kind is needed. */
export const arrangements = {
  direct: { HALOPESA_CHANNEL: 'azampay' },
  'through Selcom': { AIRTEL_CHANNEL: 'selcom', HALOPESA_CHANNEL: 'azampay' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

export type Arrangement = keyof typeof arrangements;

/** Every third seed plays with the aggregator that is not in use otherwise. */
export const arrangementOf = (seed: number): Arrangement =>
  seed % 3 === 0 ? 'through Selcom' : 'direct';

export type Page = { readonly site: Site; readonly token?: string };

/** The pages of one house, as a browser would open them. */
export type HousePages = {
  readonly call: <Content>(
    page: Page,
    ask: (api: Api) => Promise<Content>,
  ) => Promise<Answered<Content>>;
  /** Calls that failed by the house's own fault since this was last asked. */
  readonly takeFaults: () => readonly string[];
};

const ANSWER_WITHIN_MS = 30_000;

export async function openPages(addresses: Readonly<Record<Site, string>>): Promise<HousePages> {
  const answered = await fetch(`${addresses.player}${envelopeKeyPath}`);
  const envelopeKey = (await answered.json()) as EnvelopePublicKey;
  const clients = new Map<string, Api>();
  let faults: string[] = [];

  const clientOf = ({ site, token }: Page): Api => {
    const name = `${site} ${token ?? ''}`;
    const known = clients.get(name);
    if (known) return known;
    const { api } = createApiClient({
      baseUrl: addresses[site],
      envelopeKey: async () => envelopeKey,
      token: () => token,
      locale: () => 'sw',
      device: () => 'phone',
      toast: { success: () => {}, error: () => {} },
      timeoutMs: ANSWER_WITHIN_MS,
    });
    clients.set(name, api);
    return api;
  };

  return {
    call: async (page, ask) => {
      try {
        return { answer: 'done', content: await ask(clientOf(page)) };
      } catch (error) {
        if (!(error instanceof CallRejected)) throw error;
        const answer = answerOf(error);
        if (answer === 'refused') return { answer, code: error.code };
        faults.push(`a call on the ${page.site} site: HTTP ${error.httpStatus} ${error.code}`);
        return { answer };
      }
    },
    takeFaults: () => {
      const taken = faults;
      faults = [];
      return taken;
    },
  };
}

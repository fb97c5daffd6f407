import type { Api } from '@kipute/api-client/api';
import { createApiClient } from '@kipute/api-client/api-client';
import { CallRejected } from '@kipute/api-client/call-rejected';
import type { Site } from '@kipute/contract/call';
import { type EnvelopePublicKey, envelopeKeyPath } from '@kipute/contract/envelope';
import type { Answer, History, ServerName } from '../history.ts';
import type { Calm } from './calm.ts';
import type { WorldServer } from './server.ts';

/** Pages that call the house, as a browser would. */
export type Wire = {
  readonly call: <Content>(
    from: Page,
    ask: (api: Api) => Promise<Content>,
  ) => Promise<Answered<Content>>;
};

type Page = {
  readonly server: ServerName;
  readonly site: Site;
  readonly token?: string | undefined;
};

export type Answered<Content> =
  | { readonly answer: 'done'; readonly content: Content }
  | { readonly answer: 'refused'; readonly code: string }
  | { readonly answer: 'lost' };

/** Longer than anything takes that is not stuck for good. */
const ANSWER_WITHIN_MS = 90_000;

export type WireOptions = {
  readonly servers: Readonly<Record<ServerName, WorldServer>>;
  readonly calm: Calm;
  readonly history: History;
};

export async function openWire({ servers, calm, history }: WireOptions): Promise<Wire> {
  // One key for the fleet: a page of one server is understood by the other.
  const answered = await fetch(`${servers.A.address('player')}${envelopeKeyPath}`);
  const envelopeKey = (await answered.json()) as EnvelopePublicKey;

  return {
    call: async ({ server, site, token }, ask) => {
      const { api } = createApiClient({
        baseUrl: servers[server].address(site),
        envelopeKey: async () => envelopeKey,
        token: () => token,
        locale: () => 'sw',
        device: () => 'phone',
        toast: { success: () => {}, error: () => {} },
        timeoutMs: ANSWER_WITHIN_MS,
      });
      const mark = calm.mark();
      try {
        return { answer: 'done', content: await ask(api) };
      } catch (error) {
        if (!(error instanceof CallRejected)) throw error;
        const { httpStatus, code } = error;
        const answer = answerOf(error);
        if (answer === 'lost' || httpStatus >= 500) {
          const isCalm = calm.lastedSince(mark, [server]);
          const place = `server ${server}`;
          history.add({ kind: 'failed-call', place, httpStatus, code, calm: isCalm });
        }
        return answer === 'refused' ? { answer, code } : { answer };
      }
    },
  };
}

/**
 * A refusal inside the envelope, a 4xx and an early "overloaded" prove that nothing was done. Any
 * other 5xx and silence prove nothing: the commit may have been the last thing that worked.
 */
export function answerOf({
  httpStatus,
  code,
}: Pick<CallRejected, 'httpStatus' | 'code'>): Exclude<Answer, 'done'> {
  if (httpStatus === 0) return 'lost';
  return httpStatus < 500 || code === 'overloaded' ? 'refused' : 'lost';
}

import { type EnvelopePublicKey, envelopeKeyPath } from '@kipute/contract/envelope';
import { openEnvelope, type PageEnvelope } from './page-envelope.ts';

/** The one envelope of a page load, opened at its first use and shared by calls and socket. */
export type EnvelopeSession = {
  readonly current: () => Promise<PageEnvelope>;
  /** The server no longer knows the key `stale` was made for; everyone gets the same new one. */
  readonly renew: (stale: PageEnvelope) => Promise<PageEnvelope>;
};

export type EnvelopeSource = {
  readonly baseUrl: string;
  /** Undefined in a page that no server of ours prepared: the server is asked for it then. */
  readonly envelopeKey: () => Promise<EnvelopePublicKey | undefined>;
};

export function createEnvelopeSession({ baseUrl, envelopeKey }: EnvelopeSource): EnvelopeSession {
  let opened: Promise<PageEnvelope> | undefined;

  function openFor(key: Promise<EnvelopePublicKey | undefined>): Promise<PageEnvelope> {
    const opening = key.then(async (found) =>
      openEnvelope(found ?? (await fetchEnvelopeKey(baseUrl))),
    );
    opened = opening;
    // A failure must not stick: the next call tries again.
    opening.catch(() => {
      if (opened === opening) opened = undefined;
    });
    return opening;
  }

  return {
    current: () => opened ?? openFor(envelopeKey()),
    renew: async (stale) => {
      const current = await opened;
      if (current && current.header !== stale.header) return current;
      return openFor(Promise.resolve(undefined));
    },
  };
}

async function fetchEnvelopeKey(baseUrl: string): Promise<EnvelopePublicKey> {
  const response = await fetch(baseUrl + envelopeKeyPath, { cache: 'no-store' });
  return (await response.json()) as EnvelopePublicKey;
}

import { z } from 'zod';
import type { CountryLookup } from '../../features/visitor-country/ports.ts';
import { jsonOf, sendRequest } from '../http-client.ts';

export type CountryService = { readonly url: string; readonly key: string | undefined };

/** Nobody waits longer for a page; who is not known by then is let in. */
const TIMEOUT_MS = 1_500;

const reply = z.object({ country: z.string().regex(/^[A-Z]{2}$/) });

/** `GET <url>/<address>/json` → `{ "ip": "…", "country": "TZ" }`, as the usual services answer. */
export function createCountryService({ url, key }: CountryService): CountryLookup {
  return {
    countryOf: async (address) => {
      const response = await sendRequest(
        `${url.replace(/\/+$/, '')}/${encodeURIComponent(address)}/json`,
        {
          method: 'GET',
          headers: {
            accept: 'application/json',
            ...(key !== undefined && { authorization: `Bearer ${key}` }),
          },
          timeoutMs: TIMEOUT_MS,
        },
      );
      if (response.kind === 'lost' || response.httpStatus !== 200) return undefined;
      return reply.safeParse(jsonOf(response.text)).data?.country;
    },
  };
}

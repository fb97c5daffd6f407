import { z } from 'zod';
import { anyone, defineCall, nothing } from '../call.ts';
import { flag } from '../fields.ts';

export const visitorCalls = {
  'visitor/country': defineCall({
    summary: 'From which country our app is opened, as far as it is known, and whether we serve it',
    caller: anyone,
    sites: ['player'],
    rateLimit: { calls: 20, seconds: 60 },
    input: nothing,
    output: z.object({
      /** ISO 3166 alpha-2; null while nobody knows. */
      country: z.string().length(2).nullable(),
      /** 0 for another country than ours; whoever is not known is served. */
      is_served: flag,
    }),
  }),
};

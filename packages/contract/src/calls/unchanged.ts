import { z } from 'zod';
import { anyone, browsing, defineCall, nothing } from '../call.ts';

const choice = z.object({ id: z.number().int(), name: z.string() });

export const unchangedCalls = {
  'unchanged/inquire': defineCall({
    summary: 'The constants of both sites: enumerations, bill types, statuses, operators, markets',
    caller: anyone,
    rateLimit: browsing,
    input: nothing,
    /** Replaced by the constants catalogue's own schema. */
    output: z.record(z.string(), z.array(choice)),
  }),
};

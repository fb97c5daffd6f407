import { z } from 'zod';
import { anyone, browsing, defineCall, nothing } from '../call.ts';

export const winBonusStep = z.object({ strings: z.number().int(), cash_back: z.number() });

export const stringRewardsCalls = {
  'string_rewards/inquire': defineCall({
    summary: 'The win-bonus ladder: percent of profit by number of qualifying legs',
    caller: anyone,
    rateLimit: browsing,
    input: nothing,
    output: z.array(winBonusStep),
  }),
};

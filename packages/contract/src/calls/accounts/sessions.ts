import { z } from 'zod';
import { browsing, careful, defineCall, nothing, player } from '../../call.ts';
import { flag, instant } from '../../fields.ts';

const session = z.object({
  /** Names the session without opening it. */
  id: z.string(),
  /** The browser and system, as it called itself. */
  user_agent: z.string(),
  /** Where from, without the last digits: "41.59.3.0/24". */
  network: z.string(),
  opened_at: instant,
  expires_at: instant,
  /** 1 for the one that asks. */
  current: flag,
});

export const sessionCalls = {
  'subscriber/sessions': defineCall({
    summary: 'Where the player is signed in',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: nothing,
    output: z.array(session),
  }),
  'subscriber/end_sessions': defineCall({
    summary: 'Ends one other session of the player, or all the others when none is named',
    caller: player,
    sites: ['player'],
    rateLimit: careful,
    input: z.object({ id: z.string().max(64).optional() }),
    output: z.null(),
  }),
};

import { limitKinds, limitPeriods } from '@kipute/domain/protection/play-limit';
import { type PauseLength, pauseLengths } from '@kipute/domain/protection/play-pause';
import { z } from 'zod';
import { browsing, careful, defineCall, nothing, player } from '../../call.ts';
import { amount, instant, signedAmount } from '../../fields.ts';

/** The specification has no such calls: they are ours, as a serious house has them. */
const kind = z.enum(limitKinds);
const period = z.enum(limitPeriods);
export const pauseLength = z.enum(Object.keys(pauseLengths) as [PauseLength, ...PauseLength[]]);

const limit = z.object({
  kind,
  period,
  /** Null: no limit. */
  amount: amount.nullable(),
  used: amount,
  /** Asked for, and not in force yet. */
  awaited: z.object({ amount: amount.nullable(), applies_at: instant }).nullable(),
  /** How long a higher one, or none, waits before it holds. */
  raise_after_hours: z.number().int(),
});

export const protectionCalls = {
  'play_limit/inquire': defineCall({
    summary: 'The limits the player set, how much of each is used, and a pause in force',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: nothing,
    output: z.object({
      limits: z.array(limit),
      pause: z.object({ length: pauseLength, ends_at: instant }).nullable(),
    }),
  }),
  'play_limit/left': defineCall({
    summary: 'What the player may still stake by limits of their own, and until when a break lasts',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: nothing,
    output: z.object({
      /** Null: nothing of their own limits it. */
      stake: amount.nullable(),
      pause_ends_at: instant.nullable(),
    }),
  }),
  'play_limit/set': defineCall({
    summary: 'A lower limit holds at once, a higher one or none after 24 hours',
    caller: player,
    sites: ['player'],
    rateLimit: careful,
    input: z.object({ kind, period, amount: amount.nullable() }),
    output: z.object({ applies_at: instant }),
  }),
  'play_pause/add': defineCall({
    summary: 'Time out or self-exclusion: no deposit and no bet until its end, withdrawals go on',
    caller: player,
    sites: ['player'],
    rateLimit: careful,
    input: z.object({ length: pauseLength }),
    output: z.object({ ends_at: instant }),
  }),
  'play_session/inquire': defineCall({
    summary: 'Since when this session lasts, and what the player won or lost in it',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({ since: instant }),
    output: z.object({ staked: amount, net_result: signedAmount }),
  }),
};

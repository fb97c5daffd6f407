import { z } from 'zod';
import { anyone, browsing, careful, defineCall, nothing, player } from '../call.ts';
import { amount, flag, id, instant } from '../fields.ts';
import { orderLeg } from './betting/bet-fields.ts';

const count = z.number().int().min(0);

const winner = z.object({
  /** Opens the picks. */
  id,
  /** `A•••`, of who agreed; empty otherwise. */
  name: z.string(),
  region: z.string(),
  product: z.enum(['single', 'accumulator', 'system']),
  legs: count,
  /** Total odds of its placing. */
  odds: z.number(),
  stake: amount,
  /** Into the purse, after tax. */
  paid: amount,
  tax: amount,
  won_at: instant,
});

export const winnerPeriods = ['day', 'week', 'month'] as const;

export const winnerCalls = {
  'winners/inquire': defineCall({
    summary: 'Large wins of a period by what was paid, and how many of its tickets brought a win',
    caller: anyone,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({ period: z.enum(winnerPeriods).default('week') }),
    output: z.object({
      winners: z.array(winner),
      /** A win is large from here on. */
      from: amount,
      /** Tickets of the period that were decided, and those of them that won. */
      decided: count,
      won: count,
    }),
  }),
  'winners/slip': defineCall({
    summary: 'The picks of a large win, for whoever wants to look at them',
    caller: anyone,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({ id }),
    output: winner.extend({
      details: z.array(
        orderLeg.pick({
          market_name: true,
          selection_name: true,
          odds: true,
          outcome: true,
          fixture_date: true,
          team_home: true,
          team_away: true,
          league: true,
        }),
      ),
    }),
  }),
  'winners/choice': defineCall({
    summary: 'Whether large wins of the player are shown with a letter and the region',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: nothing,
    output: z.object({ shown: flag }),
  }),
  'winners/update_choice': defineCall({
    summary: 'A yes or a no of the player, in force within a minute',
    caller: player,
    sites: ['player'],
    rateLimit: careful,
    input: z.object({ shown: flag }),
    output: z.object({ shown: flag }),
  }),
};

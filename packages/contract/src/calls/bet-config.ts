import { z } from 'zod';
import { administrator, anyone, browsing, defineCall, nothing, officeWork } from '../call.ts';
import { amount, flag, note, prompt } from '../fields.ts';

/** `no_bet`: 0 betting is open, 1 it is paused and `pause_prompt` says why. */
const bettingPause = z.object({ no_bet: flag, pause_prompt: z.string() });

export const betConfig = bettingPause.extend({
  id: z.number().int(),
  minimum_bet_amount: amount,
  minimum_bet_amount_virtual: amount,
  max_bet_amount: amount,
  min_string_reward_odds: z.number(),
  single_game_highest_profit: amount,
  multiple_game_highest_profit: amount,
  tax_rate: z.number(),
  /** Seconds for which a bet on a match in play is held before it is answered. */
  live_bet_delay: z.number().int().min(0),
  customer_service: z.string(),
});

export const betConfigCalls = {
  'bet_config/inquire': defineCall({
    summary: 'Stake limits, highest profits, tax and the betting pause',
    caller: anyone,
    rateLimit: browsing,
    input: nothing,
    output: betConfig,
  }),
  'bet_config/checkout_no_bet': defineCall({
    summary: 'Is betting open? Pages ask every 10 seconds',
    caller: anyone,
    rateLimit: browsing,
    input: nothing,
    output: bettingPause,
  }),
  'bet_config/update_no_bet': defineCall({
    summary: 'Pauses or opens betting for everybody, at once',
    caller: administrator('bet_config/update_no_bet'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ no_bet: flag, pause_prompt: prompt, note }),
    output: z.null(),
  }),
};

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

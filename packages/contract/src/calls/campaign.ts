import { z } from 'zod';
import { anyone, browsing, careful, defineCall, nothing, player } from '../call.ts';
import { amount, flag, id } from '../fields.ts';
import {
  campaignAudience,
  campaignKind,
  campaignPicture,
  campaignRules,
  campaignState,
  eatDay,
} from './campaign-fields.ts';

const count = z.number().int().min(0);

/** A campaign as players see it, in their language. */
const shownCampaign = z.object({
  id,
  kind: campaignKind,
  state: campaignState,
  title: z.string(),
  summary: z.string(),
  picture: campaignPicture,
  first_day: eatDay,
  last_day: eatDay,
  audience: campaignAudience,
  rules: campaignRules,
  /** 0 while nothing is left to give. */
  rewards_left: flag,
  /** 1 when the signed-in player joined. */
  joined: flag,
});

const ladderStep = z.object({ strings: count, cash_back: z.number() });

const progressDay = z.object({
  day: eatDay,
  /** Own money that was at risk, of decided bets. */
  counted: amount,
  /** Of bets that wait for their results. */
  waiting: amount,
  /** What was asked for on that day. */
  wanted: amount,
  reached: flag,
});

const reward = z.object({
  /** A day, or `all` where there is one reward. */
  period: z.string(),
  amount,
  /** 0 while it waits: for the budget, or for the end of the player's own break. */
  granted: flag,
});

const progress = z.object({
  campaign: shownCampaign,
  today: eatDay,
  /** Of daily stakes, every day of the window; empty otherwise. */
  days: z.array(progressDay),
  days_reached: count,
  rewards: z.array(reward),
});

export const campaignCalls = {
  'campaign/shown': defineCall({
    summary: 'Campaigns that run or are about to; none for who takes a break from playing',
    caller: anyone,
    sites: ['player'],
    rateLimit: browsing,
    input: nothing,
    output: z.array(shownCampaign),
  }),
  'campaign/one': defineCall({
    summary: 'One campaign with its small print, and the live bonus ladder where it tells of it',
    caller: anyone,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({ id }),
    output: shownCampaign.extend({
      terms: z.string(),
      ladder: z.array(ladderStep),
      /** Least odds of a leg that counts for the ladder. */
      ladder_odds: z.number(),
      /** Bets decided so many days after the last one still count. */
      claim_days: count,
    }),
  }),
  'campaign/progress': defineCall({
    summary: 'How far the player is in a campaign; without a number, in the one of daily stakes',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({ id: id.optional() }),
    output: progress.nullable(),
  }),
  'campaign/join': defineCall({
    summary: 'Joins a campaign that counts only for those who do; again, nothing changes',
    caller: player,
    sites: ['player'],
    rateLimit: careful,
    input: z.object({ id }),
    output: z.null(),
  }),
};

import { z } from 'zod';
import {
  administrator,
  defineCall,
  definePagedCall,
  officeWork,
  provenAdministrator,
} from '../../call.ts';
import { boostRules, boostStates } from '../../constants/betting/boosts.ts';
import { amount, flag, id, instant, page, pageSize, visibleText } from '../../fields.ts';
import { person, reason } from '../office/office-fields.ts';

const state = z.enum(Object.keys(boostStates) as [keyof typeof boostStates]);
const rule = z.enum(Object.keys(boostRules) as [keyof typeof boostRules]);

const count = z.number().int().min(0);
/** Decimal odds; 0 where there are none. */
const shownOdds = z.number().min(0).max(100_000).multipleOf(0.001);
/** Two decimals: a third one nobody would see. */
const raisedOdds = z.number().min(1.01).max(1_000).multipleOf(0.01);
/** Of the odds without a margin; at 100 the house takes nothing. */
const fairPercent = z.number().min(80).max(200).multipleOf(0.1);
/** Whole shillings. */
const shillings = (most: number) => z.number().int().min(100).max(most);

const boost = z.object({
  id,
  selection_id: id,
  match_id: id,
  /** As it was called when the boost was made, in the administrator's language. */
  match: z.string(),
  market: z.string(),
  selection: z.string(),
  match_starts_at: instant,
  state,
  rule,
  /** By hand. */
  odds: shownOdds.nullable(),
  /** By the rule. */
  percent: z.number().nullable(),
  /** Without the boost and with it; both are the same while it is not sold. */
  price_now: shownOdds,
  boosted_now: shownOdds,
  /** 1 while this server sells at the raised price. */
  is_sold: flag,
  starts_at: instant,
  ends_at: instant,
  stake_maximum: amount,
  budget: amount,
  /** The most that bets at the raised price make the house pay extra, if all of them win. */
  spent: amount,
  left: amount,
  bets: count,
  staked: amount,
  note: z.string(),
  made_by: person,
  made_at: instant,
  ended_by: person.nullable(),
  ended_at: instant.nullable(),
});

export const boostCalls = {
  'boost/inquire': definePagedCall({
    summary: 'Raised prices with what their bets cost at most and what is left, the newest first',
    caller: administrator('boost/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      page,
      page_size: pageSize,
      state: state.optional(),
      match_id: id.optional(),
    }),
    output: z.array(boost),
  }),
  'boost/selections': definePagedCall({
    summary: 'Selections on sale before their match that can be boosted: by team, match or its id',
    caller: administrator('boost/add'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ page, page_size: pageSize, text: visibleText(60).optional() }),
    output: z.array(
      z.object({
        id,
        match: z.string(),
        market: z.string(),
        selection: z.string(),
        odds: shownOdds,
        start_time: instant,
      }),
    ),
  }),
  'boost/add': defineCall({
    summary: 'Raises the price of a selection for a time, with a stake cap and a budget',
    caller: provenAdministrator('boost/add'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      selection_id: id,
      rule,
      odds: raisedOdds.optional(),
      percent: fairPercent.optional(),
      /** Left out: now, and the start of the match. */
      starts_at: instant.optional(),
      ends_at: instant.optional(),
      /** All bets of one player on it together. */
      stake_maximum: shillings(10_000_000),
      budget: shillings(1_000_000_000),
      reason,
    }),
    output: z.object({ id }),
  }),
  'boost/stop': defineCall({
    summary: 'Ends a boost at once and for good; bets that stand keep their price',
    caller: provenAdministrator('boost/stop'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id, reason }),
    output: z.null(),
  }),
};

import { guardReasons } from '@kipute/domain/odds/guard/market-guard';
import { z } from 'zod';
import { administrator, defineCall, officeWork, provenAdministrator } from '../../call.ts';
import { rowsOf } from '../../constants/choice.ts';
import { riskLevels } from '../../constants/matches/markets.ts';
import { amount, flag, id, instant, signedAmount } from '../../fields.ts';
import { deed, reason } from '../office/office-fields.ts';
import { matchHeader } from './match-info.ts';
import { revision } from './match-office.ts';

const usual = { sites: ['backoffice'], rateLimit: officeWork } as const;
const count = z.number().int().min(0);
const riskLevel = z.literal(rowsOf(riskLevels).map(([, { id: number }]) => number));
/** As people read them; 0 without a price. */
const odds = z.number().min(0);

const tradedSelection = z.object({
  id,
  name: z.string(),
  provider_odds: odds,
  /** What would be sold without a hand on it. */
  base_odds: odds,
  sold_odds: odds,
  /** What it was sold at when it came up first; 0 where that is not known. */
  original_odds: odds,
  /** 1 when it can be bet on now. */
  is_open: flag,
  /** Already decided by the provider. */
  is_decided: flag,
  is_sealed: flag,
  risk_level: riskLevel,
  /** What a trader put on the price, or took off it. */
  price_shift: z.number(),
  is_boosted: flag,
  revision,
  bets: count,
  stake: amount,
  /** What the house pays if it wins. */
  liability: amount,
});

const tradedMarket = z.object({
  id,
  name: z.string(),
  betting_type_id: z.number().int(),
  part_id: z.number().int(),
  is_closed: flag,
  is_sealed: flag,
  risk_level: riskLevel,
  /** Why the price guard holds it; null when it does not. */
  held: z.enum(guardReasons).nullable(),
  revision,
  /** Percent over the fair sum, as the provider prices it and as it is sold; null without all prices. */
  provider_margin: z.number().nullable(),
  sold_margin: z.number().nullable(),
  bets: count,
  stake: amount,
  selections: z.array(tradedSelection),
});

const tradedMatch = z.object({
  header: matchHeader,
  is_fresh: flag,
  is_visible: flag,
  is_sealed: flag,
  is_in_maintenance: flag,
  is_up_goal: flag,
  is_popular: flag,
  allows_random_bets: flag,
  risk_level: riskLevel,
  revision,
  /** Most that the open bets on it may cost, and the limit of one match. */
  liability: amount,
  liability_maximum: amount,
  /** Percent of the usual highest stake at each risk level, by its number. */
  stake_percents: z.array(z.number()),
  /** How far a price may be moved, of what it would be. */
  price_maximum_percent: z.number(),
  /** Parts of which a score can be entered. */
  parts: z.array(z.object({ id: z.number().int(), name: z.string(), is_whole: flag })),
  markets: z.array(tradedMarket),
  read_at: instant,
});

/** What is decided about: the whole match, or one of its markets or selections. */
const scope = z.enum(['match', 'market', 'selection']);
/** One key has no time for words: what nobody explained is logged as done by a key. */
const shortReason = reason.optional();

const score = z.object({
  part_id: z.number().int(),
  home: z.number().int().min(0).max(999),
  away: z.number().int().min(0).max(999),
});
const enteredResult = {
  match_id: id,
  /** What the sport scores: goals, points, sets. */
  scores: z.array(score).min(1).max(20),
  /** Football only. */
  corners: z.array(score).max(3).default([]),
};

/** What would become of every order that it reaches. Counts first, money beside them. */
const preview = z.object({
  /** Of exactly this preview: the deed names it, and another one is refused. */
  seen: z.string(),
  markets: count,
  selections: count,
  /** That the result does not decide, with bets on them. */
  undecided: count,
  orders: count,
  legs_won: count,
  legs_lost: count,
  legs_refunded: count,
  legs_half: count,
  settled_now: count,
  /** Other legs are open. */
  waiting: count,
  /** Payouts so large that a person looks at each. */
  for_review: count,
  /** Paid before: what they were paid is taken back and paid anew. */
  corrected: count,
  stake_settled: amount,
  paid: amount,
  /** What corrected orders were paid before. */
  paid_before: amount,
  tax: amount,
  /** Stakes of what is settled for the first time, less what is paid more than before. */
  house_result: signedAmount,
  /** 1 when a second person has to approve it. */
  needs_second: flag,
  second_from: amount,
});

const voided = {
  match_id: id,
  market_ids: z.array(id).min(1).max(200),
  /** Bets placed in this time, both included. */
  from: instant,
  until: instant,
};

const done = z.object({ deed });

/** One match on the desk of a trader. */
export const tradingCalls = {
  'trading/detailed': defineCall({
    ...usual,
    summary: 'One match with every market and selection: prices, stakes, what the house may owe',
    caller: administrator('trading/detailed'),
    input: z.object({ match_id: id }),
    output: tradedMatch,
  }),
  'trading/update_seal': defineCall({
    ...usual,
    summary: 'Seals a match, a market or a selection at once, or opens it again',
    caller: administrator('trading/update_seal'),
    input: z.object({ scope, id, sealed: flag, reason: shortReason }),
    output: z.object({ revision }),
  }),
  'trading/update_risk': defineCall({
    ...usual,
    summary: 'How much of the usual stake is taken on a match, a market or a selection',
    caller: administrator('trading/update_risk'),
    input: z.object({ scope, id, risk_level: riskLevel, reason: shortReason }),
    output: z.object({ revision }),
  }),
  'trading/update_price': defineCall({
    ...usual,
    summary: 'Moves the price of a selection by hand within bounds; 0 releases it',
    caller: administrator('trading/update_price'),
    input: z.object({
      selection_id: id,
      /** Of the price as it was read; an older one is refused. */
      revision,
      /** More or less than it would be, in steps of a hundredth. */
      price_shift: z.number().min(-100).max(100).multipleOf(0.01),
      reason: shortReason,
    }),
    output: z.object({ revision, sold_odds: odds }),
  }),
  'trading/preview_result': defineCall({
    ...usual,
    summary: 'What a result would decide, order by order in sum; nothing is done',
    caller: administrator('trading/enter_result'),
    input: z.object(enteredResult),
    output: preview,
  }),
  'trading/enter_result': defineCall({
    ...usual,
    summary: 'A result by its score, as it was previewed; a large one is proposed',
    caller: provenAdministrator('trading/enter_result'),
    input: z.object({ ...enteredResult, seen: z.string().max(100), reason }),
    output: done,
  }),
  'trading/preview_void': defineCall({
    ...usual,
    summary: 'What refunding the bets of a time on some markets would cost; nothing is done',
    caller: administrator('trading/void'),
    input: z.object(voided),
    output: preview,
  }),
  'trading/void': defineCall({
    ...usual,
    summary: 'Refunds what was bet on some markets in a time, as it was previewed',
    caller: provenAdministrator('trading/void'),
    input: z.object({ ...voided, seen: z.string().max(100), reason }),
    output: done,
  }),
};

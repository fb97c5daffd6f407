import { z } from 'zod';
import {
  administrator,
  browsing,
  defineCall,
  definePagedCall,
  officeWork,
  player,
} from '../../call.ts';
import { referredBetStates, riskGroups } from '../../constants/betting/risk.ts';
import { amount, flag, id, instant, page, pageSize, visibleText } from '../../fields.ts';
import { serialNumber } from '../money/payment-fields.ts';
import { maskedPhone, person } from '../office/office-fields.ts';
import { order, refusedLeg } from './bet-fields.ts';
import { idOf } from './order-office-fields.ts';

const odds = z.number().min(0).max(100_000).multipleOf(0.001);
const state = idOf(referredBetStates);
/** Until whoever must answer has answered; 0 when nobody must. */
const secondsLeft = z.number().int().min(0);

/** A bet that waits for a trader, as its player sees it. */
export const ownReferredBet = z.object({
  id,
  /** Of the request that it was. */
  request_key: z.string(),
  state,
  bet_amount: amount,
  /** What a trader takes of it; null while nothing was cut. */
  offered_amount: amount.nullable(),
  seconds_left: secondsLeft,
  legs: z.array(
    z.object({
      outcomeId: id,
      team_home: z.string(),
      team_away: z.string(),
      market_name: z.string(),
      selection_name: z.string(),
      odds,
    }),
  ),
  /** Why it was not placed, in the player's language; empty otherwise. */
  why: z.string(),
  nobet_list: z.array(refusedLeg),
  /** The bet, once it stands. */
  order_info: order.nullable(),
});

const referredLeg = z.object({
  match_id: id,
  selection_id: id,
  league: z.string(),
  team_home: z.string(),
  team_away: z.string(),
  market_name: z.string(),
  selection_name: z.string(),
  isLive: flag,
  /** When it was referred, and now; 0 when it cannot be had. */
  odds,
  odds_now: odds,
  /** What the house owes on the selection and on the match already. */
  selection_exposure: amount,
  match_exposure: amount,
});

export const referredBet = z.object({
  id,
  user: person,
  phone: maskedPhone,
  risk_group: idOf(riskGroups),
  stake_factor: z.number().int(),
  state,
  stake: amount,
  offered_amount: amount.nullable(),
  /** As it was asked for. */
  payout: amount,
  total_price: z.string(),
  /** 1: of a credit stake. */
  by_credit: flag,
  leg_count: z.number().int(),
  legs: z.array(referredLeg),
  referred_at: instant,
  /** How long it has waited, or waited until it ended. */
  age_seconds: z.number().int().min(0),
  seconds_left: secondsLeft,
  decided_by: person.nullable(),
  decided_at: instant.nullable(),
  note: z.string(),
  /** Of the order, once it stands. */
  serial_number: z.union([z.literal(''), serialNumber]),
  order_id: id.nullable(),
  /** Why it was accepted and not placed, in the administrator's language. */
  why: z.string(),
});

/** A page asks every other second while a bet waits. */
export const referredBetCalls = {
  'order_list/referred': defineCall({
    summary: 'The own bet that waits for a trader, or with a number that one; null when none does',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({ id: id.optional() }),
    output: ownReferredBet.nullable(),
  }),
  'order_list/answer_cut': defineCall({
    summary:
      'The player agrees to the stake a trader takes, which places the bet, or takes it back',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    /** The amount that was agreed to; another one than was offered places nothing. */
    input: z.object({ id, agree: flag, bet_amount: amount.optional() }),
    output: ownReferredBet,
  }),
  'referred_bet/inquire': definePagedCall({
    summary: 'Bets that wait for a trader, the oldest first, and what became of the others',
    caller: administrator('referred_bet/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      page,
      page_size: pageSize,
      /** 1: those that are waited for. */
      open: flag.optional(),
      state: state.optional(),
      user_id: id.optional(),
    }),
    output: z.array(referredBet),
  }),
  'referred_bet/decide': defineCall({
    summary: 'A trader accepts a large bet, takes a smaller stake or refuses it; one decides, once',
    caller: administrator('referred_bet/decide'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      id,
      decision: z.enum(['accept', 'cut', 'refuse']),
      /** Of a cut: what is taken. */
      amount: amount.optional(),
      note: visibleText(200).default(''),
    }),
    output: referredBet,
  }),
};

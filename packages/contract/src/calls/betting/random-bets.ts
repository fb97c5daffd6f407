import { z } from 'zod';
import {
  administrator,
  defineCall,
  definePagedCall,
  officeWork,
  provenAdministrator,
} from '../../call.ts';
import { randomRunStates } from '../../constants/betting/risk.ts';
import { amount, flag, id, instant, note, page, pageSize } from '../../fields.ts';
import { person, reason } from '../office/office-fields.ts';
import { idOf } from './order-office-fields.ts';

const RANDOM_BETS_MAX = 10_000;
const RANDOM_USERS_MAX = 500;
const RANDOM_DAYS_MAX = 30;

const count = z.number().int().min(0);

const randomRun = z.object({
  id,
  state: idOf(randomRunStates),
  by: person,
  users: count,
  total: count,
  placed: count,
  refused: count,
  /** What most of the refused ones were refused for, in the administrator's language. */
  refused_why: z.string(),
  staked: amount,
  min_amount: amount,
  max_amount: amount,
  days: count,
  live_only: flag,
  multi_bet: flag,
  odds_ceiling: z.number().min(0),
  note: z.string(),
  made_at: instant,
  ended_at: instant.nullable(),
});

export const randomBetCalls = {
  'order_list/random_betting': defineCall({
    summary:
      'Places bets by chance for chosen users, paid from their purses by the ordinary rules, as a job with progress',
    caller: provenAdministrator('order_list/random_betting'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      /** Nobody is refused by its name, not as a bad parameter. */
      user_ids: z.array(id).max(RANDOM_USERS_MAX),
      count: z.number().int().min(1).max(RANDOM_BETS_MAX),
      min_amount: amount,
      max_amount: amount,
      /** Matches that begin within so many days; 0: today's. */
      days: z.number().int().min(0).max(RANDOM_DAYS_MAX),
      live_only: flag.default(0),
      /** 1: some of them accumulators of up to six legs. */
      multi_bet: flag.default(0),
      /** Of a whole bet; 0: any odds. */
      odds_ceiling: z.number().min(0).max(100_000).multipleOf(0.001).default(0),
      note,
    }),
    output: z.object({ id }),
  }),
  'random_bet/inquire': definePagedCall({
    summary: 'Runs of random bets, the newest first, with how far each has come',
    caller: administrator('order_list/random_betting'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ page, page_size: pageSize }),
    output: z.array(randomRun),
  }),
  'random_bet/stop': defineCall({
    summary: 'Places no more bets of a run; those that stand stay',
    caller: administrator('order_list/random_betting'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id, reason }),
    output: z.null(),
  }),
};

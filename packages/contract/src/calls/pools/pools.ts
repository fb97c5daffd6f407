import { z } from 'zod';
import {
  anyone,
  browsing,
  careful,
  defineCall,
  definePagedCall,
  player,
  type RateLimit,
} from '../../call.ts';
import { RESULTS_PAGE_SIZE } from '../../constants/betting/limits.ts';
import { flag, id, page, pageSize } from '../../fields.ts';
import { payType } from '../betting/bet-fields.ts';
import { requestKey } from '../money/payment-fields.ts';
import {
  foundTicket,
  issueResult,
  picks,
  poolGame,
  reservePicks,
  shownIssue,
  ticket,
} from './pool-fields.ts';

/** As fast as anybody fills a ticket by luck. */
const buying: RateLimit = { calls: 60, seconds: 60 };

/** Jackpot and Lucky Six, as players meet them. */
export const poolCalls = {
  'guessing_bet_type/inquire': defineCall({
    summary: 'Issues of a game that are on sale or wait for their results, the one on sale first',
    caller: anyone,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({ id: poolGame }),
    output: z.array(shownIssue),
  }),
  'guessing_bet/add': defineCall({
    summary: 'Buys a ticket: one pick for each match and each reserve, paid at once',
    caller: player,
    sites: ['player'],
    rateLimit: buying,
    input: z.object({
      request_key: requestKey,
      issue_id: id,
      pay_type: payType,
      picks,
      reserve_picks: reservePicks,
      multiplier: z.number().int().min(1).max(1_000).default(1),
      /** What the page showed; another number is refused, so that nobody pays what they did not see. */
      lines: z.number().int().min(1),
    }),
    output: ticket,
  }),
  'guessing_bet/user_inquire': definePagedCall({
    summary: 'Tickets of the player, newest first: open, decided, or all older than thirty days',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({
      page,
      page_size: pageSize,
      game: poolGame.optional(),
      settled: flag.optional(),
      archived: flag.default(0),
    }),
    output: z.array(ticket),
  }),
  'guessing_bet/detailed': defineCall({
    summary: 'One ticket of the player, by its id or by its serial number',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    /** The number with or without its first letter; without either no ticket is meant. */
    input: z.object({ id: id.optional(), code: z.string().max(40).default('') }),
    output: ticket,
  }),
  'guessing_bet/inquire_by_code': defineCall({
    summary: 'The picks of a ticket and how it stands, for who has its serial number',
    caller: anyone,
    sites: ['player'],
    rateLimit: careful,
    /** With or without its first letter. */
    input: z.object({ code: z.string().max(40) }),
    output: foundTicket,
  }),
  'guessing_bet/results': definePagedCall({
    summary: 'Settled issues of a game with their results, winners and sums, the newest first',
    caller: anyone,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({ page, page_size: pageSize.default(RESULTS_PAGE_SIZE), game: poolGame }),
    output: z.array(issueResult),
  }),
};

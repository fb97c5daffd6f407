import { z } from 'zod';
import type { RateLimit } from '../../call.ts';
import {
  anyone,
  browsing,
  careful,
  defineCall,
  definePagedCall,
  nothing,
  player,
} from '../../call.ts';
import { RACING_STATISTICS_ROUNDS, RESULTS_PAGE_SIZE } from '../../constants/betting/limits.ts';
import { amount, flag, id, instant, page, pageSize } from '../../fields.ts';
import { requestKey, wholeAmount } from '../money/payment-fields.ts';
import { count, racingOrder, racingPick, racingRound, racingTable } from './racing-fields.ts';

const betting: RateLimit = { calls: 120, seconds: 60 };

/** How often each car won, from car 1 on, among the last rounds. */
const carCounts = z.array(count).length(10);

/** Virtual racing, as players meet it. */
export const racingCalls = {
  'racing_round/inquire': defineCall({
    summary: 'The round that takes bets or is being run, the one before it, and what bets bring',
    caller: anyone,
    sites: ['player'],
    rateLimit: browsing,
    input: nothing,
    output: z.object({
      server_time: instant,
      /** Null while no rounds are held. */
      current: racingRound.nullable(),
      /** The newest one that has ended. */
      last: racingRound.nullable(),
      table: racingTable,
      /** In coin, shared by who has ten right. */
      pool: amount,
      champions: carCounts,
      /** Rounds that were counted, at most a hundred. */
      rounds: count.max(RACING_STATISTICS_ROUNDS),
    }),
  }),
  'racing_round/results': definePagedCall({
    summary: 'Rounds that have ended, the newest first, of the last hundred',
    caller: anyone,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({ page, page_size: pageSize.default(RESULTS_PAGE_SIZE) }),
    output: z.array(racingRound),
  }),
  'racing_round/proof': defineCall({
    summary: 'One round, with all that its result can be made again from',
    caller: anyone,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({ id }),
    output: racingRound,
  }),
  'racing_order/add': defineCall({
    summary: 'Bets on a round in racing coin; several numbers are several tickets',
    caller: player,
    sites: ['player'],
    rateLimit: betting,
    input: z.object({
      request_key: requestKey,
      round_id: id,
      picks: z.array(racingPick).max(6),
      /** In coin, for each ticket. */
      single_amount: wholeAmount,
      /** What the page showed; another number is refused, so that nobody pays what they did not see. */
      tickets: z.number().int().min(0),
    }),
    output: racingOrder,
  }),
  'racing_order/user_inquire': definePagedCall({
    summary: 'Racing bets of the player, newest first',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({
      page,
      page_size: pageSize,
      round_id: id.optional(),
      settled: flag.optional(),
      archived: flag.default(0),
    }),
    output: z.array(racingOrder),
  }),
  'racing_order/detailed': defineCall({
    summary: 'One racing bet of the player, by its id or by its serial number',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({ id: id.optional(), code: z.string().max(40).default('') }),
    output: racingOrder,
  }),
  'racing_coin/convert': defineCall({
    summary: 'Balance to racing coin, free, or back, less tax',
    caller: player,
    sites: ['player'],
    rateLimit: careful,
    input: z.object({
      request_key: requestKey,
      direction: z.enum(['to-coin', 'to-balance']),
      amount: wholeAmount,
      /** The clock of the device; refused when it is off by more than five minutes. */
      device_time: instant,
    }),
    output: z.object({ converted: amount, tax: amount, received: amount }),
  }),
};

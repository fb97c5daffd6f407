import { z } from 'zod';
import {
  administrator,
  defineCall,
  definePagedCall,
  nothing,
  officeWork,
  provenAdministrator,
} from '../../call.ts';
import { amount, flag, id, instant, page, pageSize, signedAmount } from '../../fields.ts';
import { serialNumber } from '../money/payment-fields.ts';
import { deed, maskedPhone, person, reason } from '../office/office-fields.ts';
import {
  count,
  orderBetType,
  pickBetType,
  racingOrder,
  racingOrderStatus,
  racingResult,
  racingRound,
  roundStatus,
} from './racing-fields.ts';

const odds = z.number().min(1.01).max(10_000).multipleOf(0.001);
const seconds = z.number().int().min(1).max(3_600);

/** Rounds of tomorrow follow new times; new odds hold from the next round on. */
const racingConfig = z.object({
  /** 0: no round is held and none takes bets. */
  is_open: flag,
  betting_seconds: seconds,
  closed_seconds: seconds,
  race_seconds: z.number().int().min(5).max(60),
  result_seconds: seconds,
  champion_odds: odds,
  champion_and_runner_up_odds: odds,
  top_three_odds: odds,
  odd_even_odds: odds,
  big_small_odds: odds,
  ten_of_ten: z
    .array(
      z.object({
        right: z.number().int().min(1).max(8),
        multiplier: z.number().int().min(0).max(1_000_000),
      }),
    )
    .max(8),
  ten_of_ten_pool_percent: z.number().min(0).max(10).multipleOf(0.01),
  /** What the house puts into a pool that was won. */
  ten_of_ten_pool_start: z.number().int().min(0).max(100_000_000),
  bet_amount_min: z.number().int().min(1).max(1_000_000),
  bet_amount_max: z.number().int().min(1).max(10_000_000),
  ten_of_ten_amount_max: z.number().int().min(1).max(10_000_000),
  max_tickets: z.number().int().min(1).max(200),
});

export const racingConfigCalls = {
  'racing_config/inquire': defineCall({
    summary: 'How racing is held and what bets bring, with who changed it last',
    caller: administrator('racing_config/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: nothing,
    output: racingConfig.extend({
      revision: z.number().int(),
      /** Of a million staked what comes back, by bet type. */
      stated_returns: z.array(z.object({ bet_type: pickBetType, stated_return: count })),
      changed_by: person.nullable(),
      changed_at: instant.nullable(),
    }),
  }),
  'racing_config/update': defineCall({
    summary: 'Another configuration of racing; an older revision is refused',
    caller: provenAdministrator('racing_config/update'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: racingConfig.extend({ revision: z.number().int(), reason }),
    output: z.object({ revision: z.number().int() }),
  }),
};

const officeRound = racingRound.extend({
  bets: count,
  tickets: count,
  bet_amount: amount,
  paid: amount,
  shared: amount,
  /** Into the pool of ten-of-ten. */
  pool_fed: amount,
  /** Stakes less what was paid of them and fed into the pool. */
  profit: signedAmount,
  refund_reason: z.string(),
  refunded_by: person.nullable(),
});

const officeOrder = racingOrder.extend({
  user_id: id,
  user_name: z.string(),
  phone: maskedPhone,
  /** 2 when the gaming board is told of this player's bets. */
  reported: z.union([z.literal(1), z.literal(2)]),
});

export const racingOfficeCalls = {
  'racing_round/inquire_all': definePagedCall({
    summary: 'Rounds of racing with their stakes and what was paid, the newest first',
    caller: administrator('racing_round/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      page,
      page_size: pageSize,
      id: id.optional(),
      status: roundStatus.optional(),
      /** 1: only rounds that somebody bet on. */
      with_bets: flag.default(0),
      from: instant.optional(),
      until: instant.optional(),
    }),
    output: z.array(officeRound),
  }),
  'racing_round/detailed': defineCall({
    summary: 'One round, with stakes and payments by bet type',
    caller: administrator('racing_round/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id }),
    output: officeRound.extend({
      by_type: z.array(
        z.object({ bet_type: orderBetType, bets: count, bet_amount: amount, paid: amount }),
      ),
    }),
  }),
  'racing_round/refund': defineCall({
    summary:
      'Gives back every stake of a round that is not settled; by two persons once it was sold',
    caller: provenAdministrator('racing_round/refund'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id, reason }),
    output: deed,
  }),
  'racing_order/inquire': definePagedCall({
    summary: 'Racing bets, newest first, by round, player, number, type and state',
    caller: administrator('racing_order/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      page,
      page_size: pageSize,
      round_id: id.optional(),
      user_id: id.optional(),
      serial_number: serialNumber.optional(),
      bet_type: orderBetType.optional(),
      status: racingOrderStatus.optional(),
      result: racingResult.optional(),
      from: instant.optional(),
      until: instant.optional(),
    }),
    output: z.array(officeOrder),
  }),
};

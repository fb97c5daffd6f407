import { z } from 'zod';
import {
  racingBetTypes,
  racingOrderStatuses,
  racingResults,
  racingRoundStatuses,
} from '../../constants/betting/games.ts';
import { type Choices, rowsOf } from '../../constants/choice.ts';
import { amount, id, instant } from '../../fields.ts';
import { serialNumber } from '../money/payment-fields.ts';

const idOf = <Table extends Choices>(table: Table) => {
  const ids = rowsOf(table).map(([, choice]) => choice.id as Table[keyof Table]['id']);
  return z.literal(ids);
};

export const roundStatus = idOf(racingRoundStatuses);
export const racingOrderStatus = idOf(racingOrderStatuses);
export const racingResult = idOf(racingResults);
/** Of an order; `main` is one of several kinds. */
export const orderBetType = idOf(racingBetTypes);
/** Of a pick. */
export const pickBetType = z.literal([2, 3, 4, 5, 6, 7]);

export const count = z.number().int().min(0);
/** SHA-256 or a seed, in hexadecimal. */
export const hex256 = z.string().regex(/^[0-9a-f]{64}$/);
export const salt = z.string().regex(/^[0-9a-f]{32}$/);
/** `1-10` in the order of finishing; empty until it is drawn. */
export const finish = z.array(z.number().int().min(1).max(10)).max(10);

/** What was chosen: cars; of odd-even and big-small 1 for odd or big, 2 for even or small. */
export const racingPick = z.object({
  bet_type: pickBetType,
  numbers: z.array(z.number().int()).max(20),
});

export const racingRound = z.object({
  /** `202611190375`: the day in East Africa, and the round of it. */
  id,
  /** What players call it: 375. */
  issue: z.number().int().min(1),
  status: roundStatus,
  start_bet_time: instant,
  end_bet_time: instant,
  /** The cars start, and from here on the order is told. */
  draw_time: instant,
  /** The cars are in: bets are paid and the seed is shown. */
  end_time: instant,
  result: finish,
  /** 1 when every stake was given back. */
  refunded: z.union([z.literal(0), z.literal(1)]),
  commitment: hex256,
  salt,
  /** Empty until the round has ended. */
  seed: z.union([z.literal(''), hex256]),
});

/** The settings a player must know before betting. */
export const racingTable = z.object({
  /** By bet type: odds, and of a million staked what comes back in the long run. */
  bets: z.array(z.object({ bet_type: pickBetType, odds: z.number().min(0), stated_return: count })),
  ten_of_ten: z.array(z.object({ right: count, multiplier: count })),
  ten_of_ten_pool_from: count,
  /** Of each ten-of-ten stake, into the pool. */
  ten_of_ten_pool_percent: z.number(),
  /** In coin, for each ticket. */
  bet_amount_min: amount,
  bet_amount_max: amount,
  ten_of_ten_amount_max: amount,
  max_tickets: count,
  /** On coin that becomes balance. */
  tax_rate: z.number().min(0),
});

export const racingOrder = z.object({
  id,
  serial_number: serialNumber,
  round_id: id,
  issue: z.number().int().min(1),
  bet_type: orderBetType,
  picks: z.array(racingPick),
  tickets: z.number().int().min(1),
  single_amount: amount,
  /** All tickets together. */
  bet_amount: amount,
  status: racingOrderStatus,
  result: racingResult,
  create_time: instant,
  settlement_time: instant.nullable(),
  /** By bet type, as it was paid for. */
  odds: z.array(z.object({ bet_type: pickBetType, odds: z.number() })),
  /** Of ten-of-ten: cars at their right place; null of others and until it is drawn. */
  right: count.nullable(),
  /** In coin: by odds, and as a share of the pool. */
  paid: amount,
  shared: amount,
  /** What came back less what was paid; below nothing when it was lost. */
  profit: z.number(),
  /** Bets in coin are not taxed; coin is, when it becomes balance. */
  tax: amount,
  round: racingRound,
});

import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { formatShillings, senti } from '@kipute/domain/money/senti';
import { z } from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { Letter } from '../../inbox/index.ts';
import type { SettlementDeps } from '../ports.ts';
import { endOf } from './order-grade.ts';
import type { SettledOrder } from './order-payments.ts';

const wholeNumber = z.string().regex(/^\d+$/);

/** As few letters as will do: a chunk has hundreds, and its job is written with the money. */
const told = z.object({
  o: wholeNumber,
  p: wholeNumber,
  /** Which settlement of the order it is. */
  n: z.number().int(),
  end: z.enum(['bet-won', 'bet-lost', 'bet-returned']),
  /** In senti. */
  back: wholeNumber,
  stake: wholeNumber,
  legs: z.number().int(),
  serial: z.string(),
});
type Told = z.infer<typeof told>;

const payload = z.object({ orders: z.array(told) });

/**
 * Measured: writing the messages of 500 orders takes half as long as settling them, and purses would
 * be locked meanwhile; a job for them takes a tenth of that (INB-21).
 */
const tellSettledJob: Pick<Job<z.infer<typeof payload>>, 'name' | 'payload' | 'attemptsMax'> = {
  name: 'tell-settled',
  payload,
  attemptsMax: 20,
};

const eventOfEnd = {
  won: 'bet-won',
  returned: 'bet-returned',
  'half-lost': 'bet-lost',
  'part-lost': 'bet-lost',
  lost: 'bet-lost',
} as const;

/** With the money: players hear of what is committed, and of all of it. */
export async function enqueueTelling(
  { outbox }: Pick<SettlementDeps, 'outbox'>,
  tx: Transaction,
  settled: readonly SettledOrder[],
): Promise<void> {
  const orders = settled.filter((one) => !isAsBefore(one)).map(toldOf);
  if (orders.length > 0) await outbox.enqueue(tx, tellSettledJob, { orders });
}

/** A correction that pays what was paid before changes nothing for its player (INB-22). */
function isAsBefore({ order, money }: SettledOrder): boolean {
  const { status, settlements, payout, creditBack } = order;
  if (settlements === 0 || status !== orderStatuses.settled.id) return false;
  return payout === money.paid && creditBack === money.creditReturned + money.moneyBack;
}

function toldOf({ order, money }: SettledOrder): Told {
  const { result, paid } = endOf(order, money);
  return {
    o: order.id.toString(),
    p: order.playerId.toString(),
    n: order.settlements + 1,
    end: eventOfEnd[result],
    back: paid.toString(),
    stake: order.stakeInPlay.toString(),
    legs: order.odds.length,
    serial: order.serialNumber,
  };
}

export function tellingJob({ database, inbox }: Pick<SettlementDeps, 'database' | 'inbox'>) {
  const run = async ({ orders }: z.infer<typeof payload>) => {
    await database.transact((tx) => inbox.tellMany(tx, orders.map(letterOf)));
  };
  return { ...tellSettledJob, run };
}

function letterOf({ o: orderId, p: playerId, n, end, back, stake, legs, serial }: Told): Letter {
  return {
    playerId: BigInt(playerId),
    event: end,
    facts: {
      amount: back === '0' ? '' : shillingsOf(back),
      stake: shillingsOf(stake),
      matches: String(legs),
      // The first letter only says that it is a bet; pages leave it out.
      serial: serial.slice(1),
    },
    key: `bet:${orderId}:${n}`,
    jump: `/order_detailed_info?id=${orderId}`,
  };
}

const shillingsOf = (amount: string): string => `TSh ${formatShillings(senti(BigInt(amount)))}`;

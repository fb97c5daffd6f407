import { orderResults, orderStatuses } from '@kipute/contract/constants/betting/orders';
import { orderDecisions } from '@kipute/contract/constants/betting/rulings';
import type { Locale } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { betEnd } from '@kipute/domain/betting/bet-end';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import { type KeptOrder, orderView } from '../../../betting/index.ts';
import type { KeptDecision } from '../deciding/order-decision-store.ts';
import type { OrderBill, OrderCashOut } from './order-money-store.ts';
import type { NamedPlayer } from './people-store.ts';

type Detailed = CallContent<'order_list/detailed'>;
type Listed = CallContent<'order_list/inquire'>[number];

const wire = (amount: bigint): number => toWireShillings(senti(amount));

/** How a pick stands is for who made it. */
const withoutPicks = { scorePickOf: () => undefined };

export function listedOrderView(
  order: KeptOrder,
  player: NamedPlayer | undefined,
  locale: Locale,
): Listed {
  const {
    note: _,
    terms: __,
    details: ___,
    ...view
  } = orderView(order, {
    board: withoutPicks,
    locale,
  });
  return {
    ...view,
    user_id: String(order.playerId),
    user_name: player?.name ?? '',
    phone: player?.phone ?? '',
    leg_count: order.legCount,
    result: orderResults[resultOf(order)].id,
    inviter_reward: wire(order.inviterReward),
  };
}

const { settled, 'cashed-out': byPlayer, 'auto-cashed-out': byRule } = orderStatuses;

/** The same word that its player reads (BET-15). */
function resultOf(order: KeptOrder): keyof typeof orderResults {
  const { status, profit, payout, paidWith, creditBack, stakeInPlay: stake } = order;
  if (status === byPlayer.id || status === byRule.id) return 'cashed-out';
  if (status !== settled.id) return 'open';
  const back = senti(payout + (paidWith === 'credit' ? creditBack : 0n));
  return betEnd({ profit, back, stake });
}

/** Sound: a cause is written from the table of the contract. */
export const billView = (bill: OrderBill): Detailed['bills'][number] => ({
  type: bill.cause as Detailed['bills'][number]['type'],
  purse: bill.purse,
  changed_amount: wire(bill.amount),
  balance_before: wire(bill.before),
  balance_after: wire(bill.after),
  update_time: bill.recordedAt.toISOString(),
});

export const cashOutView = (part: OrderCashOut): Detailed['cash_outs'][number] => ({
  number: part.number,
  share_percent: part.sharePercent,
  stake_sold: wire(part.stakeSold),
  stake_left: wire(part.stakeLeft),
  value: wire(part.value),
  tax: wire(part.tax),
  paid: wire(part.paid),
  by_rule: part.soldBy === 'rule' ? 1 : 0,
  cashed_at: part.cashedAt.toISOString(),
});

export const decisionView = (made: KeptDecision): Detailed['decisions'][number] => ({
  decision: orderDecisions[made.decision].id,
  administrator: made.account,
  note: made.note,
  decided_at: made.decidedAt.toISOString(),
});

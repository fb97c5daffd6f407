import {
  inviterReward,
  inviterRewardEntry,
  type PaidReward,
  stakeLost,
} from '@kipute/domain/betting/inviter-reward';
import { settlementEntries } from '@kipute/domain/betting/settlement-entries';
import { type Senti, senti } from '@kipute/domain/money/senti';
import type { Reader } from '../../../platform/database/database.ts';
import type { NumberedEntry } from '../../wallet/index.ts';
import type { SettlementDeps } from '../ports.ts';
import type { OrderToSettle, ReturnedMoney } from './order-grade.ts';

/** An order that is decided, and what of its stake was still in play. */
export type SettledOrder = {
  readonly order: Pick<
    OrderToSettle,
    | ('id' | 'playerId' | 'serialNumber' | 'status' | 'stakeInPlay' | 'paidWith' | 'settlements')
    | ('payout' | 'creditBack' | 'odds')
  >;
  readonly money: ReturnedMoney;
};

export type OrderToPay = SettledOrder & { readonly reward: PaidReward | undefined };

const nothing = senti(0n);

/** What an order is paid that is open again. */
export const NOTHING: ReturnedMoney = {
  ...{ profit: nothing, winBonus: nothing, tax: nothing, paid: nothing },
  ...{ creditReturned: nothing, moneyBack: nothing },
};

const nextSettlement = ({ order: { serialNumber, settlements } }: OrderToPay) => ({
  serialNumber,
  settlement: settlements + 1,
});

export function entriesForPlayer(paid: OrderToPay): readonly NumberedEntry[] {
  const { playerId, serialNumber } = paid.order;
  const entries = settlementEntries({ playerId, money: paid.money, ...nextSettlement(paid) });
  return entries.map((entry) => ({ ...entry, serialNumber }));
}

/**
 * Without the serial number: with it anybody can look the bet up (BET-62), and what a friend bets
 * on is not the inviter's business. The key names the bet.
 */
export function entriesForInviter(paid: OrderToPay): readonly NumberedEntry[] {
  if (!paid.reward) return [];
  return [{ ...inviterRewardEntry(nextSettlement(paid), paid.reward), serialNumber: '' }];
}

type PlayersDep = Pick<SettlementDeps, 'players'>;
type Inviters = Awaited<ReturnType<SettlementDeps['players']['invitersOf']>>;

/** With what the inviters of the players earn by their orders (STL-27). */
export async function withRewards(
  reader: Reader,
  orders: readonly SettledOrder[],
  deps: PlayersDep,
): Promise<readonly OrderToPay[]> {
  const inviters = await invitersOfLosers(reader, orders, deps);
  return orders.map((one) => ({ ...one, reward: rewardOf(one, inviters) }));
}

/** Queried only where somebody has lost. */
async function invitersOfLosers(
  reader: Reader,
  orders: readonly SettledOrder[],
  { players }: PlayersDep,
): Promise<Inviters> {
  const lost = orders.filter((one) => lostOf(one) > 0n);
  const losers = new Set(lost.map(({ order }) => order.playerId));
  return losers.size > 0 ? await players.invitersOf(reader, [...losers]) : new Map();
}

function rewardOf(decided: SettledOrder, inviters: Inviters): PaidReward | undefined {
  const inviter = inviters.get(decided.order.playerId);
  if (!inviter) return undefined;
  const amount = inviterReward(lostOf(decided), inviter);
  return amount > 0n ? { inviterId: inviter.id, amount } : undefined;
}

const lostOf = ({ order, money }: SettledOrder): Senti =>
  stakeLost(
    {
      stake: senti(order.stakeInPlay),
      paidWith: order.paidWith === 'credit' ? 'credit' : 'balance',
    },
    money,
  );

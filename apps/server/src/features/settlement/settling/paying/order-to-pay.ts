import { inviterRewardEntry, type PaidReward } from '@kipute/domain/betting/inviter-reward';
import { settlementEntries } from '@kipute/domain/betting/settlement-entries';
import { senti } from '@kipute/domain/money/senti';
import type { NumberedEntry } from '../../../wallet/index.ts';
import type { ReturnedMoney, RuledOrder } from '../ruled-order.ts';

/** An order that is decided, and what of its stake was still in play. */
export type OrderDecided = {
  readonly order: Pick<
    RuledOrder,
    'id' | 'playerId' | 'serialNumber' | 'status' | 'stakeInPlay' | 'paidWith' | 'settlements'
  >;
  readonly money: ReturnedMoney;
};

export type OrderToPay = OrderDecided & { readonly reward: PaidReward | undefined };

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

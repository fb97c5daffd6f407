import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import {
  type CashOutLeg,
  type CashOutLock,
  type CashOutOffer,
  cashOutOffer,
} from '@kipute/domain/betting/cash-out/cash-out-value';
import type { Senti } from '@kipute/domain/money/senti';
import type { OrderInPlay } from '../../betting/index.ts';
import type { CashOutDeps } from '../ports.ts';
import { thresholdsOf } from '../rule-store.ts';
import { type LegWorth, legWorth } from './leg-worth.ts';

/** In the order they are checked: the house, the order, the bet itself (CSH-42). */
export type LockReason = 'closed' | 'order-not-open' | CashOutLock;

export type PricedOrder = {
  readonly offer:
    | Extract<CashOutOffer, { readonly state: 'offered' }>
    | { readonly state: 'locked'; readonly why: LockReason };
  readonly legs: readonly CashOutLeg[];
};

/** `worth` is passed by who prices many orders at one moment. */
export type PriceOrder = (order: OrderInPlay, worth?: LegWorth) => PricedOrder;

export function orderPricer(deps: Pick<CashOutDeps, 'settings' | 'board'>): PriceOrder {
  const { settings } = deps;
  return (order, worth = legWorth(deps)) => {
    const { cashOutOpen, cashOutMarginPercent: marginPercent } = settings.current('settlement');
    const legs = order.legs.map(worth);
    const locked = (why: LockReason): PricedOrder => ({ offer: { state: 'locked', why }, legs });
    if (!cashOutOpen) return locked('closed');
    if (order.status !== orderStatuses.open.id) return locked('order-not-open');
    return { offer: cashOutOffer(order, legs, { marginPercent }), legs };
  };
}

type OwnOffer = PricedOrder & {
  readonly order: OrderInPlay;
  readonly threshold: Senti | undefined;
};

/** Those of this player at one moment: a selection that ten of them share is looked at once. */
export async function ownOffers(
  { playerId, orderIds }: { readonly playerId: bigint; readonly orderIds: readonly bigint[] },
  price: PriceOrder,
  deps: CashOutDeps,
): Promise<readonly OwnOffer[]> {
  const {
    database: { read },
    betting,
  } = deps;
  const found = await betting.ordersInPlay(read, orderIds);
  const own = found.filter((order) => order.playerId === playerId);
  const ids = own.map(({ id }) => id);
  const thresholds = await thresholdsOf(read, ids);
  const worth = legWorth(deps);
  return own.map((order) => ({
    ...price(order, worth),
    order,
    threshold: thresholds.get(order.id),
  }));
}

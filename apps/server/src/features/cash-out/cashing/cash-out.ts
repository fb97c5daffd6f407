import { setTimeout as delay } from 'node:timers/promises';
import { partialCashOut } from '@kipute/domain/betting/cash-out/cash-out-money';
import { type CashOutLeg, payoutInPlay } from '@kipute/domain/betting/cash-out/cash-out-value';
import { invariant } from '@kipute/domain/invariant';
import { type Senti, senti } from '@kipute/domain/money/senti';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Transaction } from '../../../platform/database/database.ts';
import type { OrderInPlay } from '../../betting/index.ts';
import type { SoldPart } from '../../settlement/index.ts';
import {
  type CashOutRow,
  findCashOut,
  insertCashOut,
  lockCashOutsOf,
  ownOrder,
  soldBefore,
} from '../cash-out-store.ts';
import type { CashOutDeps } from '../ports.ts';
import {
  type LockReason,
  orderPricer,
  type PricedOrder,
  type PriceOrder,
} from '../pricing/price-order.ts';
import { endRuleOutOfReach, findRule } from '../rule-store.ts';

export type WantedCashOut = {
  readonly playerId: bigint;
  readonly orderId: bigint;
  readonly requestKey: string;
  readonly sharePercent: number;
  /** After tax; for less nothing is done. */
  readonly acceptedAmount: Senti;
  readonly by: 'player' | 'rule';
};

type Paid = { readonly paid: Senti; readonly tax: Senti; readonly stakeInPlay: Senti };

export type CashOutReply =
  | (Paid & { readonly state: 'accepted' })
  /** Worth less than was accepted; nothing was done. */
  | (Paid & { readonly state: 'offered' })
  | { readonly state: 'locked'; readonly why: LockReason; readonly stakeInPlay: Senti };

/** In the order they are checked. */
export type CashOutRefusal = 'request-key-used' | 'site-maintenance' | 'order-unknown';

export type CashOut = (wanted: WantedCashOut) => Promise<Result<CashOutReply, CashOutRefusal>>;

export type Cashing = {
  /** At the price of now. */
  readonly atOnce: CashOut;
  /** Waits, because a spectator in the stadium knows more than the price does, and prices again. */
  readonly afterDelay: CashOut;
};

export function createCashing(deps: CashOutDeps): Cashing {
  const { database, settings, pause = delay } = deps;
  const price = orderPricer(deps);
  // For players alone: rules that were set before still fire (SIT-07).
  const isClosed = () => settings.current('site').maintenance;
  const atOnce: CashOut = async (wanted) => {
    const priced = await priceWanted(wanted, price, deps);
    if (!priced.ok) return asBefore(wanted, priced.refusal, deps);
    const sold = await database.transact((tx) => sell(tx, { wanted, ...priced.value }, deps));
    if (sold !== 'order-changed') return sold;
    // The player has not seen the new price yet, be it more or less: it is offered, not sold.
    const again = await priceWanted(wanted, price, deps);
    return again.ok ? ok(offered(again.value)) : asBefore(wanted, again.refusal, deps);
  };
  return {
    atOnce,
    afterDelay: async (wanted) => {
      const before = await findCashOut(database.read, wanted);
      if (before) return repeated(before, wanted);
      if (isClosed()) return refuse('site-maintenance');
      const priced = await priceWanted(wanted, price, deps);
      if (!priced.ok) return asBefore(wanted, priced.refusal, deps);
      await pause(1000 * settings.current('bet').earlySettlementDelaySeconds);
      return isClosed() ? asBefore(wanted, 'site-maintenance', deps) : await atOnce(wanted);
    },
  };
}

type PricedPart = {
  readonly order: OrderInPlay;
  readonly part: SoldPart;
  /** What the rest pays at best; nothing when nothing is left. */
  readonly payoutLeft: Senti;
  /** Thousandths without a margin; null of legs that are decided. */
  readonly legOdds: readonly (number | null)[];
};

/** No reason to sell, whether nobody may or nobody wants to. */
type NoSale =
  | Exclude<CashOutReply, { readonly state: 'accepted' }>
  | 'order-unknown'
  | 'site-maintenance';

async function priceWanted(
  { playerId, orderId, sharePercent, acceptedAmount }: WantedCashOut,
  price: PriceOrder,
  { database, betting }: CashOutDeps,
): Promise<Result<PricedPart, NoSale>> {
  const order = await ownOrder(database.read, { playerId, orderId }, betting);
  if (!order) return refuse('order-unknown');
  const whole = price(order);
  const part = wantedPart(order, whole, sharePercent);
  const { stakeInPlay } = order;
  if (!part.ok) return refuse({ state: 'locked', why: part.refusal, stakeInPlay });
  const { stakeLeft } = part.value;
  const payoutLeft =
    stakeLeft === 0n ? senti(0n) : payoutInPlay({ ...order, stakeInPlay: stakeLeft }, whole.legs);
  const priced = { order, part: part.value, payoutLeft, legOdds: whole.legs.map(fairThousandths) };
  return part.value.paid < acceptedAmount ? refuse(offered(priced)) : ok(priced);
}

/** Never below 1.001: what is certain is decided. */
function fairThousandths(leg: CashOutLeg): number | null {
  if (leg.state !== 'open') return null;
  const { numerator, denominator } = leg.fair;
  return Math.max(1_001, Number((numerator * 1_000n) / denominator));
}

const offered = ({ order, part: { paid, tax } }: PricedPart) =>
  ({ state: 'offered', paid, tax, stakeInPlay: order.stakeInPlay }) as const;

type Selling = PricedPart & { readonly wanted: WantedCashOut };

/** The point of no return: money, order, its line and its rule, together or not at all (CSH-43). */
async function sell(
  tx: Transaction,
  { wanted, order, part, payoutLeft, legOdds }: Selling,
  { settlement, clock, bus }: CashOutDeps,
): Promise<Result<CashOutReply, CashOutRefusal> | 'order-changed'> {
  const { playerId, orderId, requestKey, sharePercent, by } = wanted;
  await lockCashOutsOf(tx, playerId);
  const same = await findCashOut(tx, wanted);
  if (same) return repeated(same, wanted);
  if (by === 'rule' && !(await isStillAskedFor(tx, wanted))) return 'order-changed';
  const before = await soldBefore(tx, orderId);
  const sold = await settlement.sellBack(tx, { order, part, before, by, legOdds });
  if (!sold.ok) return 'order-changed';
  const { stakeCashed: stakeSold, stakeLeft, value, tax, paid } = part;
  await insertCashOut(tx, {
    ...{ orderId, number: before.times + 1, playerId, requestKey, sharePercent },
    ...{ stakeSold, stakeLeft, value, tax, paid, soldBy: by, cashedAt: clock.now() },
  });
  await endRuleOutOfReach(tx, { orderId, payout: payoutLeft }, bus);
  return ok({ state: 'accepted', paid, tax, stakeInPlay: stakeLeft });
}

/** A rule that its player cancelled or replaced since it was read sells nothing (CSH-51). */
async function isStillAskedFor(tx: Transaction, wanted: WantedCashOut): Promise<boolean> {
  const rule = await findRule(tx, wanted.orderId);
  return rule?.threshold === wanted.acceptedAmount;
}

/** What is not sold now may have been by the same request a moment ago. */
async function asBefore(
  wanted: WantedCashOut,
  otherwise: NoSale,
  { database }: CashOutDeps,
): Promise<Result<CashOutReply, CashOutRefusal>> {
  const before = await findCashOut(database.read, wanted);
  if (before) return repeated(before, wanted);
  return typeof otherwise === 'string' ? refuse(otherwise) : ok(otherwise);
}

/** The amount that was accepted is no part of it: a page asks again with the one it was offered. */
function repeated(
  { orderId, sharePercent, paid, tax, stakeLeft }: CashOutRow,
  wanted: WantedCashOut,
): Result<CashOutReply, CashOutRefusal> {
  const isSame = orderId === wanted.orderId && sharePercent === wanted.sharePercent;
  if (!isSame) return refuse('request-key-used');
  const money = { paid: senti(paid), tax: senti(tax), stakeInPlay: senti(stakeLeft) };
  return ok({ state: 'accepted', ...money });
}

const ALL_PERCENT = 100;

/** What a share of an order brings now, or why it brings nothing. */
function wantedPart(
  order: OrderInPlay,
  { offer }: PricedOrder,
  sharePercent: number,
): Result<SoldPart, LockReason> {
  if (offer.state === 'locked') return refuse(offer.why);
  const { value, tax, paid } = offer;
  const stake = order.stakeInPlay;
  if (sharePercent === ALL_PERCENT) {
    return ok({ value, tax, paid, stakeCashed: stake, stakeLeft: senti(0n) });
  }
  const whole = { value, stake, taxRatePercent: order.terms.taxRatePercent };
  const part = partialCashOut(whole, sharePercent);
  if (part.ok) return part;
  invariant(part.refusal === 'below-minimum', 'a share is between 1 and 100');
  return refuse('below-minimum');
}

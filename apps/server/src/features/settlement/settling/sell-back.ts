import { movedOrderStatus, orderStatusAfter } from '@kipute/contract/constants/betting/orders';
import { bestReturn } from '@kipute/domain/betting/bet-return';
import { moneyInPlay } from '@kipute/domain/betting/cash-out/bet-in-play';
import type { CashOutMoney } from '@kipute/domain/betting/cash-out/cash-out-money';
import { house, purseOf } from '@kipute/domain/ledger/account';
import { transfer } from '@kipute/domain/ledger/entry';
import { type Senti, senti } from '@kipute/domain/money/senti';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import { betInPlay, type ChangedOrder, type OrderInPlay } from '../../betting/index.ts';
import type { NumberedEntry } from '../../wallet/index.ts';
import type { SettlementDeps } from '../ports.ts';
import { publishOrderChanged } from './publish-changes.ts';
import {
  keepEarlySettlementOdds,
  type LockedOrder,
  lockOrder,
  writeSettlement,
} from './settlement-store.ts';

/** What the earlier sales of an order brought, all together. */
export type SoldBefore = {
  readonly times: number;
  readonly value: Senti;
  readonly tax: Senti;
  readonly paid: Senti;
};

export type SoldPart = CashOutMoney & {
  readonly stakeCashed: Senti;
  /** Nothing when all of it is sold. */
  readonly stakeLeft: Senti;
};

type Sale = {
  /** As it was when it was priced. */
  readonly order: OrderInPlay;
  readonly part: SoldPart;
  readonly before: SoldBefore;
  readonly by: 'player' | 'rule';
  /** Thousandths without a margin, of each leg by its place; null of those that are decided. */
  readonly legOdds: readonly (number | null)[];
};

/** In the order they are checked. */
type SellBackRefusal = 'order-unknown' | 'order-not-open' | 'order-changed';

/** The caller has checked the owner, which never changes. */
export type SellBack = (tx: Transaction, sale: Sale) => Promise<Result<null, SellBackRefusal>>;

const causeOf = { player: 'cashed-out-by-player', rule: 'cashed-out-by-rule' } as const;

/**
 * Buys a stake back, or a part of it (CSH-43). Settling takes the same lock: the second of the two
 * finds a changed order and does nothing.
 */
export function orderSeller({ wallet, clock, bus }: SettlementDeps): SellBack {
  return async (tx, sale) => {
    const order = await lockOrder(tx, sale.order.id);
    if (!order) return refuse('order-unknown');
    if (orderStatusAfter(order.status, causeOf[sale.by]) === undefined) {
      return refuse('order-not-open');
    }
    if (!isAsPriced(order, sale.order)) return refuse('order-changed');
    const owedAfter =
      sale.part.stakeLeft === 0n
        ? await closeOrder(tx, order, { sale, at: clock.now() })
        : await reduceOrder(tx, order, sale);
    await keepEarlySettlementOdds(tx, order.id, sale.legOdds);
    await wallet.appendMany(tx, entriesOf(order, sale));
    const { stakeLeft: stakeAfter } = sale.part;
    const changed = orderAfterSale(order, sale);
    publishOrderChanged(tx, { order, changed, owedAfter, stakeAfter }, bus);
    return ok(null);
  };
}

/** A part that was sold meanwhile, or a leg that was decided, makes it worth something else. */
const isAsPriced = (order: LockedOrder, priced: OrderInPlay): boolean =>
  order.stakeInPlay === priced.stakeInPlay &&
  order.outcomes.every((outcome, at) => outcome === priced.legs[at]?.outcome);

const closedStatus = ({ status }: LockedOrder, { by }: Pick<Sale, 'by'>): number =>
  movedOrderStatus(status, causeOf[by]);

/** The reply to a sale says what it paid; a sale by a rule is news to the player. */
function orderAfterSale(order: LockedOrder, { part, by }: Sale): ChangedOrder {
  const { id: orderId, playerId, serialNumber } = order;
  const status = part.stakeLeft === 0n ? closedStatus(order, { by }) : order.status;
  const end = { result: 'sold' as const, paid: part.paid };
  return { orderId, playerId, serialNumber, status, ...(by === 'rule' && { end }) };
}

/** Returns the liability that is left. */
async function closeOrder(
  tx: Transaction,
  order: LockedOrder,
  { sale, at }: { readonly sale: Sale; readonly at: Date },
): Promise<Senti> {
  const { id, stake, settlements } = order;
  const { part, before } = sale;
  const value = before.value + part.value;
  const row = {
    ...{ id, settlements, status: closedStatus(order, sale) },
    ...{ winBonus: 0n, creditBack: 0n, inviterReward: 0n },
    profit: value > stake ? value - stake : 0n,
    tax: before.tax + part.tax,
    payout: before.paid + part.paid,
  };
  await writeSettlement(tx, [row], at);
  return senti(0n);
}

/** What is left is promised what the slip would promise it, with its part of the ceilings (CSH-22). */
async function reduceOrder(
  tx: Transaction,
  order: LockedOrder,
  { order: { terms }, part, before }: Sale,
): Promise<Senti> {
  const { stakeLeft } = part;
  const left = moneyInPlay(betInPlay({ ...order, stakeInPlay: stakeLeft }, terms));
  const { profit, winBonus, tax, paid } = bestReturn(left, order.odds);
  await sql`
    update bet_order set stake_in_play = ${stakeLeft}, profit = ${profit},
      win_bonus = ${winBonus}, tax = ${tax}, payout = ${paid}, sold_paid = ${before.paid + part.paid}
    where id = ${order.id}`.execute(tx);
  return paid;
}

function entriesOf(
  { playerId, serialNumber }: LockedOrder,
  { part: { value, tax }, before }: Sale,
): readonly NumberedEntry[] {
  const number = before.times + 1;
  const cash = purseOf(playerId, 'cash');
  const bought = {
    ...{ key: `cash-out ${serialNumber} ${number}`, cause: 'cash-out' as const, serialNumber },
    postings: transfer({ from: house('stakes'), to: cash, amount: value }),
  };
  if (tax === 0n) return [bought];
  const taxed = {
    key: `cash-out-tax ${serialNumber} ${number}`,
    ...{ cause: 'winnings-tax' as const, serialNumber },
    postings: transfer({ from: cash, to: house('winnings-tax'), amount: tax }),
  };
  return [bought, taxed];
}

import type { Locale } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { toWireShillings } from '@kipute/domain/money/senti';
import { type KeptOrder, ordersOf, orderView } from '../betting/index.ts';
import {
  isOverdue,
  type LegStanding,
  legStanding,
  ordersTouched,
  rulingsOn,
} from '../settlement/index.ts';
import {
  billsOfOrder,
  cashOutsOfOrder,
  decisionsAbout,
  playersNamed,
  remarksOn,
} from './order-office-store.ts';
import {
  billView,
  cashOutView,
  decisionView,
  listedOrderView,
  officeLegView,
} from './order-office-view.ts';
import type { OrderOfficeDeps } from './ports.ts';
import { reviewReasonOf } from './review-reason.ts';

type Listed = CallContent<'order_list/inquire'>;
type Detailed = CallContent<'order_list/detailed'>;

/** Newest first; those unknown are left out. */
export async function listedOrders(
  { database: { office: read } }: Pick<OrderOfficeDeps, 'database'>,
  ids: readonly bigint[],
  locale: Locale,
): Promise<Listed> {
  const orders = await ordersOf(read, ids);
  const players = await playersNamed(
    read,
    orders.map(({ playerId }) => playerId),
  );
  const remarks = await remarksOn(read, ids);
  return orders.map((order) =>
    listedOrderView(order, players.get(order.playerId), { ...remarks(order.id), locale }),
  );
}

export async function detailedOrder(
  deps: OrderOfficeDeps,
  id: bigint,
  locale: Locale,
): Promise<Detailed | undefined> {
  const { office: read } = deps.database;
  const [order] = await ordersOf(read, [id]);
  if (!order) return undefined;
  const players = await playersNamed(read, [order.playerId]);
  const remarks = await remarksOn(read, [id]);
  const cashOuts = await cashOutsOfOrder(read, id);
  const balances = await deps.wallet.balancesOf(read, order.playerId);
  return {
    ...listedOrderView(order, players.get(order.playerId), { ...remarks(id), locale }),
    balance: toWireShillings(balances.cash),
    legs: await legsOf(deps, order, locale),
    bills: (await billsOfOrder(read, order, cashOuts.length)).map(billView),
    cash_outs: cashOuts.map(cashOutView),
    decisions: (await decisionsAbout(read, id)).map(decisionView),
  };
}

async function legsOf(
  deps: OrderOfficeDeps,
  order: KeptOrder,
  locale: Locale,
): Promise<Detailed['legs']> {
  const { office: read } = deps.database;
  const selectionIds = order.legs.map(({ selectionId }) => selectionId);
  const rulingsOf = await rulingsOn(read, selectionIds);
  const touchedBy = await ordersTouched(read, selectionIds);
  const { details } = orderView(order, { board: { scorePickOf: () => undefined }, locale });
  const views: Detailed['legs'] = [];
  for (const [at, shown] of details.entries()) {
    const leg = order.legs[at];
    if (!leg) continue;
    const named = { matchId: shown.match_id, selectionId: shown.selection_id };
    const now = legStanding(deps.catalogue, named, await lastWordOn(leg, deps));
    const rulings = rulingsOf.get(leg.selectionId) ?? [];
    const reason = reviewReasonOf({
      ...{ outcome: leg.outcome, orderStatus: order.status, lastRuling: rulings.at(-1) },
      ...{ resultRefused: now.resultRefused, isOverdue: hasWaitedTooLong(leg, now, deps) },
    });
    const touched = touchedBy(leg.selectionId);
    views.push(officeLegView({ shown, leg, now, reason, rulings, touched }, locale));
  }
  return views;
}

/** Of the provider, for a selection that nobody holds any more; what is held says it itself. */
async function lastWordOn(
  { matchId, selectionId }: KeptOrder['legs'][number],
  { catalogue, database, storedStatusesOf }: OrderOfficeDeps,
): Promise<number | undefined> {
  if (catalogue.selection(String(selectionId))) return undefined;
  return (await storedStatusesOf(database.office, matchId)).get(selectionId);
}

/** By the start the match has now, as the sweep looks at it. */
function hasWaitedTooLong(
  { partId, startsAt }: KeptOrder['legs'][number],
  now: LegStanding,
  { clock, settings }: OrderOfficeDeps,
): boolean {
  return isOverdue({ partId, startsAt: now.startsAt ?? startsAt }, now.sportId, {
    thresholds: settings.current('settlement'),
    now: clock.now(),
  });
}

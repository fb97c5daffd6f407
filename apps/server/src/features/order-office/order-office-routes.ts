import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { type CancelCause, cancelCauses } from '@kipute/contract/constants/betting/rulings';
import { rowsOf } from '@kipute/contract/constants/choice';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { invariant } from '@kipute/domain/invariant';
import { fromWireShillings } from '@kipute/domain/money/senti';
import { idOfWire } from '../../platform/database/wire-id.ts';
import {
  answer,
  answerPage,
  type CallContext,
  type HandlersFor,
  refuseWith,
  type SignedInAdministrator,
} from '../../platform/http/handler.ts';
import { typedSerial } from '../betting/index.ts';
import { playerDirectory } from '../players/index.ts';
import { listRefusedResults, selectionIdsOf } from '../settlement/index.ts';
import { resultChanger } from './change-result.ts';
import { type DecideOrder, delayedOrderApprover, openOrderCanceller } from './decide-order.ts';
import { orderHider } from './hide-order.ts';
import { reportedOrderView } from './order-office-view.ts';
import { type OrderFilter, type Span, searchOrders } from './order-search.ts';
import type { OrderOfficeDeps } from './ports.ts';
import { refusedResultView } from './refused-result-view.ts';
import { searchReported } from './reported-orders.ts';
import { detailedOrder, listedOrders } from './show-orders.ts';

export type OrderOfficeRoutes = HandlersFor<
  | 'order_list/inquire'
  | 'order_list/detailed'
  | 'order_list/update_status'
  | 'order_list/cancel_order'
  | 'order_list/update_outcome'
  | 'order_list/refused_results'
  | 'order_list/abnormal'
  | 'order_list/delayed'
  | 'order_list/user_remove'
  | 'order_list/gambling_bureau_query'
>;

type Clerk = CallContext<SignedInAdministrator>;

export function orderOfficeRoutes(deps: OrderOfficeDeps): OrderOfficeRoutes {
  const { database } = deps;
  const [approve, cancel] = [delayedOrderApprover(deps), openOrderCanceller(deps)];
  const changeResult = resultChanger(deps);
  const hide = orderHider(deps);
  return {
    'order_list/inquire': async (asked, { locale }) => {
      const filter = await filterOf(asked, deps);
      if (!filter) return answerPage([], 0);
      const page = { page: asked.page, pageSize: asked.page_size };
      const { ids, count } = await searchOrders(database.office, filter, page);
      return answerPage(await listedOrders(deps, ids, locale), count);
    },
    'order_list/detailed': async ({ id }, { locale }) => {
      const order = await detailedOrder(deps, idOfWire(id), locale);
      return order ? answer(order) : refuseWith('order-unknown');
    },
    'order_list/abnormal': queueOf(deps, abnormal.id),
    'order_list/delayed': queueOf(deps, awaiting.id),
    'order_list/user_remove': async (asked, { caller, locale, address, userAgent }) => {
      const orderId = idOfWire(asked.id);
      const changed = await hide({
        ...{ orderId, note: asked.note, administratorId: caller.administratorId },
        ...{ removed: asked.removed === 1, visit: { address, userAgent } },
      });
      if (!changed.ok) return refuseWith(changed.refusal);
      const [order] = await listedOrders(deps, [orderId], locale);
      return order ? answer(order) : refuseWith('order-unknown');
    },
    'order_list/gambling_bureau_query': async (asked, { locale }) => {
      const period = periodOf(asked, deps.clock.now());
      if (!period) return refuseWith('period-invalid');
      const serialNumber = asked.serial_number ? typedSerial(asked.serial_number) : undefined;
      if (asked.serial_number && !serialNumber) return answerPage([], 0);
      const { ids, count } = await searchReported(database.office, {
        ...{ ...period, serialNumber, page: asked.page, pageSize: asked.page_size },
        playerId: asked.user_id === undefined ? undefined : idOfWire(asked.user_id),
      });
      const orders = await listedOrders(deps, ids, locale);
      return answerPage(orders.map(reportedOrderView), count);
    },
    'order_list/update_status': (asked, context) => decideOrder(deps, approve, asked, context),
    'order_list/cancel_order': (asked, context) => {
      const cause = causeOf(asked.cause);
      return decideOrder(deps, (decided) => cancel({ ...decided, cause }), asked, context);
    },
    'order_list/update_outcome': async (asked, { caller, address, userAgent }) => {
      const { selection_id, outcome, revision, note } = asked;
      const changed = await changeResult({
        ...{ payload: { selectionId: selection_id, outcome, seenRevision: revision } },
        ...{ reason: note, administratorId: caller.administratorId },
        visit: { address, userAgent },
      });
      if (!changed.ok) return refuseWith(changed.refusal);
      return answer({ selection_id, outcome, ...changed.value });
    },
    'order_list/refused_results': async ({ page, page_size, match_id }, { locale }) => {
      const matchId = match_id === undefined ? undefined : idOfWire(match_id);
      const asked = { matchId, page, pageSize: page_size };
      const { rows, count } = await listRefusedResults(database.office, asked);
      return answerPage(
        rows.map((row) => refusedResultView(row, locale)),
        count,
      );
    },
  };
}

const { abnormal, 'awaiting-approval': awaiting } = orderStatuses;

type QueueAsked = CallRequest<'order_list/abnormal' | 'order_list/delayed'>;

function queueOf(deps: OrderOfficeDeps, status: number) {
  return async (asked: QueueAsked, { locale }: Pick<Clerk, 'locale'>) => {
    const filter: OrderFilter = {
      ...{ status, placed: {}, settled: {}, stake: {}, payout: {} },
      playerId: asked.user_id === undefined ? undefined : idOfWire(asked.user_id),
      ...(asked.match_id !== undefined && { selectionIds: await betOnIn(asked.match_id, deps) }),
    };
    const page = { page: asked.page, pageSize: asked.page_size };
    const { ids, count } = await searchOrders(deps.database.office, filter, page);
    return answerPage(await listedOrders(deps, ids, locale), count);
  };
}

const PERIOD_DAYS_MAX = 92;
const DAY_MS = 86_400_000;

const PERIOD_DAYS = 30;

function periodOf(
  { start_time, end_time }: CallRequest<'order_list/gambling_bureau_query'>,
  now: Date,
) {
  const until = end_time === undefined ? new Date(now.getTime() + DAY_MS) : new Date(end_time);
  const from =
    start_time === undefined
      ? new Date(until.getTime() - PERIOD_DAYS * DAY_MS)
      : new Date(start_time);
  const lasts = until.getTime() - from.getTime();
  return lasts > 0 && lasts <= PERIOD_DAYS_MAX * DAY_MS ? { from, until } : undefined;
}

type Asked = Pick<CallRequest<'order_list/cancel_order'>, 'id' | 'note'>;

function causeOf(number: CallRequest<'order_list/cancel_order'>['cause']): CancelCause {
  const cause = rowsOf(cancelCauses).find(([, { id }]) => id === number)?.[0];
  invariant(cause, 'the contract lets in no other number');
  return cause;
}

async function decideOrder(
  deps: OrderOfficeDeps,
  decide: DecideOrder,
  { id, note }: Asked,
  { caller, locale, address, userAgent }: Clerk,
) {
  const orderId = idOfWire(id);
  const { administratorId } = caller;
  const visit = { address, userAgent };
  const decided = await decide({ orderId, note, administratorId, visit });
  if (!decided.ok) return refuseWith(decided.refusal);
  const [order] = await listedOrders(deps, [orderId], locale);
  return order
    ? answer<CallContent<'order_list/cancel_order'>>(order)
    : refuseWith('order-unknown');
}

/** Undefined when what was typed names no order or nobody: it finds nothing. */
async function filterOf(
  asked: CallRequest<'order_list/inquire'>,
  deps: OrderOfficeDeps,
): Promise<OrderFilter | undefined> {
  const typed = asked.serial_number || undefined;
  const serialNumber = typed && typedSerial(typed);
  if (typed && !serialNumber) return undefined;
  const playerIds = await playersMeant(asked, deps);
  if (playerIds.includes(undefined)) return undefined;
  const [playerId, other = playerId] = playerIds;
  if (playerId !== other) return undefined;
  return {
    ...{ serialNumber, playerId, status: asked.status, type: asked.type },
    ...(asked.match_id !== undefined && { selectionIds: await betOnIn(asked.match_id, deps) }),
    placed: times(asked.start_time, asked.end_time),
    settled: times(asked.settled_from, asked.settled_until),
    stake: amounts(asked.stake_from, asked.stake_to),
    payout: amounts(asked.payout_from, asked.payout_to),
    removed: asked.removed === undefined && serialNumber ? undefined : asked.removed === 1,
  };
}

/** By id, by phone, or by both; undefined for a phone that nobody has. */
async function playersMeant(
  { user_id, phone }: CallRequest<'order_list/inquire'>,
  { database }: OrderOfficeDeps,
): Promise<readonly (bigint | undefined)[]> {
  const byId = user_id === undefined ? [] : [idOfWire(user_id)];
  if (!phone) return byId;
  const player = await playerDirectory.byPhone(database.office, phone);
  return [...byId, player?.id];
}

/** Legs are found by their selections; those taken away are kept in the tables. */
async function betOnIn(
  wireId: string,
  { database, catalogue, storedStatusesOf }: OrderOfficeDeps,
): Promise<readonly bigint[]> {
  const matchId = idOfWire(wireId);
  const kept = await storedStatusesOf(database.office, matchId);
  return selectionIdsOf(catalogue, String(matchId), kept);
}

const times = (from: string | undefined, until: string | undefined): Span<Date> => ({
  from: from === undefined ? undefined : new Date(from),
  until: until === undefined ? undefined : new Date(until),
});

/** The schema lets no other number through. */
const amounts = (from: number | undefined, until: number | undefined): Span<bigint> => ({
  from: from === undefined ? undefined : fromWireShillings(from),
  until: until === undefined ? undefined : fromWireShillings(until),
});

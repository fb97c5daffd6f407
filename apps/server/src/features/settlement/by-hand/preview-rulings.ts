import { orderStatusAfter, orderStatuses } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { type Senti, senti } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { createBetTermsCache } from '../../betting/index.ts';
import { endOf, gradeOrder, type OrderToSettle } from '../settling/order-grade.ts';
import type { PlacedBetween } from '../settling/void-legs.ts';

/** What rulings that nobody has made yet would do to every order they reach. */
export type RulingPreview = {
  readonly orders: number;
  readonly legs: Readonly<Record<LegWord, number>>;
  readonly settledNow: number;
  readonly waiting: number;
  readonly forReview: number;
  readonly corrected: number;
  /** Of those that are settled for the first time. */
  readonly stakeSettled: Senti;
  readonly paid: Senti;
  /** What corrected orders were paid before. */
  readonly paidBefore: Senti;
  readonly tax: Senti;
};

type LegWord = 'won' | 'lost' | 'refunded' | 'half';

type Asked = {
  /** By selection. */
  readonly outcomes: ReadonlyMap<bigint, number>;
  /** Only orders of this time. */
  readonly placed?: PlacedBetween;
  readonly reviewFrom: Senti;
};

const ORDERS_AT_ONCE = 1_000;

const { settled } = orderStatuses;
const { win, lose, refund } = legOutcomes;
const wordOf: Readonly<Record<number, LegWord>> = {
  [win.id]: 'won',
  [lose.id]: 'lost',
  [refund.id]: 'refunded',
};

/**
 * By the same functions that settle, over the orders as they stand, and without writing anything
 * (TRD-30). Orders are read page by page: a busy match has tens of thousands.
 */
export async function previewRulings(reader: Reader, asked: Asked): Promise<RulingPreview> {
  const counted = newCount();
  const terms = createBetTermsCache();
  const ids = await orderIdsOn(reader, asked);
  for (let at = 0; at < ids.length; at += ORDERS_AT_ONCE) {
    const orders = await readOrders(reader, ids.slice(at, at + ORDERS_AT_ONCE));
    const termsOf = await terms(
      reader,
      orders.map(({ termsId }) => termsId),
    );
    for (const order of orders) {
      const { ruled, words } = ruledOrder(order, asked.outcomes);
      const isReached = words.length > 0 && orderStatusAfter(order.status, 'decided') !== undefined;
      if (!isReached) continue;
      const grade = gradeOrder(ruled, { ...asked, terms: termsOf(order.termsId) });
      // What is lost by another leg stays lost.
      if (order.status === settled.id && grade.to === 'stay') continue;
      for (const word of words) counted.legs[word] += 1;
      countOrder(counted, ruled, grade);
    }
  }
  return {
    ...counted,
    ...{ stakeSettled: senti(counted.stakeSettled), paid: senti(counted.paid) },
    ...{ paidBefore: senti(counted.paidBefore), tax: senti(counted.tax) },
  };
}

function newCount() {
  return {
    ...{ orders: 0, settledNow: 0, waiting: 0, forReview: 0, corrected: 0 },
    ...{ stakeSettled: 0n, paid: 0n, paidBefore: 0n, tax: 0n },
    legs: { won: 0, lost: 0, refunded: 0, half: 0 },
  };
}

type Counted = ReturnType<typeof newCount>;

async function orderIdsOn(reader: Reader, { outcomes, placed }: Asked): Promise<bigint[]> {
  const selections = [...outcomes.keys()];
  const inTime = placed
    ? sql`order_id >= ${placed.first} and order_id < ${placed.after}`
    : sql`true`;
  const { rows } = await sql<{ orderId: bigint }>`
    select order_id from (
      select order_id from bet_leg
      where outcome = 0 and selection_id = any (${selections}::bigint[]) and ${inTime}
      union
      select order_id from bet_leg
      where outcome <> 0 and selection_id = any (${selections}::bigint[]) and ${inTime}
    ) as leg order by order_id`.execute(reader);
  return rows.map(({ orderId }) => orderId);
}

type ReadOrder = OrderToSettle & { readonly finals: readonly boolean[] };

async function readOrders(reader: Reader, ids: readonly bigint[]): Promise<readonly ReadOrder[]> {
  const { rows } = await sql<ReadOrder>`
    select id, player_id, serial_number, status, system_size, stake,
      coalesce(stake_in_play, stake) as stake_in_play, paid_with, terms_id, payout, credit_back,
      settlements, false as was_open, legs.*
    from bet_order, lateral (
      select array_agg(match_id order by place) as match_ids,
        array_agg(selection_id order by place) as selection_ids,
        array_agg(odds order by place) as odds, array_agg(outcome order by place) as outcomes,
        array_agg(is_final order by place) as finals
      from bet_leg where order_id = bet_order.id
    ) as legs
    where id = any (${ids}::bigint[])`.execute(reader);
  return rows;
}

/** The order with what its legs would be, and what became of those that would be another. */
function ruledOrder(order: ReadOrder, ruled: Asked['outcomes']) {
  const words: LegWord[] = [];
  const outcomes = order.outcomes.map((outcome, at) => {
    const wanted = ruled.get(order.selectionIds[at] ?? -1n);
    if (wanted === undefined || wanted === outcome || order.finals[at]) return outcome;
    words.push(wordOf[wanted] ?? 'half');
    return wanted;
  });
  return { ruled: { ...order, outcomes }, words };
}

function countOrder(
  counted: Counted,
  order: OrderToSettle,
  grade: ReturnType<typeof gradeOrder>,
): void {
  counted.orders += 1;
  const wasPaid = order.status === settled.id;
  const isOther = grade.to !== 'stay' && grade.to !== 'abnormal';
  if (wasPaid && isOther) {
    counted.corrected += 1;
    counted.paidBefore += order.payout + order.creditBack;
  }
  if (grade.to !== 'settled' && grade.to !== 'awaiting-approval') {
    counted.waiting += 1;
    return;
  }
  if (grade.to === 'awaiting-approval') counted.forReview += 1;
  if (!wasPaid) {
    counted.settledNow += 1;
    counted.stakeSettled += order.stakeInPlay;
  }
  counted.paid += endOf(order, grade.money).paid;
  counted.tax += grade.money.tax;
}

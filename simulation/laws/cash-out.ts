import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { billTypes } from '@kipute/contract/constants/money/bills';
import type { Scene } from '../actors/actor.ts';
import { type CashOutHappening, type Happening, ofKind } from '../history.ts';
import type { Ask } from '../world/database.ts';
import {
  isSold,
  readOrders,
  type StakeEntry,
  type StoredOrder,
  type StoredSale,
} from './bet-records.ts';
import { ceilingFor, worthOf } from './bet-worth.ts';
import type { Law } from './law.ts';

/** A sale as far as it moved money, in senti as text. */
type MovedSale = {
  readonly number: number;
  readonly playerId: string;
  readonly value: string;
  readonly tax: string;
};

/** The sales of an order and every entry of the books that says it is for one. */
export type BookedSales = {
  readonly serial: string;
  readonly sales: readonly MovedSale[];
  readonly entries: readonly Pick<StakeEntry, 'key' | 'postings'>[];
};

/** One question: rules sell while the laws look, and two would be of two moments. */
const SALES = `
  select serial_number as serial, coalesce(sales, '[]') as sales,
    coalesce(entries, '[]') as entries
  from (
    select serial_number, json_agg(json_build_object('number', number,
        'playerId', cash_out.player_id::text, 'value', value::text, 'tax', cash_out.tax::text)
      order by number) as sales
    from cash_out join bet_order on bet_order.id = order_id group by serial_number
  ) as sold full join (
    select serial_number,
      json_agg(json_build_object('key', key, 'postings', postings) order by id) as entries
    from journal_entry, lateral (
      select json_agg(concat_ws(' ', player_id, account, amount) order by amount) as postings
      from posting where entry_id = journal_entry.id
    ) as moved
    where cause = ${billTypes['cash-out'].id} or key like 'cash-out%'
    group by serial_number
  ) as booked using (serial_number)
  order by serial_number`;

const readBookedSales = (ask: Ask): Promise<readonly BookedSales[]> => ask(SALES);

type Asked = Extract<CashOutHappening, { kind: 'cash-out-asked' }>;
type Selling = Pick<StoredOrder, 'id' | 'sales'>;
type Sold = StoredSale & { readonly orderId: string };

export function misplacedCashOut(
  happenings: readonly Happening[],
  orders: readonly Selling[],
): string | undefined {
  const sold = orders.flatMap(({ id, sales }) => sales.map((sale) => ({ ...sale, orderId: id })));
  const found = Map.groupBy(sold, ({ key }) => key);
  const asked = Map.groupBy(ofKind(happenings, 'cash-out-asked'), ({ key }) => key);
  for (const [key, attempts] of asked) {
    const wrong = misplaced(key, attempts, found.get(key) ?? []);
    if (wrong) return wrong;
  }
  const stranger = sold.find(({ key, soldBy }) => soldBy === 'player' && !asked.has(key));
  return stranger && `nobody asked for ${stranger.key}, which is ${wordsOf(partOf(stranger))}`;
}

/** All attempts under one key are one intention, though some may have had another content. */
function misplaced(
  key: string,
  attempts: readonly Asked[],
  sold: readonly Sold[],
): string | undefined {
  const [sale] = sold;
  if (sold.length > 1) return `${key} made ${sold.length} cash-outs`;
  const is = sale ? wordsOf(partOf(sale)) : 'nowhere';
  for (const attempt of attempts) {
    const told = attempt.sold && wordsOf({ ...attempt, ...attempt.sold });
    if (told && told !== is) return `${key} was acknowledged as ${told} and is ${is}`;
  }
  const mayExist = attempts.some((attempt) => sale && mayHaveMade(attempt, sale));
  return sale && !mayExist ? `${key} must not be and is ${is}` : undefined;
}

/** Nobody is paid less than they accepted; a repetition may have accepted more. */
const mayHaveMade = (attempt: Asked, sale: Sold): boolean =>
  attempt.answer !== 'refused' &&
  asksFor(attempt) === asksFor(sale) &&
  attempt.acceptedAmount <= shillings(sale.paid);

type Content = Pick<Asked, 'phone' | 'orderId' | 'sharePercent'>;
type Part = Content & NonNullable<Asked['sold']>;

const asksFor = ({ phone, orderId, sharePercent }: Content): string =>
  `${sharePercent} % of order ${orderId} of ${phone}`;

const wordsOf = ({ paid, tax, stakeLeft, ...content }: Part): string =>
  `${asksFor(content)} for ${paid} after ${tax} of tax, with ${stakeLeft} left`;

const partOf = (sale: Sold): Part => ({
  ...{ phone: sale.phone, orderId: sale.orderId, sharePercent: sale.sharePercent },
  paid: shillings(sale.paid),
  tax: shillings(sale.tax),
  stakeLeft: shillings(sale.stakeLeft),
});

const shillings = (senti: string): number => Number(senti) / 100;

export const oneKeyOneCashOut: Law<Scene> = {
  name: 'a request key makes one cash-out, an acknowledged one is there as it was told, a refused is not',
  holds: 'always',
  breach: async ({ world, history }) =>
    misplacedCashOut(history.all(), await readOrders(world.database.ask)),
};

/** Sales and the entries that paid them, one to one; the tax of each in an entry of its own. */
export function unbookedSale(orders: readonly BookedSales[]): string | undefined {
  for (const { serial, sales, entries } of orders) {
    const owed = sales.flatMap((sale) => entriesOf(serial, sale)).map(saleWords);
    const moved = entries.map(saleWords);
    const missing = owed.find((entry) => !moved.includes(entry));
    if (missing) return `${serial} lacks ${missing}`;
    const strange = moved.find((entry, at) => !owed.includes(entry) || moved.indexOf(entry) < at);
    if (strange) return `${serial} has ${strange}, which no cash-out made`;
  }
  return undefined;
}

type Entry = BookedSales['entries'][number];

function entriesOf(serial: string, sale: BookedSales['sales'][number]): readonly Entry[] {
  const { number, playerId, value, tax } = sale;
  const bought = {
    key: `cash-out ${serial} ${number}`,
    postings: [`stakes -${value}`, `${playerId} cash ${value}`],
  };
  const taxed = {
    key: `cash-out-tax ${serial} ${number}`,
    postings: [`${playerId} cash -${tax}`, `winnings-tax ${tax}`],
  };
  return tax === '0' ? [bought] : [bought, taxed];
}

const saleWords = ({ key, postings }: Entry): string => `(${key}: ${postings.join(', ')})`;

export const salesInTheBooks: Law<Scene> = {
  name: 'every cash-out was paid and taxed once, and nothing was paid for one that is none',
  holds: 'always',
  breach: async ({ world }) => unbookedSale(await readBookedSales(world.database.ask)),
};

/** Every senti of a stake was sold once or is in play, and what is sold is settled no more. */
export function doubleStake(orders: readonly StoredOrder[]): string | undefined {
  for (const order of orders) {
    const wrong = wrongSales(order) ?? wrongRest(order);
    if (wrong) return `${order.serial} ${wrong}`;
  }
  return undefined;
}

function wrongSales(order: StoredOrder): string | undefined {
  if (order.sales.length > 0 && order.paidWith !== 'cash') return 'was sold, and staked by credit';
  let left = BigInt(order.stake);
  for (const [at, sale] of order.sales.entries()) {
    if (sale.number !== at + 1) return `has no sale ${at + 1}`;
    if (sale.phone !== order.phone) return `is of ${order.phone} and was sold by ${sale.phone}`;
    const wrong = wrongCut(sale, left);
    if (wrong) return wrong;
    left = BigInt(sale.stakeLeft);
  }
  return undefined;
}

/** A share is cut down to the senti; all of it is all of it. */
function wrongCut(sale: StoredSale, inPlay: bigint): string | undefined {
  const { number, sharePercent, stakeSold, stakeLeft } = sale;
  const cut = (inPlay * BigInt(sharePercent)) / 100n;
  if (BigInt(stakeSold) !== cut) return `sold ${stakeSold} of ${inPlay} as ${sharePercent} %`;
  if (BigInt(stakeLeft) === inPlay - cut) return undefined;
  return `had ${inPlay} in play, sold ${stakeSold} in sale ${number} and has ${stakeLeft} left`;
}

const closedBy = {
  player: orderStatuses['cashed-out'].id,
  rule: orderStatuses['auto-cashed-out'].id,
} as const;

function wrongRest(order: StoredOrder): string | undefined {
  const { status, settlements, reopenings, stake, stakeInPlay, sales } = order;
  const last = sales.at(-1);
  if (last?.stakeLeft !== '0') {
    if (isSold(order)) return `is in state ${status}, and not all of it was sold`;
    const left = last?.stakeLeft ?? stake;
    return stakeInPlay === left ? undefined : `has ${stakeInPlay} in play, left is ${left}`;
  }
  // For a loss that was taken back, and for nothing since.
  if (settlements > 2 * reopenings) return `was sold whole and settled ${settlements} times`;
  return status === closedBy[last.soldBy]
    ? undefined
    : `was sold whole by a ${last.soldBy} and is in state ${status}`;
}

export const soldOrSettled: Law<Scene> = {
  name: 'a stake is sold once, settled once or in play, never two of these',
  holds: 'always',
  breach: async ({ world }) => doubleStake(await readOrders(world.database.ask)),
};

/** What each part was sold for, beside what the whole bet may ever pay. */
export function overpaidOrder(orders: readonly StoredOrder[]): string | undefined {
  for (const order of orders) {
    if (order.sales.length === 0) continue;
    const wrong = order.sales.map((sale) => overpaidSale(order, sale)).find(Boolean);
    const found = wrong ?? overpaidWhole(order);
    if (found) return `${order.serial} ${found}`;
  }
  return undefined;
}

function overpaidSale(order: StoredOrder, sale: StoredSale): string | undefined {
  const { number, stakeSold } = sale;
  const paid = BigInt(sale.paid);
  const tax = taxOf(order, sale);
  if (sale.tax !== String(tax))
    return `was taxed ${sale.tax} in sale ${number}, counted it is ${tax}`;
  const ceiling = ceilingFor(order, BigInt(stakeSold));
  if (paid > ceiling)
    return `paid ${paid} in sale ${number}, its part of the ceiling is ${ceiling}`;
  const best = bestOf(order, stakeSold);
  return paid > best
    ? `paid ${paid} in sale ${number}, which could win ${best} at most`
    : undefined;
}

/** At the rate of the placing, of what it brought beyond its own stake, in whole shillings. */
function taxOf({ terms }: StoredOrder, { value, stakeSold }: StoredSale): bigint {
  const gain = BigInt(value) - BigInt(stakeSold);
  const hundredths = BigInt(Math.round(terms.taxRatePercent * 100));
  return gain > 0n ? ((gain * hundredths) / 1_000_000n) * 100n : 0n;
}

/** Cut out of a larger one a part was taxed and rounded with it: that is a shilling or two. */
const ROUNDED = 200n;

/** If it had been a bet by itself and every leg had won. */
function bestOf(order: StoredOrder, stakeSold: string): bigint {
  const asBet = { ...order, status: orderStatuses.open.id, stakeInPlay: stakeSold };
  return worthOf(asBet).payout + ROUNDED;
}

const isRefunded = ({ legs }: StoredOrder): boolean =>
  legs.every(({ outcome }) => outcome === legOutcomes.refund.id);

/** A refund gives the rest of the stake back, whatever the ceiling says. */
function overpaidWhole(order: StoredOrder): string | undefined {
  const isSettled = order.status === orderStatuses.settled.id;
  const rest = isSettled && !isRefunded(order) ? BigInt(order.payout) : 0n;
  const paid = order.sales.reduce((sum, sale) => sum + BigInt(sale.paid), rest);
  const ceiling = ceilingFor(order, BigInt(order.stake));
  return paid > ceiling
    ? `paid ${paid} by parts and rest together, its ceiling is ${ceiling}`
    : undefined;
}

export const withinCeiling: Law<Scene> = {
  name: 'a part is taxed by itself, and parts and rest together never pay more than the bet could',
  holds: 'always',
  breach: async ({ world }) => overpaidOrder(await readOrders(world.database.ask)),
};

type RuleAsked = Extract<CashOutHappening, { kind: 'rule-asked' }>;

/** What was asked about the rules of each order, but for what certainly was not done. */
function rulesAsked(happenings: readonly Happening[]): ReadonlyMap<string, readonly RuleAsked[]> {
  const asked = ofKind(happenings, 'rule-asked').filter(({ answer }) => answer !== 'refused');
  return Map.groupBy(asked, ({ orderId }) => orderId);
}

/** Certainly before: its answer was there when the other one left. */
const isBefore = (one: RuleAsked, other: RuleAsked): boolean =>
  one.answer === 'done' && one.answeredAt < other.askedAt;

/**
 * Which of these may be in force at a moment. Several may: of what was asked at once nobody knows
 * which came last, and what has no answer may come true at any time.
 */
function mayBeInForce(asked: readonly RuleAsked[], at: number): readonly RuleAsked[] {
  const known = asked.filter(({ askedAt }) => askedAt <= at);
  const answered = known.filter(({ answer, answeredAt }) => answer === 'done' && answeredAt < at);
  return known.filter((one) => !answered.some((later) => isBefore(one, later)));
}

type Ruled = Pick<StoredOrder, 'id' | 'serial' | 'sales'>;

/** What was sold by rules, beside what players asked for. */
export function wildRule(
  happenings: readonly Happening[],
  orders: readonly Ruled[],
): string | undefined {
  const asked = rulesAsked(happenings);
  for (const { id, serial, sales } of orders) {
    const fired = sales.filter(({ soldBy }) => soldBy === 'rule');
    if (fired.length > 1) return `the rule of ${serial} fired ${fired.length} times`;
    const wrong = fired.map((sale) => wildSale(sale, asked.get(id) ?? [])).find(Boolean);
    if (wrong) return `the rule of ${serial} ${wrong}`;
  }
  return undefined;
}

function wildSale(sale: StoredSale, asked: readonly RuleAsked[]): string | undefined {
  if (sale.stakeLeft !== '0') return `left ${sale.stakeLeft} in play`;
  const thresholds = mayBeInForce(asked, sale.at).flatMap(({ threshold }) => threshold ?? []);
  if (thresholds.length === 0) return 'fired, and nobody had one set';
  const lowest = Math.min(...thresholds);
  const paid = Number(sale.paid) / 100;
  return paid < lowest ? `fired at ${paid}, it was to wait for ${lowest}` : undefined;
}

export const rulesFireOnce: Law<Scene> = {
  name: 'a rule sells its order once, whole, and only at or above the threshold in force',
  holds: 'always',
  breach: async ({ world, history }) =>
    wildRule(history.all(), await readOrders(world.database.ask)),
};

/** An order and the threshold of its rule in senti, null where it has none. */
export type OrderWithRule = {
  readonly orderId: string;
  readonly serial: string;
  readonly status: number;
  readonly threshold: string | null;
  /** A part that was sold may have left less to win than the rule asks for. */
  readonly isSoldInPart: boolean;
};

const waiting: readonly number[] = [orderStatuses.open.id, orderStatuses.abnormal.id];

export function lostRule(
  happenings: readonly Happening[],
  orders: readonly OrderWithRule[],
): string | undefined {
  const asked = rulesAsked(happenings);
  for (const order of orders) {
    const { orderId, serial, status, threshold } = order;
    const has = threshold === null ? 'none' : `one at ${Number(threshold) / 100}`;
    if (threshold !== null && !waiting.includes(status)) {
      return `${serial} is in state ${status} and still has a rule`;
    }
    const inForce = mayBeInForce(asked.get(orderId) ?? [], Number.POSITIVE_INFINITY);
    const may = inForce.map((rule) =>
      rule.threshold === null ? 'none' : `one at ${rule.threshold}`,
    );
    const isAskedForSure = asked.get(orderId)?.some(({ answer }) => answer === 'done');
    const mayHaveNone = !isAskedForSure || order.isSoldInPart || status !== orderStatuses.open.id;
    const isExpected = may.includes(has) || (has === 'none' && mayHaveNone);
    if (!isExpected) return `${serial} has ${has} for a rule, asked for was ${may.join(' or ')}`;
  }
  return undefined;
}

const ORDERS = `
  select bet_order.id::text as "orderId", serial_number as serial, status, threshold::text,
    stake_in_play is not null as "isSoldInPart"
  from bet_order left join auto_cash_out on order_id = bet_order.id
  where threshold is not null or status = ${orderStatuses.open.id}
  order by bet_order.id`;

/** Nobody here waits for the night: rules whose end nobody heard of end now. */
const END_RULES = `
  select graphile_worker.add_job('end-cash-out-rules', '{}'::json,
    job_key => 'simulated end of rules', max_attempts => 1)`;

export const rulesStand: Law<Scene> = {
  name: 'in the end an open order has the rule its player asked for last, and no other order has one',
  holds: 'in the end',
  breach: async ({ world, history }) => {
    const orders = await world.database.ask<OrderWithRule>(ORDERS);
    const lost = lostRule(history.all(), orders);
    if (lost) await world.database.ask(END_RULES);
    return lost;
  },
};

import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { type Happening, ofKind } from '../history.ts';
import type { Ask } from '../world/database.ts';

/** What became of the orders; money is text of whole senti. */
export type WeekCounts = {
  readonly orders: number;
  readonly settled: number;
  readonly won: number;
  readonly lost: number;
  readonly refunded: number;
  readonly corrected: number;
  readonly cashed: number;
  readonly cashedByRule: number;
  readonly cashedInPart: number;
  readonly claims: string;
  readonly books: string;
};

const { settled, 'cashed-out': cashedOut, 'auto-cashed-out': byRule } = orderStatuses;

const COUNTS = `
  with decided as (
    select status, payout, settlements, stake_in_play, (
      select bool_and(outcome = ${legOutcomes.refund.id}) from bet_leg
      where order_id = bet_order.id) as is_refunded
    from bet_order
  )
  select count(*)::int as orders,
    count(*) filter (where status = ${settled.id})::int as settled,
    count(*) filter (where status = ${settled.id} and not is_refunded and payout > 0)::int as won,
    count(*) filter (where status = ${settled.id} and not is_refunded and payout = 0)::int as lost,
    count(*) filter (where status = ${settled.id} and is_refunded)::int as refunded,
    count(*) filter (where settlements > 1)::int as corrected,
    count(*) filter (where status = ${cashedOut.id})::int as cashed,
    count(*) filter (where status = ${byRule.id})::int as "cashedByRule",
    count(*) filter (where status = ${settled.id} and stake_in_play is not null)::int
      as "cashedInPart",
    (select coalesce(-sum(amount), 0)::text from posting where account = 'claims') as claims,
    (select coalesce(sum(amount), 0)::text from posting) as books
  from decided`;

export async function readWeekCounts(ask: Ask): Promise<WeekCounts> {
  const [counts] = await ask<WeekCounts>(COUNTS);
  if (!counts) throw new Error('the orders cannot be counted');
  return counts;
}

const shillings = (senti: string): string => (Number(senti) / 100).toFixed(2);

export function tableLines(
  counts: WeekCounts,
  happenings: readonly Happening[],
): readonly string[] {
  const byHand = ofKind(happenings, 'left-to-person');
  const abnormal = byHand.reduce((sum, { orders }) => sum + orders, 0);
  const rows: readonly (readonly [string, string | number])[] = [
    ['orders', counts.orders],
    ['settled', counts.settled],
    ['  won', counts.won],
    ['  lost', counts.lost],
    ['  refunded', counts.refunded],
    ['  cashed in part before', counts.cashedInPart],
    ['  corrected', counts.corrected],
    ['cashed out', counts.cashed],
    ['cashed out by a rule', counts.cashedByRule],
    ['abnormal, then by hand', abnormal],
    ...byHand.map(({ why, orders }) => [`  ${why}`, orders] as const),
    ['claims, TSh', shillings(counts.claims)],
    ['sum of the books, senti', counts.books],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${String(value).padStart(10)}`);
}

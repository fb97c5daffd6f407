import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import type { Ask } from '../world/database.ts';

const { pending, abnormal } = legOutcomes;

/** Why orders wait for a person, and how many do. */
export type LeftOver = { readonly why: string; readonly orders: number };

/** Of a leg that nobody has ruled on at all, nobody has said a word. */
const LEFT_OVER = `
  select coalesce(last.why ->> 'reason', last.why::text, 'no word about it') as why,
    count(distinct order_id)::int as orders
  from bet_leg left join (
    select distinct on (selection_id) selection_id, why from selection_ruling
    order by selection_id, revision desc
  ) as last using (selection_id)
  where outcome in (${pending.id}, ${abnormal.id})
  group by 1 order by 2 desc, 1`;

export const readLeftOver = (ask: Ask): Promise<readonly LeftOver[]> => ask(LEFT_OVER);

/** A selection that a person must decide, and the last word on it that was kept. */
export type LeftSelection = { readonly selectionId: string; readonly revision: number };

const LEFT_SELECTIONS = `
  select bet_leg.selection_id::text as "selectionId", coalesce(last.revision, 0) as revision
  from bet_leg left join (
    select distinct on (selection_id) selection_id, revision, said_by from selection_ruling
    order by selection_id, revision desc
  ) as last using (selection_id)
  where outcome in (${pending.id}, ${abnormal.id}) and said_by is distinct from 'person'
  group by 1, 2 order by 1`;

export const readLeftSelections = (ask: Ask): Promise<readonly LeftSelection[]> =>
  ask(LEFT_SELECTIONS);

const over = (['settled', 'cashed-out', 'auto-cashed-out'] as const).map(
  (state) => orderStatuses[state].id,
);

const UNDECIDED = `
  select serial_number as serial, status from bet_order
  where status not in (${over.join(', ')}) order by id limit 1`;

/** The first order that is neither settled nor sold. */
export async function findUndecided(ask: Ask): Promise<string | undefined> {
  const [order] = await ask<{ readonly serial: string; readonly status: number }>(UNDECIDED);
  return order && `${order.serial} is in state ${order.status}`;
}

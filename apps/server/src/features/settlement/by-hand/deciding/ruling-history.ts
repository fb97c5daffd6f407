import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import type { Abnormality } from '@kipute/domain/grading/reconcile';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../../../../platform/database/database.ts';
import type { Ruling } from '../../rulings/ruling.ts';
import { holdRulingsOn } from '../../settling/rulings-lock.ts';

/** A word that was said of a selection, with whose it was when a person said it. */
export type KeptRuling = Ruling & {
  readonly ruledAt: Date;
  readonly administratorId: bigint | null;
  /** The administrator's account. */
  readonly account: string | null;
  readonly note: string | null;
};

/** Every word on these selections, oldest first. */
export async function rulingsOn(
  reader: Reader,
  selectionIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly KeptRuling[]>> {
  const rows = await reader
    .selectFrom('selectionRuling as said')
    .leftJoin('rulingByHand as byHand', (join) =>
      join
        .onRef('byHand.selectionId', '=', 'said.selectionId')
        .onRef('byHand.revision', '=', 'said.revision'),
    )
    .leftJoin('administrator', 'administrator.id', 'byHand.administratorId')
    .select(['said.selectionId', 'said.revision', 'said.outcome', 'said.saidBy', 'said.why'])
    .select(['said.ruledAt', 'byHand.administratorId', 'byHand.note', 'administrator.account'])
    .where('said.selectionId', 'in', selectionIds)
    .orderBy('said.revision')
    .execute();
  const rulings = rows.map((row) => ({
    ...row,
    saidBy: row.saidBy === 'person' ? ('person' as const) : ('grading' as const),
    why: row.why as Abnormality | null,
  }));
  return Map.groupBy(rulings, ({ selectionId }) => selectionId);
}

type WordByHand = {
  readonly selectionId: bigint;
  readonly matchId: bigint;
  readonly revision: number;
  readonly outcome: number;
  readonly administratorId: bigint;
  readonly note: string;
  readonly at: Date;
};

/** False when somebody else, grading perhaps, has said the word of this revision meanwhile. */
export async function keepWordByHand(tx: Transaction, word: WordByHand): Promise<boolean> {
  const { selectionId, revision, administratorId, note, at } = word;
  await holdRulingsOn(tx, word.matchId);
  const kept = await tx
    .insertInto('selectionRuling')
    .values({
      ...{ selectionId, revision, matchId: word.matchId, outcome: word.outcome },
      ...{ saidBy: 'person', why: null, ruledAt: at },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('revision')
    .executeTakeFirst();
  if (!kept) return false;
  await tx
    .insertInto('rulingByHand')
    .values({ selectionId, revision, administratorId, note })
    .execute();
  return true;
}

/** Orders that another ruling would decide, or decide otherwise. */
export type TouchedOrders = {
  readonly open: number;
  readonly delayed: number;
  readonly paid: number;
};

const { open, abnormal, settled, 'awaiting-approval': awaiting } = orderStatuses;
const groupOf: Readonly<Record<number, keyof TouchedOrders>> = {
  [open.id]: 'open',
  [abnormal.id]: 'open',
  [awaiting.id]: 'delayed',
  [settled.id]: 'paid',
};

type Counted = { readonly selectionId: bigint; readonly status: number; readonly count: number };

/**
 * What was cancelled, paid early or sold back no ruling reaches, nor what was lost before this leg
 * ended; the rest is counted.
 */
export async function ordersTouched(
  reader: Reader,
  selectionIds: readonly bigint[],
): Promise<(selectionId: bigint) => TouchedOrders> {
  const { rows } = await sql<Counted>`
    select selection_id, status, count(*)::integer as count
    from (
      select selection_id, order_id, true from bet_leg
      where outcome = 0 and selection_id = any (${selectionIds}::bigint[])
      union all
      select selection_id, order_id, false from bet_leg
      where outcome <> 0 and not is_final and selection_id = any (${selectionIds}::bigint[])
    ) as leg (selection_id, order_id, is_open) join bet_order on bet_order.id = order_id
    where not (is_open and status = ${settled.id})
    group by selection_id, status`.execute(reader);
  return (asked) => {
    const touched = { open: 0, delayed: 0, paid: 0 };
    for (const { selectionId, status, count } of rows) {
      const group = groupOf[status];
      if (group && selectionId === asked) touched[group] += count;
    }
    return touched;
  };
}

export type AnyLeg = {
  readonly matchId: bigint;
  readonly startsAt: Date;
  readonly words: unknown;
};

/** One leg that was bet on it, to know what it is; undefined when nobody bet on it. */
export async function anyLegOn(reader: Reader, selectionId: bigint): Promise<AnyLeg | undefined> {
  const { rows } = await sql<AnyLeg>`
    (select match_id, starts_at, words from bet_leg
     where outcome = 0 and selection_id = ${selectionId} limit 1)
    union all
    (select match_id, starts_at, words from bet_leg
     where outcome <> 0 and selection_id = ${selectionId} limit 1)
    limit 1`.execute(reader);
  return rows[0];
}

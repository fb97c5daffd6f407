import type { Abnormality } from '@kipute/domain/grading/reconcile';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { Ruling } from './ruling.ts';

const lockNameOf = (matchId: bigint) => `rulings on match ${matchId}`;

/**
 * A shared advisory lock: no new ruling on the match until the transaction ends. Others may settle
 * other orders by the rulings there are at the same time.
 */
export async function lockRulingsShared(tx: Transaction, matchId: bigint): Promise<void> {
  const lock = sql`pg_advisory_xact_lock_shared(hashtextextended(${lockNameOf(matchId)}, 0))`;
  await sql`select ${lock}`.execute(tx);
}

/**
 * The exclusive lock of who writes a ruling: no older one is being settled, and every chunk that
 * begins after the commit sees the new one (STL-21).
 */
export async function lockRulings(tx: Transaction, matchId: bigint): Promise<void> {
  const lock = sql`pg_advisory_xact_lock(hashtextextended(${lockNameOf(matchId)}, 0))`;
  await sql`select ${lock}`.execute(tx);
}

/** The latest ruling on each selection of a match. */
export async function lastRulings(
  reader: Reader,
  matchId: bigint,
): Promise<ReadonlyMap<bigint, Ruling>> {
  const rows = await reader
    .selectFrom('selectionRuling')
    .distinctOn('selectionId')
    .select(['selectionId', 'revision', 'outcome', 'saidBy', 'why'])
    .where('matchId', '=', matchId)
    .orderBy('selectionId')
    .orderBy('revision', 'desc')
    .execute();
  return new Map(
    rows.map((row) => [
      row.selectionId,
      {
        ...row,
        saidBy: row.saidBy === 'person' ? 'person' : 'grading',
        why: row.why as Abnormality | null,
      },
    ]),
  );
}

/** Which of these matches have a selection that was ruled on. */
export async function ruledMatches(
  reader: Reader,
  matchIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (matchIds.length === 0) return new Set();
  const { rows } = await sql<{ matchId: bigint }>`
    select match_id from unnest(${matchIds.map(BigInt)}::bigint[]) as asked (match_id)
    where exists (select from selection_ruling where match_id = asked.match_id)`.execute(reader);
  return new Set(rows.map(({ matchId }) => String(matchId)));
}

/** 0 when there is no ruling on it. */
export async function lastRevisionOn(reader: Reader, selectionId: bigint): Promise<number> {
  const row = await reader
    .selectFrom('selectionRuling')
    .select('revision')
    .where('selectionId', '=', selectionId)
    .orderBy('revision', 'desc')
    .executeTakeFirst();
  return row?.revision ?? 0;
}

/** Two writers at once collide on the revision: the later one is retried. */
export async function keepRulings(
  tx: Transaction,
  rulings: readonly Ruling[],
  { matchId, at }: { readonly matchId: bigint; readonly at: Date },
): Promise<void> {
  if (rulings.length === 0) return;
  await lockRulings(tx, matchId);
  await tx
    .insertInto('selectionRuling')
    .values(
      rulings.map(({ why, ...ruling }) => ({
        ...ruling,
        why: why && JSON.stringify(why),
        ...{ matchId, ruledAt: at },
      })),
    )
    .execute();
}

/** A ruling with when it was made and, where a person made it, by whom. */
export type KeptRuling = Ruling & {
  readonly ruledAt: Date;
  readonly administratorId: bigint | null;
  /** The administrator's account. */
  readonly account: string | null;
  readonly note: string | null;
};

/** Every ruling on these selections, oldest first. */
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

type RulingByHand = {
  readonly selectionId: bigint;
  readonly matchId: bigint;
  readonly revision: number;
  readonly outcome: number;
  readonly administratorId: bigint;
  readonly note: string;
  readonly at: Date;
};

/** False when another writer, grading perhaps, has written this revision meanwhile. */
export async function keepRulingByHand(tx: Transaction, ruling: RulingByHand): Promise<boolean> {
  const { selectionId, revision, administratorId, note, at } = ruling;
  await lockRulings(tx, ruling.matchId);
  const kept = await tx
    .insertInto('selectionRuling')
    .values({
      ...{ selectionId, revision, matchId: ruling.matchId, outcome: ruling.outcome },
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

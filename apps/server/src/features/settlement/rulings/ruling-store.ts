import type { Abnormality } from '@kipute/domain/grading/reconcile';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { holdRulingsOn } from '../settling/rulings-lock.ts';
import type { Ruling } from './ruling.ts';

/** The last word on each selection of a match. */
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

/** 0 when nothing was said about it. */
export async function lastRevisionOn(reader: Reader, selectionId: bigint): Promise<number> {
  const row = await reader
    .selectFrom('selectionRuling')
    .select('revision')
    .where('selectionId', '=', selectionId)
    .orderBy('revision', 'desc')
    .executeTakeFirst();
  return row?.revision ?? 0;
}

/** Two who rule at once collide on the revision: the later one looks again. */
export async function keepRulings(
  tx: Transaction,
  rulings: readonly Ruling[],
  { matchId, at }: { readonly matchId: bigint; readonly at: Date },
): Promise<void> {
  if (rulings.length === 0) return;
  await holdRulingsOn(tx, matchId);
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

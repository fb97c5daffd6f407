import { type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../../../../platform/database/database.ts';
import type { DB } from '../../../../platform/database/schema.gen.ts';

export type RefusedResult = Selectable<DB['refusedResult']>;

/** What was said, of what, and why it was not believed. */
export type Refused = Pick<RefusedResult, 'about' | 'subjectId' | 'reason' | 'matchId'> & {
  readonly words: unknown;
  readonly times: number;
};

/** The same again is counted; its newest words stay. */
export async function keepRefused(
  tx: Transaction,
  refused: readonly Refused[],
  at: Date,
): Promise<void> {
  const column = <Value>(of: (one: Refused) => Value) => refused.map(of);
  await sql`
    insert into refused_result as known
      (about, subject_id, reason, match_id, words, times, first_heard_at, last_heard_at)
    select about, subject_id, reason, match_id, words::jsonb, times, ${at}, ${at}
    from unnest(
      ${column(({ about }) => about)}::text[], ${column(({ subjectId }) => subjectId)}::text[],
      ${column(({ reason }) => reason)}::text[], ${column(({ matchId }) => matchId)}::bigint[],
      ${column(({ words }) => JSON.stringify(words))}::text[],
      ${column(({ times }) => times)}::integer[]
    ) as heard (about, subject_id, reason, match_id, words, times)
    order by about, subject_id, reason
    on conflict (about, subject_id, reason) do update set
      words = excluded.words, times = known.times + excluded.times,
      match_id = coalesce(excluded.match_id, known.match_id),
      last_heard_at = excluded.last_heard_at`.execute(tx);
}

type RefusedPage = {
  readonly matchId: bigint | undefined;
  readonly page: number;
  readonly pageSize: number;
};

/** What was heard last comes first. */
export async function listRefusedResults(
  reader: Reader,
  { matchId, page, pageSize }: RefusedPage,
): Promise<{ readonly rows: readonly RefusedResult[]; readonly count: number }> {
  let wanted = reader.selectFrom('refusedResult');
  if (matchId !== undefined) wanted = wanted.where('matchId', '=', matchId);
  const rows = await wanted
    .selectAll()
    .orderBy('lastHeardAt', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { count } = await wanted
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, count: Number(count) };
}

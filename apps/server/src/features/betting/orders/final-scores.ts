import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';

type FinalScore = {
  readonly matchId: bigint;
  readonly home: number;
  readonly away: number;
  readonly toldAt: Date;
};

/** How a match ended, for the bets on it; the last word stands (ORD-71). */
export async function keepFinalScore(
  database: Reader,
  { matchId, home, away, toldAt }: FinalScore,
): Promise<void> {
  await sql`
    insert into final_score (match_id, home, away, told_at)
    values (${matchId}, ${home}, ${away}, ${toldAt})
    on conflict (match_id) do update set home = excluded.home, away = excluded.away,
      told_at = excluded.told_at
    where (final_score.home, final_score.away) <> (excluded.home, excluded.away)`.execute(database);
}

export type FinalScores = ReadonlyMap<bigint, { readonly home: number; readonly away: number }>;

/**
 * Of the matches of decided legs. By their ids: joined to the legs, whose number the database
 * takes for far larger than it is, all scores there are would be read.
 */
export async function finalScoresOf(
  reader: Reader,
  legs: readonly { readonly matchId: bigint; readonly outcome: number }[],
): Promise<FinalScores> {
  const decided = legs.filter(({ outcome }) => outcome !== legOutcomes.pending.id);
  if (decided.length === 0) return new Map();
  const rows = await reader
    .selectFrom('finalScore')
    .select(['matchId', 'home', 'away'])
    .where('matchId', 'in', [...new Set(decided.map(({ matchId }) => matchId))])
    .execute();
  return new Map(rows.map(({ matchId, home, away }) => [matchId, { home, away }]));
}

import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';

export type FinalScore = {
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

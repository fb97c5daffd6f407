import { isDeepStrictEqual } from 'node:util';
import { type PlaceStanding, placeStandings } from '@kipute/domain/pools/place-standing';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { endsOf, type PoolIssue } from './issue-store.ts';

/** What decides each place, as its matches stand now. */
export function standingsOf(issue: Pick<PoolIssue, 'matches'>): readonly PlaceStanding[] {
  const { matches, reserves } = endsOf(issue);
  return placeStandings(matches, reserves);
}

/**
 * Whether a result that counts is another one than it was paid by (POL-84). By what was written
 * with the settlement: a result may change while its tickets are being paid.
 */
export async function differsFromPaid(
  reader: Reader,
  issue: Pick<PoolIssue, 'id' | 'state' | 'matches'>,
): Promise<boolean> {
  if (issue.state !== 'settled') return false;
  const { rows } = await sql<{ standings: readonly PlaceStanding[] }>`
    select standings from pool_settlement
    where issue_id = ${issue.id} and settlement > 0 and ended_at is not null
    order by settlement desc limit 1`.execute(reader);
  return !isDeepStrictEqual(rows[0]?.standings, standingsOf(issue));
}

/** Whether two people have agreed and not every ticket has its money yet. */
export async function isBeingPaid(reader: Reader, issueId: bigint): Promise<boolean> {
  const { rows } = await sql`
    select from pool_settlement where issue_id = ${issueId} and ended_at is null`.execute(reader);
  return rows.length > 0;
}

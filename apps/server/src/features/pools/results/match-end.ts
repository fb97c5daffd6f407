import { sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { endOfMatch } from '../../settlement/index.ts';
import type { PoolIssueMatch } from '../issues/issue-store.ts';
import type { PoolsDeps } from '../pools-deps.ts';

/** How a match of an issue ended, as it is kept. */
export type KeptEnd = Pick<PoolIssueMatch, 'ended' | 'home' | 'away'>;

const waiting: KeptEnd = { ended: 'waiting', home: null, away: null };
const off: KeptEnd = { ended: 'off', home: null, away: null };

const MINUTE_MS = 60_000;

type FeedDeps = Pick<PoolsDeps, 'catalogue' | 'clock' | 'settings'>;

/**
 * What the feed says of it now; undefined while it says nothing that counts, and what is known
 * stays. A match that is broken off is off at once: a reserve steps in, and nobody waits for a
 * replay. One that was not played in time stays off, whenever it is played (POL-81).
 */
export function endByFeed(
  { matchId, startsAt }: Pick<PoolIssueMatch, 'matchId' | 'startsAt'>,
  { catalogue, clock, settings }: FeedDeps,
): KeptEnd | undefined {
  const id = matchId.toString();
  const said = endOfMatch(catalogue, id);
  if (!said || said.kind === 'unsure') return undefined;
  const { replayWithinMinutes } = settings.current('settlement');
  const lastStart = startsAt.getTime() + replayWithinMinutes * MINUTE_MS;
  const isInTime = clock.now().getTime() < lastStart;
  switch (said.kind) {
    case 'broken-off':
      return off;
    case 'not-going-on':
      return isInTime ? waiting : off;
    case 'in-play':
      return isInTime ? waiting : undefined;
    case 'played': {
      const began = catalogue.matches().get(id)?.startsAt ?? 0;
      // Where nobody waits at all, the start it was sold with is in time.
      const wasPutOff = began > startsAt.getTime() && began >= lastStart;
      return wasPutOff ? off : { ended: 'played', ...said.score };
    }
  }
}

export const isSameEnd = (one: KeptEnd, other: KeptEnd): boolean =>
  one.ended === other.ended && one.home === other.home && one.away === other.away;

type Told = {
  readonly issueId: bigint;
  readonly matchId: bigint;
  readonly end: KeptEnd;
  readonly by: PoolIssueMatch['toldBy'];
  readonly at: Date;
};

/**
 * Answers whether anything changed. Since when it stands is kept when somebody else says the same:
 * reserves step in by the order in which matches were called off.
 */
export async function keepEnd(tx: Transaction, told: Told): Promise<boolean> {
  const { issueId, matchId, end, by, at } = told;
  const { ended, home, away } = end;
  const isSame = sql`(ended, home, away) is not distinct from
    (${ended}::text, ${home}::smallint, ${away}::smallint)`;
  const { numAffectedRows } = await sql`
    update pool_issue_match set ended = ${ended}, home = ${home}, away = ${away}, told_by = ${by},
      told_at = case when ${ended}::text = 'waiting' then null when ${isSame} then told_at
        else ${at}::timestamptz end
    where issue_id = ${issueId} and match_id = ${matchId}
      and (told_by <> ${by} or not (${isSame}))`.execute(tx);
  return numAffectedRows === 1n;
}

/** Those of which the feed may have news: not over, or paid so lately that a correction may come. */
export async function matchesFollowed(reader: Reader, paidSince: Date): Promise<readonly bigint[]> {
  const { rows } = await sql<{ matchId: bigint }>`
    select distinct match_id from pool_issue_match join pool_issue on pool_issue.id = issue_id
    where told_by = 'feed'
      and (state in ('open', 'closed') or state = 'settled' and settled_at > ${paidSince})`.execute(
    reader,
  );
  return rows.map(({ matchId }) => matchId);
}

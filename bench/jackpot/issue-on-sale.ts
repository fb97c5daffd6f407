import type { Client } from 'pg';
import type { Leg, Purchase } from '../stage/purchase.ts';
import { insertIssue, PLACES } from './issue.ts';

const RESERVES = 3;

/** Of matches that do not begin while it is sold; answers what a load buys of it. */
export async function makeIssueOnSale(client: Client, legs: readonly Leg[]): Promise<Purchase> {
  const matches = legs.slice(0, PLACES + RESERVES);
  const closesAt = new Date(Math.min(...matches.map(({ start_time }) => Date.parse(start_time))));
  const issue = { prefix: 'SALE', state: 'open', reserves: RESERVES, closesAt } as const;
  const issueId = await insertIssue(client, issue);
  const rows = matches.map((match, at) => ({
    is_reserve: at >= PLACES,
    place: at < PLACES ? at + 1 : at - PLACES + 1,
    match_id: match.eventId,
    home_id: match.team_home_id,
    away_id: match.team_away_id,
    starts_at: match.start_time,
    words: {
      competition: inBoth('Ligi ya Kipimo'),
      home: inBoth(match.team_home),
      away: inBoth(match.team_away),
    },
  }));
  await client.query(
    `insert into pool_issue_match (issue_id, is_reserve, place, match_id, home_id, away_id,
       starts_at, words)
     select $1::bigint, is_reserve, place, match_id, home_id, away_id, starts_at, words
     from jsonb_to_recordset($2::jsonb) as one (is_reserve boolean, place smallint,
       match_id bigint, home_id bigint, away_id bigint, starts_at timestamptz, words jsonb)`,
    [issueId, JSON.stringify(rows)],
  );
  return { call: 'guessing_bet/add', issueId, places: PLACES, reserves: RESERVES };
}

const inBoth = (name: string) => ({ sw: name, en: name });

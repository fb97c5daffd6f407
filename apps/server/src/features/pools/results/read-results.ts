import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import type { AnyJob } from '../../../platform/jobs/jobs.ts';
import { announceIssues } from '../issues/issue-events.ts';
import { issuesWhere, type PoolIssueMatch } from '../issues/issue-store.ts';
import type { PoolsDeps } from '../pools-deps.ts';
import { endByFeed, isSameEnd, keepEnd, matchesFollowed } from './match-end.ts';

type ReadResults = (matchIds: readonly bigint[]) => Promise<void>;

/**
 * Brings what the feed says of matches into every issue that has them, also into those that are
 * paid: a correction is seen, and paid anew when two people say so (POL-82). Harmless when repeated
 * and when several processes do it at once. What a person said stays (POL-83).
 */
export function resultReader(deps: PoolsDeps): ReadResults {
  return async (matchIds) => {
    if (matchIds.length === 0 || deps.catalogue.freshness() !== 'fresh') return;
    const issues = await issuesWhere(
      deps.database.read,
      sql`where state in ('open', 'closed', 'settled') and exists (
        select from pool_issue_match
        where issue_id = pool_issue.id and match_id = any (${matchIds}::bigint[]))`,
    );
    const asked = new Set(matchIds);
    for (const { id, matches } of issues) {
      const read = matches.filter(({ toldBy, matchId }) => toldBy === 'feed' && asked.has(matchId));
      for (const match of read) await readMatch(deps, id, match);
    }
  };
}

async function readMatch(deps: PoolsDeps, issueId: bigint, match: PoolIssueMatch): Promise<void> {
  const end = endByFeed(match, deps);
  if (!end || isSameEnd(end, match)) return;
  const { database, bus, clock } = deps;
  const { matchId } = match;
  await database.transact(async (tx) => {
    const told = { issueId, matchId, end, by: 'feed', at: clock.now() } as const;
    if (await keepEndOfFeed(tx, told)) announceIssues(tx, bus);
  });
}

/** A person may have spoken since it was looked at. */
async function keepEndOfFeed(...[tx, told]: Parameters<typeof keepEnd>): Promise<boolean> {
  const { rows } = await sql`
    select from pool_issue_match
    where issue_id = ${told.issueId} and match_id = ${told.matchId} and told_by = 'feed'
    for update`.execute(tx);
  return rows.length === 1 && keepEnd(tx, told);
}

/** The end of a match comes in many changes. */
const DEBOUNCE_MS = 300;

/** In worker processes: whatever the feed touches is looked at, if an issue has it. */
export function watchResults(deps: PoolsDeps, read: ReadResults): void {
  const { catalogue, log } = deps;
  let touchedIds = new Set<string>();
  catalogue.onTouched(({ matches }) => {
    const before = touchedIds.size;
    for (const id of matches) touchedIds.add(id);
    if (before === 0 && touchedIds.size > 0) void readSoon();
  });
  async function readSoon(): Promise<void> {
    await delay(DEBOUNCE_MS);
    const ids = [...touchedIds].map(BigInt);
    touchedIds = new Set();
    await read(ids).catch((err) =>
      log.error({ err, matches: ids.length }, 'pools: reading results failed, the sweep will'),
    );
  }
}

const EVERY_MINUTE = '* * * * *';
const DAY_MS = 86_400_000;
const FOLLOWED_DAYS = 7;

/** Finds what no process noticed, and matches that are off because their time is over. */
export function resultSweep(deps: PoolsDeps, read: ReadResults): AnyJob {
  const { database, clock, catalogue } = deps;
  return {
    ...{ name: 'read-pool-results', payload: z.object({}), attemptsMax: 2 },
    schedule: EVERY_MINUTE,
    isLong: true,
    canRun: () => catalogue.freshness() === 'fresh',
    run: async () => {
      const paidSince = new Date(clock.now().getTime() - FOLLOWED_DAYS * DAY_MS);
      await read(await matchesFollowed(database.read, paidSince));
    },
  };
}

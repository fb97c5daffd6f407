import { isWaiting } from '@kipute/domain/pools/place-standing';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import type { Queue } from '../../approvals/index.ts';
import { issuesWhere, type PoolIssue } from '../issues/issue-store.ts';
import { differsFromPaid, standingsOf } from '../issues/paid-standings.ts';
import { findUnderWay } from './settlement-store.ts';

/** Whether two people are needed now: all results are there, or one is another than was paid by. */
async function waitsForPeople(reader: Reader, issue: PoolIssue): Promise<boolean> {
  if (standingsOf(issue).some(isWaiting)) return false;
  if (await findUnderWay(reader, issue.id)) return false;
  return issue.state === 'closed' || differsFromPaid(reader, issue);
}

/** Winners of an issue whose results are there wait for two people. */
const GOAL_MINUTES = 120;
const CORRECTED_DAYS = 30;
const DAY_MS = 86_400_000;

/** Issues that can be paid, or must be paid anew. */
export const poolsQueue = (now: () => Date): Queue => ({
  node: 'pool_issue/inquire',
  goalMinutes: GOAL_MINUTES,
  count: async (reader) => {
    const paidSince = new Date(now().getTime() - CORRECTED_DAYS * DAY_MS);
    const issues = await issuesWhere(
      reader,
      sql`where state = 'closed' or state = 'settled' and settled_at > ${paidSince}`,
    );
    const since: number[] = [];
    for (const issue of issues) {
      if (await waitsForPeople(reader, issue)) since.push(lastTold(issue));
    }
    return { count: since.length, oldest: since.length > 0 ? new Date(Math.min(...since)) : null };
  },
});

const lastTold = ({ matches, closesAt }: PoolIssue): number =>
  Math.max(closesAt.getTime(), ...matches.map(({ toldAt }) => toldAt?.getTime() ?? 0));

import type { Senti } from '@kipute/domain/money/senti';
import { senti } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import type { PoolsDeps } from '../pools-deps.ts';
import { poolIssuesChanged } from './issue-events.ts';
import {
  findIssue,
  issuesWhere,
  noSales,
  type PoolIssue,
  type PoolSales,
  poolNow,
  salesOf,
} from './issue-store.ts';

type IssueOnSale = { readonly issue: PoolIssue; readonly sales: PoolSales };

export type IssuesOnSale = {
  /** On sale or waiting for results, the newest first; a few seconds old at most. */
  readonly current: () => Promise<readonly IssueOnSale[]>;
  /** Whatever became of it; from the database when it is neither on sale nor waiting. */
  readonly find: (id: bigint) => Promise<PoolIssue | undefined>;
  /** What is in the pool of an issue, or was when it was shared out. */
  readonly poolOf: (issue: PoolIssue) => Promise<Senti>;
};

/** Summing takes a while on the largest sale, and every page asks. */
const KEPT_MS = 2_000;

/**
 * One reading at a time, and tickets are never taken away: so the pool that a page sees never goes
 * backwards (POL-61).
 */
export function createIssuesOnSale({
  database,
  clock,
  bus,
}: Pick<PoolsDeps, 'database' | 'clock' | 'bus'>): IssuesOnSale {
  let kept: { readonly at: number; readonly issues: readonly IssueOnSale[] } | undefined;
  let reading: Promise<readonly IssueOnSale[]> | undefined;
  let changes = 0;
  const forget = () => {
    changes += 1;
    kept = undefined;
    reading = undefined;
  };
  bus.subscribe(poolIssuesChanged, forget);
  bus.onRejoin(forget);

  async function read(): Promise<readonly IssueOnSale[]> {
    const changesBefore = changes;
    const at = clock.now().getTime();
    const issues = await issuesWhere(
      database.read,
      sql`where state in ('open', 'closed') order by state = 'open' desc, id desc`,
    );
    const sold = await salesOf(
      database.read,
      issues.map(({ id }) => id),
    );
    const read = issues.map((issue) => ({ issue, sales: sold.get(issue.id) ?? noSales }));
    // What changed meanwhile may be missing in it: it answers who asked, and is not kept.
    if (changes === changesBefore) {
      kept = { at, issues: read };
      reading = undefined;
    }
    return read;
  }

  const current: IssuesOnSale['current'] = async () => {
    const age = kept ? clock.now().getTime() - kept.at : Number.POSITIVE_INFINITY;
    if (kept && age >= 0 && age < KEPT_MS) return kept.issues;
    if (!reading) {
      const begun = read();
      reading = begun;
      begun.catch(() => {
        if (reading === begun) reading = undefined;
      });
    }
    return reading;
  };
  return {
    current,
    find: async (id) =>
      (await current()).find(({ issue }) => issue.id === id)?.issue ??
      (await findIssue(database.read, id)),
    poolOf: async (issue) => {
      if (issue.state === 'settled') return senti(issue.openingPool + issue.growth);
      const known = (await current()).find((one) => one.issue.id === issue.id);
      return poolNow(issue, known?.sales ?? noSales);
    },
  };
}

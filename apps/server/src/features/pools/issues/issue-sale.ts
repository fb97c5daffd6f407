import type { ErrorCode } from '@kipute/contract/errors';
import { poolOpenedEntries } from '@kipute/domain/pools/pool-entries';
import { poolIssueStateAfter } from '@kipute/domain/pools/pool-states';
import type { PoolTerms } from '@kipute/domain/pools/pool-terms';
import { openingPool } from '@kipute/domain/pools/share-out';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { sql } from 'kysely';
import { z } from 'zod';
import type { AnyJob } from '../../../platform/jobs/jobs.ts';
import { type PoolOrder, poolRecord } from '../pool-orders.ts';
import type { PoolsDeps } from '../pools-deps.ts';
import { keptTerms } from '../types/kept-terms.ts';
import { carryRollovers } from '../types/rollover-store.ts';
import { lockType, type PoolType } from '../types/type-store.ts';
import { firstKickOff } from './catalogue-matches.ts';
import {
  type ChangeIssueDeps,
  type ChosenMatches,
  firstStart,
  insertMatches,
  isThereOne,
  lockDraft,
  type PlacedMatch,
  placedMatches,
} from './change-issue.ts';
import { announceIssues } from './issue-events.ts';
import { issuesWhere, lockIssue, type PoolIssue } from './issue-store.ts';

type SaleDeps = ChangeIssueDeps & Pick<PoolsDeps, 'settings' | 'wallet' | 'bus'>;

/**
 * From now on its matches and terms are fixed. What waited for it is carried into it, and the house
 * adds what is missing to what it promises, in one transaction (POL-56).
 */
export function openIssue(
  deps: SaleDeps,
  { id, revision }: { readonly id: bigint; readonly revision: number },
  order: PoolOrder,
): Promise<Result<bigint, ErrorCode>> {
  const { database, clock, audit, wallet, settings, bus } = deps;
  return database.transact(async (tx) => {
    const draft = await lockDraft(tx, { id, revision, cause: 'opened' });
    if (!draft.ok) return draft;
    const type = await lockType(tx, draft.value.typeId);
    if (!type?.isActive) return refuse('pool-type-off');
    if (await isThereOne(tx, type.id, 'open')) return refuse('pool-sale-running');
    const placed = completeMatches(deps, draft.value, type);
    if (!placed.ok) return placed;
    // As they are called and when they begin now, which a draft of last week does not know.
    await sql`delete from pool_issue_match where issue_id = ${id}`.execute(tx);
    await insertMatches(tx, id, placed.value);
    const terms: PoolTerms = {
      ...type.terms,
      taxPercent: settings.current('taxes').jackpotPercent,
    };
    const carried = await carryRollovers(tx, { typeId: type.id, issueId: id });
    const { pool, topUp } = openingPool(carried, terms.initialPool);
    const { name } = draft.value;
    await wallet.appendMany(
      tx,
      poolOpenedEntries(name, topUp).map((entry) => ({ ...entry, serialNumber: name })),
    );
    await sql`
      update pool_issue set state = 'open', revision = ${revision + 1}, label = ${type.label},
        terms = ${JSON.stringify(keptTerms(terms))}::jsonb, opening_pool = ${pool},
        carried = ${carried}, closes_at = ${firstStart(placed.value)},
        opened_by = ${order.administratorId}, opened_at = ${clock.now()}
      where id = ${id}`.execute(tx);
    const changes = {
      state: ['draft', 'open'],
      opening_pool: [null, pool],
      carried: [null, carried],
    } as const;
    await audit.record(tx, poolRecord({ kind: 'pool-issue', id }, order, changes));
    announceIssues(tx, bus);
    return ok(id);
  });
}

function completeMatches(
  deps: SaleDeps,
  draft: PoolIssue,
  type: PoolType,
): Result<readonly PlacedMatch[], ErrorCode> {
  const idsOf = (reserve: boolean) =>
    draft.matches.filter(({ isReserve }) => isReserve === reserve).map(({ matchId }) => matchId);
  const chosen: ChosenMatches = { matches: idsOf(false), reserves: idsOf(true) };
  const { places, reserves } = type.terms;
  const isComplete = chosen.matches.length === places && chosen.reserves.length === reserves;
  // Fewer than the type asks for now, or more since it asks for fewer.
  return isComplete ? placedMatches(deps, { type, chosen }) : refuse('pool-matches-missing');
}

/** By hand, before the first kick-off. Who was served until now has a ticket, and nobody after. */
export function closeIssue(
  { database, clock, audit, bus }: Pick<PoolsDeps, 'database' | 'clock' | 'audit' | 'bus'>,
  id: bigint,
  order: PoolOrder,
): Promise<Result<bigint, ErrorCode>> {
  return database.transact(async (tx) => {
    const issue = await lockIssue(tx, id);
    if (!issue) return refuse('pool-issue-unknown');
    if (!poolIssueStateAfter(issue.state, 'closed')) return refuse('pool-issue-fixed');
    const now = clock.now();
    await sql`
      update pool_issue set state = 'closed', closed_at = ${now},
        closes_at = least(closes_at, ${now}::timestamptz)
      where id = ${id}`.execute(tx);
    const changes = { state: [issue.state, 'closed'], closes_at: [issue.closesAt, now] } as const;
    await audit.record(tx, poolRecord({ kind: 'pool-issue', id }, order, changes));
    announceIssues(tx, bus);
    return ok(id);
  });
}

const EVERY_MINUTE = '* * * * *';

type ClosingDeps = Pick<PoolsDeps, 'database' | 'clock' | 'catalogue' | 'bus'>;

/** Purchases look at the time themselves; this only says what is so already. */
export const closeIssuesJob = (deps: ClosingDeps): AnyJob => ({
  name: 'close-pool-issues',
  payload: z.object({}),
  attemptsMax: 2,
  schedule: EVERY_MINUTE,
  run: () => closeDueIssues(deps),
});

async function closeDueIssues({ database, clock, catalogue, bus }: ClosingDeps): Promise<void> {
  const open = await issuesWhere(database.read, sql`where state = 'open' order by id`);
  for (const { id, matches } of open) {
    const kickOff = firstKickOff(catalogue, matches);
    await database.transact(async (tx) => {
      const issue = await lockIssue(tx, id);
      if (!issue || !poolIssueStateAfter(issue.state, 'closed')) return;
      const closesAt = kickOff && kickOff < issue.closesAt ? kickOff : issue.closesAt;
      if (closesAt < issue.closesAt) {
        await sql`update pool_issue set closes_at = ${closesAt} where id = ${id}`.execute(tx);
        announceIssues(tx, bus);
      }
      if (closesAt > clock.now()) return;
      await sql`
        update pool_issue set state = 'closed', closed_at = ${closesAt} where id = ${id}`.execute(
        tx,
      );
      announceIssues(tx, bus);
    });
  }
}

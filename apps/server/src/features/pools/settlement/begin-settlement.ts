import type { ErrorCode } from '@kipute/contract/errors';
import { senti } from '@kipute/domain/money/senti';
import { poolSettledEntries } from '@kipute/domain/pools/pool-entries';
import { poolIssueStateAfter } from '@kipute/domain/pools/pool-states';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { Pacer } from '../../settlement/index.ts';
import { announceIssues } from '../issues/issue-events.ts';
import { lockIssue, noSales, type PoolIssue, salesOf } from '../issues/issue-store.ts';
import { differsFromPaid } from '../issues/paid-standings.ts';
import type { PoolOrder } from '../pool-orders.ts';
import type { PoolsDeps } from '../pools-deps.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { payPoolJob } from './pool-jobs.ts';
import {
  findUnderWay,
  insertSettlement,
  lockRollovers,
  replaceRollover,
} from './settlement-store.ts';

type SettlingDeps = Pick<PoolsDeps, 'audit' | 'bus' | 'clock' | 'outbox' | 'wallet'>;

/** What stands in the way of settling it now; results are looked at by who computes the outcome. */
export async function settlingRefusal(
  reader: Reader,
  issue: PoolIssue,
): Promise<ErrorCode | undefined> {
  const cause = issue.settlements === 0 ? 'settled' : 'corrected';
  if (!poolIssueStateAfter(issue.state, cause)) return 'pool-issue-fixed';
  if (await findUnderWay(reader, issue.id)) return 'pool-issue-fixed';
  if (cause === 'settled') return undefined;
  return (await differsFromPaid(reader, issue)) ? undefined : 'pool-nothing-differs';
}

/** With the second person, where there was one. */
export type AgreedOrder = PoolOrder & { readonly approvedBy?: bigint | undefined };

type Agreed = { readonly issueId: bigint; readonly digest: string; readonly order: AgreedOrder };

/**
 * What two people agreed on begins: everything is computed again under the lock of the issue, and
 * only exactly that outcome is written down. The pool's own money moves at once, what is left waits
 * for the next issue, and a job pays the tickets by what stands written, whatever is told meanwhile
 * (POL-91).
 */
export async function beginSettlement(
  { pacer, ...deps }: SettlingDeps & { readonly pacer: Pacer },
  tx: Transaction,
  { issueId, digest, order }: Agreed,
): Promise<Result<null, ErrorCode>> {
  const issue = await lockIssue(tx, issueId);
  if (!issue) return refuse('pool-issue-unknown');
  const refusal = await settlingRefusal(tx, issue);
  if (refusal) return refuse(refusal);
  await lockRollovers(tx, issueId);
  const computed = await outcomeOf(tx, issue, pacer());
  if (!computed.ok) return computed;
  const outcome = computed.value;
  if (outcome.digest !== digest) return refuse('pool-outcome-changed');
  await moveOfPool(deps, tx, { issue, outcome });
  const { settlement, standings, shared, growth, owed } = outcome;
  await insertSettlement(tx, {
    ...{ issueId, settlement, digest, standings, shared, growth, owed },
    ...{ reason: order.reason, begunBy: order.administratorId, begunAt: deps.clock.now() },
    approvedBy: order.approvedBy ?? null,
  });
  await enqueuePaying(deps, tx, issueId);
  await record(deps, tx, { issue, outcome, order });
  return ok(null);
}

export const enqueuePaying = ({ outbox }: Pick<PoolsDeps, 'outbox'>, tx: Transaction, id: bigint) =>
  outbox.enqueue(tx, payPoolJob, { issueId: id.toString() }, { key: `pay pool ${id}` });

type Moved = { readonly issue: PoolIssue; readonly outcome: Outcome };

async function moveOfPool(
  { wallet }: SettlingDeps,
  tx: Transaction,
  { issue, outcome }: Moved,
): Promise<void> {
  const { settlement, growth, moved } = outcome;
  const { topUp, remainder, rollover } = moved;
  const entries = poolSettledEntries({
    ...{ issue: issue.name, settlement, growth, topUp, remainder },
  });
  await wallet.appendMany(
    tx,
    entries.map((entry) => ({ ...entry, serialNumber: issue.name })),
  );
  const { id: issueId, typeId } = issue;
  await replaceRollover(tx, { issueId, typeId, settlement, amount: rollover });
}

async function record(
  { audit }: SettlingDeps,
  tx: Transaction,
  { issue, outcome, order }: Moved & { readonly order: AgreedOrder },
): Promise<void> {
  const { settlement, shared, digest, winners } = outcome;
  const by = order.approvedBy ?? order.administratorId;
  const proposer = order.approvedBy === undefined ? '' : `, proposed by ${order.administratorId}`;
  await audit.record(tx, {
    ...{ type: 'jackpot-settlement', source: 'backoffice', ...order.visit },
    user: { kind: 'administrator', id: by },
    content: `${issue.name}, settlement ${settlement}${proposer}: ${order.reason}`,
    subject: { kind: 'pool-issue', id: issue.id },
    changes: {
      digest: [issue.digest, digest],
      paid: [issue.shared?.paid ?? 0n, shared.paid],
      rollover: [issue.shared?.rollover ?? 0n, shared.rollover],
      winners: [null, winners],
    },
  });
}

/**
 * Its sale ends, what it began with waits for the next issue, and a job gives every stake back to
 * where it came from. One person suffices while nothing was sold (POL-100).
 */
export async function cancelIssue(
  deps: SettlingDeps,
  tx: Transaction,
  { issueId, order }: Omit<Agreed, 'digest'>,
): Promise<Result<null, ErrorCode>> {
  const { clock, bus } = deps;
  const issue = await lockIssue(tx, issueId);
  if (!issue) return refuse('pool-issue-unknown');
  if (!poolIssueStateAfter(issue.state, 'cancelled')) return refuse('pool-issue-fixed');
  if (await findUnderWay(tx, issueId)) return refuse('pool-issue-fixed');
  // Nobody buys while the issue is locked: what is counted now is all that will ever be sold.
  const sales = (await salesOf(tx, [issueId])).get(issueId) ?? noSales;
  if (sales.tickets > 0 && order.approvedBy === undefined) return refuse('changed-meanwhile');
  const { typeId, openingPool } = issue;
  await replaceRollover(tx, { issueId, typeId, settlement: 0, amount: openingPool });
  await markCancelled(tx, issueId, clock.now());
  if (sales.tickets > 0) {
    await insertSettlement(tx, {
      ...{ issueId, settlement: 0, digest: '', standings: [], shared: null, growth: senti(0n) },
      ...{ owed: sales.stakes, reason: order.reason, begunBy: order.administratorId },
      ...{ approvedBy: order.approvedBy ?? null, begunAt: clock.now() },
    });
    await enqueuePaying(deps, tx, issueId);
  }
  await deps.audit.record(tx, {
    ...{ type: 'jackpot-settlement', source: 'backoffice', ...order.visit },
    user: { kind: 'administrator', id: order.approvedBy ?? order.administratorId },
    content: `${issue.name}: ${order.reason}`,
    subject: { kind: 'pool-issue', id: issueId },
    changes: { state: [issue.state, 'cancelled'], refunded: [null, sales.stakes] },
  });
  announceIssues(tx, bus);
  return ok(null);
}

async function markCancelled(tx: Transaction, issueId: bigint, at: Date): Promise<void> {
  await sql`
    update pool_issue set state = 'cancelled', closed_at = coalesce(closed_at, ${at})
    where id = ${issueId}`.execute(tx);
}

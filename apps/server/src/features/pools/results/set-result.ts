import type { ErrorCode } from '@kipute/contract/errors';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Transaction } from '../../../platform/database/database.ts';
import { firstKickOff, hasBegun } from '../issues/catalogue-matches.ts';
import { announceIssues } from '../issues/issue-events.ts';
import { lockIssue, type PoolIssueMatch } from '../issues/issue-store.ts';
import type { PoolOrder } from '../pool-orders.ts';
import type { PoolsDeps } from '../pools-deps.ts';
import { endByFeed, type KeptEnd, keepEnd } from './match-end.ts';

export type ResultSaid = {
  readonly issueId: bigint;
  readonly matchId: bigint;
  readonly end: 'played' | 'off' | 'by-feed';
  readonly score: { readonly home: number; readonly away: number };
};

/**
 * A person says how a match ended. It stays, whatever the feed says later, until a person gives the
 * match back to the feed (POL-83). No money moves by it: that takes two persons.
 */
export function setResult(
  deps: PoolsDeps,
  said: ResultSaid,
  order: PoolOrder,
): Promise<Result<null, ErrorCode>> {
  const { issueId, matchId } = said;
  return deps.database.transact(async (tx) => {
    const issue = await lockIssue(tx, issueId);
    if (!issue) return refuse('pool-issue-unknown');
    if (issue.state === 'draft' || issue.state === 'cancelled') return refuse('pool-issue-fixed');
    const match = issue.matches.find((one) => one.matchId === matchId);
    if (!match) return refuse('pool-match-unknown');
    const at = deps.clock.now();
    // Nobody knows a score before the kick-off; that it falls out may be known long before.
    if (said.end === 'played' && !isKickedOff(deps, match, at)) return refuse('match-not-begun');
    const end = endSaid(deps, match, said);
    const by = said.end === 'by-feed' ? 'feed' : 'hand';
    if (!(await keepEnd(tx, { issueId, matchId, end, by, at }))) return ok(null);
    await record(deps, tx, { issue: issue.name, issueId, before: match, end, by, order });
    announceIssues(tx, deps.bus);
    return ok(null);
  });
}

/** At the start it was sold with, or earlier when it was brought forward. */
const isKickedOff = ({ catalogue }: PoolsDeps, match: PoolIssueMatch, at: Date): boolean =>
  hasBegun(catalogue, [match]) || (firstKickOff(catalogue, [match]) ?? match.startsAt) <= at;

/** Given back to the feed: what that says, or nothing yet. */
function endSaid(deps: PoolsDeps, match: PoolIssueMatch, { end, score }: ResultSaid): KeptEnd {
  if (end === 'played') return { ended: 'played', ...score };
  if (end === 'off') return { ended: 'off', home: null, away: null };
  return endByFeed(match, deps) ?? { ended: 'waiting', home: null, away: null };
}

type Recorded = {
  readonly issue: string;
  readonly issueId: bigint;
  readonly before: PoolIssueMatch;
  readonly end: KeptEnd;
  readonly by: PoolIssueMatch['toldBy'];
  readonly order: PoolOrder;
};

const wordOf = ({ ended, home, away }: KeptEnd): string =>
  ended === 'played' ? `${home}:${away}` : ended;

async function record(
  { audit }: PoolsDeps,
  tx: Transaction,
  { issue, issueId, before, end, by, order }: Recorded,
): Promise<void> {
  await audit.record(tx, {
    ...{ type: 'jackpot-settlement', source: 'backoffice', ...order.visit },
    user: { kind: 'administrator', id: order.administratorId },
    content: `${issue}, match ${before.matchId}: ${order.reason}`,
    subject: { kind: 'pool-issue', id: issueId },
    changes: { result: [wordOf(before), wordOf(end)], by: [before.toldBy, by] },
  });
}

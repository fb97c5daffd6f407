import type { CallContent } from '@kipute/contract/registry';
import { toWireShillings } from '@kipute/domain/money/senti';
import { idOfWire } from '../../../platform/database/wire-id.ts';
import { answer, type HandlersFor, refuseWith } from '../../../platform/http/handler.ts';
import { deedView } from '../../approvals/index.ts';
import { findIssue, type PoolIssue } from '../issues/issue-store.ts';
import { officeIssueOf } from '../issues/office-issue.ts';
import { orderOf } from '../pool-orders.ts';
import type { PoolsDeps } from '../pools-deps.ts';
import { setResult } from '../results/set-result.ts';
import { tierView } from '../types/type-view.ts';
import type { Outcome } from './outcome.ts';
import { poolDeeds } from './pool-deeds.ts';

export type PoolSettlementRoutes = HandlersFor<
  'pool_issue/set_result' | 'pool_issue/preview' | 'pool_issue/settle' | 'pool_issue/cancel'
>;

export function poolSettlementRoutes(deps: PoolsDeps): PoolSettlementRoutes {
  const deeds = poolDeeds(deps);
  const { office } = deps.database;
  return {
    'pool_issue/set_result': async ({ id, match_id: matchId, end, reason, ...asked }, context) => {
      const [issueId, score] = [idOfWire(id), { home: asked.home_score, away: asked.away_score }];
      const said = { issueId, matchId: idOfWire(matchId), end, score };
      const done = await setResult(deps, said, orderOf({ reason }, context));
      if (!done.ok) return refuseWith(done.refusal);
      // From the same pool that wrote it, so that it is there.
      const { read } = deps.database;
      const issue = await findIssue(read, issueId);
      const { locale } = context;
      const view = issue && (await officeIssueOf(deps, read, { issue, locale }));
      return view ? answer(view) : refuseWith('pool-issue-unknown');
    },
    'pool_issue/preview': async ({ id }) => {
      const issue = await findIssue(office, idOfWire(id));
      if (!issue) return refuseWith('pool-issue-unknown');
      if (issue.state !== 'closed' && issue.state !== 'settled') {
        return refuseWith('pool-issue-fixed');
      }
      const outcome = await deeds.outcomeOf(office, issue);
      return outcome.ok ? answer(previewOf(issue, outcome.value)) : refuseWith(outcome.refusal);
    },
    'pool_issue/settle': async ({ id: issueId, digest, reason }, context) => {
      const done = await deeds.settle({ issueId, digest }, orderOf({ reason }, context));
      return done.ok ? answer(deedView(done.value)) : refuseWith(done.refusal);
    },
    'pool_issue/cancel': async ({ id: issueId, reason }, context) => {
      const done = await deeds.cancel({ issueId }, orderOf({ reason }, context));
      return done.ok ? answer(deedView(done.value)) : refuseWith(done.refusal);
    },
  };
}

function previewOf({ id, terms }: PoolIssue, outcome: Outcome): CallContent<'pool_issue/preview'> {
  const { pool, tiers, tickets, winners, shared, tax, moved, takenBack, digest } = outcome;
  return {
    ...{ issue_id: id.toString(), tickets, winners, digest },
    pool: toWireShillings(pool),
    tiers: tiers.flatMap((tier) => {
      const promised = terms?.tiers.find(({ right }) => right === tier.right);
      if (!promised) return [];
      const { lines, prizePerLine, paid } = tier;
      const money = { prize: toWireShillings(prizePerLine), paid: toWireShillings(paid) };
      return [{ ...tierView(promised), lines, tickets: tier.tickets, ...money }];
    }),
    paid: toWireShillings(shared.paid),
    tax: toWireShillings(tax),
    remainder: toWireShillings(shared.remainder),
    top_up: toWireShillings(moved.topUp),
    rollover: toWireShillings(shared.rollover),
    taken_back: toWireShillings(takenBack),
  };
}

import type { ErrorCode } from '@kipute/contract/errors';
import { type Locale, textIn } from '@kipute/contract/locale';
import { invariant } from '@kipute/domain/invariant';
import { formatShillings } from '@kipute/domain/money/senti';
import { poolIssueStateAfter } from '@kipute/domain/pools/pool-states';
import { type Result, refuse } from '@kipute/domain/result';
import { z } from 'zod';
import type { Reader } from '../../../platform/database/database.ts';
import type { Deed, ProposalView, Submitted } from '../../approvals/index.ts';
import { createPacer, type Pacer } from '../../settlement/index.ts';
import { findIssue, noSales, type PoolIssue, salesOf } from '../issues/issue-store.ts';
import type { PoolOrder } from '../pool-orders.ts';
import type { PoolsDeps } from '../pools-deps.ts';
import { beginSettlement, cancelIssue, settlingRefusal } from './begin-settlement.ts';
import { type OutcomeReader, outcomeReader } from './known-outcomes.ts';
import { findUnderWay } from './settlement-store.ts';

const wholeNumber = z.string().regex(/^\d+$/);

const settling = z.object({ issueId: wholeNumber, digest: z.string().max(64) });
const cancelling = z.object({ issueId: wholeNumber });
type SettlingPayload = z.infer<typeof settling>;
type CancellingPayload = z.infer<typeof cancelling>;

type Done = Promise<Result<Submitted<null>, ErrorCode>>;

export type PoolDeeds = {
  readonly settle: (asked: SettlingPayload, order: PoolOrder) => Done;
  readonly cancel: (asked: CancellingPayload, order: PoolOrder) => Done;
  readonly outcomeOf: OutcomeReader;
};

/**
 * Paying an issue, and paying it anew, always takes two people, whatever it comes to; cancelling one
 * takes two as soon as anybody bought a ticket (POL-90, POL-100).
 */
export function poolDeeds(deps: PoolsDeps): PoolDeeds {
  const { approvals, database } = deps;
  const pacer = createPacer(deps);
  const readOutcome = outcomeReader(pacer);
  const submitSettling = approvals.register(settlingDeed({ ...deps, pacer }, readOutcome));
  const submitCancelling = approvals.register(cancellingDeed(deps));
  return {
    outcomeOf: readOutcome,
    settle: async (payload, order) => {
      const refusal = await settleRefusal(database.read, payload, readOutcome);
      if (refusal) return refuse(refusal);
      return submitSettling({ ...order, payload }, 'two-persons');
    },
    cancel: async (payload, order) => {
      const issue = await findIssue(database.read, BigInt(payload.issueId));
      const refusal = await cancelRefusal(database.read, issue);
      if (refusal) return refuse(refusal);
      const sales = await salesOf(database.read, [BigInt(payload.issueId)]);
      const persons = sales.size > 0 ? 'two-persons' : 'one-person';
      return submitCancelling({ ...order, payload }, persons);
    },
  };
}

/** What one sees at once need not be proposed; everything is asked again when it is done. */
async function settleRefusal(
  reader: Reader,
  { issueId, digest }: SettlingPayload,
  readOutcome: OutcomeReader,
): Promise<ErrorCode | undefined> {
  const issue = await findIssue(reader, BigInt(issueId));
  if (!issue) return 'pool-issue-unknown';
  const refusal = await settlingRefusal(reader, issue);
  if (refusal) return refusal;
  const outcome = await readOutcome(reader, issue);
  if (!outcome.ok) return outcome.refusal;
  return outcome.value.digest === digest ? undefined : 'pool-outcome-changed';
}

async function cancelRefusal(
  reader: Reader,
  issue: PoolIssue | undefined,
): Promise<ErrorCode | undefined> {
  if (!issue) return 'pool-issue-unknown';
  if (!poolIssueStateAfter(issue.state, 'cancelled')) return 'pool-issue-fixed';
  return (await findUnderWay(reader, issue.id)) ? 'pool-issue-fixed' : undefined;
}

const keyOf = ({ issueId }: CancellingPayload): string => `issue ${issueId}`;

function settlingDeed(
  deps: PoolsDeps & { readonly pacer: Pacer },
  readOutcome: OutcomeReader,
): Deed<SettlingPayload, null> {
  return {
    kind: 'pool-settlement',
    payload: settling,
    key: keyOf,
    node: 'pool_issue/settle',
    view: (reader, payload, locale) => settlingView(reader, { payload, locale, readOutcome }),
    perform: (tx, { payload, ...order }) => {
      const { issueId, digest } = payload;
      return beginSettlement(deps, tx, { issueId: BigInt(issueId), digest, order });
    },
  };
}

function cancellingDeed(deps: PoolsDeps): Deed<CancellingPayload, null> {
  return {
    kind: 'pool-cancellation',
    payload: cancelling,
    key: keyOf,
    node: 'pool_issue/cancel',
    view: (reader, payload, locale) => cancellingView(reader, payload, locale),
    perform: (tx, { payload, ...order }) =>
      cancelIssue(deps, tx, { issueId: BigInt(payload.issueId), order }),
  };
}

type Viewed = {
  readonly payload: SettlingPayload;
  readonly locale: Locale;
  readonly readOutcome: OutcomeReader;
};

async function issueNamed(reader: Reader, issueId: string): Promise<PoolIssue> {
  const issue = await findIssue(reader, BigInt(issueId));
  invariant(issue, 'an issue is never removed');
  return issue;
}

const subjectOf = ({ id, label, name }: PoolIssue): ProposalView['subject'] => ({
  ...{ kind: 'pool-issue', id: id.toString(), name: `${label} · ${name}` },
});

async function settlingView(
  reader: Reader,
  { payload, locale, readOutcome }: Viewed,
): Promise<ProposalView> {
  const says = (sw: string, en: string) => textIn(locale, { sw, en });
  const issue = await issueNamed(reader, payload.issueId);
  const computed = await readOutcome(reader, issue);
  const outcome = computed.ok ? computed.value : undefined;
  const isSame = outcome?.digest === payload.digest;
  const paid = formatShillings(outcome?.shared.paid ?? issue.shared?.paid ?? issue.openingPool);
  const title =
    issue.settlements === 0
      ? says(`Lipa ${issue.name}: ${paid}`, `Pay ${issue.name}: ${paid}`)
      : says(`Lipa upya ${issue.name}: ${paid}`, `Pay ${issue.name} anew: ${paid}`);
  const before = issue.shared;
  const money = (amount: bigint | undefined) =>
    amount === undefined ? '–' : formatShillings(amount as Parameters<typeof formatShillings>[0]);
  return {
    title,
    subject: subjectOf(issue),
    changes: [
      {
        label: says('Zawadi kabla ya kodi', 'Prizes before tax'),
        ...{ before: money(before?.paid), after: money(outcome?.shared.paid) },
      },
      {
        label: says('Tiketi zilizoshinda', 'Tickets that won'),
        ...{ before: '–', after: String(outcome?.winners ?? '–') },
      },
      {
        label: says('Inabaki kwa toleo linalofuata', 'Left for the next issue'),
        ...{ before: money(before?.rollover), after: money(outcome?.shared.rollover) },
      },
      {
        label: says('Nyongeza ya kampuni', 'Added by the house'),
        ...{ before: money(before?.topUp), after: money(outcome?.shared.topUp) },
      },
    ],
    checks: [
      {
        text: says('Hesabu haijabadilika tangu pendekezo', 'The outcome is as it was proposed'),
        holds: isSame ? 1 : 0,
      },
    ],
  };
}

async function cancellingView(
  reader: Reader,
  { issueId }: CancellingPayload,
  locale: Locale,
): Promise<ProposalView> {
  const says = (sw: string, en: string) => textIn(locale, { sw, en });
  const issue = await issueNamed(reader, issueId);
  const sales = (await salesOf(reader, [issue.id])).get(issue.id) ?? noSales;
  const stakes = formatShillings(sales.stakes);
  return {
    title: says(`Futa ${issue.name}, rudisha ${stakes}`, `Cancel ${issue.name}, return ${stakes}`),
    subject: subjectOf(issue),
    changes: [
      {
        label: says('Hali', 'State'),
        ...{ before: issue.state, after: says('limefutwa', 'cancelled') },
      },
      {
        label: says('Tiketi zinazorudishiwa dau', 'Tickets whose stake goes back'),
        ...{ before: '–', after: String(sales.tickets) },
      },
    ],
    checks: [
      {
        text: says('Toleo bado linaweza kufutwa', 'The issue can still be cancelled'),
        holds: poolIssueStateAfter(issue.state, 'cancelled') ? 1 : 0,
      },
    ],
  };
}

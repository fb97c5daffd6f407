import { poolIssueStatuses } from '@kipute/contract/constants/betting/games';
import type { CallContent } from '@kipute/contract/registry';
import { poolTexts } from '../../i18n/texts/pools.ts';
import { defineForm } from '../_form-kit/definition/form.ts';
import type { ListAction } from '../_list-kit/definition/list.ts';
import { isComplete } from './issue-progress.ts';
import { RefundPreview } from './RefundPreview.tsx';

export type Issue = CallContent<'pool_issue/detailed'>;
export type IssueMatch = Issue['matches'][number];

const reason = { kind: 'reason', name: 'reason', title: poolTexts.reason } as const;

type About = { subject: Issue; requestKey: string };

const openForm = defineForm({
  call: 'pool_issue/open',
  fields: [reason],
  send: ({ reason: why }, { subject }: About) => ({
    ...{ id: subject.id, revision: subject.revision, reason: why },
  }),
});

const closeForm = defineForm({
  call: 'pool_issue/close',
  fields: [reason],
  send: ({ reason: why }, { subject }: About) => ({ id: subject.id, reason: why }),
});

const cancelForm = defineForm({
  call: 'pool_issue/cancel',
  fields: [reason],
  send: ({ reason: why }, { subject }: About) => ({ id: subject.id, reason: why }),
});

const { draft, open, closed } = poolIssueStatuses;
const cancellable: readonly number[] = [draft.id, open.id, closed.id];

/** What the table of states lets be done by hand; settling has a part of the page of its own. */
export const issueActions: readonly (ListAction<Issue> & { readonly on: 'row' })[] = [
  {
    key: 'open',
    title: poolTexts.open,
    node: 'pool_issue/open',
    on: 'row',
    question: poolTexts.openQuestion,
    offeredFor: (issue) => issue.status === draft.id && isComplete(issue),
    form: openForm,
  },
  {
    key: 'close',
    title: poolTexts.close,
    node: 'pool_issue/close',
    on: 'row',
    question: poolTexts.closeQuestion,
    offeredFor: ({ status }) => status === open.id,
    form: closeForm,
  },
  {
    key: 'cancel',
    title: poolTexts.cancel,
    node: 'pool_issue/cancel',
    on: 'row',
    tone: 'danger',
    question: poolTexts.cancelQuestion,
    Preview: RefundPreview,
    offeredFor: ({ status, paying }) => cancellable.includes(status) && paying === 0,
    form: cancelForm,
  },
];

/** The match of an issue whose end the house says. */
export type MatchOfIssue = { readonly issueId: string; readonly match: IssueMatch };

const isPlayed = (now: Readonly<Record<string, unknown>>): boolean => now.end === 'played';

export const resultForm = defineForm({
  call: 'pool_issue/set_result',
  fields: [
    {
      kind: 'choice',
      name: 'end',
      title: poolTexts.howItEnded,
      words: {
        played: poolTexts.endPlayed,
        off: poolTexts.endOff,
        'by-feed': poolTexts.endByFeed,
      },
    },
    {
      kind: 'number',
      name: 'home_score',
      need: 'required',
      title: poolTexts.homeScore,
      hint: poolTexts.scoreHint,
      asked: isPlayed,
    },
    {
      kind: 'number',
      name: 'away_score',
      need: 'required',
      title: poolTexts.awayScore,
      hint: poolTexts.scoreHint,
      asked: isPlayed,
    },
    reason,
  ],
  from: ({ match }: MatchOfIssue) => ({
    end: 'played' as const,
    ...(match.home_score !== null && { home_score: match.home_score }),
    ...(match.away_score !== null && { away_score: match.away_score }),
  }),
  // A score means something only of a match that was played (POL-160).
  send: ({ end, home_score, away_score, reason: why }, { subject: { issueId, match } }) => ({
    ...{ id: issueId, match_id: match.match_id, end, reason: why },
    ...(end === 'played' && { home_score, away_score }),
  }),
});

export type Settling = { readonly id: string; readonly digest: string };

/** Sends the digest of the preview that was read, so that nothing else can be paid (POL-158). */
export const settleForm = defineForm({
  call: 'pool_issue/settle',
  fields: [reason],
  send: ({ reason: why }, { subject }: { subject: Settling; requestKey: string }) => ({
    ...{ id: subject.id, digest: subject.digest, reason: why },
  }),
});

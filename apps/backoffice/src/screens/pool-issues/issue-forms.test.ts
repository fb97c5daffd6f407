import { poolIssueStatuses } from '@kipute/contract/constants/betting/games';
import { registry } from '@kipute/contract/registry';
import { describe, expect, test } from 'vitest';
import { askedFields } from '../_form-kit/definition/form-values.ts';
import { subjectLink } from '../logs/subject-links.ts';
import { anIssue, aPlayedIssue } from './fixtures/an-issue.ts';
import { type Issue, issueActions, resultForm, settleForm } from './issue-forms.ts';
import { issuesList } from './issues-list.ts';
import { ticketsList, userTicketsList } from './tickets-list.ts';

const offeredIn = (issue: Issue) =>
  issueActions.filter(({ offeredFor }) => offeredFor?.(issue)).map(({ key }) => key);

const inState = (state: keyof typeof poolIssueStatuses): Issue => ({
  ...anIssue,
  status: poolIssueStatuses[state].id,
});

describe('[POL-163] deeds of an issue', () => {
  test.each([
    ['draft', ['open', 'cancel']],
    ['open', ['close', 'cancel']],
    ['closed', ['cancel']],
    ['settled', []],
    ['cancelled', []],
  ] as const)('%s offers %j', (state, keys) => {
    expect(offeredIn(inState(state))).toEqual(keys);
  });

  test('what is being paid is not cancelled', () => {
    expect(offeredIn({ ...inState('closed'), paying: 1 })).toEqual([]);
  });

  test('[POL-155] a draft that is not complete is not offered to be opened', () => {
    const draft = inState('draft');
    const [, ...others] = draft.matches;
    expect(offeredIn({ ...draft, matches: others })).toEqual(['cancel']);
  });

  test('each asks for its own node and a reason; cancelling shows what goes back', () => {
    for (const action of issueActions) {
      expect('form' in action && action.form.call).toBe(action.node);
      expect('form' in action && action.form.fields.map(({ kind }) => kind)).toEqual(['reason']);
    }
    const [cancel] = issueActions.filter(({ key }) => key === 'cancel');
    expect(cancel).toMatchObject({ tone: 'danger', Preview: expect.any(Function) });
  });
});

describe('[POL-160] the end of a match', () => {
  const [match] = aPlayedIssue.matches;
  const subject = match && { issueId: '17', match };
  const send = (values: object) =>
    subject && resultForm.send({ reason: 'sheet seen', ...values }, { subject, requestKey: 'k' });

  test('goals are asked for and sent of a score alone', async () => {
    expect(await send({ end: 'played', home_score: 2, away_score: 0 })).toEqual({
      ...{ id: '17', match_id: '9001', end: 'played', home_score: 2, away_score: 0 },
      reason: 'sheet seen',
    });
    for (const end of ['off', 'by-feed']) {
      const sent = await send({ end, home_score: 2, away_score: 0 });
      expect(sent).toEqual({ id: '17', match_id: '9001', end, reason: 'sheet seen' });
      expect(registry['pool_issue/set_result'].input.safeParse(sent).success).toBe(true);
    }
  });

  test.each([
    ['played', ['end', 'home_score', 'away_score', 'reason']],
    ['off', ['end', 'reason']],
    ['by-feed', ['end', 'reason']],
  ])('%s asks for %j', (end, names) => {
    expect(askedFields(resultForm, { end }).map(({ name }) => name)).toEqual(names);
  });

  test('what is known already stands there', () => {
    expect(subject && resultForm.from(subject)).toEqual({
      ...{ end: 'played', home_score: 2, away_score: 1 },
    });
  });
});

test('[POL-158] settling sends the digest of the preview that was read', async () => {
  const sending = { subject: { id: '17', digest: 'd1' }, requestKey: 'k' };
  expect(await settleForm.send({ reason: 'all ended' }, sending)).toEqual({
    ...{ id: '17', digest: 'd1', reason: 'all ended' },
  });
});

test.each((issuesList.tabs ?? []).map((tab) => [tab.key, tab.filter] as const))(
  '[POL-163] the tab %s is a question that the call takes',
  (_, filter) => {
    const { input } = registry['pool_issue/inquire'];
    expect(input.parse({ page: 1, ...filter })).toMatchObject(filter);
  },
);

describe('[POL-161] tickets', () => {
  test('of an issue and of a player are the same call', () => {
    const { input } = registry['pool_issue/tickets'];
    expect(ticketsList.call).toBe(userTicketsList.call);
    expect(input.parse({ id: '17' })).toMatchObject({ id: '17' });
    expect(input.parse({ user_id: '48213' })).toMatchObject({ user_id: '48213' });
  });

  test('one of a player leads to the same one of its issue', () => {
    const column = userTicketsList.columns.find(({ field }) => field === 'serial_number');
    const row = { id: '5', issue_id: '17', serial_number: 'J01KABCDEF23' };
    expect(column?.link?.(row)).toBe(
      '/pool-issues/17?tab=tickets&serial_number=J01KABCDEF23&row=5',
    );
  });
});

test('[POL-162] a line of the log about an issue leads to its page', () => {
  const about = (kind: 'pool-issue' | 'pool-type', id: string) => ({
    ...{ id: '1', type: 1, content: '', source: '', user_agent: '', user_id: null, user: null },
    ...{ subject: { kind, id, name: 'J46' }, addtime: '2026-11-19T06:00:00.000Z' },
  });
  const line = (kind: 'pool-issue' | 'pool-type', id: string) =>
    subjectLink(about(kind, id) as unknown as Parameters<typeof subjectLink>[0]);
  expect(line('pool-issue', '17')).toBe('/pool-issues/17');
  expect(line('pool-type', '1')).toBe('/pool-types?row=1');
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import {
  type Administrator,
  AdministratorContext,
} from '../../features/permissions/administrator.tsx';
import { anIssue, aPlayedIssue, aPreview, aStanding } from './fixtures/an-issue.ts';
import { IssueMiddle } from './IssueMiddle.tsx';
import { IssueMatches } from './parts/IssueMatches.tsx';
import { IssueShared } from './parts/IssueShared.tsx';
import { IssueStanding } from './parts/IssueStanding.tsx';
import { RefundPreview } from './RefundPreview.tsx';
import { issueKeys } from './use-issue-calls.ts';

const clerk = (nodes: readonly string[]): Administrator => ({
  ...{ id: '1', kind: 'administrator', account: 'clerk', name: 'Clerk', role: 'Clerk' },
  ...{ nodes: new Set(nodes), menuNodes: [], rights: '', googleVerification: 'unbound' },
  ...{ obstacle: null, idleMinutes: 30 },
});

type Prepare = (client: QueryClient) => void;

const everyNode = ['pool_issue/settle', 'pool_issue/set_result'];

function drawn(part: ReactNode, prepare: Prepare = () => {}, nodes = everyNode): string {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  prepare(client);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <AdministratorContext value={clerk(nodes)}>
        <MemoryRouter>{part}</MemoryRouter>
      </AdministratorContext>
    </QueryClientProvider>,
  );
}

const failing =
  (queryKey: readonly unknown[]): Prepare =>
  (client) => {
    const state = { status: 'error', error: new Error('lost'), fetchStatus: 'idle' } as const;
    client.getQueryCache().build(client, { queryKey }).setState(state);
  };

describe('[POL-158] the preview of settling', () => {
  const key = issueKeys.preview(aPlayedIssue);
  const card = <IssueMiddle content={aPlayedIssue} />;

  test('loading, and failed with another try', () => {
    expect(drawn(card)).toContain('What settling would pay');
    expect(drawn(card, failing(key))).toContain('Try again');
  });

  test('ready: tiers, winners and money, then the reason, and that another person decides', () => {
    const html = drawn(card, (client) => client.setQueryData(key, aPreview));
    const words = ['preview, nothing done', '2 right', '746,956.66', '412', '1,680,647.70'];
    for (const word of [...words, 'a second person decides', 'Propose the payment']) {
      expect(html).toContain(word);
    }
    expect(html).not.toContain('Taken back');
  });

  test('who may not settle looks and has nothing to press', () => {
    const html = drawn(card, (client) => client.setQueryData(key, aPreview), []);
    expect(html).toContain('746,956.66');
    expect(html).not.toContain('Propose the payment');
  });

  test('of a correction: what was paid before is taken back', () => {
    const issue = { ...aPlayedIssue, status: 4 as const, differs: 1 as const };
    const html = drawn(<IssueMiddle content={issue} />, (client) =>
      client.setQueryData(issueKeys.preview(issue), { ...aPreview, taken_back: 5_602.17 }),
    );
    for (const word of ['paying anew', '−5,602.17', 'Propose to pay anew']) {
      expect(html).toContain(word);
    }
  });

  test('another result asks for another preview', () => {
    const [first, ...others] = aPlayedIssue.matches;
    const corrected = first && {
      ...aPlayedIssue,
      matches: [{ ...first, home_score: 3 }, ...others],
    };
    expect(corrected && issueKeys.preview(corrected)).not.toEqual(key);
  });
});

test.each([
  ['a draft', { ...anIssue, status: 1 as const }, 'All matches and reserves are chosen'],
  ['an empty draft', { ...anIssue, status: 1 as const, matches: [] }, '0/2 + 0/1'],
  ['on sale', anIssue, 'On sale until 2026-11-21 16:00:00 EAT'],
  ['closed', { ...anIssue, status: 3 as const }, 'Results: 0 of 2'],
  ['settled', { ...aPlayedIssue, status: 4 as const }, 'every result still reads as it was paid'],
  ['being paid', { ...aPlayedIssue, paying: 1 as const }, 'The tickets are being paid now'],
  ['cancelled', { ...anIssue, status: 5 as const }, 'all stakes went back'],
])('[POL-155, POL-158] %s says what it waits for', (_, issue, words) => {
  expect(drawn(<IssueMiddle content={issue} />)).toContain(words);
});

describe('[POL-156] matches of an issue', () => {
  test('results, stand-ins and reserves, each in words', () => {
    const html = drawn(<IssueMatches content={aPlayedIssue} />);
    for (const words of ['2–1', 'called off', 'reserve 1 stands in', 'stands in for place 2']) {
      expect(html).toContain(words);
    }
    expect(html).toContain('Set the result of Simba SC – Young Africans');
  });

  test('[POL-152] what speaks against a match is said at it', () => {
    const warnings = [{ match_id: '9002', warning: 'odds-apart' as const }];
    expect(drawn(<IssueMatches content={{ ...anIssue, warnings }} />)).toContain(
      'prices far apart',
    );
  });

  test('when no reserve was left it says that every pick is right', () => {
    const [first, ...others] = aPlayedIssue.matches;
    const lost = first && { ...first, end: 3 as const, stand_in: 0 };
    const html = drawn(
      <IssueMatches content={{ ...anIssue, matches: lost ? [lost, ...others] : [] }} />,
    );
    expect(html).toContain('no reserve left: every pick is right');
  });

  test.each([
    ['a draft', { ...anIssue, status: 1 as const }, everyNode],
    ['a role without the node', anIssue, []],
  ])('[POL-163] no result is set of %s', (_, issue, nodes) => {
    expect(drawn(<IssueMatches content={issue} />, () => {}, nodes)).not.toContain(
      'Set the result',
    );
  });
});

describe('[POL-157] the standing', () => {
  const key = issueKeys.standing(aPlayedIssue);

  test('failed: says so and tries again', () => {
    const html = drawn(<IssueStanding content={aPlayedIssue} />, failing(key));
    expect(html).toContain('Failed to load');
  });

  test('ready: every bar says its count, and the liability stands beside the pool', () => {
    const html = drawn(<IssueStanding content={aPlayedIssue} />, (client) =>
      client.setQueryData(key, aStanding),
    );
    for (const words of [
      '8,963,480',
      '19,145',
      '1 right',
      'Azam – Singida Black Stars',
      '11,004',
    ]) {
      expect(html).toContain(words);
    }
  });
});

test('[POL-159] cancelling says what goes back, and who decides', () => {
  const sold = drawn(<RefundPreview row={anIssue} />);
  for (const words of ['20,318', '8,029,000', 'a second person decides']) {
    expect(sold).toContain(words);
  }
  const unsold = drawn(<RefundPreview row={{ sold_tickets: 0, stakes: 0 }} />);
  expect(unsold).toContain('cancelled at once');
});

test('[POL-156] before it was paid the prizes are promises, then they are sums', () => {
  expect(drawn(<IssueShared content={anIssue} />)).toContain('80 % of the pool, shared');
  const shared = [{ right: 2, percent: 80, amount: 0, lines: 12, prize: 700_000, paid: 8_400_000 }];
  const paid = {
    ...aPlayedIssue,
    status: 4 as const,
    shared,
    paid: 8_400_000,
    rollover: 2_804_350,
  };
  const html = drawn(<IssueShared content={paid} />);
  for (const words of ['700,000', '8,400,000', '2,804,350']) expect(html).toContain(words);
});

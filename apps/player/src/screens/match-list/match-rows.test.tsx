import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { aMatch } from '../../features/matches/fixtures/a-match.ts';
import { storeMatches } from '../../features/matches/match-store.ts';
import { ListTail } from './ListTail.tsx';
import { MatchList } from './MatchList.tsx';
import { LateFarRows } from './MatchRows.tsx';
import type { MatchPagesState } from './match-pages.ts';
import type { ShownList } from './use-match-pages.ts';

const unused = () => {};

function listOf(view: MatchPagesState): ShownList {
  return { key: 'sw 10 list', view, sizes: {}, fetchNextPage: unused, isSaving: false };
}

function drawn(view: MatchPagesState): string {
  return renderToStaticMarkup(
    <Router ssrPath="/ready_start">
      <MatchList
        list={listOf(view)}
        markets={['winner']}
        empty={<p>nothing here</p>}
        unknown={<p>no such place</p>}
      />
    </Router>,
  );
}

test.each([
  ['loading', /aria-hidden="true"/],
  ['failed', /role="alert".*Jaribu tena/],
  ['empty', /nothing here/],
  ['unknown', /no such place/],
] as const)('[LST-01] a list that is %s says so', (status, words) => {
  expect(drawn({ status })).toMatch(words);
});

test('[LST-07] of a thousand matches only those near the window are in the page', async () => {
  await LateFarRows.preload();
  const ids = storeMatches(
    Array.from({ length: 1_000 }, (_, number) => aMatch({ id: String(10_000 + number) })),
    1,
  );
  const markup = drawn({ status: 'ready', pages: [ids], count: 1_000, tail: 'end' });
  expect(markup.match(/<article/g)?.length ?? 0).toBeLessThan(50);
});

const tails = [
  ['more', /<button[^>]*>.*<\/button>/],
  ['failed', /role="alert"/],
  ['loading', /aria-hidden="true"/],
  ['end', /role="status"/],
] as const;

test.each(tails)('[LST-03] the foot of a list whose next page is %s', (tail, words) => {
  const view = { status: 'ready', pages: [['1', '2']], count: 9, tail } as const;
  expect(renderToStaticMarkup(<ListTail list={listOf(view)} view={view} />)).toMatch(words);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markInView } from '../../features/live-odds/in-view.ts';
import { setSocketStatus } from '../../features/live-odds/staleness.ts';
import { aMatch } from '../../features/matches/fixtures/a-match.ts';
import {
  type MatchPagesOptions,
  matchPages,
  matchPagesState,
  type PageRequest,
  unknownPlace,
} from './match-pages.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { setTimeout, clearTimeout });
  setSocketStatus('live');
});
afterEach(() => {
  leave();
  setSocketStatus('away');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let leave = () => {};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A list of so many matches, numbered from 1, two to a page. */
function shown(total: { count: number }, options: Partial<MatchPagesOptions> = {}) {
  const fetched: number[] = [];
  const fetchPage = async ({ page: number, page_size: size }: PageRequest) => {
    fetched.push(number);
    const ids = Array.from({ length: total.count }, (_, index) => String(index + 1));
    const content = ids.slice((number - 1) * size, number * size).map((id) => aMatch({ id }));
    return { content, count: total.count };
  };
  const list = matchPages({ fetchPage, pageSize: 2, ...options });
  leave = list.subscribe(() => {});
  return { list, fetched };
}

test('[LST-02] the next page follows the one before, until there are no more', async () => {
  const { list, fetched } = shown({ count: 3 });
  expect(list.state()).toEqual({ status: 'loading' });
  await pass(0);
  expect(list.state()).toEqual({ status: 'ready', pages: [['1', '2']], count: 3, tail: 'more' });
  list.fetchNextPage();
  expect(list.state()).toMatchObject({ pages: [['1', '2']], tail: 'loading' });
  list.fetchNextPage();
  await pass(0);
  expect(list.state()).toEqual({
    status: 'ready',
    pages: [['1', '2'], ['3']],
    count: 3,
    tail: 'end',
  });
  list.fetchNextPage();
  expect(fetched).toEqual([1, 2]);
});

test('[LST-01] an empty list is empty, and an unknown place unknown', async () => {
  const { list } = shown({ count: 0 });
  await pass(0);
  expect(list.state()).toEqual({ status: 'empty' });
  leave();
  const nowhere = shown({ count: 0 }, { fetchPage: () => unknownPlace('country-unknown') }).list;
  await pass(0);
  expect(nowhere.state()).toEqual({ status: 'unknown' });
});

test('[LST-03] a page that fails leaves the matches above it, and can be retried', async () => {
  let fails = false;
  const { list } = shown(
    { count: 0 },
    {
      fetchPage: async ({ page: number }) => {
        if (fails) throw new Error('no network');
        return { content: [aMatch({ id: `${number}1` }), aMatch({ id: `${number}2` })], count: 9 };
      },
    },
  );
  await pass(0);
  fails = true;
  list.fetchNextPage();
  await pass(0);
  expect(list.state()).toMatchObject({ pages: [['11', '12']], tail: 'failed' });
  fails = false;
  await pass(500);
  list.fetchNextPage();
  await pass(0);
  expect(list.state()).toMatchObject({
    pages: [
      ['11', '12'],
      ['21', '22'],
    ],
    tail: 'more',
  });
});

test('[LST-01] a list that never came says so until it is retried', async () => {
  let fails = true;
  const { list } = shown(
    { count: 0 },
    {
      fetchPage: async () => {
        if (fails) throw new Error('no network');
        return { content: [aMatch({ id: '7' })], count: 1 };
      },
    },
  );
  await pass(0);
  expect(list.state()).toEqual({ status: 'failed' });
  fails = false;
  await pass(500);
  list.fetchNextPage();
  await pass(0);
  expect(list.state()).toMatchObject({ status: 'ready', pages: [['7']] });
});

test('[LST-06] pages that nobody looks at are not refetched', async () => {
  const { list, fetched } = shown({ count: 6 });
  await pass(0);
  list.fetchNextPage();
  await pass(0);
  list.fetchNextPage();
  await pass(0);
  const lookAway = markInView({ matchId: '4', scope: 'tile' });
  await pass(1_000);
  fetched.length = 0;
  await pass(60_000);
  expect(fetched).toEqual([2]);
  lookAway();
  await pass(1_000);
  markInView({ matchId: '5', scope: 'tile' });
  fetched.length = 0;
  await pass(60_000);
  expect(fetched).toContain(3);
  expect(fetched).not.toContain(2);
});

test('[LST-41] a search past its end begins again with page 1, but only once', async () => {
  const total = { count: 4 };
  const { list, fetched } = shown(total, { pastEnd: 'restart' });
  await pass(0);
  total.count = 2;
  list.fetchNextPage();
  await pass(0);
  expect(fetched).toEqual([1, 2, 1]);
  expect(list.state()).toMatchObject({ status: 'ready', pages: [['1', '2']], tail: 'end' });
});

test('[LST-41] an address with a page past the end shows the first page', async () => {
  const { list, fetched } = shown({ count: 3 }, { pastEnd: 'restart', firstPage: 7 });
  await pass(0);
  expect(fetched).toEqual([7, 1]);
  expect(list.state()).toMatchObject({ pages: [['1', '2']], tail: 'more' });
});

test('[LST-41] nothing found on page 1 is nothing found', async () => {
  const { list, fetched } = shown({ count: 0 }, { pastEnd: 'restart', firstPage: 2 });
  await pass(0);
  expect(fetched).toEqual([2, 1]);
  expect(list.state()).toEqual({ status: 'empty' });
});

test('[LST-03] another list simply ends where a later page is empty', async () => {
  const total = { count: 4 };
  const { list, fetched } = shown(total);
  await pass(0);
  total.count = 2;
  list.fetchNextPage();
  await pass(0);
  expect(fetched).toEqual([1, 2]);
  expect(list.state()).toMatchObject({ pages: [['1', '2'], []], count: 2, tail: 'end' });
});

const ready = (ids: readonly string[], count: number) =>
  ({ status: 'ready', data: { ids, count } }) as const;

test('[LST-04] a match that moved from one page to the next stands on the first', () => {
  const states = [ready(['1', '2'], 4), ready(['2', '3'], 4)];
  expect(matchPagesState({ states, count: 4, pageSize: 2 })).toEqual({
    status: 'ready',
    pages: [['1', '2'], ['3']],
    count: 4,
    tail: 'end',
  });
});

test('[LST-03] a short page is the last, whatever the count says', () => {
  const states = [ready(['1', '2'], 9), ready(['3'], 9)];
  expect(matchPagesState({ states, count: 9, pageSize: 2 })).toMatchObject({ tail: 'end' });
});

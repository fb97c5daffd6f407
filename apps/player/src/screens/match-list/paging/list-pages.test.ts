import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { follow } from '../../../features/live-odds/followed.ts';
import { socketIs } from '../../../features/live-odds/trust.ts';
import { aMatch } from '../../../features/matches/fixtures/a-match.ts';
import { type ListTerms, listPages } from './list-pages.ts';
import type { PageRequest } from './match-page.ts';
import { noSuchPlace } from './no-such-place.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { setTimeout, clearTimeout });
  socketIs('live');
});
afterEach(() => {
  leave();
  socketIs('away');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let leave = () => {};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A list of so many matches, numbered from 1, two to a page. */
function shown(total: { count: number }, terms: Partial<ListTerms> = {}) {
  const asked: number[] = [];
  const ask = async ({ page: number, page_size: size }: PageRequest) => {
    asked.push(number);
    const ids = Array.from({ length: total.count }, (_, index) => String(index + 1));
    const content = ids.slice((number - 1) * size, number * size).map((id) => aMatch({ id }));
    return { content, count: total.count };
  };
  const list = listPages({ ask, pageSize: 2, ...terms });
  leave = list.listen(() => {});
  return { list, asked };
}

test('[LST-02] the next page follows the one before, until there are no more', async () => {
  const { list, asked } = shown({ count: 3 });
  expect(list.view()).toEqual({ status: 'loading' });
  await pass(0);
  expect(list.view()).toEqual({ status: 'ready', pages: [['1', '2']], count: 3, tail: 'more' });
  list.showMore();
  expect(list.view()).toMatchObject({ pages: [['1', '2']], tail: 'loading' });
  list.showMore();
  await pass(0);
  expect(list.view()).toEqual({
    status: 'ready',
    pages: [['1', '2'], ['3']],
    count: 3,
    tail: 'end',
  });
  list.showMore();
  expect(asked).toEqual([1, 2]);
});

test('[LST-01] an empty list is empty, and an unknown place unknown', async () => {
  const { list } = shown({ count: 0 });
  await pass(0);
  expect(list.view()).toEqual({ status: 'empty' });
  leave();
  const nowhere = shown({ count: 0 }, { ask: () => noSuchPlace('country-unknown') }).list;
  await pass(0);
  expect(nowhere.view()).toEqual({ status: 'unknown' });
});

test('[LST-03] a page that fails leaves the matches above it, and can be tried again', async () => {
  let fails = false;
  const { list } = shown(
    { count: 0 },
    {
      ask: async ({ page: number }) => {
        if (fails) throw new Error('no network');
        return { content: [aMatch({ id: `${number}1` }), aMatch({ id: `${number}2` })], count: 9 };
      },
    },
  );
  await pass(0);
  fails = true;
  list.showMore();
  await pass(0);
  expect(list.view()).toMatchObject({ pages: [['11', '12']], tail: 'failed' });
  fails = false;
  await pass(500);
  list.retry();
  await pass(0);
  expect(list.view()).toMatchObject({
    pages: [
      ['11', '12'],
      ['21', '22'],
    ],
    tail: 'more',
  });
});

test('[LST-01] a list that never came says so until it is tried again', async () => {
  let fails = true;
  const { list } = shown(
    { count: 0 },
    {
      ask: async () => {
        if (fails) throw new Error('no network');
        return { content: [aMatch({ id: '7' })], count: 1 };
      },
    },
  );
  await pass(0);
  expect(list.view()).toEqual({ status: 'failed' });
  fails = false;
  await pass(500);
  list.retry();
  await pass(0);
  expect(list.view()).toMatchObject({ status: 'ready', pages: [['7']] });
});

test('[LST-06] pages that nobody looks at are not asked for again', async () => {
  const { list, asked } = shown({ count: 6 });
  await pass(0);
  list.showMore();
  await pass(0);
  list.showMore();
  await pass(0);
  const lookAway = follow({ matchId: '4', scope: 'tile' });
  await pass(1_000);
  asked.length = 0;
  await pass(60_000);
  expect(asked).toEqual([2]);
  lookAway();
  await pass(1_000);
  follow({ matchId: '5', scope: 'tile' });
  asked.length = 0;
  await pass(60_000);
  expect(asked).toContain(3);
  expect(asked).not.toContain(2);
});

test('[LST-41] a search past its end begins again with page 1, but only once', async () => {
  const total = { count: 4 };
  const { list, asked } = shown(total, { pastEnd: 'restart' });
  await pass(0);
  total.count = 2;
  list.showMore();
  await pass(0);
  expect(asked).toEqual([1, 2, 1]);
  expect(list.view()).toMatchObject({ status: 'ready', pages: [['1', '2']], tail: 'end' });
});

test('[LST-41] an address with a page past the end shows the first page', async () => {
  const { list, asked } = shown({ count: 3 }, { pastEnd: 'restart', firstPage: 7 });
  await pass(0);
  expect(asked).toEqual([7, 1]);
  expect(list.view()).toMatchObject({ pages: [['1', '2']], tail: 'more' });
});

test('[LST-41] nothing found on page 1 is nothing found', async () => {
  const { list, asked } = shown({ count: 0 }, { pastEnd: 'restart', firstPage: 2 });
  await pass(0);
  expect(asked).toEqual([2, 1]);
  expect(list.view()).toEqual({ status: 'empty' });
});

test('[LST-03] another list simply ends where a later page is empty', async () => {
  const total = { count: 4 };
  const { list, asked } = shown(total);
  await pass(0);
  total.count = 2;
  list.showMore();
  await pass(0);
  expect(asked).toEqual([1, 2]);
  expect(list.view()).toMatchObject({ pages: [['1', '2'], []], count: 2, tail: 'end' });
});

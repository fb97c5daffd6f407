import { expect, test } from 'vitest';
import { pagedQuery } from './paged-query.ts';
import { refetchFailed } from './query.ts';

type Response = { content: readonly string[]; count: number } | 'fails';

function listOf(...responses: readonly Response[]) {
  const fetchedPages: number[] = [];
  const list = pagedQuery<string>({
    keyOf: (row) => row,
    fetchPage: async (page) => {
      fetchedPages.push(page);
      const response = responses[fetchedPages.length - 1];
      if (response === undefined || response === 'fails') throw new Error('no network');
      return response;
    },
  });
  list.subscribe(() => {});
  return { list, fetchedPages };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('[MS-44] the first page comes by itself, the others by "more" until the end', async () => {
  const { list, fetchedPages } = listOf(
    { content: ['a', 'b'], count: 3 },
    { content: ['c'], count: 3 },
  );
  expect(list.state()).toEqual({ status: 'loading' });
  await settled();
  expect(list.state()).toEqual({ status: 'ready', rows: ['a', 'b'], count: 3, tail: 'more' });
  list.fetchNextPage();
  list.fetchNextPage();
  await settled();
  expect(list.state()).toEqual({ status: 'ready', rows: ['a', 'b', 'c'], count: 3, tail: 'end' });
  expect(fetchedPages).toEqual([1, 2]);
});

test('[MS-44] a row that slid to the next page is shown once', async () => {
  const { list } = listOf({ content: ['a', 'b'], count: 4 }, { content: ['b', 'c'], count: 4 });
  await settled();
  list.fetchNextPage();
  await settled();
  expect(list.state()).toMatchObject({ rows: ['a', 'b', 'c'] });
});

test('[MS-44] a page without rows is the end', async () => {
  const { list } = listOf({ content: ['a'], count: 9 }, { content: [], count: 9 });
  await settled();
  list.fetchNextPage();
  await settled();
  expect(list.state()).toMatchObject({ tail: 'end', count: 1 });
});

test('[MS-50] a later page that fails leaves the rows and can be fetched again', async () => {
  const { list, fetchedPages } = listOf({ content: ['a'], count: 2 }, 'fails', {
    content: ['b'],
    count: 2,
  });
  await settled();
  list.fetchNextPage();
  await settled();
  expect(list.state()).toEqual({ status: 'ready', rows: ['a'], count: 2, tail: 'failed' });
  list.fetchNextPage();
  await settled();
  expect([list.state(), fetchedPages]).toMatchObject([
    { rows: ['a', 'b'], tail: 'end' },
    [1, 2, 2],
  ]);
});

test('[SHELL-73] a later page that failed comes by itself after a reconnection', async () => {
  const { list, fetchedPages } = listOf({ content: ['a'], count: 2 }, 'fails', {
    content: ['b'],
    count: 2,
  });
  await settled();
  list.fetchNextPage();
  await settled();
  refetchFailed();
  refetchFailed();
  await settled();
  expect(list.state()).toMatchObject({ rows: ['a', 'b'], tail: 'end' });
  expect(fetchedPages).toEqual([1, 2, 2]);
});

test('[ORD-07] every page that is shown is refetched and takes its place', async () => {
  const { list, fetchedPages } = listOf(
    { content: ['a', 'b'], count: 3 },
    { content: ['c'], count: 3 },
    { content: ['new', 'a'], count: 3 },
    { content: ['a', 'c'], count: 3 },
    'fails',
    { content: ['x'], count: 1 },
  );
  await settled();
  list.fetchNextPage();
  await settled();
  list.refetch();
  await settled();
  const fresh = { status: 'ready', rows: ['new', 'a', 'c'], count: 3, tail: 'end' };
  expect([list.state(), fetchedPages]).toEqual([fresh, [1, 2, 1, 2]]);
  list.refetch();
  await settled();
  expect(list.state()).toEqual(fresh);
});

test('[ORD-07] a list that empties is empty, and a late response is dropped', async () => {
  const { list } = listOf({ content: ['a'], count: 1 }, { content: [], count: 0 });
  await settled();
  list.refetch();
  await settled();
  expect(list.state()).toEqual({ status: 'empty' });
  const late = listOf(
    { content: ['a'], count: 2 },
    { content: ['late'], count: 2 },
    { content: ['b'], count: 2 },
  ).list;
  await settled();
  late.refetch();
  late.fetchNextPage();
  await settled();
  expect(late.state()).toMatchObject({ rows: ['a', 'b'] });
});

test('[MS-50] a first page that fails says so, one without rows is empty', async () => {
  const { list: failing } = listOf('fails');
  const { list: empty } = listOf({ content: [], count: 0 });
  await settled();
  expect([failing.state(), empty.state()]).toEqual([{ status: 'failed' }, { status: 'empty' }]);
});

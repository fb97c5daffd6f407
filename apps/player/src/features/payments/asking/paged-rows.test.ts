import { expect, test } from 'vitest';
import { pagedRows } from './paged-rows.ts';

type Answer = { content: readonly string[]; count: number } | 'fails';

function listOf(...answers: readonly Answer[]) {
  const askedPages: number[] = [];
  const list = pagedRows<string>({
    keyOf: (row) => row,
    ask: async (page) => {
      askedPages.push(page);
      const answer = answers[askedPages.length - 1];
      if (answer === undefined || answer === 'fails') throw new Error('no network');
      return answer;
    },
  });
  list.listen(() => {});
  return { list, askedPages };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('[MS-44] the first page comes by itself, the others by "more" until the end', async () => {
  const { list, askedPages } = listOf(
    { content: ['a', 'b'], count: 3 },
    { content: ['c'], count: 3 },
  );
  expect(list.view()).toEqual({ status: 'loading' });
  await settled();
  expect(list.view()).toEqual({ status: 'ready', rows: ['a', 'b'], count: 3, tail: 'more' });
  list.showMore();
  list.showMore();
  await settled();
  expect(list.view()).toEqual({ status: 'ready', rows: ['a', 'b', 'c'], count: 3, tail: 'end' });
  expect(askedPages).toEqual([1, 2]);
});

test('[MS-44] a line that slid to the next page is shown once', async () => {
  const { list } = listOf({ content: ['a', 'b'], count: 4 }, { content: ['b', 'c'], count: 4 });
  await settled();
  list.showMore();
  await settled();
  expect(list.view()).toMatchObject({ rows: ['a', 'b', 'c'] });
});

test('[MS-44] a page without lines is the end', async () => {
  const { list } = listOf({ content: ['a'], count: 9 }, { content: [], count: 9 });
  await settled();
  list.showMore();
  await settled();
  expect(list.view()).toMatchObject({ tail: 'end', count: 1 });
});

test('[MS-50] a later page that fails leaves the lines and can be asked for again', async () => {
  const { list, askedPages } = listOf({ content: ['a'], count: 2 }, 'fails', {
    content: ['b'],
    count: 2,
  });
  await settled();
  list.showMore();
  await settled();
  expect(list.view()).toEqual({ status: 'ready', rows: ['a'], count: 2, tail: 'failed' });
  list.showMore();
  await settled();
  expect([list.view(), askedPages]).toMatchObject([{ rows: ['a', 'b'], tail: 'end' }, [1, 2, 2]]);
});

test('[ORD-07] every page that is shown is asked for again and takes its place', async () => {
  const { list, askedPages } = listOf(
    { content: ['a', 'b'], count: 3 },
    { content: ['c'], count: 3 },
    { content: ['new', 'a'], count: 3 },
    { content: ['a', 'c'], count: 3 },
    'fails',
    { content: ['x'], count: 1 },
  );
  await settled();
  list.showMore();
  await settled();
  list.refresh();
  await settled();
  const fresh = { status: 'ready', rows: ['new', 'a', 'c'], count: 3, tail: 'end' };
  expect([list.view(), askedPages]).toEqual([fresh, [1, 2, 1, 2]]);
  list.refresh();
  await settled();
  expect(list.view()).toEqual(fresh);
});

test('[ORD-07] a list that empties is empty, and what came too late is passed over', async () => {
  const { list } = listOf({ content: ['a'], count: 1 }, { content: [], count: 0 });
  await settled();
  list.refresh();
  await settled();
  expect(list.view()).toEqual({ status: 'empty' });
  const late = listOf(
    { content: ['a'], count: 2 },
    { content: ['late'], count: 2 },
    { content: ['b'], count: 2 },
  ).list;
  await settled();
  late.refresh();
  late.showMore();
  await settled();
  expect(late.view()).toMatchObject({ rows: ['a', 'b'] });
});

test('[MS-50] a first page that fails says so, one without lines is empty', async () => {
  const { list: failing } = listOf('fails');
  const { list: empty } = listOf({ content: [], count: 0 });
  await settled();
  expect([failing.view(), empty.view()]).toEqual([{ status: 'failed' }, { status: 'empty' }]);
});

import { expect, test } from 'vitest';
import { pagesView } from './pages-view.ts';

const ready = (ids: readonly string[], count: number) =>
  ({ status: 'ready', answer: { ids, count } }) as const;

test('[LST-04] a match that moved from one page to the next stands on the first', () => {
  const views = [ready(['1', '2'], 4), ready(['2', '3'], 4)];
  expect(pagesView({ views, count: 4, pageSize: 2 })).toEqual({
    status: 'ready',
    pages: [['1', '2'], ['3']],
    count: 4,
    tail: 'end',
  });
});

test('[LST-03] a short page is the last, whatever the count says', () => {
  const views = [ready(['1', '2'], 9), ready(['3'], 9)];
  expect(pagesView({ views, count: 9, pageSize: 2 })).toMatchObject({ tail: 'end' });
});

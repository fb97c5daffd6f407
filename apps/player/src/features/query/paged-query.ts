import { useState, useSyncExternalStore } from 'react';
import { failedFetches, type QueryState, query } from './query.ts';

/** What stands below the last row: nothing more, a way to more, or what became of it. */
export type Tail = 'end' | 'more' | 'loading' | 'failed';

type Page<Row> = { readonly content: readonly Row[]; readonly count: number };

type RowsState<Row> =
  | { readonly status: 'loading' | 'failed' | 'empty' }
  | {
      readonly status: 'ready';
      readonly rows: readonly Row[];
      readonly count: number;
      readonly tail: Tail;
    };

type PagedQueryOptions<Row> = {
  readonly fetchPage: (page: number) => Promise<Page<Row>>;
  readonly keyOf: (row: Row) => string;
};

/** One query of all the pages so far: they are refetched together, and "more" appends the next. */
export function pagedQuery<Row>({ fetchPage, keyOf }: PagedQueryOptions<Row>) {
  let next: 'idle' | 'loading' | 'failed' = 'idle';
  /** Which pages are shown; a refetch that began before another page was wanted is dropped. */
  let version = 0;
  let shown: { readonly of: QueryState<readonly Page<Row>[]>; readonly rows: RowsState<Row> };
  let isMounted = false;
  const pages = query<readonly Page<Row>[]>({ queryFn: fetchAll, onMount: mount });
  const known = (): readonly Page<Row>[] => pages.data() ?? [];

  async function fetchAll(): Promise<readonly Page<Row>[]> {
    const mine = version;
    const length = Math.max(1, known().length);
    const fresh = await Promise.all(Array.from({ length }, (_, index) => fetchPage(index + 1)));
    return mine === version ? fresh : known();
  }

  function mount(): () => void {
    isMounted = true;
    return () => {
      isMounted = false;
      failedFetches.delete(fetchNextPage);
    };
  }

  /** The next page, or the one that failed. */
  function fetchNextPage(): void {
    if (next === 'loading') return;
    if (pages.state().status !== 'ready') {
      pages.refetch();
      return;
    }
    failedFetches.delete(fetchNextPage);
    version += 1;
    show('loading');
    fetchPage(known().length + 1).then(
      (page) => show('idle', [...known(), page]),
      () => {
        if (isMounted) failedFetches.add(fetchNextPage);
        show('failed');
      },
    );
  }

  function show(nextIs: typeof next, data = known()): void {
    next = nextIs;
    pages.setData(data);
  }

  return {
    subscribe: pages.subscribe,
    state: (): RowsState<Row> => {
      const of = pages.state();
      if (shown?.of !== of) shown = { of, rows: rowsState(of, next, keyOf) };
      return shown.rows;
    },
    fetchNextPage,
    /** All pages that are shown, replaced together; a failure leaves what is shown. */
    refetch: () => {
      if (next !== 'loading' && known().length > 0) pages.refetch();
    },
  };
}

function rowsState<Row>(
  pages: QueryState<readonly Page<Row>[]>,
  next: 'idle' | 'loading' | 'failed',
  keyOf: (row: Row) => string,
): RowsState<Row> {
  if (pages.status !== 'ready') return pages;
  // A new row pushes the others down a page, so the last of one page may begin the next.
  const byKey = pages.data.flatMap(({ content }) =>
    content.map((row) => [keyOf(row), row] as const),
  );
  const rows = [...new Map(byKey).values()];
  if (rows.length === 0 && next === 'idle') return { status: 'empty' };
  const last = pages.data[pages.data.length - 1];
  // A page without rows is the end, whatever its count says.
  const count = last?.content.length ? Math.max(last.count, rows.length) : rows.length;
  const tail = rows.length < count ? 'more' : 'end';
  return { status: 'ready', rows, count, tail: next === 'idle' ? tail : next };
}

export type RowsResult<Row> = RowsState<Row> & { readonly fetchNextPage: () => void };

/** One list for as long as the block is mounted; another list is another block with its own key. */
export function usePagedQuery<Row>(options: PagedQueryOptions<Row>) {
  const [{ subscribe, state, fetchNextPage, refetch }] = useState(() => pagedQuery(options));
  return { ...useSyncExternalStore(subscribe, state, state), fetchNextPage, refetch };
}

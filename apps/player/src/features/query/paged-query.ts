import { useState, useSyncExternalStore } from 'react';
import { observers, type Query, type QueryState, query } from './query.ts';

/** What stands below the last row: nothing more, a way to more, or what became of it. */
export type Tail = 'end' | 'more' | 'loading' | 'failed';

export type PagedState<Page> =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly pages: readonly Page[]; readonly tail: Tail };

export type PagedQuery<Selected> = {
  readonly state: () => Selected;
  readonly subscribe: (listener: () => void) => () => void;
  /** The next page, or the one that failed. */
  readonly fetchNextPage: () => void;
  /** All pages that are shown, replaced together; a failure leaves what is shown. */
  readonly refetch: () => void;
};

export type PagedQueryOptions<Page, Selected> = {
  readonly fetchPage: (page: number) => Promise<Page>;
  readonly firstPage?: number;
  readonly hasNextPage: (pages: readonly Page[]) => boolean;
  /** What is made of the pages; computed once per change. */
  readonly select: (state: PagedState<Page>) => Selected;
  /** A later page that is past the end begins the list anew with page 1, but only once. */
  readonly isPastEnd?: (page: Page) => boolean;
  readonly createQuery?: (queryFn: () => Promise<Page>) => Query<Page>;
  /** Which pages are polled; asked again whenever `onMount` calls `review`. All of them if absent. */
  readonly activePages?: () => (page: Page) => boolean;
  readonly onMount?: (review: () => void) => () => void;
};

/** A list that grows page by page; every page is a query of its own. */
export function pagedQuery<Page, Selected>(
  options: PagedQueryOptions<Page, Selected>,
): PagedQuery<Selected> {
  const { fetchPage, select, onMount } = options;
  let { firstPage = 1, isPastEnd } = options;
  let pages: PageEntry<Page>[] = [pageAt(0)];
  let state: PagedState<Page> = { status: 'loading' };
  let selected = select(state);
  let refetches = 0;
  let unmount: (() => void) | undefined;
  const { subscribe, notify, isObserved } = observers({ onFirst: mount, onLast: end });

  function pageAt(index: number): PageEntry<Page> {
    const page = firstPage + index;
    const queryFn = () => fetchPage(page);
    return { query: options.createQuery?.(queryFn) ?? query({ queryFn }) };
  }

  function update(): void {
    if (isRestartDue()) restart();
    state = pagedState(pages, options.hasNextPage);
    selected = select(state);
    notify();
  }

  function isRestartDue(): boolean {
    const last = lastState(pages);
    return firstPage + pages.length > 2 && last.status === 'ready' && !!isPastEnd?.(last.data);
  }

  function restart(): void {
    isPastEnd = undefined;
    end();
    firstPage = 1;
    pages = [pageAt(0)];
    mount();
  }

  function review(): void {
    if (isObserved()) activatePages(pages, options.activePages?.() ?? (() => true), update);
  }

  function refetch(): void {
    const known = pages.filter((page) => page.query.state().status === 'ready');
    if (known.length === 0 || lastState(pages).status === 'loading') return;
    refetches += 1;
    const mine = refetches;
    Promise.all(known.map((_, index) => fetchPage(firstPage + index))).then(
      (fresh) => {
        if (mine !== refetches) return;
        for (const [index, page] of fresh.entries()) known[index]?.query.setData(page);
      },
      () => undefined,
    );
  }

  function fetchNextPage(): void {
    const isFailed = lastState(pages).status === 'failed';
    if (!isFailed && !(state.status === 'ready' && state.tail === 'more')) return;
    // A refetch that is under way does not know of the page that is fetched now.
    refetches += 1;
    if (isFailed) {
      pages[pages.length - 1]?.query.refetch();
      return;
    }
    const next = pageAt(pages.length);
    pages.push(next);
    activate(next, update);
    update();
  }

  function mount(): void {
    unmount = onMount?.(review);
    review();
  }

  function end(): void {
    unmount?.();
    for (const page of pages) deactivate(page);
  }

  return { state: () => selected, subscribe, fetchNextPage, refetch };
}

type PageEntry<Page> = { readonly query: Query<Page>; unsubscribe?: (() => void) | undefined };

function lastState<Page>(pages: readonly PageEntry<Page>[]): QueryState<Page> {
  return pages[pages.length - 1]?.query.state() ?? { status: 'loading' };
}

/** The first page decides whether there is a list; the last one is its tail. */
function pagedState<Page>(
  pages: readonly PageEntry<Page>[],
  hasNextPage: (pages: readonly Page[]) => boolean,
): PagedState<Page> {
  const states = pages.map((page) => page.query.state());
  const first = states[0]?.status ?? 'loading';
  if (first !== 'ready') return { status: first };
  const known = states.flatMap((each) => (each.status === 'ready' ? [each.data] : []));
  const { status } = lastState(pages);
  const tail = status === 'ready' ? (hasNextPage(known) ? 'more' : 'end') : status;
  return { status: 'ready', pages: known, tail };
}

/** A page is active until it has come, and then as long as it is polled; the first if none is. */
function activatePages<Page>(
  pages: readonly PageEntry<Page>[],
  isPolled: (page: Page) => boolean,
  update: () => void,
): void {
  const polled = pages.filter((page) => {
    const state = page.query.state();
    return state.status === 'ready' && isPolled(state.data);
  });
  for (const page of pages) {
    const isAwaited = page.query.state().status !== 'ready';
    const isFallback = page === pages[0] && polled.length === 0;
    if (isAwaited || isFallback || polled.includes(page)) activate(page, update);
    else deactivate(page);
  }
}

function activate<Page>(page: PageEntry<Page>, update: () => void): void {
  page.unsubscribe ??= page.query.subscribe(update);
}

function deactivate<Page>(page: PageEntry<Page>): void {
  page.unsubscribe?.();
  page.unsubscribe = undefined;
}

type RowPage<Row> = { readonly content: readonly Row[]; readonly count: number };

export type RowsState<Row> =
  | { readonly status: 'loading' | 'failed' | 'empty' }
  | {
      readonly status: 'ready';
      readonly rows: readonly Row[];
      readonly count: number;
      readonly tail: Tail;
    };

export type PagedRowsOptions<Row> = {
  readonly fetchPage: (page: number) => Promise<RowPage<Row>>;
  readonly keyOf: (row: Row) => string;
};

/** Rows that grow by "more", each once. */
export function pagedRows<Row>({ fetchPage, keyOf }: PagedRowsOptions<Row>) {
  /** A new row pushes the others down a page, so the last of one page may begin the next. */
  const distinct = (pages: readonly RowPage<Row>[]): readonly Row[] => [
    ...new Map(pages.flatMap(({ content }) => content.map((row) => [keyOf(row), row]))).values(),
  ];
  /** A page without rows is the end, whatever its number says. */
  const countOf = (pages: readonly RowPage<Row>[], rows: readonly Row[]): number => {
    const last = pages[pages.length - 1];
    return last && last.content.length > 0 ? Math.max(last.count, rows.length) : rows.length;
  };
  return pagedQuery<RowPage<Row>, RowsState<Row>>({
    fetchPage,
    hasNextPage: (pages) => {
      const rows = distinct(pages);
      return rows.length < countOf(pages, rows);
    },
    select: (state) => {
      if (state.status !== 'ready') return state;
      const rows = distinct(state.pages);
      const isSettled = state.tail === 'more' || state.tail === 'end';
      if (rows.length === 0 && isSettled) return { status: 'empty' };
      return { status: 'ready', rows, count: countOf(state.pages, rows), tail: state.tail };
    },
  });
}

export type RowsResult<Row> = RowsState<Row> & Pick<PagedQuery<unknown>, 'fetchNextPage'>;

/** One list for as long as the block is mounted; another list is another block with its own key. */
export function usePagedRows<Row>(options: PagedRowsOptions<Row>) {
  const [{ subscribe, state, fetchNextPage, refetch }] = useState(() => pagedRows(options));
  return { ...useSyncExternalStore(subscribe, state, state), fetchNextPage, refetch };
}

import type { MatchInfo } from '@kipute/contract/calls/matches/match-info';
import { matchesInView, onInViewChange } from '../../features/live-odds/in-view.ts';
import { oddsQuery } from '../../features/live-odds/odds-query.ts';
import { evictOldMatches, storeMatches } from '../../features/matches/match-store.ts';
import type { Tail } from '../../features/query/paged-query.ts';
import { observers, type Query, type QueryState } from '../../features/query/query.ts';

export type PageRequest = { readonly page: number; readonly page_size: number };
export type PageResponse = { readonly content: readonly MatchInfo[]; readonly count: number };

/** `unknown`: the address names a country or league that does not exist. */
type MatchPage = { readonly ids: readonly string[]; readonly count: number } | 'unknown';

export type MatchPagesOptions = {
  readonly fetchPage: (request: PageRequest) => Promise<PageResponse>;
  readonly pageSize: number;
  readonly firstPage?: number;
  /** A search begins again with page 1, once, when a later page turns out to be empty. */
  readonly pastEnd?: 'restart' | 'stop';
};

export type MatchPagesState =
  | { readonly status: 'loading' | 'failed' | 'unknown' | 'empty' }
  | {
      readonly status: 'ready';
      /** Each match once, on the first page that names it. */
      readonly pages: readonly (readonly string[])[];
      /** How many there are on all pages, by the newest response. */
      readonly count: number;
      readonly tail: Tail;
    };

export type MatchPages = {
  readonly state: () => MatchPagesState;
  readonly subscribe: (listener: () => void) => () => void;
  /** The next page, or the one that failed. */
  readonly fetchNextPage: () => void;
};

type PageEntry = { readonly query: Query<MatchPage>; unsubscribe?: (() => void) | undefined };

/** Debounced: nothing is refetched for who is still scrolling. */
const REVIEW_AFTER_MS = 1_000;

/**
 * A list of matches that grows page by page. Every page is a query of its own, polled only while
 * one of its matches is in view, so a thousand rows cost no more than the dozen that are seen.
 */
export function matchPages(options: MatchPagesOptions): MatchPages {
  const { fetchPage, pageSize, pastEnd } = options;
  let firstPage = options.firstPage ?? 1;
  let mayRestart = pastEnd === 'restart';
  let pages: PageEntry[] = [pageAt(0)];
  let count = 0;
  let state: MatchPagesState = { status: 'loading' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leaveView = () => {};
  const { subscribe, notify, isObserved } = observers({ onFirst: mount, onLast: end });

  function pageAt(index: number): PageEntry {
    const page = firstPage + index;
    const queryFn = async () => {
      const fetched = await storedPage(fetchPage({ page, page_size: pageSize }));
      if (fetched !== 'unknown') count = fetched.count;
      return fetched;
    };
    return { query: oddsQuery({ queryFn }) };
  }

  function update(): void {
    if (mayRestart && firstPage + pages.length > 2 && isEmpty(lastOf(pages))) restart();
    const states = pages.map((page) => page.query.state());
    state = matchPagesState({ states, count, pageSize });
    notify();
  }

  function restart(): void {
    mayRestart = false;
    for (const page of pages) deactivate(page);
    firstPage = 1;
    pages = [pageAt(0)];
    review();
  }

  function review(): void {
    if (!isObserved()) return;
    const wanted = wantedOf(pages);
    for (const page of pages) (wanted.has(page) ? activate : deactivate)(page);
  }

  function activate(page: PageEntry): void {
    page.unsubscribe ??= page.query.subscribe(update);
  }

  function mount(): void {
    leaveView = onInViewChange(() => {
      clearTimeout(timer);
      timer = setTimeout(review, REVIEW_AFTER_MS);
    });
    review();
  }

  function end(): void {
    clearTimeout(timer);
    leaveView();
    for (const page of pages) deactivate(page);
  }

  function fetchNextPage(): void {
    const last = lastOf(pages);
    if (last?.query.state().status === 'failed') last.query.refetch();
    if (state.status !== 'ready' || state.tail !== 'more') return;
    const next = pageAt(pages.length);
    pages.push(next);
    activate(next);
    update();
  }

  return { state: () => state, subscribe, fetchNextPage };
}

/** A page is wanted until it has come, and then while it is in view; the first if none is. */
function wantedOf(pages: readonly PageEntry[]): ReadonlySet<PageEntry> {
  const inView = new Set(matchesInView().map(({ matchId }) => matchId));
  const isInView = (page: PageEntry) => idsOf(page).some((id) => inView.has(id));
  const isAnyInView = pages.some(isInView);
  const isWanted = (page: PageEntry) =>
    page.query.state().status !== 'ready' || (page === pages[0] && !isAnyInView) || isInView(page);
  return new Set(pages.filter(isWanted));
}

function deactivate(page: PageEntry): void {
  page.unsubscribe?.();
  page.unsubscribe = undefined;
}

const lastOf = (pages: readonly PageEntry[]): PageEntry | undefined => pages[pages.length - 1];

function idsOf({ query }: PageEntry): readonly string[] {
  const page = query.data();
  return page === undefined || page === 'unknown' ? [] : page.ids;
}

function isEmpty(page: PageEntry | undefined): boolean {
  const data = page?.query.data();
  return data !== undefined && data !== 'unknown' && data.ids.length === 0;
}

const unknownPlaces: readonly unknown[] = ['country-unknown', 'competition-unknown'];

/** An address without a readable id gets the response of the server to an unknown one. */
export function unknownPlace(
  code: 'country-unknown' | 'competition-unknown',
): Promise<PageResponse> {
  return Promise.reject({ code });
}

/** A place that does not exist is data; everything else that goes wrong is a failure. */
function storedPage(response: Promise<PageResponse>): Promise<MatchPage> {
  const requestedAtMs = Date.now();
  return response.then(
    ({ content, count }) => {
      const ids = storeMatches(content, requestedAtMs);
      evictOldMatches();
      return { ids, count };
    },
    (rejected: { readonly code?: string }) => {
      if (unknownPlaces.includes(rejected.code)) return 'unknown' as const;
      throw rejected;
    },
  );
}

type FetchedPages = {
  readonly states: readonly QueryState<MatchPage>[];
  readonly count: number;
  readonly pageSize: number;
};

/** The pages fetched so far as one list. The first page decides; the last one is the tail. */
export function matchPagesState({ states, count, pageSize }: FetchedPages): MatchPagesState {
  const [first] = states;
  if (first?.status !== 'ready') return first ?? { status: 'loading' };
  if (first.data === 'unknown') return { status: 'unknown' };
  if (first.data.ids.length === 0 && states.length === 1) return { status: 'empty' };
  return { status: 'ready', pages: withoutRepeats(states), count, tail: tailOf(states, pageSize) };
}

/** A short page is the last, whatever the count says. */
function tailOf(states: FetchedPages['states'], pageSize: number): Tail {
  const last = states[states.length - 1];
  if (last?.status !== 'ready') return last?.status ?? 'end';
  if (last.data === 'unknown' || last.data.ids.length < pageSize) return 'end';
  return states.length * pageSize >= last.data.count ? 'end' : 'more';
}

/** A match that moved between two responses would stand on two pages. */
function withoutRepeats(states: FetchedPages['states']): readonly (readonly string[])[] {
  const seen = new Set<string>();
  return states.flatMap((state) => {
    if (state.status !== 'ready' || state.data === 'unknown') return [];
    const fresh = state.data.ids.filter((id) => !seen.has(id));
    for (const id of fresh) seen.add(id);
    return [fresh];
  });
}

export function firstMatchId(state: MatchPagesState): string | undefined {
  return state.status === 'ready' ? state.pages.flat()[0] : undefined;
}

import type { MatchInfo } from '@kipute/contract/calls/matches/match-info';
import { matchesInView, onInViewChange } from '../../features/live-odds/in-view.ts';
import { oddsQuery } from '../../features/live-odds/odds-query.ts';
import { evictOldMatches, storeMatches } from '../../features/matches/match-store.ts';
import { type PagedState, pagedQuery, type Tail } from '../../features/query/paged-query.ts';

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

export type MatchPages = ReturnType<typeof matchPages>;

/** Debounced: nothing is refetched for who is still scrolling. */
const REVIEW_AFTER_MS = 1_000;

/**
 * A list of matches that grows page by page. Only pages with a match in view are polled, so a
 * thousand rows cost no more than the dozen that are seen.
 */
export function matchPages({ fetchPage, pageSize, firstPage, pastEnd }: MatchPagesOptions) {
  let count = 0;
  return pagedQuery<MatchPage, MatchPagesState>({
    fetchPage: async (page) => {
      const fetched = await storedPage(fetchPage({ page, page_size: pageSize }));
      if (fetched !== 'unknown') count = fetched.count;
      return fetched;
    },
    ...(firstPage !== undefined && { firstPage }),
    ...(pastEnd === 'restart' && { isPastEnd: (page) => page !== 'unknown' && !page.ids.length }),
    hasNextPage: (pages) => hasNextPage(pages, pageSize),
    select: (state) => matchPagesState(state, count),
    createQuery: (queryFn) => oddsQuery({ queryFn }),
    activePages: () => {
      const inView = new Set(matchesInView().map(({ matchId }) => matchId));
      return (page) => page !== 'unknown' && page.ids.some((id) => inView.has(id));
    },
    onMount: (review) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const leave = onInViewChange(() => {
        clearTimeout(timer);
        timer = setTimeout(review, REVIEW_AFTER_MS);
      });
      return () => {
        clearTimeout(timer);
        leave();
      };
    },
  });
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

/** A short page is the last, whatever the count says. */
export function hasNextPage(pages: readonly MatchPage[], pageSize: number): boolean {
  const last = pages[pages.length - 1];
  if (!last || last === 'unknown' || last.ids.length < pageSize) return false;
  return pages.length * pageSize < last.count;
}

/** The pages fetched so far as one list; the first page decides whether there is any. */
export function matchPagesState(state: PagedState<MatchPage>, count: number): MatchPagesState {
  if (state.status !== 'ready') return state;
  const { pages, tail } = state;
  const [first] = pages;
  if (!first || first === 'unknown') return { status: 'unknown' };
  const isOnly = pages.length === 1 && (tail === 'end' || tail === 'more');
  if (first.ids.length === 0 && isOnly) return { status: 'empty' };
  return { status: 'ready', pages: withoutRepeats(pages), count, tail };
}

/** A match that moved between two responses would stand on two pages. */
function withoutRepeats(pages: readonly MatchPage[]): readonly (readonly string[])[] {
  const seen = new Set<string>();
  return pages.flatMap((page) => {
    if (page === 'unknown') return [];
    const fresh = page.ids.filter((id) => !seen.has(id));
    for (const id of fresh) seen.add(id);
    return [fresh];
  });
}

export function firstMatchId(state: MatchPagesState): string | undefined {
  return state.status === 'ready' ? state.pages.flat()[0] : undefined;
}

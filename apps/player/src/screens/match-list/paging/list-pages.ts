import { followedNow, whenFollowedChange } from '../../../features/live-odds/followed.ts';
import { type ListQuestion, listQuestion } from '../../../features/matches/list-question.ts';
import { type AskPage, type MatchPage, takenPage } from './match-page.ts';
import { type PagesView, pagesView } from './pages-view.ts';

export type ListPages = {
  readonly view: () => PagesView;
  readonly listen: (listener: () => void) => () => void;
  readonly showMore: () => void;
  /** Asks again for the page that failed. */
  readonly retry: () => void;
};

export type ListTerms = {
  readonly ask: AskPage;
  readonly pageSize: number;
  readonly firstPage?: number;
  /** A search begins again with page 1, once, when a later page turns out to be empty. */
  readonly pastEnd?: 'restart' | 'stop';
};

type Page = { readonly question: ListQuestion<MatchPage>; leave?: (() => void) | undefined };

/** Whoever scrolls on is left alone until the scrolling rests. */
const SETTLED_AFTER_MS = 1_000;

/**
 * A list that grows page by page. Each page is a question of its own, asked again only while one
 * of its matches is on the screen, so a thousand rows cost no more than the dozen that are seen.
 */
export function listPages(terms: ListTerms): ListPages {
  const { pageSize, pastEnd = 'stop' } = terms;
  let firstPage = terms.firstPage ?? 1;
  let mayRestart = pastEnd === 'restart';
  let pages: Page[] = [pageOf(firstPage)];
  let count = 0;
  let view: PagesView = { status: 'loading' };
  const listeners = new Set<() => void>();

  function pageOf(page: number): Page {
    const ask = async () => {
      const answer = await takenPage(terms.ask({ page, page_size: pageSize }));
      if (answer !== 'unknown') count = answer.count;
      return answer;
    };
    return { question: listQuestion<MatchPage>({ ask }) };
  }

  function heard(): void {
    if (mayRestart && isPastEnd()) restart();
    view = pagesView({ views: pages.map(({ question }) => question.view()), count, pageSize });
    for (const listener of listeners) listener();
  }

  function isPastEnd(): boolean {
    const last = pages[pages.length - 1]?.question.view();
    const isLater = firstPage + pages.length > 2;
    return isLater && last?.status === 'ready' && isEmpty(last.answer);
  }

  function restart(): void {
    mayRestart = false;
    for (const page of pages) rest(page);
    firstPage = 1;
    pages = [pageOf(1)];
    watchWhatIsSeen();
  }

  function watch(page: Page): void {
    page.leave ??= page.question.listen(heard);
  }

  /** The last page is watched until it has come; the others while they are seen. */
  function watchWhatIsSeen(): void {
    if (listeners.size === 0) return;
    const seen = new Set(followedNow().map(({ matchId }) => matchId));
    const isSeen = ({ question }: Page) => idsIn(question).some((id) => seen.has(id));
    const [first] = pages;
    const isSomethingSeen = pages.some(isSeen);
    for (const page of pages) {
      const isAwaited = page.question.view().status !== 'ready';
      if (isAwaited || isSeen(page) || (page === first && !isSomethingSeen)) watch(page);
      else rest(page);
    }
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  let leaveFollowed = () => {};
  function begin(): void {
    leaveFollowed = whenFollowedChange(() => {
      clearTimeout(timer);
      timer = setTimeout(watchWhatIsSeen, SETTLED_AFTER_MS);
    });
    watchWhatIsSeen();
  }

  function end(): void {
    clearTimeout(timer);
    leaveFollowed();
    for (const page of pages) rest(page);
  }

  return {
    view: () => view,
    listen: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) begin();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) end();
      };
    },
    showMore: () => {
      if (view.status !== 'ready' || view.tail !== 'more') return;
      const next = pageOf(firstPage + pages.length);
      pages.push(next);
      watch(next);
      heard();
    },
    retry: () => {
      for (const { question } of pages) if (question.view().status === 'failed') question.refresh();
    },
  };
}

function rest(page: Page): void {
  page.leave?.();
  page.leave = undefined;
}

const isEmpty = (answer: MatchPage): boolean => answer !== 'unknown' && answer.ids.length === 0;

function idsIn({ view }: ListQuestion<MatchPage>): readonly string[] {
  const known = view();
  return known.status === 'ready' && known.answer !== 'unknown' ? known.answer.ids : [];
}

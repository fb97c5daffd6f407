import type { ListView } from '../../../features/matches/list-question.ts';
import type { MatchPage } from './match-page.ts';

/** What stands below the last match: nothing more, a way to more, or what became of it. */
type Tail = 'end' | 'more' | 'loading' | 'failed';

export type PagesView =
  | { readonly status: 'loading' | 'failed' | 'unknown' | 'empty' }
  | {
      readonly status: 'ready';
      /** Each match once, on the first page that names it. */
      readonly pages: readonly (readonly string[])[];
      /** How many there are on all pages, by the newest answer. */
      readonly count: number;
      readonly tail: Tail;
    };

type Seen = {
  readonly views: readonly ListView<MatchPage>[];
  readonly count: number;
  readonly pageSize: number;
};

/** The pages asked for so far as one list. The first page decides; the last one is the tail. */
export function pagesView({ views, count, pageSize }: Seen): PagesView {
  const [first] = views;
  if (!first || first.status === 'loading') return { status: 'loading' };
  if (first.status === 'failed') return { status: 'failed' };
  if (first.answer === 'unknown') return { status: 'unknown' };
  if (first.answer.ids.length === 0 && views.length === 1) return { status: 'empty' };
  return { status: 'ready', pages: withoutRepeats(views), count, tail: tailOf(views, pageSize) };
}

/** A match that moved between two answers would stand on two pages. */
function withoutRepeats(views: Seen['views']): readonly (readonly string[])[] {
  const met = new Set<string>();
  return views.flatMap((view) => {
    if (view.status !== 'ready' || view.answer === 'unknown') return [];
    const fresh = view.answer.ids.filter((id) => !met.has(id));
    for (const id of fresh) met.add(id);
    return [fresh];
  });
}

function tailOf(views: Seen['views'], pageSize: number): Tail {
  const last = views[views.length - 1];
  if (last?.status !== 'ready') return last?.status ?? 'end';
  if (last.answer === 'unknown' || last.answer.ids.length < pageSize) return 'end';
  return views.length * pageSize >= last.answer.count ? 'end' : 'more';
}

export function firstMatchId(view: PagesView): string | undefined {
  return view.status === 'ready' ? view.pages.flat()[0] : undefined;
}

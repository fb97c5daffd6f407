import { useEffect, useRef } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { MatchesSkeleton } from '../../ui/state/MatchesSkeleton.tsx';
import styles from './match-list.module.css';
import type { MatchPagesState } from './match-pages.ts';
import type { ShownList } from './use-match-pages.ts';

type ReadyView = Extract<MatchPagesState, { status: 'ready' }>;

/** Fetched this long before the last match comes into view. */
const FETCHED_BEFORE_PX = 600;

/** Below the last match: how many there are, and the way to more of them. */
export function ListTail({ list, view }: { list: ShownList; view: ReadyView }) {
  const shown = view.pages.reduce((sum, ids) => sum + ids.length, 0);
  const byItself = isFetchedByScrolling({ pages: view.pages.length, saving: list.isSaving });
  switch (view.tail) {
    case 'loading':
      return (
        <div className={styles.tail}>
          <MatchesSkeleton count={2} />
        </div>
      );
    case 'failed':
      return (
        <div className={styles.tail}>
          <FailedState onRetry={list.fetchNextPage} />
        </div>
      );
    case 'more':
      return (
        <div className={styles.tail}>
          {byItself && <NearEnd key={shown} onNear={list.fetchNextPage} />}
          <p className={styles.shown}>{t('lists.shown', { shown, total: view.count })}</p>
          <Button variant="outline" onClick={list.fetchNextPage}>
            {t('lists.more')}
          </Button>
        </div>
      );
    case 'end':
      return (
        <p className={styles.shown} role="status">
          {t('lists.all', { count: shown })}
        </p>
      );
  }
}

/** Draws nothing: when it comes near the window, the next page is fetched. */
function NearEnd({ onNear }: { onNear: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        onNear();
      },
      { rootMargin: `${FETCHED_BEFORE_PX}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [onNear]);
  return <span ref={place} />;
}

/** So many pages in a row are fetched by scrolling; then it takes a tap, or the footer is never reached. */
const PAGES_IN_A_ROW = 5;

export function isFetchedByScrolling(shown: { readonly pages: number; readonly saving: boolean }) {
  return !shown.saving && shown.pages % PAGES_IN_A_ROW !== 0;
}

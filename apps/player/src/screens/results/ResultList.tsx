import type { MatchResult } from '@kipute/contract/calls/matches/results';
import { flagOf } from '../../features/matches/flag-of.ts';
import { usePagedQuery } from '../../features/query/paged-query.ts';
import { api } from '../../features/wire/api.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { LeagueGroup } from '../../ui/match/LeagueGroup.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { MatchesSkeleton } from '../../ui/state/MatchesSkeleton.tsx';
import { NoMatches } from '../match-list/NoMatches.tsx';
import { ResultRow } from './ResultRow.tsx';
import { inLeagues } from './result-groups.ts';
import styles from './results.module.css';

export type ResultFilter = {
  /** Undefined for all of them, the newest first. */
  day: string | undefined;
  sportId: number | undefined;
  words: string;
};

const PAGE_SIZE = 20;

/** Twenty a page, in cards of a league. */
export function ResultList({ day, sportId, words }: ResultFilter) {
  const list = usePagedQuery<MatchResult>({
    fetchPage: (page) =>
      api.atlassian.results(
        {
          page,
          page_size: PAGE_SIZE,
          ...(sportId !== undefined && { sport_id: sportId }),
          ...(words === '' ? day !== undefined && { date: day } : { key_word: words }),
        },
        { silent: true },
      ),
    keyOf: ({ id }) => id,
  });
  switch (list.status) {
    case 'loading':
      return <MatchesSkeleton count={4} />;
    case 'failed':
      return <FailedState onRetry={list.fetchNextPage} />;
    case 'empty':
      return (
        <NoMatches icon="list-checks" title={t('results.none')} text={t('results.noneHint')} />
      );
    case 'ready':
      return (
        <div className={styles.list}>
          {inLeagues(list.rows).map(({ key, first, results }) => (
            <LeagueGroup key={key} league={leagueOf(first)} markets={[]} heading="h2">
              {results.map((result) => (
                <ResultRow key={result.id} result={result} dated={day === undefined} />
              ))}
            </LeagueGroup>
          ))}
          <Tail list={list} />
        </div>
      );
  }
}

const leagueOf = (result: MatchResult) => ({
  id: result.parentId,
  name: result.league,
  country: result.category_name,
  flag: flagOf(result.category_alpha2),
  sportId: result.sport_id,
});

type ReadyList = Extract<ReturnType<typeof usePagedQuery<MatchResult>>, { status: 'ready' }>;

function Tail({ list: { tail, rows, count, fetchNextPage } }: { list: ReadyList }) {
  switch (tail) {
    case 'loading':
      return <MatchesSkeleton count={2} />;
    case 'failed':
      return <FailedState onRetry={fetchNextPage} />;
    case 'more':
      return (
        <div className={styles.tail}>
          <p>{t('lists.shown', { shown: rows.length, total: count })}</p>
          <Button variant="outline" onClick={fetchNextPage}>
            {t('lists.more')}
          </Button>
        </div>
      );
    case 'end':
      return (
        <p className={styles.tail} role="status">
          {t('lists.all', { count })}
        </p>
      );
  }
}

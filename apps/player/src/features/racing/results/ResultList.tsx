import { RESULTS_PAGE_SIZE } from '@kipute/contract/constants/betting/limits';
import { useEffect } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { usePagedQuery } from '../../query/paged-query.ts';
import { api } from '../../wire/api.ts';
import { PagedRows } from '../orders/PagedRows.tsx';
import { type Round, racingPages } from '../round/racing.ts';
import { ROUND_OVER } from '../round/round-query.ts';
import { ResultTable } from './ResultTable.tsx';
import styles from './results.module.css';

/** The last hundred rounds, twenty a page, the newest first (RCP-50). */
export function ResultList() {
  const list = usePagedQuery<Round>({
    fetchPage: (page) =>
      api.racing_round.results({ page, page_size: RESULTS_PAGE_SIZE }, { silent: true }),
    keyOf: ({ id }) => id,
  });
  const { refetch } = list;
  useEffect(() => {
    window.addEventListener(ROUND_OVER, refetch);
    return () => window.removeEventListener(ROUND_OVER, refetch);
  }, [refetch]);
  return (
    <PagedRows list={list} empty={<NoResults />}>
      {(rounds) => (
        <div className={styles.card}>
          <ResultTable rounds={rounds} shows="all" />
        </div>
      )}
    </PagedRows>
  );
}

function NoResults() {
  return (
    <EmptyState icon="list-checks" title={t('racing.noResults')} text={t('racing.noResultsText')}>
      <ButtonLink to={racingPages.bet}>{t('racing.toRace')}</ButtonLink>
    </EmptyState>
  );
}

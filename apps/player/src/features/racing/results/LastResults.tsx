import { useEffect, useId } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { useQuery } from '../../query/use-query.ts';
import { api } from '../../wire/api.ts';
import { type Round, racingPages } from '../round/racing.ts';
import { ResultTable } from './ResultTable.tsx';
import styles from './results.module.css';

const SHOWN = 5;

async function fetchLast(_newest: string): Promise<readonly Round[]> {
  const request = { page: 1, page_size: SHOWN };
  return (await api.racing_round.results(request, { silent: true })).content;
}

/** The last five rounds below the bets, asked for again with each that ends. */
export function LastResults({ newest }: { newest: string }) {
  const titleId = useId();
  const { refetch, ...last } = useQuery(fetchLast, 'last');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more for each round that ended.
  useEffect(refetch, [newest]);
  if (last.status !== 'ready' || last.data.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <header className={styles.cardHead}>
        <h2 id={titleId}>{t('racing.tab.results')}</h2>
        <Link href={racingPages.results}>
          {t('racing.hundred')}
          <Icon name="chevron-right" size={15} />
        </Link>
      </header>
      <ResultTable rounds={last.data} shows="top-three" />
    </section>
  );
}

import { RacingFrame } from '../../features/racing/pages/RacingFrame.tsx';
import styles from '../../features/racing/pages/racing-page.module.css';
import { HotCold } from '../../features/racing/results/HotCold.tsx';
import { ResultList } from '../../features/racing/results/ResultList.tsx';
import { useRacing } from '../../features/racing/round/round-query.ts';
import { t, useLanguage } from '../../i18n/i18n.ts';
import { PageTitle } from '../../ui/page/PageTitle.tsx';

/** `/racing/results`: the last hundred rounds, and how often each car was champion in them. */
export function RacingResultsScreen() {
  const language = useLanguage();
  const view = useRacing();
  return (
    <RacingFrame tab="results" head={<PageTitle>{t('racing.resultsTitle')}</PageTitle>}>
      <div className={styles.lists}>
        {view.status === 'ready' && <HotCold now={view.data} />}
        <ResultList key={language} />
      </div>
    </RacingFrame>
  );
}

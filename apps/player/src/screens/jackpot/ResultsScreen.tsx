import { useIssues } from '../../features/pools/issue/issues-query.ts';
import { PoolFrame } from '../../features/pools/pages/PoolFrame.tsx';
import { ResultList } from '../../features/pools/pages/ResultList.tsx';
import { t, useLanguage } from '../../i18n/i18n.ts';
import { JackpotHead } from './JackpotScreen.tsx';

/** `/string_ball/results`: every issue that was paid. */
export function ResultsScreen() {
  const language = useLanguage();
  const view = useIssues('jackpot');
  return (
    <PoolFrame
      game="jackpot"
      tab="results"
      head={<JackpotHead view={view} title={t('pools.results')} />}
    >
      <ResultList key={language} game="jackpot" />
    </PoolFrame>
  );
}

import { RacingFrame } from '../../features/racing/pages/RacingFrame.tsx';
import { RulesText } from '../../features/racing/pages/RulesText.tsx';
import { useRacing } from '../../features/racing/round/round-query.ts';
import { t, useLanguage } from '../../i18n/i18n.ts';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';

/** `/racing/rules`: what the settings of racing say, in words. */
export function RacingRulesScreen() {
  useLanguage();
  const view = useRacing();
  return (
    <RacingFrame tab="rules" head={<PageTitle>{t('racing.rulesTitle')}</PageTitle>}>
      {view.status === 'loading' && <Skeleton kind="reading" count={5} />}
      {view.status === 'failed' && <FailedState onRetry={view.retry} />}
      {view.status === 'ready' && <RulesText now={view.data} />}
    </RacingFrame>
  );
}

import { SignInFirst } from '../../features/payments/sign-in/sign-in-first.ts';
import { useQuery } from '../../features/query/use-query.ts';
import { usePlayer } from '../../features/session/session-store.ts';
import { api } from '../../features/wire/api.ts';
import { t, useLanguage } from '../../i18n/i18n.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { LineLink } from '../../ui/card/LineLink.tsx';
import { WovenBanner } from '../../ui/hero/WovenBanner.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { type Progress, stateWords } from './campaign-words.ts';
import styles from './campaigns.module.css';
import { ProgressParts } from './OwnPart.tsx';

/** `/purse`: how far the player is in the 3000 campaign. */
export function ProgressScreen() {
  const player = usePlayer();
  const language = useLanguage();
  if (!player) return <SignInFirst title={t('progress.title')} icon="target" />;
  return (
    <PageColumn>
      <OwnDays key={`${player.id} ${language}`} />
    </PageColumn>
  );
}

const fetchDaily = (_: 'daily') => api.campaign.progress({}, { silent: true });

function OwnDays() {
  const progress = useQuery(fetchDaily, 'daily');
  switch (progress.status) {
    case 'loading':
      return <Skeleton kind="rows" count={5} />;
    case 'failed':
      return <FailedState onRetry={progress.refetch} />;
    case 'ready':
      return progress.data ? <OwnDaysView progress={progress.data} /> : <NoDaily />;
  }
}

function OwnDaysView({ progress }: { progress: Progress }) {
  const { campaign } = progress;
  return (
    <>
      <WovenBanner cloth="red" icon="flame" title={campaign.title} text={campaign.summary}>
        <p className={styles.standing}>{stateWords(campaign)}</p>
      </WovenBanner>
      <Card icon="target" title={t('campaign.own')}>
        <ProgressParts progress={progress} />
      </Card>
      <LineLink to={`/event_page?id=${campaign.id}`} icon="book-open">
        {t('progress.rules')}
      </LineLink>
    </>
  );
}

function NoDaily() {
  return (
    <EmptyState icon="target" title={t('progress.none')} text={t('promotions.noneHint')}>
      <ButtonLink to="/promotion" variant="outline">
        {t('campaign.all')}
      </ButtonLink>
    </EmptyState>
  );
}

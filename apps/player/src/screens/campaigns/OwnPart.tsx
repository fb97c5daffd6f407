import { useState } from 'react';
import { answered } from '../../features/forms/submission.ts';
import { useQuery } from '../../features/query/use-query.ts';
import { usePlayer } from '../../features/session/session-store.ts';
import { useEntrance } from '../../features/session/use-entrance.ts';
import { api } from '../../features/wire/api.ts';
import { t } from '../../i18n/i18n.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { shownAmount } from '../../ui/money-text.ts';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import type { Progress, ShownCampaign } from './campaign-words.ts';
import styles from './campaigns.module.css';
import { DaysReached } from './DaysReached.tsx';

type OwnPartProps = { campaign: ShownCampaign; onJoined: () => void };

/** How far the player is; who is not signed in, or has not joined, sees the way there. */
export function OwnPart({ campaign, onJoined }: OwnPartProps) {
  const player = usePlayer();
  const entrance = useEntrance();
  if (!player) {
    return (
      <ButtonLink to={entrance('/login')} width="full">
        <Icon name="log-in" size={18} />
        {t('campaign.signIn')}
      </ButtonLink>
    );
  }
  const isOn = campaign.state === 'running' || campaign.state === 'scheduled';
  if (campaign.audience === 'who-joins' && campaign.joined === 0) {
    return isOn ? <Join id={campaign.id} onJoined={onJoined} /> : null;
  }
  return (
    <Card icon="target" title={t('campaign.own')}>
      {campaign.audience === 'who-joins' && (
        <Notice tone="good" icon="check">
          {t('campaign.joined')}
        </Notice>
      )}
      <OwnProgress id={campaign.id} />
    </Card>
  );
}

function Join({ id, onJoined }: { id: string; onJoined: () => void }) {
  const [state, setState] = useState<'ready' | 'sending' | 'failed'>('ready');
  async function join(): Promise<void> {
    setState('sending');
    const joined = await answered(api.campaign.join({ id }, { silent: true }));
    setState(joined.ok ? 'ready' : 'failed');
    if (joined.ok) onJoined();
  }
  return (
    <>
      {state === 'failed' && (
        <Notice tone="danger" role="alert">
          {t('campaign.joinFailed')}
        </Notice>
      )}
      <Button
        width="full"
        state={state === 'sending' ? 'sending' : 'ready'}
        onClick={() => void join()}
      >
        {t('campaign.join')}
      </Button>
    </>
  );
}

const fetchProgress = (id: string) => api.campaign.progress({ id }, { silent: true });

function OwnProgress({ id }: { id: string }) {
  const progress = useQuery(fetchProgress, id);
  switch (progress.status) {
    case 'loading':
      return <Skeleton kind="rows" count={2} />;
    case 'failed':
      return <FailedState onRetry={progress.refetch} />;
    case 'ready':
      return progress.data && <ProgressParts progress={progress.data} />;
  }
}

export function ProgressParts({ progress }: { progress: Progress }) {
  return (
    <div className={styles.own}>
      {progress.days.length > 0 && <DaysReached progress={progress} />}
      <Rewards progress={progress} />
    </div>
  );
}

function Rewards({ progress: { rewards, days } }: { progress: Progress }) {
  if (rewards.length === 0) {
    return days.length > 0 ? null : <p className={styles.hint}>{t('campaign.noRewards')}</p>;
  }
  return (
    <>
      {rewards.map(({ period, amount, granted }) => (
        <Notice key={period} tone={granted === 1 ? 'good' : 'info'} icon="gift">
          {t(granted === 1 ? 'campaign.rewardGiven' : 'campaign.rewardWaits', {
            amount: shownAmount(amount),
          })}
        </Notice>
      ))}
      <ButtonLink to="/user_bill?type=2" variant="outline">
        {t('campaign.toBonus')}
      </ButtonLink>
    </>
  );
}

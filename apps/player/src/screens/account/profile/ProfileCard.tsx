import { t } from '../../../i18n/i18n.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { useProfile } from './use-profile.ts';

export function ProfileCard() {
  const { view, retry } = useProfile();
  return (
    <Card icon="circle-user-round" title={t('profile.title')} text={t('profile.text')}>
      {view.status === 'loading' && <Skeleton kind="form" count={6} />}
      {view.status === 'failed' && <FailedState onRetry={retry} />}
      {view.status === 'ready' && <ProfileForm profile={view.answer} />}
    </Card>
  );
}

import { MoneyPage } from '../../features/payments/parts/MoneyPage.tsx';
import { PointsCard } from '../../features/payments/parts/PointsCard.tsx';
import { FieldShapes } from '../../features/payments/parts/Shapes.tsx';
import { SignInFirst } from '../../features/payments/sign-in/sign-in-first.ts';
import type { UserInfo } from '../../features/session/session-record.ts';
import { usePlayer } from '../../features/session/session-store.ts';
import { t, useLanguage } from '../../i18n/i18n.ts';
import { OperatorsShape } from '../../ui/operator/OperatorsShape.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { WithdrawalProgress } from './progress/WithdrawalProgress.tsx';
import { useWithdraw } from './use-withdraw.ts';
import { WithdrawalClosed } from './WithdrawalClosed.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';

export function WithdrawScreen() {
  const player = usePlayer();
  useLanguage();
  if (!player) {
    return <SignInFirst title={t('withdraw.title')} icon="banknote-arrow-down" />;
  }
  return (
    <MoneyPage title={t('withdraw.title')} player={player} aside={<HowItWorks />}>
      <WithdrawPage key={player.id} player={player} />
    </MoneyPage>
  );
}

function WithdrawPage({ player }: { player: UserInfo }) {
  const { view, follow, beginAnew, askForTerms } = useWithdraw(player);
  switch (view.status) {
    case 'loading':
      return <WithdrawSkeleton />;
    case 'failed':
      return <FailedState onRetry={view.retry} />;
    case 'following':
      return (
        <WithdrawalProgress
          key={view.withdrawal.serial_number}
          withdrawal={view.withdrawal}
          player={player}
          onAnew={beginAnew}
        />
      );
    case 'open':
      return (
        <WithdrawForm
          player={player}
          terms={view.terms}
          config={view.config}
          onFollow={follow}
          onTermsOld={askForTerms}
        />
      );
    default:
      return <WithdrawalClosed why={view.status} terms={view.terms} />;
  }
}

function WithdrawSkeleton() {
  return (
    <>
      <FieldShapes count={1} />
      <OperatorsShape />
      <FieldShapes count={1} />
    </>
  );
}

function HowItWorks() {
  return (
    <PointsCard
      title={t('withdraw.how')}
      points={[
        { icon: 'smartphone', text: t('withdraw.howNumber') },
        { icon: 'lock', text: t('withdraw.howHeld') },
        { icon: 'refresh-cw', text: t('withdraw.howReturned') },
      ]}
    />
  );
}

import { MoneyPage } from '../../features/payments/parts/MoneyPage.tsx';
import { PointsCard } from '../../features/payments/parts/PointsCard.tsx';
import { FieldShapes } from '../../features/payments/parts/Shapes.tsx';
import { SignInFirst } from '../../features/payments/sign-in/sign-in-first.ts';
import type { UserInfo } from '../../features/session/session-record.ts';
import { usePlayer } from '../../features/session/session-store.ts';
import { t, useLanguage } from '../../i18n/i18n.ts';
import { OperatorsShape } from '../../ui/operator/OperatorsShape.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { DepositWays } from './DepositWays.tsx';
import { DepositProgress } from './progress/DepositProgress.tsx';
import { useDeposit } from './use-deposit.ts';

export function DepositScreen() {
  const player = usePlayer();
  useLanguage();
  if (!player) {
    return <SignInFirst title={t('deposit.title')} icon="banknote-arrow-up" />;
  }
  return (
    <MoneyPage title={t('deposit.title')} player={player} aside={<HowItWorks />}>
      <DepositPage key={player.id} player={player} />
    </MoneyPage>
  );
}

function DepositPage({ player }: { player: UserInfo }) {
  const { view, follow, beginAnew, askForConfig } = useDeposit(player.id);
  switch (view.status) {
    case 'loading':
      return <DepositSkeleton />;
    case 'failed':
      return <FailedState onRetry={view.retry} />;
    case 'following':
      return (
        <DepositProgress
          key={view.deposit.serial_number}
          deposit={view.deposit}
          player={player}
          onAnew={beginAnew}
        />
      );
    case 'open':
      return (
        <DepositWays
          player={player}
          config={view.config}
          offered={view.offered}
          before={view.before}
          onFollow={follow}
          onConfigOld={askForConfig}
        />
      );
  }
}

function HowItWorks() {
  return (
    <PointsCard
      title={t('deposit.how')}
      points={[
        { icon: 'smartphone', text: t('deposit.howPrompt') },
        { icon: 'key-round', text: t('deposit.howPin') },
        { icon: 'shield-check', text: t('deposit.howSafe') },
      ]}
    />
  );
}

/** Four operators and two fields, in their places. */
function DepositSkeleton() {
  return (
    <>
      <OperatorsShape />
      <FieldShapes count={2} />
    </>
  );
}

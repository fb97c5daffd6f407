import { useState } from 'react';
import { MoneyPage } from '../../features/payments/parts/MoneyPage.tsx';
import { PointsCard } from '../../features/payments/parts/PointsCard.tsx';
import { FieldShapes } from '../../features/payments/parts/Shapes.tsx';
import { askForPayConfig } from '../../features/payments/pay-config.ts';
import type { PayConfig, Withdrawal, WithdrawalTerms } from '../../features/payments/payment.ts';
import { SignInFirst } from '../../features/payments/sign-in/sign-in-first.ts';
import { askForTerms, withdrawalUnderWay } from '../../features/payments/withdrawals.ts';
import { useQuery } from '../../features/query/use-query.ts';
import type { UserInfo } from '../../features/session/session-record.ts';
import { usePlayer } from '../../features/session/session-store.ts';
import { t, useLanguage } from '../../i18n/i18n.ts';
import { OperatorsShape } from '../../ui/operator/OperatorsShape.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { WithdrawalProgress } from './progress/WithdrawalProgress.tsx';
import { WithdrawalClosed } from './WithdrawalClosed.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';
import { type Standing, standingOf } from './withdrawal-rules.ts';

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

type WithdrawView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'following'; readonly withdrawal: Withdrawal }
  | { readonly status: Exclude<Standing, 'open'>; readonly terms: WithdrawalTerms }
  | { readonly status: 'open'; readonly terms: WithdrawalTerms; readonly config: PayConfig };

/** The page is about the withdrawal under way, if there is one; else about a new one. */
function useWithdraw({ id, balance }: UserInfo) {
  const config = useQuery(askForPayConfig, 'now');
  const terms = useQuery(askForTerms, id);
  const found = useQuery(withdrawalUnderWay.find, id);
  /** What the player has begun or left on this page; it outweighs what was found. */
  const [own, setOwn] = useState<{ readonly withdrawal: Withdrawal | undefined }>();

  function retry(): void {
    config.refetch();
    terms.refetch();
  }

  function view(): WithdrawView {
    const withdrawal = own ? own.withdrawal : found.status === 'ready' && found.data;
    if (withdrawal) return { status: 'following', withdrawal };
    if (config.status === 'failed' || terms.status === 'failed') return { status: 'failed', retry };
    if (config.status === 'loading' || terms.status === 'loading' || isLooking()) {
      return { status: 'loading' };
    }
    const known = { config: config.data, terms: terms.data };
    const standing = standingOf({ ...known, balance });
    return standing === 'open' ? { status: 'open', ...known } : { status: standing, ...known };
  }

  const isLooking = () => !own && found.status === 'loading';

  return {
    view: view(),
    follow: (withdrawal: Withdrawal) => setOwn({ withdrawal }),
    beginAnew: (left: Withdrawal) => {
      withdrawalUnderWay.leave(left);
      setOwn({ withdrawal: undefined });
      retry();
    },
    askForTerms: retry,
  };
}

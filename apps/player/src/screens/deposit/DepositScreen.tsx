import { useState } from 'react';
import { useAddressChoice } from '../../features/address/use-address-choice.ts';
import { PayLogos } from '../../features/banners/PayLogos.tsx';
import { askForDepositTerms, depositUnderWay } from '../../features/payments/deposits.ts';
import { MoneyPage } from '../../features/payments/parts/MoneyPage.tsx';
import { PointsCard } from '../../features/payments/parts/PointsCard.tsx';
import { FieldShapes } from '../../features/payments/parts/Shapes.tsx';
import { askForPayConfig } from '../../features/payments/pay-config.ts';
import type { Deposit, DepositTerms, PayConfig } from '../../features/payments/payment.ts';
import { offeredOperators } from '../../features/payments/request/operators.ts';
import { SignInFirst } from '../../features/payments/sign-in/sign-in-first.ts';
import { useQuery } from '../../features/query/use-query.ts';
import type { UserInfo } from '../../features/session/session-record.ts';
import { usePlayer } from '../../features/session/session-store.ts';
import { type PlainTextKey, t, useLanguage } from '../../i18n/i18n.ts';
import { OperatorsShape } from '../../ui/operator/OperatorsShape.tsx';
import type { OfferedOperator } from '../../ui/operator/operator-name.ts';
import type { IconName } from '../../ui/sprite/icon-names.ts';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { DepositWays } from './DepositWays.tsx';
import { type DepositWay, wayIn } from './deposit-way.ts';
import { DepositProgress } from './progress/DepositProgress.tsx';

export function DepositScreen() {
  const player = usePlayer();
  useLanguage();
  if (!player) {
    return <SignInFirst title={t('deposit.title')} icon="banknote-arrow-up" />;
  }
  return (
    <MoneyPage title={t('deposit.title')} player={player} aside={<Beside />}>
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
          own={view.own}
          before={view.before}
          onFollow={follow}
          onConfigOld={askForConfig}
        />
      );
  }
}

function Beside() {
  return (
    <>
      <HowItWorks />
      <PayLogos />
    </>
  );
}

const pointsOfWays = {
  prompt: [
    { icon: 'smartphone', text: 'deposit.howPrompt' },
    { icon: 'key-round', text: 'deposit.howPin' },
    { icon: 'shield-check', text: 'deposit.howSafe' },
  ],
  paybill: [
    { icon: 'list-checks', text: 'deposit.howMenu' },
    { icon: 'copy', text: 'deposit.howReference' },
    { icon: 'receipt-text', text: 'deposit.howReceipt' },
  ],
  claim: [
    { icon: 'message-circle', text: 'deposit.howFind' },
    { icon: 'search', text: 'deposit.howAsked' },
    { icon: 'shield-check', text: 'deposit.howOnce' },
  ],
} as const satisfies Record<
  DepositWay,
  readonly { readonly icon: IconName; readonly text: PlainTextKey }[]
>;

/** Of the way that is chosen: who pays from the menu waits for no prompt. */
function HowItWorks() {
  const { parameters } = useAddressChoice();
  const points = pointsOfWays[wayIn(parameters)].map(({ icon, text }) => ({ icon, text: t(text) }));
  return <PointsCard title={t('deposit.how')} points={points} />;
}

/** The amount, four operators and the number, in their places. */
function DepositSkeleton() {
  return (
    <>
      <FieldShapes count={1} />
      <OperatorsShape />
      <FieldShapes count={1} />
    </>
  );
}

type DepositView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'following'; readonly deposit: Deposit }
  | {
      readonly status: 'open';
      readonly config: PayConfig;
      readonly offered: readonly OfferedOperator[];
      readonly own: DepositTerms;
      /** What was wanted before and got no money; a new try begins with it. */
      readonly before: Deposit | undefined;
    };

/** The page is about the deposit under way, if there is one; else about a new one. */
function useDeposit(playerId: string) {
  const config = useQuery(askForPayConfig, 'now');
  const found = useQuery(depositUnderWay.find, playerId);
  const terms = useQuery(askForDepositTerms, playerId);
  /** What the player has begun or left on this page; it outweighs what was found. */
  const [own, setOwn] = useState<Own>();
  const deposit = own ? own.deposit : foundDeposit(found);
  return {
    view: viewOf({
      ...{ deposit, config, terms, before: own?.before },
      isLooking: !own && found.status === 'loading',
    }),
    follow: (next: Deposit) => setOwn({ deposit: next, before: undefined }),
    beginAnew: (left: Deposit) => {
      depositUnderWay.leave(left);
      setOwn({ deposit: undefined, before: left.stage === 'paid' ? undefined : left });
      terms.refetch();
    },
    /** The house has changed something since the page was opened. */
    askForConfig: () => {
      config.refetch();
      terms.refetch();
    },
  };
}

type Own = { readonly deposit: Deposit | undefined; readonly before: Deposit | undefined };

type Found = ReturnType<typeof useQuery<string, Deposit | undefined>>;
const foundDeposit = (found: Found) => (found.status === 'ready' ? found.data : undefined);

type Known = {
  readonly deposit: Deposit | undefined;
  readonly config: ReturnType<typeof useQuery<string, PayConfig>>;
  readonly terms: ReturnType<typeof useQuery<string, DepositTerms>>;
  readonly isLooking: boolean;
  readonly before: Deposit | undefined;
};

function viewOf({ deposit, config, terms, isLooking, before }: Known): DepositView {
  if (deposit) return { status: 'following', deposit };
  if (config.status === 'failed' || terms.status === 'failed') {
    return { status: 'failed', retry: config.status === 'failed' ? config.refetch : terms.refetch };
  }
  if (isLooking || config.status === 'loading' || terms.status === 'loading') {
    return { status: 'loading' };
  }
  const offered = offeredOperators(config.data, 'recharge');
  return { status: 'open', config: config.data, own: terms.data, offered, before };
}

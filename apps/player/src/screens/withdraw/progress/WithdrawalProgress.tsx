import { useEffect } from 'react';
import { Facts } from '../../../features/payments/parts/Facts.tsx';
import { Shillings } from '../../../features/payments/parts/Shillings.tsx';
import {
  isWithdrawalUnderWay,
  shownSerial,
  type Withdrawal,
} from '../../../features/payments/payment.ts';
import {
  ProgressCard,
  type ProgressTone,
} from '../../../features/payments/progress/ProgressCard.tsx';
import { ProgressEnd, ProgressSum } from '../../../features/payments/progress/ProgressParts.tsx';
import { type StepState, Steps } from '../../../features/payments/progress/Steps.tsx';
import { operatorOfId } from '../../../features/payments/request/operators.ts';
import { maskedPhone } from '../../../features/payments/request/phone.ts';
import { useFreshBalance } from '../../../features/payments/watching/use-fresh-balance.ts';
import { useWatched } from '../../../features/payments/watching/watch-payment.ts';
import { askForWithdrawal, withdrawalUnderWay } from '../../../features/payments/withdrawals.ts';
import type { UserInfo } from '../../../features/session/session-record.ts';
import { openSheet } from '../../../features/sheet/sheet-history.ts';
import { currentLanguage, t } from '../../../i18n/i18n.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { shownAmount } from '../../../ui/money-text.ts';
import { operatorName } from '../../../ui/operator/operator-name.ts';
import type { IconName } from '../../../ui/sprite/icon-names.ts';

type WithdrawalProgressProps = {
  withdrawal: Withdrawal;
  player: UserInfo;
  onAnew: (left: Withdrawal) => void;
};

export function WithdrawalProgress(props: WithdrawalProgressProps) {
  const progress = useWithdrawalProgress(props.withdrawal);
  const { withdrawal, hasEnded, isBalanceFresh } = progress;
  const look = stageLooks[withdrawal.stage];
  const [held, sent, arrived] = stepStates(withdrawal.stage);
  const steps = [
    { text: t('payout.held'), state: held },
    { text: t(withdrawal.stage === 'reviewing' ? 'payout.reviewed' : 'payout.sent'), state: sent },
    { text: t('payout.arrived'), state: arrived },
  ];
  return (
    <ProgressCard {...look} title={stageTitle(withdrawal)} text={stageText(withdrawal)}>
      <ProgressSum amount={withdrawal.amount} />
      {!hasEnded && <Steps label={t('progress.steps')} steps={steps} />}
      <ProgressEnd>
        <Facts facts={factsOf(withdrawal, isBalanceFresh ? props.player.balance : undefined)} />
        {hasEnded ? (
          <>
            <ButtonLink to="/home" width="full">
              {t('progress.toBetting')}
            </ButtonLink>
            <Button width="full" variant="outline" onClick={() => props.onAnew(withdrawal)}>
              {t('payout.another')}
            </Button>
          </>
        ) : (
          <>
            <Button
              width="full"
              state={progress.isChecking ? 'sending' : 'ready'}
              onClick={progress.checkNow}
            >
              {t('payout.checkNow')}
            </Button>
            {withdrawal.stage === 'unknown' && (
              <Button width="full" variant="outline" onClick={() => props.onAnew(withdrawal)}>
                {t('payout.besides')}
              </Button>
            )}
            <Button variant="plain" onClick={() => openSheet('contact')}>
              {t('money.help')}
            </Button>
          </>
        )}
      </ProgressEnd>
    </ProgressCard>
  );
}

function factsOf(withdrawal: Withdrawal, balance: number | undefined) {
  const { fee, carrier_order_number, serial_number } = withdrawal;
  return [
    ...(balance === undefined
      ? []
      : [{ name: t('progress.newBalance'), value: <Shillings amount={balance} /> }]),
    ...(fee > 0 ? [{ name: t('withdraw.fee'), value: <Shillings amount={fee} /> }] : []),
    ...(carrier_order_number ? [{ name: t('progress.receipt'), value: carrier_order_number }] : []),
    { name: t('progress.serial'), value: shownSerial(serial_number) },
  ];
}

export function stageTitle({ stage }: Withdrawal): string {
  switch (stage) {
    case 'reviewing':
      return t('payout.reviewing');
    case 'sending':
      return t('payout.sending');
    case 'unknown':
      return t('payout.unknown');
    case 'paid':
      return t('payout.paid');
    case 'returned':
      return t('payout.returned');
  }
}

/** Words that never promise what is not known (MS-36). */
export function stageText(withdrawal: Withdrawal): string {
  const amount = shownAmount(withdrawal.amount);
  const phone = maskedPhone(withdrawal.phone);
  const { name } = operatorName(operatorOfId(withdrawal.pay_type), currentLanguage());
  switch (withdrawal.stage) {
    case 'reviewing':
      return t('payout.reviewingText', { amount });
    case 'sending':
      return t('payout.sendingText', { amount, name, phone });
    case 'unknown':
      return withdrawal.note || t('payout.unknownText', { name });
    case 'paid':
      return t('payout.paidText', { name, phone });
    case 'returned':
      return withdrawal.note || t('payout.returnedText', { amount });
  }
}

/** Follows one withdrawal to its end; the end is told once and not found again (MS-22). */
function useWithdrawalProgress(first: Withdrawal) {
  const { payment, checkNow, isChecking } = useWatched<Withdrawal>({
    first,
    fetchPayment: () => askForWithdrawal(first.serial_number),
    isUnderWay: isWithdrawalUnderWay,
  });
  const hasEnded = !isWithdrawalUnderWay(payment);
  useEffect(() => {
    if (hasEnded) withdrawalUnderWay.leave(first);
  }, [hasEnded, first]);
  // The money leaves the balance when it is held, and is back when it is returned.
  useFreshBalance(true);
  const isBalanceFresh = useFreshBalance(hasEnded);
  return { withdrawal: payment, hasEnded, isBalanceFresh, checkNow, isChecking };
}

type Stage = Withdrawal['stage'];
type Look = { readonly tone: ProgressTone; readonly icon: IconName };

export const stageLooks = {
  reviewing: { tone: 'waiting', icon: 'shield-check' },
  sending: { tone: 'waiting', icon: 'banknote-arrow-down' },
  unknown: { tone: 'warn', icon: 'hourglass' },
  paid: { tone: 'good', icon: 'check' },
  returned: { tone: 'bad', icon: 'refresh-cw' },
} as const satisfies Record<Stage, Look>;

/** Held, looked at or sent, arrived: where the money is among the three (MS-36). */
export function stepStates(stage: Stage): readonly [StepState, StepState, StepState] {
  switch (stage) {
    case 'reviewing':
    case 'sending':
    case 'unknown':
      return ['done', 'current', 'ahead'];
    case 'paid':
      return ['done', 'done', 'done'];
    case 'returned':
      return ['done', 'ahead', 'ahead'];
  }
}

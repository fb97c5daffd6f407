import { Facts } from '../../../features/payments/parts/Facts.tsx';
import { Shillings } from '../../../features/payments/parts/Shillings.tsx';
import { shownSerial, type Withdrawal } from '../../../features/payments/payment.ts';
import { ProgressCard } from '../../../features/payments/progress/ProgressCard.tsx';
import { ProgressEnd, ProgressSum } from '../../../features/payments/progress/ProgressParts.tsx';
import { Steps } from '../../../features/payments/progress/Steps.tsx';
import type { UserInfo } from '../../../features/session/session-record.ts';
import { openSheet } from '../../../features/sheet/sheet-history.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { stageLooks, stepStates, useWithdrawalProgress } from './use-withdrawal-progress.ts';
import { stageText, stageTitle } from './withdrawal-words.ts';

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

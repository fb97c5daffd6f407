import { useEffect, useState } from 'react';
import { attempt } from '../../../features/payments/attempt.ts';
import {
  askForDeposit,
  depositUnderWay,
  stopWaiting,
} from '../../../features/payments/deposits.ts';
import { Facts } from '../../../features/payments/parts/Facts.tsx';
import {
  type Deposit,
  isDepositUnderWay,
  shownSerial,
} from '../../../features/payments/payment.ts';
import { ProgressCard } from '../../../features/payments/progress/ProgressCard.tsx';
import { ProgressEnd, ProgressSum } from '../../../features/payments/progress/ProgressParts.tsx';
import { Steps } from '../../../features/payments/progress/Steps.tsx';
import {
  minutesAndSeconds,
  useSecondsLeft,
} from '../../../features/payments/watching/seconds-left.ts';
import { useFreshBalance } from '../../../features/payments/watching/use-fresh-balance.ts';
import { useWatched } from '../../../features/payments/watching/watch-payment.ts';
import type { UserInfo } from '../../../features/session/session-record.ts';
import { openSheet } from '../../../features/sheet/sheet-history.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './deposit-progress.module.css';
import {
  offersOtherWays,
  type ShownStage,
  shownStage,
  stageLooks,
  stepStates,
} from './deposit-stage.ts';
import { stageText, stageTitle } from './deposit-words.ts';
import { NothingCame } from './NothingCame.tsx';
import { PaidDeposit } from './PaidDeposit.tsx';

type DepositProgressProps = {
  deposit: Deposit;
  player: UserInfo;
  onAnew: (left: Deposit) => void;
};

/** What happens after "send", as it happens. */
export function DepositProgress(props: DepositProgressProps) {
  const progress = useDepositProgress(props.deposit);
  const { deposit, stage, secondsLeft, isBalanceFresh } = progress;
  const beginAnew = () => props.onAnew(deposit);
  const look = stageLooks[stage];
  return (
    <>
      <ProgressCard {...look} title={stageTitle(stage, deposit)} text={stageText(stage, deposit)}>
        <ProgressSum amount={deposit.amount_payable} />
        {stage === 'paid' && (
          <PaidDeposit
            deposit={deposit}
            balance={isBalanceFresh ? props.player.balance : undefined}
            onAnew={beginAnew}
          />
        )}
        {hasEndedUnpaid(stage) && <DepositEnded deposit={deposit} onAnew={beginAnew} />}
        {isWaiting(stage) && (
          <Steps label={t('progress.steps')} steps={stepsOf(stage, secondsLeft)} />
        )}
      </ProgressCard>
      {offersOtherWays(stage) && (
        <div className={styles.actions}>
          <Button
            width="full"
            state={progress.isChecking ? 'sending' : 'ready'}
            onClick={progress.checkNow}
          >
            {t('progress.checkNow')}
          </Button>
          <StopWaiting onStop={beginAnew} serialNumber={deposit.serial_number} />
          <NothingCame
            deposit={deposit}
            prompt={stage === 'prompted' ? 'on-phone' : 'over'}
            onAnew={beginAnew}
          />
        </div>
      )}
    </>
  );
}

const unpaidEnds: ReadonlySet<ShownStage> = new Set(['cancelled', 'timed-out', 'refused']);
const hasEndedUnpaid = (stage: ShownStage): boolean => unpaidEnds.has(stage);

const isWaiting = (stage: ShownStage): boolean => stage === 'asking' || offersOtherWays(stage);

function stepsOf(stage: ShownStage, secondsLeft: number | undefined) {
  const [asked, confirmed, credited] = stepStates(stage);
  const isCounting = stage === 'prompted' && secondsLeft !== undefined;
  // Once the prompt is gone nobody must be asked for a PIN any more.
  const isPromptGone = stage === 'prompt-over' || stage === 'unknown';
  return [
    { text: t(stage === 'asking' ? 'progress.beingAsked' : 'progress.asked'), state: asked },
    {
      text: isPromptGone ? t('progress.awaiting') : t('progress.confirm'),
      state: confirmed,
      ...(isCounting && { clock: minutesAndSeconds(secondsLeft) }),
    },
    { text: t('progress.credited'), state: credited },
  ];
}

/** Over without money, and the way to try again. */
function DepositEnded({ deposit, onAnew }: { deposit: Deposit; onAnew: () => void }) {
  return (
    <ProgressEnd>
      <Facts facts={[{ name: t('progress.serial'), value: shownSerial(deposit.serial_number) }]} />
      <Button width="full" variant="gold" onClick={onAnew}>
        {t('progress.tryAgain')}
      </Button>
      <Button variant="plain" onClick={() => openSheet('contact')}>
        {t('money.help')}
      </Button>
    </ProgressEnd>
  );
}

type StopWaitingProps = { serialNumber: string; onStop: () => void };

/** The player goes on without it. The server is told, so that no other page waits either (MS-28). */
function StopWaiting({ serialNumber, onStop }: StopWaitingProps) {
  const [isStopping, setStopping] = useState(false);
  async function stop(): Promise<void> {
    setStopping(true);
    // Whether or not it arrives, this page does not wait any more.
    await attempt(stopWaiting(serialNumber));
    onStop();
  }
  return (
    <div className={styles.stop}>
      <Button
        variant="outline"
        width="full"
        state={isStopping ? 'sending' : 'ready'}
        onClick={() => void stop()}
      >
        {t('progress.stop')}
      </Button>
      <p className={styles.stopNote}>{t('progress.stopNote')}</p>
    </div>
  );
}

/** Follows one deposit to its end; the end is told once and not found again (MS-22). */
function useDepositProgress(first: Deposit) {
  const { payment, checkNow, isChecking } = useWatched<Deposit>({
    first,
    fetchPayment: () => askForDeposit(first.serial_number),
    isUnderWay: isDepositUnderWay,
  });
  const hasEnded = !isDepositUnderWay(payment);
  useEffect(() => {
    if (hasEnded) depositUnderWay.leave(first);
  }, [hasEnded, first]);
  const secondsLeft = useSecondsLeft(payment.stage === 'prompted' ? payment.prompt_ends_at : null);
  return {
    deposit: payment,
    stage: shownStage(payment.stage, secondsLeft),
    secondsLeft,
    isBalanceFresh: useFreshBalance(payment.stage === 'paid'),
    checkNow,
    isChecking,
  };
}

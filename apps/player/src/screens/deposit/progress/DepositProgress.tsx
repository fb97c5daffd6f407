import type { Deposit } from '../../../features/payments/payment.ts';
import { ProgressCard } from '../../../features/payments/progress/ProgressCard.tsx';
import { ProgressSum } from '../../../features/payments/progress/ProgressParts.tsx';
import { Steps } from '../../../features/payments/progress/Steps.tsx';
import { minutesAndSeconds } from '../../../features/payments/watching/seconds-left.ts';
import type { UserInfo } from '../../../features/session/session-record.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { DepositEnded } from './DepositEnded.tsx';
import styles from './deposit-progress.module.css';
import { offersOtherWays, type ShownStage, stageLooks, stepStates } from './deposit-stage.ts';
import { stageText, stageTitle } from './deposit-words.ts';
import { NothingCame } from './NothingCame.tsx';
import { PaidDeposit } from './PaidDeposit.tsx';
import { StopWaiting } from './StopWaiting.tsx';
import { useDepositProgress } from './use-deposit-progress.ts';

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

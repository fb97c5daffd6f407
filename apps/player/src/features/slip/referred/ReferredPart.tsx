import { referredBetStates } from '@kipute/contract/constants/betting/risk';
import { formatShillings, shillings } from '@kipute/domain/money/senti';
import { useEffect, useState } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import styles from './referred.module.css';
import {
  amountOf,
  answerReferred,
  type OwnReferred,
  useReferred,
  watchReferred,
} from './referred-bet.ts';

const SECOND_MS = 1_000;

/** In the button's place while a large bet waits: for a trader, or for its player. */
export function ReferredPart() {
  const heard = useReferred();
  useEffect(() => void watchReferred(), []);
  const seconds = useSecondsLeft(heard?.bet.seconds_left ?? 0, heard?.atMs ?? 0);
  if (!heard) {
    return (
      <Button width="full" state="sending">
        {t('referred.asking')}
      </Button>
    );
  }
  const { bet } = heard;
  switch (bet.state) {
    case referredBetStates.cut.id:
      return <CutPart bet={bet} seconds={seconds} />;
    case referredBetStates.waiting.id:
      return <WaitingPart bet={bet} seconds={seconds} />;
    default:
      return (
        <Button width="full" state="sending">
          {t('slipBet.sending')}
        </Button>
      );
  }
}

type PartProps = { bet: OwnReferred; seconds: number };

function WaitingPart({ bet, seconds }: PartProps) {
  const amount = formatShillings(shillings(bet.bet_amount));
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void answerReferred(bet, 'leave').finally(() => setLeaving(false));
  };
  return (
    <>
      <Notice tone="info" icon="hourglass" role="status">
        {t('referred.waiting', { amount })}
      </Notice>
      <Countdown seconds={seconds} />
      <Button
        width="full"
        variant="outline"
        state={isLeaving ? 'sending' : 'ready'}
        onClick={leave}
      >
        {t('referred.leave')}
      </Button>
    </>
  );
}

function CutPart({ bet, seconds }: PartProps) {
  const asked = formatShillings(shillings(bet.bet_amount));
  const amount = amountOf(bet);
  const [isSending, setSending] = useState(false);
  const answer = (what: 'agree' | 'leave') => {
    setSending(true);
    void answerReferred(bet, what).finally(() => setSending(false));
  };
  return (
    <>
      <Notice tone="warn" icon="triangle-alert" role="alert">
        {t('referred.cut', { amount, asked })}
      </Notice>
      <Countdown seconds={seconds} />
      <div className={styles.pair}>
        <Button
          variant="outline"
          state={isSending ? 'disabled' : 'ready'}
          onClick={() => answer('leave')}
        >
          {t('referred.decline')}
        </Button>
        <Button state={isSending ? 'sending' : 'ready'} onClick={() => answer('agree')}>
          {t('slipBet.place', { amount })}
        </Button>
      </div>
    </>
  );
}

function Countdown({ seconds }: { seconds: number }) {
  return (
    <div className={styles.countdown} role="timer">
      <span>{t('referred.left')}</span>
      <b>{t('referred.seconds', { seconds })}</b>
    </div>
  );
}

/** Counted on from what the house said last. */
function useSecondsLeft(said: number, atMs: number): number {
  const [nowMs, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS / 2);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil(said - (nowMs - atMs) / SECOND_MS));
}

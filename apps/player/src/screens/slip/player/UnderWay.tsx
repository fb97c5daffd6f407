import { useEffect, useState } from 'react';
import { askAgain } from '../../../features/slip/placing/place-bets.ts';
import { forgetUnanswered } from '../../../features/slip/placing/unanswered.ts';
import { report } from '../../../features/slip/slip-store.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import type { Slip } from '../bet/BetFooter.tsx';
import styles from './player.module.css';

const SECOND_MS = 1_000;

/** A bet in play is held for some seconds, which are counted down. */
export function SendingButton({ state: { sent } }: Slip) {
  const [nowMs, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const leftMs = sent ? sent.atMs + sent.heldSeconds * SECOND_MS - nowMs : 0;
  const seconds = Math.ceil(leftMs / SECOND_MS);
  return (
    <Button width="full" state="sending">
      {seconds > 0 ? t('slipBet.held', { seconds }) : t('slipBet.sending')}
    </Button>
  );
}

/** Nobody knows whether the bet arrived; only asking with the same key can tell. */
export function UnsurePart() {
  return (
    <>
      <Notice tone="warn" icon="wifi-off" role="alert">
        {t('slipBet.unsure')}
      </Notice>
      <div className={styles.pair}>
        <Button variant="outline" onClick={drop}>
          {t('slipBet.drop')}
        </Button>
        <Button onClick={() => void askAgain()}>{t('slipBet.askAgain')}</Button>
      </div>
    </>
  );
}

function drop(): void {
  forgetUnanswered();
  report({ activity: 'idle' });
}

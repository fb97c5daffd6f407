import { useState } from 'react';
import { attempt } from '../../../features/payments/attempt.ts';
import { stopWaiting } from '../../../features/payments/deposits.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './deposit-progress.module.css';

type StopWaitingProps = { serialNumber: string; onStop: () => void };

/** The player goes on without it. The server is told, so that no other page waits either (MS-28). */
export function StopWaiting({ serialNumber, onStop }: StopWaitingProps) {
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

import { useEffect, useId, useRef } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './player.module.css';

type ConfirmAgainProps = { onYes: () => void; onNo: () => void };

/** The same picks as in the last bet: asked in the button's place, so nothing is covered. */
export function ConfirmAgain({ onYes, onNo }: ConfirmAgainProps) {
  const words = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      className={styles.confirm}
      role="alertdialog"
      aria-labelledby={words}
      tabIndex={-1}
    >
      <p id={words}>{t('slipBet.again')}</p>
      <Button variant="outline" onClick={onNo}>
        {t('slipBet.no')}
      </Button>
      <Button onClick={onYes}>{t('slipBet.yes')}</Button>
    </div>
  );
}

import { useId } from 'react';
import { t } from '../../i18n/i18n.ts';
import styles from './slip.module.css';

/** Codes open together with betting; until then the field says so instead of refusing them. */
export function BookingCodeField() {
  const hintId = useId();
  return (
    <div className={styles.code}>
      <div className={styles.codeRow}>
        <input
          className={styles.codeInput}
          aria-label={t('slipPanel.code')}
          aria-describedby={hintId}
          placeholder={t('slipPanel.codeHint')}
          disabled
        />
        <button className={styles.codeButton} type="button" disabled>
          {t('slipPanel.load')}
        </button>
      </div>
      <p className={styles.codeNote} id={hintId}>
        {t('slipPanel.codeLater')}
      </p>
    </div>
  );
}

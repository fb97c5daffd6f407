import { type FormEvent, useState } from 'react';
import { t } from '../../../i18n/i18n.ts';
import styles from './slip.module.css';

/** A friend's code brings a friend's slip; what is wrong with it is told by a toast. */
export function BookingCodeField() {
  const [isLoading, setLoading] = useState(false);
  async function load(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('code') ?? '');
    setLoading(true);
    // Few visits need it, so none pays for it before.
    const { loadBookingCode } = await import('../../booking-code/load-code.ts');
    await loadBookingCode(typed);
    setLoading(false);
  }
  return (
    <form className={styles.code} onSubmit={load}>
      <div className={styles.codeRow}>
        <input
          className={styles.codeInput}
          name="code"
          aria-label={t('slipPanel.code')}
          placeholder={t('slipPanel.codeHint')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <button className={styles.codeButton} type="submit" disabled={isLoading}>
          {t('slipPanel.load')}
        </button>
      </div>
    </form>
  );
}

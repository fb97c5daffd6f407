import { t } from '../../i18n/i18n.ts';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { BookingCodeField } from './BookingCodeField.tsx';
import styles from './slip.module.css';

/** What stands in the slip's frame and drawer, under the heading that both of them draw. */
export function SlipPanel() {
  return (
    <div className={styles.panel}>
      <EmptyState icon="ticket" title={t('slipPanel.empty')} text={t('slipPanel.emptyHint')}>
        <BookingCodeField />
      </EmptyState>
      <p className={styles.safePlay}>{t('slipPanel.safePlay')}</p>
    </div>
  );
}

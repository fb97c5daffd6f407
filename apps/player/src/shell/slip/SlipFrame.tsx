import { t } from '../../i18n/i18n.ts';
import { SlipPanel } from '../../screens/slip/SlipPanel.tsx';
import styles from './slip.module.css';

/** The desktop's slip, always open beside the board. */
export function SlipFrame() {
  return (
    <section className={styles.frame}>
      <h2 className={styles.title}>{t('shell.slip')}</h2>
      <SlipPanel />
    </section>
  );
}

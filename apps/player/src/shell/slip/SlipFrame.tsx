import { usePickCount } from '../../features/picks/picks-store.ts';
import { ClearPicks } from '../../features/slip/panel/ClearPicks.tsx';
import { SlipPanel } from '../../features/slip/panel/SlipPanel.tsx';
import { t } from '../../i18n/i18n.ts';
import { Badge } from '../../ui/Badge.tsx';
import styles from './slip.module.css';

/** The desktop's slip, always open beside the board. */
export function SlipFrame() {
  const count = usePickCount();
  return (
    <section className={styles.frame}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          {t('shell.slip')}
          {count > 0 && <Badge tone="count">{count}</Badge>}
        </h2>
        <ClearPicks />
      </header>
      <SlipPanel />
    </section>
  );
}

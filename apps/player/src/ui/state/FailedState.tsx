import { t } from '../../i18n/i18n.ts';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import styles from './state.module.css';

/** A block that could not be loaded says so in its own place and offers to try again. */
export function FailedState({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.empty} role="alert">
      <Icon name="wifi-off" size={34} />
      <p className={styles.title}>{t('state.failed')}</p>
      <p className={styles.text}>{t('state.failedHint')}</p>
      <Button variant="outline" onClick={onRetry}>
        <Icon name="refresh-cw" size={18} />
        {t('state.retry')}
      </Button>
    </div>
  );
}

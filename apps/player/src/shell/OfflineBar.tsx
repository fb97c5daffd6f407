import { useOnline } from '../features/connection/use-online.ts';
import { t } from '../i18n/i18n.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './offline-bar.module.css';

export function OfflineBar() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <div className={styles.bar}>
          <Icon name="wifi-off" size={18} />
          <p className={styles.text}>{t('shell.offline')}</p>
          <button type="button" className={styles.retry} onClick={() => location.reload()}>
            {t('shell.retry')}
          </button>
        </div>
      )}
    </div>
  );
}

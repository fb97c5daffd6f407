import { useOnline } from '../features/connection/use-online.ts';
import { useStaleNotice } from '../features/live-odds/staleness.ts';
import { t } from '../i18n/i18n.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './offline-bar.module.css';

export function OfflineBar() {
  const online = useOnline();
  const isStale = useStaleNotice();
  return (
    <div role="status">
      {(!online || isStale) && (
        <div className={styles.bar}>
          <Icon name="wifi-off" size={18} />
          <p className={styles.text}>{t(online ? 'shell.stale' : 'shell.offline')}</p>
          <button type="button" className={styles.retry} onClick={() => location.reload()}>
            {t('shell.retry')}
          </button>
        </div>
      )}
    </div>
  );
}

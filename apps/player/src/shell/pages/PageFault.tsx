import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './pages.module.css';

/** A page that broke, or whose file did not arrive. It needs no file of its own: none may come. */
export function PageFault({ kind }: { kind: 'load' | 'crash' }) {
  return (
    <div className={styles.fault} role="alert">
      <Icon name={kind === 'load' ? 'wifi-off' : 'triangle-alert'} size={34} />
      <p className={styles.faultText}>{t(kind === 'load' ? 'error.network' : 'fault.crash')}</p>
      <button type="button" className={styles.reload} onClick={() => location.reload()}>
        <Icon name="refresh-cw" size={18} />
        {t('fault.reload')}
      </button>
    </div>
  );
}

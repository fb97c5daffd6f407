import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { t } from '../../i18n/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { IconName } from '../../ui/sprite/icon-names.ts';
import type { Toast } from './toast-list.ts';
import { closeToast, closeToastsTo, useToasts } from './toast-store.ts';
import styles from './toasts.module.css';

const icons = {
  success: 'check',
  error: 'triangle-alert',
  notice: 'info',
} satisfies Record<Toast['tone'], IconName>;

/** Two live regions: errors interrupt a screen reader, everything else waits its turn. */
export function Toasts() {
  const toasts = useToasts();
  const [path] = useLocation();
  useEffect(() => closeToastsTo(path), [path]);
  return (
    <div className={styles.stack}>
      <div role="status" className={styles.region}>
        {toasts.filter(({ tone }) => tone !== 'error').map(toastCard)}
      </div>
      <div role="alert" className={styles.region}>
        {toasts.filter(({ tone }) => tone === 'error').map(toastCard)}
      </div>
    </div>
  );
}

function toastCard({ id, tone, text, action }: Toast) {
  return (
    <div key={id} className={classNames(styles.toast, styles[tone])}>
      <Icon name={icons[tone]} />
      <p className={styles.text}>{text}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            closeToast(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton icon="x" size={18} label={t('shell.close')} onClick={() => closeToast(id)} />
    </div>
  );
}

import { showToast } from '../../../features/toasts/toast-store.ts';
import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './user.module.css';

export function InvitationCode({ code }: { code: string }) {
  if (code === '') return null;
  return (
    <button type="button" className={styles.invitation} onClick={() => void copy(code)}>
      <span>
        {t('menu.invitation')} <b>{code}</b>
      </span>
      <Icon name="copy" size={18} />
      {t('menu.copy')}
    </button>
  );
}

/** A page opened without TLS, or an old browser, has no clipboard at all. */
async function copy(code: string): Promise<void> {
  const copied = navigator.clipboard
    ? navigator.clipboard.writeText(code).then(
        () => true,
        () => false,
      )
    : Promise.resolve(false);
  if (await copied) showToast({ tone: 'success', text: t('menu.copied') });
  else showToast({ tone: 'error', text: t('menu.copyFailed') });
}

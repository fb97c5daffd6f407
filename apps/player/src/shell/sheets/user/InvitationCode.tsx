import { copyText } from '../../../features/clipboard/copy-text.ts';
import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './user.module.css';

export function InvitationCode({ code }: { code: string }) {
  if (code === '') return null;
  const copy = () =>
    void copyText(code, { copied: t('menu.copied'), failed: t('menu.copyFailed') });
  return (
    <button type="button" className={styles.invitation} onClick={copy}>
      <span>
        {t('menu.invitation')} <b>{code}</b>
      </span>
      <Icon name="copy" size={18} />
      {t('menu.copy')}
    </button>
  );
}

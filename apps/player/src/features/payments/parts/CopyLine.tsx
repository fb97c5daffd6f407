import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { SpokenOnly } from '../../../ui/SpokenOnly.tsx';
import { showToast } from '../../toasts/toast-store.ts';
import styles from './parts.module.css';

/** A number that is to be typed somewhere else, with a button that carries it there. */
export function CopyLine({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.copyLine}>
      <span className={styles.copyText}>
        <span className={styles.copyName}>{name}</span>
        <b className={styles.copyValue}>{value}</b>
      </span>
      <button type="button" className={styles.copyButton} onClick={() => void copy(value)}>
        <Icon name="copy" size={16} />
        {t('money.copy')}
        <SpokenOnly> {name}</SpokenOnly>
      </button>
    </div>
  );
}

/** A page opened without TLS, or an old browser, has no clipboard at all. */
async function copy(value: string): Promise<void> {
  const isCopied = await (navigator.clipboard
    ? navigator.clipboard.writeText(value).then(
        () => true,
        () => false,
      )
    : Promise.resolve(false));
  if (isCopied) showToast({ tone: 'success', text: t('money.copied') });
  else showToast({ tone: 'error', text: t('money.copyFailed') });
}

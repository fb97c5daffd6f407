import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { SpokenOnly } from '../../../ui/SpokenOnly.tsx';
import { copyText } from '../../clipboard/copy-text.ts';
import styles from './parts.module.css';

/** A number that is to be typed somewhere else, with a button that carries it there. */
export function CopyLine({ name, value }: { name: string; value: string }) {
  const copy = () =>
    void copyText(value, { copied: t('money.copied'), failed: t('money.copyFailed') });
  return (
    <div className={styles.copyLine}>
      <span className={styles.copyText}>
        <span className={styles.copyName}>{name}</span>
        <b className={styles.copyValue}>{value}</b>
      </span>
      <button type="button" className={styles.copyButton} onClick={copy}>
        <Icon name="copy" size={16} />
        {t('money.copy')}
        <SpokenOnly> {name}</SpokenOnly>
      </button>
    </div>
  );
}

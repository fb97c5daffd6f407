import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SpokenOnly } from '../../ui/SpokenOnly.tsx';
import { noteShare } from './note-share.ts';
import styles from './share.module.css';
import { copyShared } from './share-slip.ts';

type CopyRowProps = {
  name: string;
  value: string;
  look: 'code' | 'link';
  order: string | undefined;
};

export function CopyRow({ name, value, look, order }: CopyRowProps) {
  function copy() {
    noteShare(order, look);
    void copyShared(value);
  }
  return (
    <div className={styles.copyRow}>
      <span className={styles.copyText}>
        <small>{name}</small>
        <b className={styles[look]}>{value}</b>
      </span>
      <button type="button" className={styles.copyButton} onClick={copy}>
        <Icon name="copy" size={16} />
        {t('share.copy')}
        <SpokenOnly>{` ${name}`}</SpokenOnly>
      </button>
    </div>
  );
}

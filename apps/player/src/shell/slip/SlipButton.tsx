import { usePickCount } from '../../features/picks/picks-store.ts';
import { openSheet } from '../../features/sheet/sheet-history.ts';
import { t } from '../../i18n/i18n.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Count } from '../controls/Count.tsx';
import styles from './slip-button.module.css';

export function SlipButton() {
  const count = usePickCount();
  const label = t('shell.openSlip');
  return (
    <span className={styles.button}>
      <IconButton
        icon="ticket"
        label={count > 0 ? `${label}, ${t('shell.picks', { count })}` : label}
        onClick={() => openSheet('slip')}
      />
      <span className={styles.count}>
        <Count value={count} tone="mine" />
      </span>
    </span>
  );
}

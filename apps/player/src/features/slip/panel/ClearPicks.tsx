import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { currentPicks, setPicks, usePickCount } from '../../picks/picks-store.ts';
import { showToast } from '../../toasts/toast-store.ts';
import styles from './slip.module.css';

/** Empties the slip, beside its heading; a desktop has room for the word. */
export function ClearPicks() {
  if (usePickCount() === 0) return null;
  const label = t('slipPanel.clear');
  return (
    <button className={styles.clear} type="button" aria-label={label} title={label} onClick={clear}>
      <Icon name="trash-2" size={20} />
      <span>{label}</span>
    </button>
  );
}

/** A thumb that slipped has lost nothing (SLIP-53). */
function clear(): void {
  const before = currentPicks();
  setPicks([]);
  showToast({
    tone: 'notice',
    text: t('slipPanel.cleared', { count: before.length }),
    action: { label: t('slipPanel.undo'), run: () => setPicks(before) },
  });
}

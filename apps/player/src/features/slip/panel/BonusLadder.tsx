import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { oddsText } from '../../../ui/odds/odds-text.ts';
import type { NextStep } from '../view/slip-sum.ts';
import styles from './slip.module.css';

/** The next step of the win bonus, and how far it is. */
export function BonusLadder({ step }: { step: NextStep }) {
  const { legsMissing: count, percent, doneShare, oddsFrom } = step;
  return (
    <div className={styles.bonus}>
      <Icon name="gift" size={16} />
      <span>
        {t('slipPanel.bonusStep', { count, percent })}
        <small>{t('slipPanel.bonusFrom', { odds: oddsText(oddsFrom) })}</small>
      </span>
      <progress className={styles.bar} value={doneShare} max={1} aria-hidden="true" />
    </div>
  );
}

import { choose } from '../../../features/slip/slip-store.ts';
import type { useSlip } from '../../../features/slip/use-slip.ts';
import { t } from '../../../i18n/i18n.ts';
import { BetSum } from './BetSum.tsx';
import styles from './bet.module.css';
import { PurseChoice } from './PurseChoice.tsx';
import { ShareButton } from './ShareButton.tsx';
import { StakeField } from './StakeField.tsx';
import { SubmitPart } from './SubmitPart.tsx';

export type Slip = ReturnType<typeof useSlip>;

/** Stake and return are always seen together, however long the list above is. */
export function BetFooter(slip: Slip) {
  const { view, state } = slip;
  const isFixed = view.submit.kind === 'sending' || view.submit.kind === 'unsure';
  return (
    <div className={styles.foot}>
      <fieldset className={styles.choices} disabled={isFixed}>
        <PurseChoice {...slip} />
        <StakeField {...slip} />
        {view.sum && <BetSum {...slip} sum={view.sum} />}
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={state.acceptsOdds}
            onChange={({ currentTarget }) => choose({ acceptsOdds: currentTarget.checked })}
          />
          {t('slipBet.accept')}
        </label>
      </fieldset>
      <SubmitPart {...slip} />
      <div className={styles.last}>
        <ShareButton legs={view.legs} />
        <p className={styles.safePlay}>{t('slipPanel.safePlay')}</p>
      </div>
    </div>
  );
}

import { t } from '../../../i18n/i18n.ts';
import { choose } from '../slip-store.ts';
import type { useSlip } from '../use-slip.ts';
import { type OddsChanges, oddsChangesChoices } from '../view/slip-leg.ts';
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
        <label className={styles.changes}>
          {t('slipBet.changes')}
          <select
            value={state.oddsChanges}
            onChange={({ currentTarget }) =>
              choose({ oddsChanges: currentTarget.value as OddsChanges })
            }
          >
            {oddsChangesChoices.map((choice) => (
              <option key={choice} value={choice}>
                {t(`slipBet.changes.${choice}`)}
              </option>
            ))}
          </select>
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

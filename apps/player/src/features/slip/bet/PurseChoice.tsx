import { formatShillings } from '@kipute/domain/money/senti';
import { t } from '../../../i18n/i18n.ts';
import { payWith } from '../slip-store.ts';
import type { Slip } from './BetFooter.tsx';
import styles from './bet.module.css';

const purses = ['balance', 'credit'] as const;

/** From which purse the stake is paid, with what is in each. */
export function PurseChoice({ view, player, config }: Slip) {
  if (!player) return null;
  const terms = { limits: config.limits, purse: player };
  return (
    <fieldset className={styles.purses} aria-label={t('slipBet.purse')}>
      {purses.map((purse) => (
        <label key={purse} className={styles.purse}>
          <input
            type="radio"
            name="slip-purse"
            checked={view.paidWith === purse}
            onChange={() => payWith(purse, view.stakeText, terms)}
          />
          <span>
            {t(`slipBet.${purse}`)}
            <small>{`TSh ${formatShillings(player[purse])}`}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

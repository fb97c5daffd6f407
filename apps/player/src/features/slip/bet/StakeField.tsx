import { useId } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { choose } from '../slip-store.ts';
import type { Slip } from '../use-slip.ts';
import { groupedStake, QUICK_STAKES, STEPS, steppedStake } from '../view/stake-text.ts';
import styles from './bet.module.css';

const [LESS, MORE] = STEPS;

export function StakeField({ view, config }: Slip) {
  const id = useId();
  const limits = { minimum: view.stakeMinimum, maximum: config.limits.maximum };
  const step = (by: number) => choose({ stakeText: steppedStake(view.stake, by, limits) });
  const isEach = view.mode.kind === 'single' && view.openLegs.length > 1;
  return (
    <>
      <div className={styles.stake}>
        <label htmlFor={id}>{t(isEach ? 'slipBet.stakeEach' : 'slipBet.stake')}</label>
        <button type="button" aria-label={t('slipBet.less')} onClick={() => step(LESS)}>
          <Icon name="minus" size={18} />
        </button>
        <label className={styles.amount}>
          TSh
          <input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            value={view.stakeText}
            onChange={({ currentTarget }) =>
              choose({ stakeText: groupedStake(currentTarget.value) })
            }
          />
        </label>
        <button type="button" aria-label={t('slipBet.more')} onClick={() => step(MORE)}>
          <Icon name="plus" size={18} />
        </button>
      </div>
      <div className={styles.quick}>
        {QUICK_STAKES.map((by) => (
          <button key={by} type="button" onClick={() => step(by)}>
            {`+${groupedStake(String(by))}`}
          </button>
        ))}
      </div>
    </>
  );
}

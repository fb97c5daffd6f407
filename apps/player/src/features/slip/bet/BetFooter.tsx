import { Suspense, useId } from 'react';
import { loadAreas, t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { splitView } from '../../../ui/split-view.tsx';
import { PageErrorBoundary } from '../../page-errors/PageErrorBoundary.tsx';
import { chooseStake } from '../slip-store.ts';
import type { Slip } from '../use-slip.ts';
import { groupedStake, QUICK_STAKES, STEPS, steppedStake } from '../view/stake-text.ts';
import { isBetUnderWay } from '../view/submit-state.ts';
import { PaidLine } from './BetSum.tsx';
import styles from './bet.module.css';
import { SubmitPart } from './SubmitPart.tsx';

/** Stake, return and the button stay in sight, however long the list above is (SLIP-54). */
export function BetFooter(slip: Slip) {
  const { view } = slip;
  return (
    <div className={styles.foot}>
      <fieldset className={styles.choices} disabled={isBetUnderWay(view.submit)}>
        <StakeField {...slip} />
        {slip.player && (
          <PageErrorBoundary fallback={() => null}>
            <Suspense fallback={null}>
              <LateStakeLeft />
            </Suspense>
          </PageErrorBoundary>
        )}
      </fieldset>
      {view.sum && <PaidLine sum={view.sum} />}
      <SubmitPart {...slip} />
    </div>
  );
}

/** Limits and breaks of one's own, told before the bet is tried; nothing without them. */
const LateStakeLeft = splitView(async () => {
  const [{ StakeLeft }] = await Promise.all([
    import('../../own-limits/StakeLeft.tsx'),
    loadAreas('ownLimits'),
  ]);
  return StakeLeft;
});

const [LESS, MORE] = STEPS;

function StakeField({ view, config }: Slip) {
  const id = useId();
  const limits = { minimum: view.stakeMinimum, maximum: config.limits.maximum };
  const step = (by: number) => chooseStake(steppedStake(view.stake, by, limits));
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
            onChange={({ currentTarget }) => chooseStake(groupedStake(currentTarget.value))}
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

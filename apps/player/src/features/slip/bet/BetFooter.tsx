import { formatShillings } from '@kipute/domain/money/senti';
import { Suspense, useId, useState } from 'react';
import { loadAreas, t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { splitView } from '../../../ui/split-view.tsx';
import { PageErrorBoundary } from '../../page-errors/PageErrorBoundary.tsx';
import { choose, payWith } from '../slip-store.ts';
import type { Slip } from '../use-slip.ts';
import { type OddsChanges, oddsChangesChoices, type SlipLeg } from '../view/slip-leg.ts';
import { groupedStake, QUICK_STAKES, STEPS, steppedStake } from '../view/stake-text.ts';
import { BetSum } from './BetSum.tsx';
import styles from './bet.module.css';
import { SubmitPart } from './SubmitPart.tsx';

/** Stake and return are always seen together, however long the list above is. */
export function BetFooter(slip: Slip) {
  const { view, state } = slip;
  const isFixed = view.submit.kind === 'sending' || view.submit.kind === 'unsure';
  return (
    <div className={styles.foot}>
      <fieldset className={styles.choices} disabled={isFixed}>
        <PurseChoice {...slip} />
        {slip.player && slip.player.credit > 0n && (
          <PageErrorBoundary fallback={() => null}>
            <Suspense fallback={null}>
              <LateFreeBetLine />
            </Suspense>
          </PageErrorBoundary>
        )}
        <StakeField {...slip} />
        {slip.player && (
          <PageErrorBoundary fallback={() => null}>
            <Suspense fallback={null}>
              <LateStakeLeft />
            </Suspense>
          </PageErrorBoundary>
        )}
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

const purses = ['balance', 'credit'] as const;

/** From which purse the stake is paid, with what is in each. */
function PurseChoice({ view, player, config }: Slip) {
  if (!player) return null;
  const options = { limits: config.limits, purse: player };
  return (
    <fieldset className={styles.purses} aria-label={t('slipBet.purse')}>
      {purses.map((purse) => (
        <label key={purse} className={styles.purse}>
          <input
            type="radio"
            name="slip-purse"
            checked={view.paidWith === purse}
            onChange={() => payWith(purse, view.stakeText, options)}
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

/** Few have any, so nobody else pays for it. */
const LateFreeBetLine = splitView(async () => {
  const [{ FreeBetLine }] = await Promise.all([
    import('../../free-bets/FreeBetLine.tsx'),
    loadAreas('freeBets'),
  ]);
  return FreeBetLine;
});

/** Limits and breaks of one's own, told before the bet is tried; nothing without them. */
const LateStakeLeft = splitView(async () => {
  const [{ StakeLeft }] = await Promise.all([
    import('../../own-limits/StakeLeft.tsx'),
    loadAreas('ownLimits'),
  ]);
  return StakeLeft;
});

/** Makes a code of what is in the slip and opens the ways to hand it on. */
function ShareButton({ legs }: { legs: readonly SlipLeg[] }) {
  const [isMaking, setMaking] = useState(false);
  async function share() {
    setMaking(true);
    // Few visits need it, so none pays for it before.
    await import('../../share/share-slip.ts')
      .then(({ shareSlip }) => shareSlip(legs))
      .finally(() => setMaking(false));
  }
  return (
    <button className={styles.share} type="button" disabled={isMaking} onClick={() => void share()}>
      <Icon name="share-2" size={16} />
      {t('slipBet.share')}
    </button>
  );
}

const [LESS, MORE] = STEPS;

function StakeField({ view, config }: Slip) {
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

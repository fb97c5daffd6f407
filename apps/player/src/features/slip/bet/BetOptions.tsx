import { formatShillings } from '@kipute/domain/money/senti';
import { Suspense, useState } from 'react';
import { loadAreas, t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { splitView } from '../../../ui/split-view.tsx';
import { PageErrorBoundary } from '../../page-errors/PageErrorBoundary.tsx';
import { choose, payWith } from '../slip-store.ts';
import type { Slip } from '../use-slip.ts';
import { type OddsChanges, oddsChangesChoices, type SlipLeg } from '../view/slip-leg.ts';
import { isBetUnderWay } from '../view/submit-state.ts';
import { SumLines } from './BetSum.tsx';
import styles from './bet.module.css';

/** What is chosen once and looked up now and then: it goes with the legs, not with the button. */
export function BetOptions(slip: Slip) {
  const { view, state, player } = slip;
  return (
    <div className={styles.options}>
      <fieldset className={styles.choices} disabled={isBetUnderWay(view.submit)}>
        <PurseChoice {...slip} />
        {player && player.credit > 0n && (
          <PageErrorBoundary fallback={() => null}>
            <Suspense fallback={null}>
              <LateFreeBetLine />
            </Suspense>
          </PageErrorBoundary>
        )}
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
      {view.sum && <SumLines {...slip} sum={view.sum} />}
      {view.stakesOfSingles.size > 0 && <p className={styles.together}>{t('slipBet.together')}</p>}
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

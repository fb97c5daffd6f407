import { formatShillings } from '@kipute/domain/money/senti';
import { t } from '../../../i18n/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/state/Notice.tsx';
import { coinOf } from '../round/racing.ts';
import { coinText, coinTitle } from '../round/words.ts';
import { BetButton } from './BetButton.tsx';
import styles from './bet-bar.module.css';
import type { BetView } from './use-betting.ts';

type BetBarProps = { view: BetView; place: 'bar' | 'card' };

/** Tickets, price, what may come back, and the one button. */
export function BetBar({ view, place }: BetBarProps) {
  const { sum, state, notice } = view;
  if (state.kind === 'resting') return <BetButton {...view} />;
  return (
    <div className={classNames(styles.bet, styles[place])}>
      {notice && (
        <Notice tone="danger" icon="triangle-alert" role="alert">
          {notice}
        </Notice>
      )}
      <div className={styles.line}>
        <p className={styles.price}>
          <small>
            {t('racing.ticketsTimes', {
              count: sum.tickets,
              stake: formatShillings(sum.ticketStake),
            })}
            {sum.tickets > 0 && <Best view={view} />}
          </small>
          <output aria-label={t('racing.price')}>{coinTitle(sum.stake)}</output>
        </p>
        <BetButton {...view} />
      </div>
      {state.kind === 'sending' && <p className={styles.hint}>{t('racing.sendingHint')}</p>}
    </div>
  );
}

function Best({ view: { draft, now, sum } }: { view: BetView }) {
  const amount =
    draft.choice === 'ten-of-ten'
      ? t('racing.poolOf', { pool: coinText(coinOf(now.pool)) })
      : formatShillings(sum.best);
  return (
    <>
      {` · ${t('racing.mayWin')} `}
      <b>{amount}</b>
    </>
  );
}

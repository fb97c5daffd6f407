import { formatShillings } from '@kipute/domain/money/senti';
import { useId } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Money } from '../../../ui/Money.tsx';
import { WHOLE_PERCENT } from '../offers/part-of-offer.ts';
import styles from './cash-out.module.css';
import type { CashOutState } from './use-cash-out.ts';

const SHARE_PERCENT_MIN = 1;
const QUICK_SHARES = [25, 50, 75, WHOLE_PERCENT] as const;

type ShareSliderProps = { cashOut: CashOutState };

/** From one percent to all of it; what stays in play is said beside it (ORD-64). */
export function ShareSlider({ cashOut }: ShareSliderProps) {
  const { sharePercent, part, chooseShare } = cashOut;
  const id = useId();
  return (
    <div className={styles.box}>
      <div className={styles.shareHead}>
        <label htmlFor={id}>{t('cashOut.share')}</label>
        <output htmlFor={id}>{shareText(sharePercent)}</output>
      </div>
      <input
        id={id}
        className={styles.slider}
        type="range"
        min={SHARE_PERCENT_MIN}
        max={WHOLE_PERCENT}
        value={sharePercent}
        aria-valuetext={spokenShare(sharePercent, part)}
        onChange={(event) => chooseShare(Number(event.target.value))}
      />
      <div className={styles.quick}>
        {QUICK_SHARES.map((percent) => (
          <button
            key={percent}
            type="button"
            aria-pressed={sharePercent === percent}
            onClick={() => chooseShare(percent)}
          >
            {shareText(percent)}
          </button>
        ))}
      </div>
      <dl className={styles.shareSums}>
        <div>
          <dt>{t('cashOut.youGet')}</dt>
          <dd>{part ? <Money amount={part.paid} /> : '–'}</dd>
        </div>
        <div>
          <dt>{t('cashOut.stakeLeft')}</dt>
          <dd>{part ? <Money amount={part.stakeLeft} /> : '–'}</dd>
        </div>
      </dl>
    </div>
  );
}

const shareText = (percent: number): string =>
  percent === WHOLE_PERCENT ? t('cashOut.all') : `${percent}%`;

function spokenShare(percent: number, part: CashOutState['part']): string {
  if (!part) return shareText(percent);
  const [amount, left] = [formatShillings(part.paid), formatShillings(part.stakeLeft)];
  return t('cashOut.shareSpoken', { share: shareText(percent), amount, left });
}

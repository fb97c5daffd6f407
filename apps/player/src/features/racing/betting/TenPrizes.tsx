import { formatShillings } from '@kipute/domain/money/senti';
import { CARS } from '@kipute/domain/racing/race';
import { t } from '../../../i18n/i18n.ts';
import { coinOf, type RacingNow, type RacingTable, statedReturnText } from '../round/racing.ts';
import { coinText } from '../round/words.ts';
import styles from './ten.module.css';

type TenPrize = { readonly right: string; readonly multiplier: number | 'pool' };

/** What so many right places bring, the pool last: "9–10". */
function tenPrizes({ ten_of_ten, ten_of_ten_pool_from }: RacingTable): readonly TenPrize[] {
  const paid = ten_of_ten
    .filter(({ right, multiplier }) => right < ten_of_ten_pool_from && multiplier > 0)
    .map(({ right, multiplier }) => ({ right: String(right), multiplier }));
  const most = ten_of_ten_pool_from < CARS ? `${ten_of_ten_pool_from}–${CARS}` : String(CARS);
  return [...paid, { right: most, multiplier: 'pool' }];
}

function prizeText(multiplier: TenPrize['multiplier']): string {
  if (multiplier === 'pool') return t('racing.wholePool');
  if (multiplier === 1) return t('racing.stakeBack');
  return `×${formatShillings(coinOf(multiplier))}`;
}

/** Right places and what each count of them brings, with the pool as it is now. */
export function TenPrizes({ now }: { now: Pick<RacingNow, 'table' | 'pool'> }) {
  const { table, pool } = now;
  return (
    <>
      <h3 className={styles.prizesTitle}>{t('racing.prizes')}</h3>
      <dl className={styles.prizes}>
        {tenPrizes(table).map(({ right, multiplier }) => (
          <div key={right} className={styles.prize}>
            <dt>{right}</dt>
            <dd>
              {multiplier === 'pool' ? <b>{prizeText(multiplier)}</b> : prizeText(multiplier)}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {t('racing.poolNote', {
          percent: statedReturnText(table, 'ten-of-ten'),
          pool: coinText(coinOf(pool)),
          from: table.ten_of_ten_pool_from,
        })}
      </p>
    </>
  );
}

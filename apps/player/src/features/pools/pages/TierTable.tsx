import { floorToShilling } from '@kipute/domain/money/senti';
import { useId } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Money } from '../../../ui/Money.tsx';
import { type Issue, poolOf, prizeOf } from '../issue/pool.ts';
import styles from './pool-page.module.css';

/** What each tier is worth in shillings as the pool stands. */
export function TierTable({ issue }: { issue: Issue }) {
  const titleId = useId();
  const pool = poolOf(issue);
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <header className={styles.cardHead}>
        <h2 id={titleId}>{t('pools.tiers')}</h2>
        <span>{t('pools.taxOf', { percent: issue.tax_rate })}</span>
      </header>
      <table className={styles.tiers}>
        <tbody>
          {issue.tiers.map((tier) => (
            <tr key={tier.right}>
              <th scope="row">
                <b className={styles.right}>{tier.right}</b>
                {t(tier.right === issue.guess_number ? 'pools.allRight' : 'pools.right')}
              </th>
              <td>{tier.percent > 0 ? `${tier.percent}%` : t('pools.eachLine')}</td>
              <td>
                <Money amount={floorToShilling(prizeOf(tier, pool))} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        {t(isShared(issue) ? 'pools.tiersNote' : 'pools.tiersNoteFixed')}
        {issue.reserves > 0 && ` ${t('pools.reservesNote')}`}
      </p>
    </section>
  );
}

export const isShared = ({ tiers }: Pick<Issue, 'tiers'>): boolean =>
  tiers.some(({ percent }) => percent > 0);

import { t } from '../../../i18n/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { MatchCard, Periods, Side } from '../../../ui/match/match.ts';
import { SpokenOnly } from '../../../ui/SpokenOnly.tsx';
import styles from './period-table.module.css';

type PeriodTableProps = { match: Pick<MatchCard, Side>; periods: Periods };

const sides: readonly Side[] = ['home', 'away'];

/** Sets, quarters or innings of both sides below the score, the points of a game behind them. */
export function PeriodTable({ match, periods }: PeriodTableProps) {
  const { list, points } = periods;
  const numbers = list.map((_, place) => place + 1);
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>
          <SpokenOnly>{t('periods.table')}</SpokenOnly>
        </caption>
        <thead>
          <tr>
            <td />
            {numbers.map((number) => (
              <th key={number} scope="col">
                {number}
              </th>
            ))}
            {points && <th scope="col">{t('periods.pointsHead')}</th>}
          </tr>
        </thead>
        <tbody>
          {sides.map((side) => (
            <PeriodRow key={side} name={match[side].name} periods={periods} side={side} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type PeriodRowProps = { name: string; periods: Periods; side: Side };

function PeriodRow({ name, periods: { list, points, serve }, side }: PeriodRowProps) {
  const other = side === 'home' ? 'away' : 'home';
  const numbered = list.map((period, place) => ({ period, number: place + 1 }));
  return (
    <tr>
      <th scope="row">
        {name}
        {serve === side && (
          <>
            <i className={styles.serve} />
            <SpokenOnly>{`, ${t('periods.serves')}`}</SpokenOnly>
          </>
        )}
      </th>
      {numbered.map(({ period, number }) => (
        <td key={number} className={classNames(period[side] > period[other] && styles.won)}>
          {period[side]}
        </td>
      ))}
      {points && <td className={styles.points}>{points[side]}</td>}
    </tr>
  );
}

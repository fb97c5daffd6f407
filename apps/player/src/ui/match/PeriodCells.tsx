import { t } from '../../i18n/i18n.ts';
import { classNames } from '../class-names.ts';
import { SpokenOnly } from '../SpokenOnly.tsx';
import type { Periods, Side } from './match.ts';
import styles from './period-cells.module.css';

type PeriodCellsProps = { periods: Periods; side: Side };

/** One side's sets, quarters or innings, in columns that both sides share. */
export function PeriodCells({ periods, side }: PeriodCellsProps) {
  const { list, points, serve } = periods;
  const newestFirst = list.map((period, place) => ({ period, place })).reverse();
  return (
    <>
      {serve === side && <i className={styles.serve} />}
      <span className={styles.periods} aria-hidden="true">
        {points && <b className={styles.points}>{points[side]}</b>}
        {newestFirst.map(({ period, place }) => (
          <span
            key={place}
            className={classNames(
              place === list.length - 1 && styles.now,
              isWon(period, side) && styles.won,
            )}
            style={{ width: `${digitsOf(period)}ch` }}
          >
            {period[side]}
          </span>
        ))}
      </span>
      <SpokenOnly>{spoken(periods, side)}</SpokenOnly>
    </>
  );
}

type Period = Periods['list'][number];

const isWon = ({ home, away }: Period, side: Side): boolean =>
  side === 'home' ? home > away : away > home;

const digitsOf = ({ home, away }: Period): number => String(Math.max(home, away)).length;

function spoken({ list, points, serve }: Periods, side: Side): string {
  const words = [t('periods.each', { scores: list.map((period) => period[side]).join(', ') })];
  if (points) words.push(t('periods.points', { points: points[side] }));
  if (serve === side) words.push(t('periods.serves'));
  return `, ${words.join(', ')}, `;
}

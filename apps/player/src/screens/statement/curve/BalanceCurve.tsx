import type { CallContent } from '@kipute/contract/registry';
import { useQuery } from '../../../features/query/use-query.ts';
import { api } from '../../../features/wire/api.ts';
import { t } from '../../../i18n/i18n.ts';
import { shownAmount } from '../../../ui/money-text.ts';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import type { StatementDays } from '../days/statement-days.ts';
import type { Purse } from '../purses.ts';
import styles from './curve.module.css';

type Days = CallContent<'bill/curve'>;

type Asked = { readonly purse: Purse; readonly days: StatementDays };

const fetchCurve = (asked: string): Promise<Days> => {
  const { purse, days } = JSON.parse(asked) as Asked;
  const range = { from_day: days.from, to_day: days.to };
  return api.bill.curve({ type: purse, ...range }, { silent: true });
};

/** How the balance went on the days of the statement (MS-45). */
export function BalanceCurve(asked: Asked) {
  const curve = useQuery<string, Days>(fetchCurve, JSON.stringify(asked));
  switch (curve.status) {
    case 'loading':
      return <div className={styles.card} aria-hidden="true" />;
    case 'failed':
      return <FailedState onRetry={curve.refetch} />;
    case 'ready':
      return <Drawn days={curve.data} />;
  }
}

/** "01/07" of "2026-07-01". */
const shortDay = (day: string) => `${day.slice(8, 10)}/${day.slice(5, 7)}`;

export function Drawn({ days }: { days: Days }) {
  const shape = curveShape(days.map(({ balance }) => balance));
  const first = days[0];
  const last = days[days.length - 1];
  if (!shape || !first || !last) return null;
  const words = t('curve.words', {
    from: shownAmount(first.balance),
    fromDay: shortDay(first.day),
    to: shownAmount(last.balance),
    toDay: shortDay(last.day),
    highest: shownAmount(shape.highest),
    lowest: shownAmount(shape.lowest),
  });
  return (
    <figure className={styles.card}>
      <figcaption className={styles.caption}>
        <b className={styles.title}>{t('curve.title')}</b>
        <span className={styles.highest}>
          {t('curve.highest', { amount: shownAmount(shape.highest) })}
        </span>
      </figcaption>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${CURVE_WIDTH} ${CURVE_HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words}
      >
        <path className={styles.area} d={shape.area} />
        <path className={styles.line} d={shape.line} vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={styles.days} aria-hidden="true">
        <span>{shortDay(first.day)}</span>
        <span>{t('curve.lowest', { amount: shownAmount(shape.lowest) })}</span>
        <span>{shortDay(last.day)}</span>
      </div>
    </figure>
  );
}

/** The drawing's own units; it is stretched to whatever width it is given. */
const CURVE_WIDTH = 300;
const CURVE_HEIGHT = 80;
const MARGIN = 4;

type CurveShape = {
  /** A path along the balances. */
  readonly line: string;
  /** The same, closed along the bottom. */
  readonly area: string;
  readonly lowest: number;
  readonly highest: number;
};

/** One point per day, evenly; one that never moved is level, nothing at the bottom (MS-45). */
export function curveShape(balances: readonly number[]): CurveShape | undefined {
  if (balances.length < 2) return undefined;
  const lowest = Math.min(...balances);
  const highest = Math.max(...balances);
  const step = CURVE_WIDTH / (balances.length - 1);
  const points = balances.map((balance, day) => {
    const share =
      highest === lowest ? levelShare(highest) : (balance - lowest) / (highest - lowest);
    const height = MARGIN + (1 - share) * (CURVE_HEIGHT - 2 * MARGIN);
    return `${rounded(day * step)} ${rounded(height)}`;
  });
  const line = `M${points.join('L')}`;
  return { line, area: `${line}V${CURVE_HEIGHT}H0Z`, lowest, highest };
}

const levelShare = (balance: number): number => (balance === 0 ? 0 : 0.5);

const rounded = (length: number): number => Math.round(length * 10) / 10;

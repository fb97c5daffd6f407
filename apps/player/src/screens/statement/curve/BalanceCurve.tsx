import type { CallContent } from '@kipute/contract/registry';
import { useAsked } from '../../../features/payments/asking/use-asked.ts';
import { api } from '../../../features/wire/api.ts';
import { t } from '../../../i18n/i18n.ts';
import { shownAmount } from '../../../ui/money-text.ts';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import type { Purse } from '../purses.ts';
import styles from './curve.module.css';
import { CURVE_HEIGHT, CURVE_WIDTH, curveShape } from './curve-shape.ts';

type Days = CallContent<'bill/curve'>;

const askForCurve = (type: Purse): Promise<Days> => api.bill.curve({ type }, { silent: true });

/** How the balance went in the last thirty days. */
export function BalanceCurve({ purse }: { purse: Purse }) {
  const curve = useAsked(askForCurve, purse);
  switch (curve.status) {
    case 'loading':
      return <div className={styles.card} aria-hidden="true" />;
    case 'failed':
      return <FailedState onRetry={curve.retry} />;
    case 'ready':
      return <Drawn days={curve.answer} />;
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

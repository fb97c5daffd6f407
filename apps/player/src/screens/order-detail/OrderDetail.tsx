import { CashOutPanel } from '../../features/cash-out/panel/CashOutPanel.tsx';
import { eastAfricaMoment } from '../../features/clock/east-africa-moment.ts';
import { serverNowMs } from '../../features/clock/server-clock.ts';
import { shownSerial } from '../../features/payments/payment.ts';
import { t } from '../../i18n/i18n.ts';
import { Badge } from '../../ui/Badge.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { type Order, progressOf, resultOf } from '../order/order-result.ts';
import { kindText, stateWords } from '../order/order-words.ts';
import { RunningLine } from '../order/standing/RunningLine.tsx';
import { type LegNow, useStandings } from '../order/standing/use-standings.ts';
import { CashedParts, useCashedParts } from './cashed/CashedParts.tsx';
import { CashOutSteps } from './cashed/CashOutSteps.tsx';
import { LegRow } from './LegRow.tsx';
import { MoneyLines } from './MoneyLines.tsx';
import { OrderActions } from './OrderActions.tsx';
import styles from './order-detail.module.css';
import { type MatchStatuses, type WhyUnsettled, whyUnsettled } from './why-unsettled.ts';
import { WonCard } from './won/WonCard.tsx';

const OPEN = 2;

export function OrderDetail({ order }: { order: Order }) {
  const { text, tone } = stateWords(order);
  const legs = useStandings(order.details);
  const cashedParts = useCashedParts(order);
  const why = whyUnsettled(order, statusesOf(legs), serverNowMs());
  const { through, lost, pending } = progressOf(order.details);
  return (
    <section className={styles.page}>
      <header className={styles.head}>
        <PageTitle>{t('orders.detail', { number: shownSerial(order.serial_number) })}</PageTitle>
        <p className={styles.state} role="status">
          <Badge tone={tone}>{text}</Badge>
          <span>{kindText(order)}</span>
          <time dateTime={order.create_time}>{eastAfricaMoment(order.create_time)}</time>
        </p>
        {why && (
          <Notice icon="hourglass" tone={why.kind === 'abnormal' ? 'warn' : 'info'}>
            {whyWords(why)}
          </Notice>
        )}
        {order.corrections > 0 && (
          <Notice icon="refresh-cw" tone="info">
            {t('orders.corrected')}
          </Notice>
        )}
        <RunningLine order={order} legs={legs} />
        {order.status === OPEN && (
          <div className={styles.cashOut}>
            <CashOutPanel order={order} detail="whole" />
            {order.virtual_pay_amount === 0 && <CashOutSteps order={order} />}
          </div>
        )}
      </header>
      <div className={styles.main}>
        <p className={styles.progress}>{t('orders.progress', { through, lost, pending })}</p>
        <ul className={styles.legs}>
          {legs.map((now) => (
            <LegRow key={now.leg.selection_id} now={now} />
          ))}
        </ul>
      </div>
      <div className={styles.beside}>
        <MoneyLines order={order} />
        {cashedParts.length > 0 && <CashedParts parts={cashedParts} />}
        {resultOf(order) === 'won' && <WonCard order={order} />}
        <OrderActions order={order} />
      </div>
    </section>
  );
}

function statusesOf(legs: readonly LegNow[]): MatchStatuses {
  return new Map(legs.flatMap(({ leg, state }) => (state ? [[leg.match_id, state.status]] : [])));
}

function whyWords(why: WhyUnsettled): string {
  if (why.kind === 'matches') return t('orders.why.matches', { count: why.count });
  return t(`orders.why.${why.kind}`);
}

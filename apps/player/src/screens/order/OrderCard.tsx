import { CashOutPanel } from '../../features/cash-out/panel/CashOutPanel.tsx';
import { eastAfricaMoment } from '../../features/clock/east-africa-moment.ts';
import { Shillings } from '../../features/payments/parts/Shillings.tsx';
import { shownSerial } from '../../features/payments/payment.ts';
import { t } from '../../i18n/i18n.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { CardLeg } from './CardLeg.tsx';
import { FoldedLegs } from './FoldedLegs.tsx';
import styles from './order.module.css';
import {
  amountBack,
  awaitsPerson,
  moneyBackOf,
  type Order,
  resultOf,
  stakeLeft,
} from './order-result.ts';
import { amountName, kindText, stakeName, stateWords } from './order-words.ts';
import { isUnderWay } from './standing/leg-standing.ts';
import { RunningLine } from './standing/RunningLine.tsx';
import { type LegNow, useStandings } from './standing/use-standings.ts';

export function OrderCard({ order }: { order: Order }) {
  const { text, tone } = stateWords(order);
  const legs = useStandings(order.details);
  const { shown, folded } = legsOfCard(order, legs);
  return (
    <li className={styles.card}>
      <Link className={styles.head} href={`/order_detailed_info?id=${order.id}`}>
        <span className={styles.kind}>
          <b>{kindText(order)}</b>
          <Badge tone={tone}>{text}</Badge>
        </span>
        <span className={styles.meta}>
          <span className={styles.serial}>{shownSerial(order.serial_number)}</span>
          <time dateTime={order.create_time}>{eastAfricaMoment(order.create_time)}</time>
          <SettledAt order={order} />
        </span>
        <Icon name="chevron-right" size={18} />
      </Link>
      {shown.length > 0 && (
        <ul className={styles.shown}>
          {shown.map((now) => (
            <CardLeg key={now.leg.selection_id} now={now} />
          ))}
        </ul>
      )}
      <Sums order={order} />
      <CashedBefore order={order} />
      <MoneyBack order={order} />
      <AwaitsPerson order={order} />
      <AwaitsMoneyBack order={order} />
      <RunningLine order={order} legs={legs} />
      <CashOutPanel order={order} detail="number" />
      {folded.length > 0 && <FoldedLegs legs={folded} isRest={shown.length > 0} />}
    </li>
  );
}

function SettledAt({ order: { settlement_time: at } }: { order: Order }) {
  if (!at) return null;
  return (
    <span>
      {t('orders.settledAt')} <time dateTime={at}>{eastAfricaMoment(at)}</time>
    </span>
  );
}

/** No result and no clock ends this waiting, so the card itself says it. */
function AwaitsPerson({ order }: { order: Order }) {
  const awaited = awaitsPerson(order);
  if (!awaited) return null;
  return (
    <Notice icon="hourglass" tone={awaited === 'abnormal' ? 'warn' : 'info'}>
      {t(`orders.why.${awaited}`)}
    </Notice>
  );
}

/** Lost and still open: without a note it would look forgotten (STL-36). */
function AwaitsMoneyBack({ order }: { order: Order }) {
  if (order.awaits_money_back === 0) return null;
  return (
    <Notice icon="hourglass" tone="info">
      {t('orders.why.money-back')}
    </Notice>
  );
}

/** The sums of a decided bet are those of the rest; of an open one its cash-out says what is left. */
function CashedBefore({ order }: { order: Order }) {
  if (order.cashed_amount === 0 || resultOf(order) === 'open') return null;
  return <Beside name={t('cashOut.cashed')} amount={order.cashed_amount} />;
}

/** Credit that came of the bet stands on the bet. */
function MoneyBack({ order }: { order: Order }) {
  const amount = moneyBackOf(order);
  return amount > 0 && <Beside name={t('orders.moneyBack')} amount={amount} />;
}

function Beside({ name, amount }: { name: string; amount: number }) {
  return (
    <p className={styles.cashed}>
      <span>{name}</span>
      <b>
        <Shillings amount={amount} />
      </b>
    </p>
  );
}

function Sums({ order }: { order: Order }) {
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{stakeName(order)}</dt>
        <dd>
          <Shillings amount={stakeLeft(order) ?? order.amount_payable} />
        </dd>
      </div>
      <div>
        <dt>{t('orders.odds')}</dt>
        <dd className={styles.cut}>{order.total_price}</dd>
      </div>
      <div>
        <dt>{amountName(order, 'card')}</dt>
        <dd data-result={resultOf(order)}>
          <Shillings amount={amountBack(order)} />
        </dd>
      </div>
    </dl>
  );
}

type CardLegs = { readonly shown: readonly LegNow[]; readonly folded: readonly LegNow[] };

/** As many legs as a card shows whole. */
const WHOLE_MAX = 3;
const PENDING = 0;

/** An open bet shows the few legs it has; of many those in play, and folds the others (ORD-06). */
function legsOfCard(order: Order, legs: readonly LegNow[]): CardLegs {
  if (resultOf(order) !== 'open') return { shown: [], folded: legs };
  if (legs.length <= WHOLE_MAX) return { shown: legs, folded: [] };
  const isInPlay = ({ leg, state }: LegNow) =>
    leg.outcome === PENDING && state !== undefined && isUnderWay(state);
  return {
    shown: legs.filter(isInPlay),
    folded: legs.filter((now) => !isInPlay(now)),
  };
}

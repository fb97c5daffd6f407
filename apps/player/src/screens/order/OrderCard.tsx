import { CashOutPanel } from '../../features/cash-out/panel/CashOutPanel.tsx';
import { eastAfricaMoment } from '../../features/clock/east-africa-moment.ts';
import { Shillings } from '../../features/payments/parts/Shillings.tsx';
import { shownSerial } from '../../features/payments/payment.ts';
import { t } from '../../i18n/i18n.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { CardLeg } from './CardLeg.tsx';
import { OutcomeMark } from './OutcomeMark.tsx';
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

/** All of a bet at a glance, in less than 160 px while it is open (ORD-74). */
export function OrderCard({ order }: { order: Order }) {
  const { text, tone } = stateWords(order);
  const legs = useStandings(order.details);
  const { shown, rest } = legsOfCard(order, legs);
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
      <ul className={styles.shown}>
        {shown.map((now) => (
          <CardLeg key={now.leg.selection_id} now={now} rows={legs.length === 1 ? 'two' : 'one'} />
        ))}
      </ul>
      <RestOfLegs legs={rest} />
      <RunningLine order={order} legs={legs} />
      <AwaitsPerson order={order} />
      <AwaitsMoneyBack order={order} />
      <div className={styles.bottom}>
        <Sums order={order} />
        <CashOutPanel order={order} detail="number" />
      </div>
      <CashedBefore order={order} />
      <MoneyBack order={order} />
    </li>
  );
}

const MARKS_MAX = 8;

/** Those that have no line of their own: how they stand, each by its mark. */
function RestOfLegs({ legs }: { legs: readonly LegNow[] }) {
  const count = legs.length;
  if (count === 0) return null;
  const more = count - MARKS_MAX;
  return (
    <p className={styles.rest}>
      <span className={styles.marks}>
        {legs.slice(0, MARKS_MAX).map(({ leg }) => (
          <OutcomeMark key={leg.selection_id} leg={leg} />
        ))}
        {more > 0 && <small>{`+${more}`}</small>}
      </span>
      {t('orders.otherLegs', { count })}
    </p>
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
    <p className={styles.why} data-tone={awaited}>
      {t(`orders.why.${awaited}`)}
    </p>
  );
}

/** Lost and still open: without a note it would look forgotten (STL-36). */
function AwaitsMoneyBack({ order }: { order: Order }) {
  if (order.awaits_money_back === 0) return null;
  return <p className={styles.why}>{t('orders.why.money-back')}</p>;
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

/** A single's odds stand beside its pick, and a system has many. */
function Sums({ order }: { order: Order }) {
  const hasOdds = order.system_size === 0 && order.details.length > 1;
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{stakeName(order)}</dt>
        <dd>
          <Shillings amount={stakeLeft(order) ?? order.amount_payable} />
        </dd>
      </div>
      {hasOdds && (
        <div>
          <dt>{t('orders.oddsShort')}</dt>
          <dd className={styles.cut}>{order.total_price}</dd>
        </div>
      )}
      <div>
        <dt>{amountName(order, 'card')}</dt>
        <dd data-result={resultOf(order)}>
          <Shillings amount={amountBack(order)} />
        </dd>
      </div>
    </dl>
  );
}

type CardLegs = { readonly shown: readonly LegNow[]; readonly rest: readonly LegNow[] };

/** An open bet is short; a settled one tells what was bet on (ORD-05, ORD-06). */
const WHOLE_MAX = { open: 2, settled: 5 } as const;
const PENDING = 0;

/** All of few; of many the first so many, of an open bet the one that is in play or next to be. */
function legsOfCard(order: Order, legs: readonly LegNow[]): CardLegs {
  const isOpen = resultOf(order) === 'open';
  const most = WHOLE_MAX[isOpen ? 'open' : 'settled'];
  if (legs.length <= most) return { shown: legs, rest: [] };
  if (!isOpen) return { shown: legs.slice(0, most - 1), rest: legs.slice(most - 1) };
  const isInPlay = ({ leg, state }: LegNow) =>
    leg.outcome === PENDING && state !== undefined && isUnderWay(state);
  const first = legs.find(isInPlay) ?? legs.find(({ leg }) => leg.outcome === PENDING) ?? legs[0];
  return {
    shown: first ? [first] : [],
    rest: legs.filter((now) => now !== first),
  };
}

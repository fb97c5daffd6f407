import { formatShillings } from '@kipute/domain/money/senti';
import { useId } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { shownSerial } from '../../payments/payment.ts';
import { CarBadge } from '../cars/CarPatterns.tsx';
import { dateText, timeText } from '../round/moment.ts';
import {
  coinOf,
  kindOfType,
  oddsText,
  picksOfOrder,
  proofOf,
  type RacingOrder,
} from '../round/racing.ts';
import { coinText, isSideKind, kindName, pickText } from '../round/words.ts';
import { orderName, paidText, stateText, stateTone } from './order-words.ts';
import styles from './orders.module.css';

/** A bet of one's own: on which round, what was picked, what it cost and what it brought. */
export function OrderCard({ order }: { order: RacingOrder }) {
  const titleId = useId();
  const { round } = order;
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h3 id={titleId}>{`${orderName(order)} · ${t('racing.round', { issue: order.issue })}`}</h3>
        <Badge tone={stateTone(order)}>{stateText(order)}</Badge>
        <span>
          {`${shownSerial(order.serial_number)} · ${dateText(order.create_time)} ${timeText(order.create_time)}`}
        </span>
      </header>
      <Picks order={order} />
      <Facts order={order} />
      {round.result.length > 0 && (
        <footer className={styles.foot}>
          <ol aria-label={t('racing.orderOf', { issue: order.issue })}>
            {round.result.map((car) => (
              <li key={car}>
                <CarBadge car={car} />
              </li>
            ))}
          </ol>
          <Link href={proofOf(round.id)}>
            <Icon name="shield-check" size={16} />
            {t('racing.prove')}
          </Link>
        </footer>
      )}
    </article>
  );
}

function Picks({ order }: { order: RacingOrder }) {
  const oddsOf = (kind: string) =>
    order.odds.find(({ bet_type }) => kindOfType(bet_type) === kind)?.odds;
  return (
    <ul className={styles.picks}>
      {picksOfOrder(order).map(({ kind, numbers }) => {
        const odds = oddsOf(kind);
        return (
          <li key={kind}>
            <span>{kindName(kind)}</span>
            {isSideKind(kind) ? (
              <b>{pickText({ kind, numbers })}</b>
            ) : (
              <span className={styles.badges}>
                {numbers.map((car) => (
                  <CarBadge key={car} car={car} />
                ))}
              </span>
            )}
            {odds !== undefined && <i>{oddsText(odds)}</i>}
          </li>
        );
      })}
    </ul>
  );
}

function Facts({ order }: { order: RacingOrder }) {
  const { tickets, single_amount, bet_amount, shared, right } = order;
  const facts = [
    {
      name: t('racing.tickets'),
      value: `${tickets} × ${formatShillings(coinOf(single_amount))}`,
    },
    { name: t('racing.stakeAll'), value: coinText(coinOf(bet_amount)) },
    right !== null && { name: t('racing.right'), value: t('racing.of', { some: right, all: 10 }) },
    shared > 0 && { name: t('racing.share'), value: coinText(coinOf(shared)) },
    { name: t('racing.paid'), value: paidText(order) },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact.name}>
              <dt>{fact.name}</dt>
              <dd>{fact.value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

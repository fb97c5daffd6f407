import { Facts } from '../../features/payments/parts/Facts.tsx';
import { Shillings } from '../../features/payments/parts/Shillings.tsx';
import { t } from '../../i18n/i18n.ts';
import { Card } from '../../ui/card/Card.tsx';
import { amountBack, type Order } from '../order/order-result.ts';
import { amountName } from '../order/order-words.ts';
import { eastAfricaMoment } from '../play-limits/east-africa-moment.ts';
import styles from './order-detail.module.css';

const OPEN = 2;

/** What it cost, and what it pays or paid, in the lines of the arithmetic. */
export function MoneyLines({ order }: { order: Order }) {
  const byCredit = order.virtual_pay_amount > 0;
  const money = (name: string, amount: number) => ({ name, value: <Shillings amount={amount} /> });
  const facts = [
    money(byCredit ? t('orders.stakeCredit') : t('orders.stakeBalance'), order.amount_payable),
    ...stakeLeft(order),
    { name: t('orders.odds'), value: <span className={styles.long}>{order.total_price}</span> },
    money(t('orders.profit'), order.profit),
    money(t('orders.bonus'), order.win_bonus),
    money(t('orders.tax', { rate: order.tax_rate }), order.tax_amount),
    money(amountName(order, 'page'), amountBack(order)),
    ...(order.cashed_amount > 0 ? [money(t('cashOut.cashed'), order.cashed_amount)] : []),
  ];
  const settled = order.settlement_time && {
    name: t('orders.settledAt'),
    value: eastAfricaMoment(order.settlement_time),
  };
  return (
    <Card icon="wallet" title={t('orders.money')}>
      <Facts facts={settled ? [...facts, settled] : facts} />
    </Card>
  );
}

/** Of a stake that was cashed in parts; one that was cashed whole has nothing left. */
function stakeLeft({ status, stake_in_play: left, amount_payable: stake }: Order) {
  if (left === 0 || left === stake) return [];
  const name = status === OPEN ? t('cashOut.stakeInPlay') : t('cashOut.stakePlayed');
  return [{ name, value: <Shillings amount={left} /> }];
}

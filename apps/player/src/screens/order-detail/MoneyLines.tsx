import { eastAfricaMoment } from '../../features/clock/east-africa-moment.ts';
import { Facts } from '../../features/payments/parts/Facts.tsx';
import { Shillings } from '../../features/payments/parts/Shillings.tsx';
import { t } from '../../i18n/i18n.ts';
import { Card } from '../../ui/card/Card.tsx';
import {
  amountBack,
  cutByCeiling,
  moneyBackOf,
  type Order,
  stakeLeft,
} from '../order/order-result.ts';
import { amountName, stakeName } from '../order/order-words.ts';
import styles from './order-detail.module.css';

/** What it cost, and what it pays or paid, in the lines of the arithmetic. */
export function MoneyLines({ order }: { order: Order }) {
  const byCredit = order.virtual_pay_amount > 0;
  const money = (name: string, amount: number) => ({ name, value: <Shillings amount={amount} /> });
  const [left, cut, moneyBack] = [stakeLeft(order), cutByCeiling(order), moneyBackOf(order)];
  const facts = [
    money(byCredit ? t('orders.stakeCredit') : t('orders.stakeBalance'), order.amount_payable),
    ...(left === undefined ? [] : [money(stakeName(order), left)]),
    { name: t('orders.odds'), value: <span className={styles.long}>{order.total_price}</span> },
    money(t('orders.profit'), order.profit),
    money(t('orders.bonus'), order.win_bonus),
    ...(cut > 0 ? [money(t('orders.ceiling'), -cut)] : []),
    money(t('orders.tax', { rate: order.tax_rate }), order.tax_amount),
    money(amountName(order, 'page'), amountBack(order)),
    ...(moneyBack > 0 ? [money(t('orders.moneyBack'), moneyBack)] : []),
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

import { orderDecisions } from '@kipute/contract/constants/betting/rulings';
import { billTypes } from '@kipute/contract/constants/money/bills';
import { ordersTexts } from '../../i18n/texts/orders.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatInstant } from '../../time/eat.ts';
import { moneyText } from './money-text.ts';
import classes from './orders.module.css';
import type { OrderDetailsContent } from './use-order-details.ts';

type OrderProps = { order: OrderDetailsContent };

/** What moved in the player's purses because of it, and who decided about it. */
export function OrderMoney({ order }: OrderProps) {
  const t = useText();
  return (
    <>
      <section className={classes.part}>
        <h2>{t(ordersTexts.money)}</h2>
        <p className={classes.quiet}>
          {t(ordersTexts.balance, { amount: moneyText(order.balance) })}
        </p>
        {order.bills.length === 0 && <p className={classes.quiet}>{t(ordersTexts.noBills)}</p>}
        <Bills order={order} />
      </section>
      {order.cash_outs.length > 0 && <OrderCashOuts parts={order.cash_outs} />}
      {order.decisions.length > 0 && <Decisions order={order} />}
    </>
  );
}

function Bills({ order }: OrderProps) {
  const t = useText();
  return (
    <ol className={classes.entries}>
      {order.bills.map((bill) => {
        const type = Object.values(billTypes).find(({ id }) => id === bill.type);
        const purse = t(bill.purse === 'credit' ? ordersTexts.purseCredit : ordersTexts.purseCash);
        const amount = moneyText(bill.balance_after);
        return (
          <li key={`${bill.update_time} ${bill.type} ${bill.balance_after}`}>
            <span>{type ? t(type) : bill.type}</span>
            <b className={classes.digits}>{moneyText(bill.changed_amount)}</b>
            <span className={classes.quiet}>{formatInstant(bill.update_time)}</span>
            <span className={classes.quiet}>{t(ordersTexts.billAfter, { purse, amount })}</span>
          </li>
        );
      })}
    </ol>
  );
}

function Decisions({ order }: OrderProps) {
  const t = useText();
  return (
    <section className={classes.part}>
      <h2>{t(ordersTexts.decisions)}</h2>
      <ol className={classes.entries}>
        {order.decisions.map((made) => {
          const decision = Object.values(orderDecisions).find(({ id }) => id === made.decision);
          const [who, time] = [made.administrator, formatInstant(made.decided_at)];
          return (
            <li key={made.decision}>
              <span>{decision ? t(decision) : made.decision}</span>
              <span className={classes.quiet}>{t(ordersTexts.saidBy, { who, time })}</span>
              <span className={classes.whole}>{made.note}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The parts of the stake that were sold back, in their order. */
function OrderCashOuts({ parts }: { parts: OrderDetailsContent['cash_outs'] }) {
  const t = useText();
  return (
    <section className={classes.part}>
      <h2>{t(ordersTexts.cashOuts)}</h2>
      <ol className={classes.entries}>
        {parts.map((part) => {
          const [percent, stake] = [part.share_percent, moneyText(part.stake_sold)];
          const [paid, tax] = [moneyText(part.paid), moneyText(part.tax)];
          const who = t(part.by_rule === 1 ? ordersTexts.byRule : ordersTexts.byPlayer);
          const time = formatInstant(part.cashed_at);
          return (
            <li key={part.number}>
              <span>{t(ordersTexts.cashOut, { percent, stake })}</span>
              <b className={classes.digits}>{t(ordersTexts.cashOutPaid, { paid, tax })}</b>
              <span className={classes.quiet}>{t(ordersTexts.saidBy, { who, time })}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

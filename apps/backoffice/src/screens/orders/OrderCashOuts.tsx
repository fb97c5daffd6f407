import { ordersTexts } from '../../i18n/texts/orders.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatInstant } from '../../time/eat.ts';
import { moneyText } from './money-text.ts';
import classes from './orders.module.css';
import type { OrderDetailsContent } from './use-order-details.ts';

/** The parts of the stake that were sold back, in their order. */
export function OrderCashOuts({ parts }: { parts: OrderDetailsContent['cash_outs'] }) {
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

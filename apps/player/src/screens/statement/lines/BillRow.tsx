import type { CallContent } from '@kipute/contract/registry';
import { formatShillings, fromWireShillings, senti } from '@kipute/domain/money/senti';
import { shownSerial } from '../../../features/payments/payment.ts';
import { currentLanguage, t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { shownAmount } from '../../../ui/money-text.ts';
import { billName } from './bill-kinds.ts';
import { eastAfricaTime } from './day-groups.ts';
import styles from './lines.module.css';

export type Bill = CallContent<'bill/inquire'>[number];

/** What happened, how much it changed, and the balance it left. */
export function BillRow({ bill }: { bill: Bill }) {
  const isIn = bill.change_amount > 0;
  return (
    <li className={styles.row}>
      <span className={styles.sign} data-way={isIn ? 'in' : 'out'}>
        <Icon name={isIn ? 'plus' : 'minus'} size={16} />
      </span>
      <p className={styles.what}>
        <b className={styles.name}>{billName(bill.type, currentLanguage())}</b>
        {bill.remark && <span className={styles.remark}>{bill.remark}</span>}
        <small className={styles.meta}>
          <time dateTime={bill.update_time}>{eastAfricaTime(bill.update_time)}</time>
          <span className={styles.serial}>{shownSerial(bill.serial_number)}</span>
        </small>
      </p>
      <p className={styles.sums}>
        <b className={styles.change} data-way={isIn ? 'in' : 'out'}>
          {signed(bill.change_amount)}
        </b>
        <small className={styles.after}>
          {t('statement.after', { balance: shownAmount(bill.balance_after) })}
        </small>
      </p>
    </li>
  );
}

/** The sign says it to everybody; the colour only repeats it. */
function signed(amount: number): string {
  return `${amount > 0 ? '+' : ''}${formatShillings(fromWireShillings(amount) ?? senti(0n))}`;
}

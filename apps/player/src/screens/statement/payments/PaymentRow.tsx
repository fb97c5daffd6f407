import { rowsOf } from '@kipute/contract/constants/choice';
import { payStatuses } from '@kipute/contract/constants/money/payments';
import { Shillings } from '../../../features/payments/parts/Shillings.tsx';
import { type Deposit, shownSerial } from '../../../features/payments/payment.ts';
import { operatorOfId } from '../../../features/payments/request/operators.ts';
import { currentLanguage } from '../../../i18n/i18n.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { OperatorMark } from '../../../ui/operator/OperatorMark.tsx';
import { operatorName } from '../../../ui/operator/operator-name.ts';
import { eastAfricaTime } from '../lines/day-groups.ts';
import styles from '../lines/lines.module.css';

type PaymentRowProps = {
  /** Both kinds of payment have these. */
  payment: Pick<
    Deposit,
    'serial_number' | 'pay_status' | 'pay_type' | 'create_time' | 'carrier_order_number' | 'note'
  >;
  amount: number;
  /** In the form it may be shown in. */
  phone: string;
};

const tones = { 1: 'gold', 2: 'good', 3: 'neutral' } as const;

export function PaymentRow({ payment, amount, phone }: PaymentRowProps) {
  const language = currentLanguage();
  const operator = operatorOfId(payment.pay_type);
  const status = rowsOf(payStatuses).find(([, { id }]) => id === payment.pay_status)?.[1];
  return (
    <li className={styles.row}>
      <OperatorMark operator={operator} />
      <p className={styles.what}>
        <b className={styles.name}>{operatorName(operator, language).name}</b>
        <span className={styles.remark}>{payment.note || phone}</span>
        <small className={styles.meta}>
          <time dateTime={payment.create_time}>{eastAfricaTime(payment.create_time)}</time>
          <span className={styles.reference}>
            {payment.carrier_order_number || shownSerial(payment.serial_number)}
          </span>
        </small>
      </p>
      <p className={styles.sums}>
        <b className={styles.change}>
          <Shillings amount={amount} />
        </b>
        <Badge tone={tones[payment.pay_status]}>{status?.[language]}</Badge>
      </p>
    </li>
  );
}

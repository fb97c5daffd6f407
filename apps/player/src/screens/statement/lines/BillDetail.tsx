import { billTypes } from '@kipute/contract/constants/money/bills';
import type { CallContent } from '@kipute/contract/registry';
import { eastAfricaMoment } from '../../../features/clock/east-africa-moment.ts';
import { Facts } from '../../../features/payments/parts/Facts.tsx';
import { Shillings } from '../../../features/payments/parts/Shillings.tsx';
import { type Deposit, shownSerial, type Withdrawal } from '../../../features/payments/payment.ts';
import { operatorOfId } from '../../../features/payments/request/operators.ts';
import { maskedPhone } from '../../../features/payments/request/phone.ts';
import { useQuery } from '../../../features/query/use-query.ts';
import { api } from '../../../features/wire/api.ts';
import { currentLanguage, t } from '../../../i18n/i18n.ts';
import { operatorName } from '../../../ui/operator/operator-name.ts';

type Bill = CallContent<'bill/inquire'>[number];

/** What the operator knows a line by, so that it can be found in its own messages (MS-47). */
type Payment = Pick<Deposit | Withdrawal, 'pay_type' | 'phone' | 'carrier_order_number'>;

const deposits: ReadonlySet<number> = new Set([
  billTypes.deposit.id,
  billTypes['ussd-deposit'].id,
  billTypes['deposit-by-hand'].id,
]);
const withdrawals: ReadonlySet<number> = new Set([
  billTypes.withdrawal.id,
  billTypes['withdrawal-returned'].id,
]);

export function BillDetail({ bill }: { bill: Bill }) {
  const { serial_number: serial, type } = bill;
  if (deposits.has(type)) return <PaidDetail bill={bill} ask={askForDeposit} serial={serial} />;
  if (withdrawals.has(type)) {
    return <PaidDetail bill={bill} ask={askForWithdrawal} serial={serial} />;
  }
  return <Detail bill={bill} payment={undefined} />;
}

const askForDeposit = (serial_number: string): Promise<Payment> =>
  api.recharge.detailed({ serial_number }, { silent: true });
const askForWithdrawal = (serial_number: string): Promise<Payment> =>
  api.withdraw.detailed({ serial_number }, { silent: true });

type PaidDetailProps = { bill: Bill; serial: string; ask: (serial: string) => Promise<Payment> };

/** What the line says itself stands there whether or not the payment can be loaded. */
function PaidDetail({ bill, serial, ask }: PaidDetailProps) {
  const payment = useQuery<string, Payment>(ask, serial);
  return <Detail bill={bill} payment={payment.status === 'ready' ? payment.data : undefined} />;
}

export function Detail({ bill, payment }: { bill: Bill; payment: Payment | undefined }) {
  const { name } = payment ? operatorName(operatorOfId(payment.pay_type), currentLanguage()) : {};
  return (
    <Facts
      facts={[
        ...(payment?.carrier_order_number
          ? [{ name: t('progress.receipt'), value: payment.carrier_order_number }]
          : []),
        ...(payment
          ? [
              { name: t('withdraw.operator'), value: name },
              { name: t('statement.phone'), value: maskedPhone(payment.phone) },
            ]
          : []),
        { name: t('progress.serial'), value: shownSerial(bill.serial_number) },
        { name: t('statement.when'), value: eastAfricaMoment(bill.update_time) },
        { name: t('statement.before'), value: <Shillings amount={bill.balance_before} /> },
        { name: t('progress.newBalance'), value: <Shillings amount={bill.balance_after} /> },
      ]}
    />
  );
}

import { Facts } from '../../../features/payments/parts/Facts.tsx';
import { Shillings } from '../../../features/payments/parts/Shillings.tsx';
import { type Deposit, shownSerial } from '../../../features/payments/payment.ts';
import { ProgressEnd } from '../../../features/payments/progress/ProgressParts.tsx';
import { usePickCount } from '../../../features/picks/picks-store.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';

type PaidDepositProps = {
  deposit: Deposit;
  /** Undefined until the balance after the deposit is here. */
  balance: number | undefined;
  onAnew: () => void;
};

export function PaidDeposit({ deposit, balance, onAnew }: PaidDepositProps) {
  const picks = usePickCount();
  return (
    <ProgressEnd>
      <Facts
        facts={[
          {
            name: t('progress.newBalance'),
            value: balance === undefined ? '…' : <Shillings amount={balance} />,
          },
          ...(deposit.carrier_order_number
            ? [{ name: t('progress.receipt'), value: deposit.carrier_order_number }]
            : []),
          { name: t('progress.serial'), value: shownSerial(deposit.serial_number) },
        ]}
      />
      <ButtonLink to="/home" width="full">
        {picks > 0 ? t('progress.toSlip', { count: picks }) : t('progress.toBetting')}
      </ButtonLink>
      <Button variant="outline" width="full" onClick={onAnew}>
        {t('progress.another')}
      </Button>
    </ProgressEnd>
  );
}

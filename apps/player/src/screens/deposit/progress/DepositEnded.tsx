import { Facts } from '../../../features/payments/parts/Facts.tsx';
import { Shillings } from '../../../features/payments/parts/Shillings.tsx';
import { type Deposit, shownSerial } from '../../../features/payments/payment.ts';
import { t } from '../../../i18n/i18n.ts';
import { openSheet } from '../../../shell/dialog/sheet-history.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './deposit-progress.module.css';

/** Over without money, and the way to try again. */
export function DepositEnded({ deposit, onAnew }: { deposit: Deposit; onAnew: () => void }) {
  return (
    <div className={styles.ended}>
      <Facts
        facts={[
          { name: t('money.amount'), value: <Shillings amount={deposit.amount_payable} /> },
          { name: t('progress.serial'), value: shownSerial(deposit.serial_number) },
        ]}
      />
      <Button width="full" variant="gold" onClick={onAnew}>
        {t('progress.tryAgain')}
      </Button>
      <Button variant="plain" onClick={() => openSheet('contact')}>
        {t('money.help')}
      </Button>
    </div>
  );
}

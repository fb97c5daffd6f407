import { Facts } from '../../../features/payments/parts/Facts.tsx';
import { type Deposit, shownSerial } from '../../../features/payments/payment.ts';
import { ProgressEnd } from '../../../features/payments/progress/ProgressParts.tsx';
import { openSheet } from '../../../features/sheet/sheet-history.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';

/** Over without money, and the way to try again. */
export function DepositEnded({ deposit, onAnew }: { deposit: Deposit; onAnew: () => void }) {
  return (
    <ProgressEnd>
      <Facts facts={[{ name: t('progress.serial'), value: shownSerial(deposit.serial_number) }]} />
      <Button width="full" variant="gold" onClick={onAnew}>
        {t('progress.tryAgain')}
      </Button>
      <Button variant="plain" onClick={() => openSheet('contact')}>
        {t('money.help')}
      </Button>
    </ProgressEnd>
  );
}

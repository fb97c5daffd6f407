import { useAddressChoice } from '../../../features/address/use-address-choice.ts';
import { type Deposit, shownSerial } from '../../../features/payments/payment.ts';
import { menuCodes, operatorOfId } from '../../../features/payments/request/operators.ts';
import { openSheet } from '../../../features/sheet/sheet-history.ts';
import { currentLanguage, t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { operatorName } from '../../../ui/operator/operator-name.ts';
import styles from './deposit-progress.module.css';

type NothingCameProps = {
  deposit: Deposit;
  /** While the prompt is on the phone there must not be a second one. */
  prompt: 'on-phone' | 'over';
  onAnew: () => void;
};

/** What to do if the phone stays silent; opens by itself once the prompt's time is over. */
export function NothingCame({ deposit, prompt, onAnew }: NothingCameProps) {
  const { choose } = useAddressChoice();
  const operator = operatorOfId(deposit.pay_type);
  const showReceipt = () => {
    choose('way', 'claim');
    onAnew();
  };
  const { name } = operatorName(operator, currentLanguage());
  return (
    <details className={styles.help} open={prompt === 'over'}>
      <summary className={styles.summary}>
        {t('progress.nothingCame')}
        <Icon name="chevron-down" size={18} />
      </summary>
      <ul className={styles.advice}>
        <li>{t('progress.adviceUnlock')}</li>
        <li>{t('progress.adviceMenu', { code: menuCodes[operator], name })}</li>
        <li>{t('progress.adviceFunds')}</li>
        <li>{t('progress.adviceTwice')}</li>
      </ul>
      <p className={styles.serial}>
        {t('progress.serial')}: <b>{shownSerial(deposit.serial_number)}</b>
      </p>
      <div className={styles.ways}>
        {prompt === 'over' && (
          <>
            <Button variant="outline" width="full" onClick={showReceipt}>
              {t('progress.showReceipt')}
            </Button>
            <Button variant="outline" width="full" onClick={onAnew}>
              {t('progress.anotherWay')}
            </Button>
          </>
        )}
        <Button variant="plain" width="full" onClick={() => openSheet('contact')}>
          {t('money.help')}
        </Button>
      </div>
    </details>
  );
}

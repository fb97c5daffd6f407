import { shownPhone } from '../../../features/phone-number/phone-number.ts';
import { CodeField } from '../../../features/verification-code/CodeField.tsx';
import { t } from '../../../i18n/i18n.ts';
import styles from './payer.module.css';
import type { PayerCode } from './use-payer.ts';

/** Shown for a number from which the player has not paid yet: its owner says yes with a code. */
export function ConfirmPayer({ phone, code }: { phone: string; code: PayerCode }) {
  const { busy, secondsLeft, sentTo, error } = code;
  return (
    <div className={styles.confirm}>
      <p className={styles.why}>{t('payer.why', { phone: shownPhone(phone) })}</p>
      <CodeField
        code={{
          purpose: 'confirm-payer',
          isAsking: busy === 'asking',
          wasAsked: sentTo !== undefined,
          ...{ secondsLeft, sentTo },
        }}
        error={error}
        onAsk={() => void code.ask()}
        onType={code.setText}
      />
    </div>
  );
}

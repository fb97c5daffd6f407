import type { PayerPhones as Phones } from '../../../features/payments/payer-phones.ts';
import { shownPhone } from '../../../features/phone-number/phone-number.ts';
import { t } from '../../../i18n/i18n.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import styles from './payer.module.css';

type PayerPhonesProps = {
  phones: Phones;
  ownPhone: string;
  onChoose: (phone: string) => void;
  onRemove: (phone: string) => void;
};

/** Keys that fill the field with a number one has paid from; others than one's own can go. */
export function PayerPhones({ phones, ownPhone, onChoose, onRemove }: PayerPhonesProps) {
  if (phones.length === 0) return null;
  const choose = (phone: string) => (
    <button type="button" className={styles.phone} onClick={() => onChoose(phone)}>
      {shownPhone(phone)}
    </button>
  );
  return (
    <ul className={styles.phones} aria-label={t('payer.phones')}>
      <li className={styles.known}>{choose(ownPhone)}</li>
      {phones.map(({ phone }) => (
        <li key={phone} className={styles.known}>
          {choose(phone)}
          <IconButton
            icon="x"
            size={18}
            label={t('payer.remove', { phone: shownPhone(phone) })}
            onClick={() => onRemove(phone)}
          />
        </li>
      ))}
    </ul>
  );
}

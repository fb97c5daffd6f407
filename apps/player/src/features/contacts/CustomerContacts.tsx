import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { groupedPhone } from '../site/contacts.ts';
import styles from './contacts.module.css';
import { useCustomerContacts } from './customer-contacts.ts';
import { ServiceLines } from './ServiceLines.tsx';
import { useServiceLines } from './service-lines.ts';

/** Two of the house's phones, one messaging link and the lines for a matter; nothing while unknown. */
export function CustomerContacts() {
  const { phones, messagingNumbers } = useCustomerContacts();
  const lines = useServiceLines();
  if (phones.length + messagingNumbers.length + lines.length === 0) return null;
  return (
    <section aria-labelledby="customer-contacts">
      <h2 className={styles.heading} id="customer-contacts">
        {t('contacts.title')}
      </h2>
      <ul className={styles.contacts}>
        {phones.map((phone) => (
          <li key={phone}>
            <a className={styles.contact} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              <Icon name="phone" size={18} />
              {t('contacts.call', { phone: groupedPhone(phone) })}
            </a>
          </li>
        ))}
        {messagingNumbers.map((number) => (
          <li key={number}>
            <a className={styles.contact} href={`https://wa.me/${number.replace(/\D/g, '')}`}>
              <Icon name="message-circle" size={18} />
              {t('contacts.write')}
            </a>
          </li>
        ))}
      </ul>
      {lines.length > 0 && <ServiceLines lines={lines} />}
    </section>
  );
}

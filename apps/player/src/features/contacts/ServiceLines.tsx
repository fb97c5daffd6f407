import { Icon } from '../../ui/Icon.tsx';
import { usePlace } from '../banners/use-place.ts';
import { groupedPhone } from '../site/contacts.ts';
import styles from './contacts.module.css';

/** Lines for one matter each, such as payments, beside the phones that are drawn for everybody. */
export function ServiceLines() {
  const lines = usePlace(12);
  if (lines.length === 0) return null;
  return (
    <ul className={styles.contacts}>
      {lines.map(({ id, title, represent }) => (
        <li key={id}>
          <a className={styles.contact} href={`tel:${represent}`}>
            <Icon name="phone" size={18} />
            <span>
              {title}: {groupedPhone(represent)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

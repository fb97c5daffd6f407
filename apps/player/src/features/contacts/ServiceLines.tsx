import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { noteClick } from '../banners/note-click.ts';
import { useDecoration } from '../banners/use-decoration.ts';
import { groupedPhone } from '../site/contacts.ts';
import styles from './contacts.module.css';
import { outsideName, type ServiceLine } from './service-lines.ts';

/** Lines for one matter each, such as payments, beside the phones that are drawn for everybody. */
export function ServiceLines({ lines }: { lines: readonly ServiceLine[] }) {
  return (
    <ul className={styles.contacts}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <LineCall line={line} />
          <LineLink line={line} />
        </li>
      ))}
    </ul>
  );
}

function LineCall({ line: { id, title, represent, note, address } }: { line: ServiceLine }) {
  const picture = useDecoration(address);
  return (
    <a className={styles.contact} href={`tel:${represent}`} onClick={() => noteClick(id)}>
      {picture ? (
        <img className={styles.lineMark} src={picture} alt="" loading="lazy" />
      ) : (
        <Icon name="phone" size={18} />
      )}
      <span className={styles.words}>
        {title}: <b>{groupedPhone(represent)}</b>
        {note && <small>{note}</small>}
      </span>
    </a>
  );
}

/** Where else the matter is looked after: an account of ours, or a page that tells more. */
function LineLink({ line: { id, title, jump } }: { line: ServiceLine }) {
  if (jump === '') return null;
  const isOutside = jump[0] !== '/';
  const elsewhere = isOutside ? { target: '_blank', rel: 'noreferrer' } : {};
  const name = isOutside ? outsideName(jump) : t('contacts.more');
  return (
    <Link
      className={styles.contact}
      href={jump}
      aria-label={`${title}: ${name}`}
      onClick={() => noteClick(id)}
      {...elsewhere}
    >
      <Icon name={isOutside ? 'message-circle' : 'chevron-right'} size={18} />
      {name}
    </Link>
  );
}

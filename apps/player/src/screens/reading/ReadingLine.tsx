import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './reading.module.css';

type ReadingLineProps = { to: string; title: string; lead: string };

/** One text in a list of them. */
export function ReadingLine({ to, title, lead }: ReadingLineProps) {
  return (
    <li>
      <Link className={styles.line} href={to}>
        <span className={styles.lineTitle}>{title}</span>
        {lead !== '' && <span className={styles.lineLead}>{lead}</span>}
        <Icon name="chevron-right" size={18} />
      </Link>
    </li>
  );
}

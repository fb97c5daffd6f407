import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { Link } from '../Link.tsx';
import type { IconName } from '../sprite/icon-names.ts';
import styles from './line-link.module.css';

type LineLinkProps = { to: string; icon?: IconName; replace?: boolean; children: ReactNode };

/** A quiet way on, alone on its line at the end of a page or a card. */
export function LineLink({ to, icon, replace = false, children }: LineLinkProps) {
  return (
    <Link className={styles.link} href={to} replace={replace}>
      {icon && <Icon name={icon} size={18} />}
      {children}
    </Link>
  );
}

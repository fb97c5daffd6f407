import { useState } from 'react';
import { useLocation } from 'wouter';
import { usePickCount } from '../../features/picks/picks-store.ts';
import { t } from '../../i18n/i18n.ts';
import { routeAt } from '../../routes.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './floating.module.css';

/** On the side of the team names, where it covers no odds; closed, it stays so for this visit. */
export function AppOffer() {
  const [closed, setClosed] = useState(false);
  const isAmongOffers = useAmongOffers();
  // Picks have their slip at that place, and who is betting is not kept from it (SLIP-50).
  const isPicking = usePickCount() > 0;
  if (closed || isPicking || !isAmongOffers) return null;
  return (
    <aside className={styles.app} aria-label={t('shell.getApp')}>
      <Link href="/app_download" className={styles.appLink}>
        <Icon name="smartphone" size={18} />
        {t('shell.getApp')}
      </Link>
      <button
        type="button"
        className={styles.appClose}
        aria-label={t('shell.close')}
        onClick={() => setClosed(true)}
      >
        <Icon name="x" size={16} />
      </button>
    </aside>
  );
}

/** Elsewhere it would lie over sums (SHELL-16). */
function useAmongOffers(): boolean {
  const [path] = useLocation();
  const route = routeAt(path);
  return 'pause' in route && route.pause === 'closes';
}

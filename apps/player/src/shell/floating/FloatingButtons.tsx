import { useState } from 'react';
import { useLocation } from 'wouter';
import { usePickCount } from '../../features/picks/picks-store.ts';
import { useScrolledPast } from '../../features/scroll/scroll-position.ts';
import { t } from '../../i18n/i18n.ts';
import { currentPlatform } from '../../platform/platform.ts';
import { routeAt } from '../../routes.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import type { IconName } from '../../ui/sprite/icon-names.ts';
import styles from './floating.module.css';

const FAR_DOWN_PX = 800;

/** The app has no browser around it, so it gets a reload; a browser is offered the app. */
export function FloatingButtons() {
  const farDown = useScrolledPast(FAR_DOWN_PX);
  const isPicking = usePickCount() > 0;
  const inApp = currentPlatform() === 'app';
  return (
    <>
      {!inApp && <AppOffer />}
      <div className={classNames(styles.stack, isPicking && styles.besideSlip)}>
        {farDown && (
          <FloatingButton
            icon="arrow-up"
            label={t('shell.toTop')}
            onClick={() => window.scrollTo({ top: 0 })}
          />
        )}
        {inApp && (
          <FloatingButton
            icon="refresh-cw"
            label={t('fault.reload')}
            onClick={() => location.reload()}
          />
        )}
      </div>
    </>
  );
}

type FloatingButtonProps = { icon: IconName; label: string; onClick: () => void };

function FloatingButton({ icon, label, onClick }: FloatingButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

/**
 * No wider on a phone than the team names beside the odds; closed, it stays so for this visit. The
 * page of a match has odds from rim to rim.
 */
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
        <span className={styles.appWords}>{t('shell.getApp')}</span>
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

/** Elsewhere it would lie over sums (SHELL-16), and in a game over its button. */
function useAmongOffers(): boolean {
  const [path] = useLocation();
  const route = routeAt(path);
  const isMatch = path === '/markets';
  return !isMatch && 'pause' in route && route.pause === 'closes' && route.frame !== 'game';
}

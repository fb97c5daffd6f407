import { Suspense } from 'react';
import { usePlayer } from '../../features/session/session-store.ts';
import { openSheet } from '../../features/sheet/sheet-history.ts';
import { t } from '../../i18n/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Link } from '../../ui/Link.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { splitView } from '../../ui/split-view.tsx';
import { SlipButton } from '../slip/SlipButton.tsx';
import styles from './phone.module.css';

/** Visitors do without it; who is signed in has it before anything is drawn (start.tsx). */
export const LateBalance = splitView(() =>
  import('./BalancePill.tsx').then((file) => file.BalancePill),
);

export function TopBar() {
  const player = usePlayer();
  return (
    <div className={classNames(styles.top, player ? styles.player : styles.visitor)}>
      <IconButton icon="menu" size={24} label={t('shell.menu')} onClick={() => openSheet('menu')} />
      <Link href="/home" className={styles.mark} aria-label={t('shell.homeLink')}>
        <Mark size={26} />
        <span className={styles.word}>{t('shell.brand')}</span>
      </Link>
      <span className={styles.space} />
      <IconButton icon="search" label={t('shell.search')} onClick={() => openSheet('search')} />
      <span className={styles.cart}>
        <SlipButton />
      </span>
      {player ? (
        <Suspense fallback={null}>
          <LateBalance player={player} />
        </Suspense>
      ) : (
        <VisitorLinks />
      )}
    </div>
  );
}

function VisitorLinks() {
  return (
    <>
      <Link href="/login" className={styles.login}>
        {t('shell.login')}
      </Link>
      <Link href="/register" className={styles.join}>
        {t('shell.join')}
      </Link>
    </>
  );
}

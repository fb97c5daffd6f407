import { Suspense } from 'react';
import { useScrolledPast } from '../../features/scroll/scroll-position.ts';
import { usePlayer } from '../../features/session/session-store.ts';
import { t } from '../../i18n/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { MAIN_ID, type ShellProps, STUCK_AFTER_PX } from '../frame.ts';
import { FilterList } from '../navigation/FilterList.tsx';
import { SlipFrame } from '../slip/SlipFrame.tsx';
import styles from './desktop.module.css';
import { LateAccountMenu } from './late-account-menu.ts';
import { NavigationRow } from './NavigationRow.tsx';
import { PayCard } from './PayCard.tsx';
import { TopRow } from './TopRow.tsx';

export function DesktopShell({ frame, children, foot }: ShellProps) {
  const stuck = useScrolledPast(STUCK_AFTER_PX);
  const visitor = usePlayer() === undefined;
  const beside = frame === 'account' && visitor ? 'page' : frame;
  return (
    <div className={styles.site}>
      <header className={classNames(styles.header, stuck && styles.stuck)}>
        <TopRow />
        <NavigationRow />
      </header>
      <div className={styles[beside]}>
        {frame === 'board' && (
          <aside className={styles.leftRail} aria-label={t('desktop.filters')}>
            <FilterList />
          </aside>
        )}
        {beside === 'account' && (
          <div className={styles.leftRail}>
            <Suspense fallback={null}>
              <LateAccountMenu />
            </Suspense>
          </div>
        )}
        <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
          {children}
        </main>
        {frame === 'board' && (
          <aside className={styles.rightRail} aria-label={t('shell.slip')}>
            <SlipFrame />
            <PayCard />
          </aside>
        )}
      </div>
      {foot}
    </div>
  );
}

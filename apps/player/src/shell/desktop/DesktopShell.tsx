import { rowsOf } from '@kipute/contract/constants/choice';
import { operators } from '@kipute/contract/constants/money/operators';
import { Suspense } from 'react';
import { PageErrorBoundary } from '../../features/page-errors/PageErrorBoundary.tsx';
import { useScrolledPast } from '../../features/scroll/scroll-position.ts';
import { usePlayer } from '../../features/session/session-store.ts';
import { loadAreas, t } from '../../i18n/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { splitView } from '../../ui/split-view.tsx';
import { MAIN_ID, type ShellProps, STUCK_AFTER_PX } from '../frame.ts';
import { FilterList } from '../navigation/FilterList.tsx';
import { SlipFrame } from '../slip/SlipFrame.tsx';
import styles from './desktop.module.css';
import { NavigationRow } from './NavigationRow.tsx';
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
            <LateAdverts type={18} />
            <PayCard />
            <LateAdverts type={17} />
          </aside>
        )}
      </div>
      {foot}
    </div>
  );
}

/** They come after what the page is about, and push nothing that is in use. */
function LateAdverts({ type }: { type: 17 | 18 }) {
  return (
    <PageErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <LateAdvertCards type={type} />
      </Suspense>
    </PageErrorBoundary>
  );
}

const LateAdvertCards = splitView(() =>
  import('../../features/banners/Adverts.tsx').then((file) => file.Adverts),
);

/** What stands in brackets, an older name or the network's, is for the deposit page. */
const shortName = (name: string) => name.replace(/ \(.*\)$/, '');

function PayCard() {
  return (
    <section className={styles.pay}>
      <h2 className={styles.payTitle}>{t('desktop.payWith')}</h2>
      <ul className={styles.operators}>
        {rowsOf(operators).map(([operator, { en, colour }]) => (
          <li key={operator} className={styles.operator}>
            <i className={styles.operatorDot} style={{ background: colour }} />
            {shortName(en)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In a file of its own: only players see it, and only beside the pages of their account. */
const LateAccountMenu = splitView(async () => {
  const [{ AccountMenu }] = await Promise.all([
    import('./AccountMenu.tsx'),
    loadAreas('menus', 'freeBets'),
  ]);
  return AccountMenu;
});

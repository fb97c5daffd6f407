import { Drawer, Grid } from 'antd';
import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { useAdministrator } from '../features/permissions/administrator.tsx';
import type { QueueCount } from '../features/queues/queue-badge.ts';
import { useQueueCounts } from '../features/queues/use-queue-counts.ts';
import { homePath } from '../features/session/return-path.ts';
import { shellTexts } from '../i18n/texts/shell.ts';
import { useText } from '../i18n/use-text.ts';
import { chooseAppearance, useAppearance } from '../look/appearance-store.ts';
import { Mark } from '../look/Mark.tsx';
import { MenuContext, menuOf } from '../menu/menu.ts';
import { screens } from '../menu/registry.ts';
import { ProofDialog } from './entry/ProofDialog.tsx';
import { Header } from './header/Header.tsx';
import { KeyBar } from './keys/KeyBar.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { SideMenu } from './SideMenu.tsx';
import classes from './shell.module.css';

const MENU_PX = 220;

function Brand({ look }: { look: 'open' | 'folded' }) {
  const t = useText();
  return (
    <Link to={homePath} className={classes.brand}>
      <Mark size={28} />
      <span className={look === 'folded' ? 'visually-hidden' : classes.words}>
        <strong>kipute</strong> <small>{t(shellTexts.product)}</small>
      </span>
    </Link>
  );
}

type SideProps = {
  counts: readonly QueueCount[];
  look: 'open' | 'folded' | 'drawer';
  drawer: 'shut' | 'open';
  onShut: () => void;
};

/** Below 1024 px the menu is a drawer. */
function Side({ counts, look, drawer, onShut }: SideProps) {
  const t = useText();
  if (look !== 'drawer') {
    return (
      <aside className={classes.side}>
        <Brand look={look} />
        <SideMenu counts={counts} look={look} />
      </aside>
    );
  }
  return (
    <Drawer
      open={drawer === 'open'}
      placement="left"
      size={MENU_PX}
      closable={false}
      aria-label={t(shellTexts.mainMenu)}
      rootClassName={classes.drawer ?? ''}
      onClose={onShut}
    >
      <Brand look="open" />
      <SideMenu counts={counts} look="open" onChosen={onShut} />
    </Drawer>
  );
}

/** Menu, header and the screen of the address. */
export function Shell() {
  const t = useText();
  const { menuNodes } = useAdministrator();
  const isWide = Grid.useBreakpoint().lg !== false;
  const menu = useAppearance((appearance) => appearance.menu);
  const [drawer, setDrawer] = useState<'shut' | 'open'>('shut');
  const sections = useMemo(() => menuOf(screens, menuNodes), [menuNodes]);
  const main = useFocusOnNewScreen();
  // Here and not in the menu, which is away while its drawer is shut.
  const counts = useQueueCounts();
  const look = isWide ? menu : 'drawer';
  const toggle = () => {
    if (isWide) chooseAppearance({ menu: menu === 'open' ? 'folded' : 'open' });
    else setDrawer('open');
  };
  return (
    <MenuContext value={sections}>
      <div className={classes.shell} data-menu={look}>
        <a className={classes.skip} href="#main">
          {t(shellTexts.skipToContent)}
        </a>
        <Side counts={counts} look={look} drawer={drawer} onShut={() => setDrawer('shut')} />
        <div className={classes.page}>
          <Header menu={look} onToggleMenu={toggle} />
          <OfflineNote />
          <main id="main" ref={main} tabIndex={-1} className={classes.main}>
            <Outlet />
          </main>
          <LeaveGuard />
          <KeyBar />
        </div>
      </div>
      <ProofDialog />
    </MenuContext>
  );
}

/** After going to another screen, a keyboard or a reader goes on in it and not in the menu. */
function useFocusOnNewScreen(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);
  return main;
}

function listenToConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

function OfflineNote() {
  const t = useText();
  const isOnline = useSyncExternalStore(listenToConnection, () => navigator.onLine);
  return (
    <div role="status" className={classes.offline} hidden={isOnline}>
      {!isOnline && t(shellTexts.offline)}
    </div>
  );
}

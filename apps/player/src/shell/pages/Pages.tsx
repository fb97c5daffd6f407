import { Activity, Suspense, useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { useBettingPause } from '../../features/betting-pause/use-betting-pause.ts';
import { useOnline } from '../../features/connection/use-online.ts';
import { useStaleNotice } from '../../features/live-odds/staleness.ts';
import { PageErrorBoundary } from '../../features/page-errors/PageErrorBoundary.tsx';
import { useScrollMemory } from '../../features/scroll/scroll-memory.ts';
import { entranceFrom } from '../../features/session/after-sign-in.ts';
import { usePlayer } from '../../features/session/session-store.ts';
import { usePlayerRefresh } from '../../features/session/use-player-refresh.ts';
import { useSite } from '../../features/site/use-site.ts';
import { t, useLanguage } from '../../i18n/i18n.ts';
import { type Route, routeAt } from '../../routes.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { splitView } from '../../ui/split-view.tsx';
import styles from './offline-bar.module.css';
import { PageFault } from './PageFault.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

/** What stands between the shell's bars: the page, or the reason why it is closed. */
export function Pages({ route }: { route: Route }) {
  useScrollMemory(route.path);
  usePlayerRefresh();
  return (
    <>
      <OfflineBar />
      <PageErrorBoundary fallback={(kind) => <PageFault kind={kind} />}>
        <Suspense fallback={<PageSkeleton />}>
          <OpenOrClosed route={route} />
        </Suspense>
      </PageErrorBoundary>
    </>
  );
}

function OpenOrClosed({ route }: { route: Route }) {
  const site = useSite();
  const pause = useBettingPause();
  const visitor = usePlayer() === undefined;
  if (site?.maintenance === 1) {
    return <MaintenanceView prompt={site.maintenance_prompt} />;
  }
  if (pause && route.pause === 'closes') return <NoBetView prompt={pause.prompt} />;
  if (route.entry === 'players' && visitor)
    return <Redirect to={entranceFrom(location, '/login')} replace />;
  return <KeptAlive route={route} />;
}

/** Home stays mounted while another page is shown, so coming back finds it as it was left. */
function KeptAlive({ route }: { route: Route }) {
  const atHome = route.path === '/home';
  const [homeSeen, setHomeSeen] = useState(atHome);
  if (atHome && !homeSeen) setHomeSeen(true);
  const home = routeAt('/home');
  return (
    <>
      {homeSeen && 'screen' in home && (
        <Activity mode={atHome ? 'visible' : 'hidden'}>
          <PageView route={home} />
        </Activity>
      )}
      {!atHome && <PageView key={route.path} route={route} />}
    </>
  );
}

const closedFiles = () => import('./closed-files.ts');

const MaintenanceView = splitView(async () => (await closedFiles()).maintenanceScreen());
const NoBetView = splitView(async () => (await closedFiles()).noBetScreen());

function OfflineBar() {
  const online = useOnline();
  const isStale = useStaleNotice();
  return (
    <div role="status">
      {(!online || isStale) && (
        <div className={styles.bar}>
          <Icon name="wifi-off" size={18} />
          <p className={styles.text}>{t(online ? 'shell.stale' : 'shell.offline')}</p>
          <button type="button" className={styles.retry} onClick={() => location.reload()}>
            {t('shell.retry')}
          </button>
        </div>
      )}
    </div>
  );
}

function PageView({ route }: { route: Route }) {
  const Screen = route.screen;
  return (
    <PageErrorBoundary fallback={(kind) => <PageFault kind={kind} />}>
      <Suspense fallback={<PageSkeleton />}>
        <Screen />
        <PageTitle title={route.title} />
      </Suspense>
    </PageErrorBoundary>
  );
}

/** Inside the page's own boundary: its title is known once its texts have come. */
function PageTitle({ title }: Pick<Route, 'title'>) {
  const language = useLanguage();
  const brand = useSite()?.title ?? 'Kipute';
  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` answers in the current language.
  useEffect(() => {
    document.title = title === 'home.title' ? brand : `${t(title)} · ${brand}`;
  }, [title, language, brand]);
  return null;
}

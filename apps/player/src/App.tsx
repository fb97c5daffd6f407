import { StrictMode, Suspense } from 'react';
import { Redirect, useLocation } from 'wouter';
import { PageErrorBoundary } from './features/page-errors/PageErrorBoundary.tsx';
import { useOpenSheet } from './features/sheet/sheet-history.ts';
import { t, useLanguage } from './i18n/i18n.ts';
import { useLayout } from './platform/device.ts';
import { routeAt } from './routes.tsx';
import styles from './shell/controls/controls.module.css';
import { MAIN_ID } from './shell/frame.ts';
import { LateParts, LateToasts } from './shell/pages/LateParts.tsx';
import { PageFault } from './shell/pages/PageFault.tsx';
import { Pages } from './shell/pages/Pages.tsx';
import { SheetHost } from './shell/sheets/SheetHost.tsx';
import { shells } from './shell/shells.ts';

export function App() {
  return (
    <StrictMode>
      <Site />
    </StrictMode>
  );
}

function Site() {
  const [path] = useLocation();
  const Shell = shells[useLayout()];
  const sheet = useOpenSheet();
  // Every text below is looked up while rendering, so a new language must render everything.
  useLanguage();
  const route = routeAt(path);
  if ('redirectTo' in route) return <Redirect to={route.redirectTo} replace />;
  return (
    <>
      <SkipLink />
      <PageErrorBoundary fallback={(kind) => <PageFault kind={kind} />}>
        <Suspense fallback={null}>
          <Shell frame={route.frame} foot={<LateParts />}>
            <Pages route={route} />
          </Shell>
        </Suspense>
      </PageErrorBoundary>
      <SheetHost />
      {/* An open sheet makes the rest of the page inert, so it shows the toasts itself. */}
      {!sheet && <LateToasts />}
    </>
  );
}

function SkipLink() {
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`}>
      {t('shell.skip')}
    </a>
  );
}

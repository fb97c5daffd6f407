import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { registerServiceWorker } from './features/install/service-worker-page.ts';
import { watchPageErrors } from './features/page-errors/report-page-error.ts';
import { currentLayout } from './features/platform/device.ts';
import { watchScroll } from './features/scroll/use-scroll-memory.ts';
import { followOtherTabs } from './features/session/session-store.ts';
import { followSystemTheme } from './features/theme/theme.ts';
import { startLiveSite } from './features/wire/live-site.ts';
import { setLanguage } from './i18n/i18n.ts';
import { rememberedLanguage } from './i18n/language.ts';
import { routeAt } from './routes.tsx';
import { forgetSheetOfLastVisit } from './shell/dialog/sheet-history.ts';
import { shells } from './shell/shells.ts';

watchPageErrors();
watchScroll();
followOtherTabs();
followSystemTheme();
forgetSheetOfLastVisit();
registerServiceWorker();

/**
 * The page keeps its static frame until everything the first view needs is here, so that the
 * frame is replaced once, by the finished page. A part that fails to come shows itself later.
 */
async function start(): Promise<void> {
  if (rememberedLanguage() !== 'sw') await setLanguage(rememberedLanguage());
  const route = routeAt(location.pathname === '/' ? '/home' : location.pathname);
  await Promise.allSettled([
    shells[currentLayout()].preload(),
    'screen' in route ? route.screen.preload() : undefined,
  ]);
  const root = document.getElementById('root');
  // A transition is drawn in slices, so a slow phone answers to taps while it draws.
  if (root) startTransition(() => createRoot(root).render(<App />));
  startLiveSite();
}

void start();

import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { watchPageErrors } from './features/page-errors/report-page-error.ts';
import { followPicksOfOtherTabs } from './features/picks/picks-store.ts';
import { refetchFailed } from './features/query/query.ts';
import { watchScroll } from './features/scroll/scroll-memory.ts';
import { followOtherTabs } from './features/session/session-store.ts';
import { forgetSheetOfLastVisit } from './features/sheet/sheet-history.ts';
import { closeConnectionToasts } from './features/toasts/toast-store.ts';
import { startLiveSite } from './features/wire/live-site.ts';
import { setLanguage } from './i18n/i18n.ts';
import { rememberedLanguage } from './i18n/language.ts';
import { currentLayout } from './platform/device.ts';
import { currentPlatform } from './platform/platform.ts';
import { whenReconnected } from './platform/reconnection.ts';
import { routeAt } from './routes.tsx';
import { shells } from './shell/shells.ts';

watchPageErrors();
watchScroll();
followOtherTabs();
followPicksOfOtherTabs();
forgetSheetOfLastVisit();
whenReconnected(() => {
  refetchFailed();
  closeConnectionToasts();
});

/**
 * The page keeps its static frame until everything the first view needs is here, so that the
 * frame is replaced once, by the finished page. A part that fails to come shows itself later.
 */
async function start(): Promise<void> {
  // Read before anything is drawn: a redirect forgets what stood behind the path.
  const code = new URLSearchParams(location.search).get('code');
  if (currentPlatform() === 'app') askForCountry();
  if (rememberedLanguage() !== 'sw') await setLanguage(rememberedLanguage());
  const route = routeAt(location.pathname === '/' ? '/home' : location.pathname);
  await Promise.allSettled([
    shells[currentLayout()].preload(),
    'screen' in route ? route.screen.preload() : undefined,
  ]);
  const root = document.getElementById('root');
  // A transition is drawn in slices, so a slow phone answers to taps while it draws.
  if (root) startTransition(() => createRoot(root).render(<App />));
  startLiveSite({ fetchAhead });
  if (code !== null) await openBookedSlip(code);
}

/** In the app alone; whoever is not known, or cannot be asked about, is let in (APP-23). */
function askForCountry(): void {
  import('./features/visitor-country/visitor-country.ts').then(
    ({ leaveUnlessServed }) => leaveUnlessServed(),
    () => undefined,
  );
}

/** For the few visits that begin with the code of a shared slip. */
async function openBookedSlip(code: string): Promise<void> {
  const { loadCodeOfAddress } = await import('./features/booking-code/code-in-address.ts');
  await loadCodeOfAddress(code);
}

/**
 * The next tap may lead to any screen. Most lead to a match: on a slow phone its page opens a
 * quarter of a second sooner when its file is here already.
 */
async function fetchAhead(): Promise<void> {
  const match = routeAt('/markets');
  if ('screen' in match) await match.screen.preload();
}

void start();

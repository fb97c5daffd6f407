import { loadAreas, t } from '../../i18n/i18n.ts';
import { isSheetOpen } from '../sheet/sheet-history.ts';
import { showToast } from '../toasts/toast-store.ts';

/** After load and in idle time: the worker must never compete with the first view. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  whenLoadedAndIdle(async () => {
    const registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
    if (registration) watchForNewBuild(registration);
  });
}

function whenLoadedAndIdle(work: () => void): void {
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : work());
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
}

function watchForNewBuild(registration: ServiceWorkerRegistration): void {
  if (registration.waiting) void offerUpdate(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const arriving = registration.installing;
    arriving?.addEventListener('statechange', () => {
      // The first worker of a device replaces nothing, so there is nothing to announce.
      if (arriving.state === 'installed' && navigator.serviceWorker.controller) {
        void offerUpdate(arriving);
      }
    });
  });
}

async function offerUpdate(waiting: ServiceWorker): Promise<void> {
  await loadAreas('notices');
  showToast({
    tone: 'notice',
    text: t('update.ready'),
    action: { label: t('update.now'), run: () => takeOver(waiting) },
  });
}

function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', reloadWhenNoSheetIsOpen, {
    once: true,
  });
  waiting.postMessage('take-over');
}

/** Reloading under an open slip would cost a player the bet being written (SHELL-61). */
export function reloadWhenNoSheetIsOpen(): void {
  if (isSheetOpen()) {
    window.addEventListener('popstate', reloadWhenNoSheetIsOpen, { once: true });
  } else {
    location.reload();
  }
}

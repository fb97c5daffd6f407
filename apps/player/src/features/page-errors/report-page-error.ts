import { t } from '../../i18n/i18n.ts';
import { showToast } from '../toasts/toast-store.ts';
import { isLoadFailure, isMeasuredLater } from './load-failure.ts';

export function reportPageError(error: unknown): void {
  if (isLoadFailure(error)) {
    offerReload();
    return;
  }
  const address = location.href;
  // A report that fails must not become an unhandled rejection, which would be reported.
  import('./send-page-error.ts')
    .then(({ sendPageError }) => sendPageError(error, address))
    .catch(() => undefined);
}

export function watchPageErrors(): void {
  window.addEventListener('error', ({ error, message }) => {
    if (!isMeasuredLater(message)) reportPageError(error ?? message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (!isRejectedCall(reason)) reportPageError(reason);
  });
}

export function offerReload(): void {
  showToast({
    tone: 'error',
    cause: 'connection',
    text: t('fault.load'),
    action: { label: t('fault.reload'), run: () => location.reload() },
  });
}

/** A rejected call has shown its toast and stands in the server's log. */
function isRejectedCall(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'CallRejected';
}

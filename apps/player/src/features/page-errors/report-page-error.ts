import { t } from '../../i18n/i18n.ts';
import { showToast } from '../toasts/toast-store.ts';
import { api } from '../wire/api.ts';
import { isLoadFailure, isMeasuredLater, pageErrorReport } from './page-error.ts';
import { reportBudget } from './report-budget.ts';

/** `pageLogTypes.pageError`; the contract's own table would bring its schemas along. */
const PAGE_ERROR_TYPE = 9;

const mayReport = reportBudget();

export function reportPageError(error: unknown): void {
  if (isLoadFailure(error)) {
    offerReload();
    return;
  }
  const content = pageErrorReport(error, location.href);
  if (!mayReport(content)) return;
  // A report that fails must not become an unhandled rejection, which would be reported.
  api.log.add({ type: PAGE_ERROR_TYPE, content }, { silent: true }).catch(() => undefined);
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
    text: t('fault.load'),
    action: { label: t('fault.reload'), run: () => location.reload() },
  });
}

/** The wire has told the player already, and the server knows what it refused. */
function isRejectedCall(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'CallRejected';
}

import { CallRejected } from '@kipute/api-client/call-rejected';
import type { CallInput } from '@kipute/contract/registry';
import { api } from '../wire/api.ts';
import { isLoadFailure, pageErrorContent } from './page-error.ts';

const PAGE_ERROR: CallInput<'log/add'>['type'] = 9;

/** A fault in a loop must not flood the log: each text once, and not many in all. */
const REPORTS_MAX = 10;
const reported = new Set<string>();

/** A rejected call has had its toast and stands in the server's own log. */
function isWorthReporting(fault: unknown): boolean {
  return !isLoadFailure(fault) && !(fault instanceof CallRejected);
}

export function reportPageError(fault: unknown): void {
  const content = pageErrorContent(new URL(window.location.href), fault);
  if (!isWorthReporting(fault) || reported.has(content) || reported.size >= REPORTS_MAX) return;
  reported.add(content);
  // A report that fails must not be reported.
  api.log.add({ type: PAGE_ERROR, content }, { silent: true }).catch(() => {});
}

export function watchPageErrors(): void {
  window.addEventListener('error', (event) => reportPageError(event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => reportPageError(event.reason));
}

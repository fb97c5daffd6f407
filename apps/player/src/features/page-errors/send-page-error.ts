import { api } from '../wire/api.ts';
import { textOf } from './load-failure.ts';

/** `pageLogTypes.pageError`; the contract's own table would bring its schemas along. */
const PAGE_ERROR_TYPE = 9;

const mayReport = reportLimit();

export async function sendPageError(error: unknown, address: string): Promise<void> {
  const content = pageErrorReport(error, address);
  if (mayReport(content)) {
    await api.log.add({ type: PAGE_ERROR_TYPE, content }, { silent: true });
  }
}

/** Says in the log what kind of entry this is; the operators' filters look for these words. */
const ABNORMAL_PAGE_LABEL = 'abnormal page';
const CONTENT_CHARACTERS_MAX = 2_000;

/** Query fields that name a public thing; a value under any other name may be a secret. */
const PUBLIC_QUERY_FIELDS = new Set(['type', 'id', 'national_id', 'competition_id', 'platform']);

export function pageErrorReport(error: unknown, address: string): string {
  const report = `${publicAddress(address)} ${ABNORMAL_PAGE_LABEL}: ${textOf(error)}`;
  return report.slice(0, CONTENT_CHARACTERS_MAX);
}

export function publicAddress(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  const shown = [...searchParams].map(([name, value]) =>
    PUBLIC_QUERY_FIELDS.has(name) ? `${name}=${value}` : `${name}=…`,
  );
  return `${origin}${pathname}${shown.length > 0 ? `?${shown.join('&')}` : ''}`;
}

const REPORTS_MAX = 5; // SHELL-52

/** A page that fails in a loop must not flood the log: each text once, and five in all. */
export function reportLimit(): (report: string) => boolean {
  const reported = new Set<string>();
  return (report) => {
    if (reported.size >= REPORTS_MAX || reported.has(report)) return false;
    reported.add(report);
    return true;
  };
}

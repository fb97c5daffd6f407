import { CallRejected } from '@kipute/api-client/call-rejected';
import { EXPORT_ROWS_MAX, PAGE_SIZE_MAX } from '@kipute/contract/constants/operations/lists';
import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { filtersOf } from '../definition/filters-of.ts';
import type { List, Row } from '../definition/list.ts';

type Page = { readonly rows: readonly Row[]; readonly count: number };

export type ExportWork = {
  /** One page of the filter, by the size of the largest. */
  readonly fetchPage: (page: number, pageSize: number) => Promise<Page>;
  readonly keyOf: (row: Row) => string;
  /** Handed the rows of each page once, in order. */
  readonly write: (rows: readonly Row[]) => void;
  readonly onProgress: (rows: number, count: number) => void;
  readonly wait: (seconds: number) => Promise<void>;
};

const WAIT_SECONDS = 5;

/** A long export meets the rate limit of its call; it waits as it is told and goes on. */
async function fetchPatiently(work: ExportWork, page: number): Promise<Page> {
  try {
    return await work.fetchPage(page, PAGE_SIZE_MAX);
  } catch (fault) {
    if (!(fault instanceof CallRejected) || fault.code !== 'too-many-requests') throw fault;
    await work.wait(fault.retryAfterSeconds ?? WAIT_SECONDS);
    return fetchPatiently(work, page);
  }
}

export type ExportRefusal = { readonly code: 'too-many-rows'; readonly count: number };

/**
 * Every row of a filter, page after page. Rows that move to a later page while newer ones come in
 * are written once.
 */
export async function exportRows(work: ExportWork): Promise<Result<number, ExportRefusal>> {
  const written = new Set<string>();
  for (let page = 1; ; page += 1) {
    const { rows, count } = await fetchPatiently(work, page);
    if (count > EXPORT_ROWS_MAX) return refuse({ code: 'too-many-rows', count });
    const fresh = rows.filter((row) => !written.has(work.keyOf(row)));
    for (const row of fresh) written.add(work.keyOf(row));
    work.write(fresh);
    work.onProgress(written.size, count);
    const isLast = rows.length < PAGE_SIZE_MAX || page * PAGE_SIZE_MAX >= count;
    // A list that grows while it is read is still cut off at the limit.
    if (isLast || written.size + PAGE_SIZE_MAX > EXPORT_ROWS_MAX) return ok(written.size);
  }
}

const FILTER_TEXT_MAX = 1_000;

/** What was asked for, as the log keeps it: without pages, phones masked. */
export function filterText(list: List, request: Readonly<Record<string, unknown>>): string {
  const phones = filtersOf(list).flatMap((filter) =>
    filter.kind === 'phone' ? [filter.field] : [],
  );
  const asked = Object.entries(request)
    .filter(([field]) => field !== 'page' && field !== 'page_size')
    .map(([field, value]) => [field, phones.includes(field) ? maskedPhone(String(value)) : value]);
  return JSON.stringify(Object.fromEntries(asked)).slice(0, FILTER_TEXT_MAX);
}

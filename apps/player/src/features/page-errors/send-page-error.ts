import { api } from '../wire/api.ts';
import { pageErrorReport } from './page-error.ts';
import { reportBudget } from './report-budget.ts';

/** `pageLogTypes.pageError`; the contract's own table would bring its schemas along. */
const PAGE_ERROR_TYPE = 9;

const mayReport = reportBudget();

export async function sendPageError(error: unknown, address: string): Promise<void> {
  const content = pageErrorReport(error, address);
  if (mayReport(content)) {
    await api.log.add({ type: PAGE_ERROR_TYPE, content }, { silent: true });
  }
}

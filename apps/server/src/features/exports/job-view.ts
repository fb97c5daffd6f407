import { jobStatuses } from '@kipute/contract/constants/operations/administration';
import { type Locale, textIn } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import type { SignedInAdministrator } from '../../platform/http/handler.ts';
import type { JobRun, RunError } from '../job-list/index.ts';
import type { ExportFile } from './export-store.ts';

type WireJob = CallContent<'job/cancel'>;

const errorTexts = {
  broke: {
    sw: 'Kazi imeshindikana; maelezo yako kwenye kumbukumbu za seva',
    en: 'It broke; the log of the server says why',
  },
  interrupted: {
    sw: 'Seva iliyokuwa ikiifanya ilizimwa',
    en: 'The server that did it went away',
  },
  cancelled: { sw: 'Imesimamishwa', en: 'Cancelled' },
  'too-large': {
    sw: 'Faili lingekuwa kubwa kuliko linaloruhusiwa; punguza kipindi au safu',
    en: 'The file would be larger than allowed; choose a shorter period or fewer columns',
  },
  'too-many-rows': {
    sw: 'Mistari ni mingi kuliko inayoruhusiwa; punguza kipindi au chuja zaidi',
    en: 'There are more rows than allowed; choose a shorter period or filter more',
  },
} as const satisfies Readonly<Record<RunError, { readonly sw: string; readonly en: string }>>;

type Shown = {
  readonly file: ExportFile | undefined;
  readonly applicant: WireJob['applicant'];
  readonly caller: SignedInAdministrator;
  readonly locale: Locale;
  readonly now: Date;
};

export const mayCancel = (
  { state, cancelAskedAt, applicantId }: JobRun,
  file: ExportFile | undefined,
  { administratorId, nodes }: SignedInAdministrator,
): boolean =>
  state === 'processing' &&
  cancelAskedAt === null &&
  file !== undefined &&
  (applicantId === administratorId || nodes.has('job/cancel'));

/** Sound: a type is written from the table of the contract. */
export function jobView(run: JobRun, { file, applicant, caller, locale, now }: Shown): WireJob {
  return {
    id: run.id.toString(),
    type: run.type as WireJob['type'],
    status: jobStatuses[run.state].id,
    subject: file ? subjectOf(file) : run.subject,
    applicant,
    done: Number(run.rowsDone),
    total: run.rowsAll === null ? null : Number(run.rowsAll),
    ...{ runs: run.runs, failed_runs: run.failedRuns },
    error: run.error === null ? '' : textIn(locale, errorTexts[run.error]),
    create_time: run.createdAt.toISOString(),
    start_time: run.startedAt?.toISOString() ?? null,
    end_time: run.endedAt?.toISOString() ?? null,
    may_cancel: mayCancel(run, file, caller) ? 1 : 0,
    download: downloadOf(file, caller, now),
  };
}

/** What the file holds: form, period, and whether anything was filtered. */
function subjectOf({ request: { format, from, until, filter } }: ExportFile): string {
  const day = (at: string) => at.slice(0, 16).replace('T', ' ');
  const period = from && until ? `${day(from)} – ${day(until)} UTC` : '';
  const asked = Object.entries(filter)
    .filter(([field, value]) => value !== '' && !/time|page|sort/.test(field))
    .map(([field, value]) => (field === 'phone' ? 'phone' : `${field} ${value}`));
  return [format.toUpperCase(), period, ...asked].filter((part) => part !== '').join(' · ');
}

function downloadOf(
  file: ExportFile | undefined,
  { administratorId }: SignedInAdministrator,
  now: Date,
): WireJob['download'] {
  if (!file?.handle || !file.expiresAt || file.applicantId !== administratorId) return null;
  if (file.removedAt !== null || file.expiresAt <= now) return null;
  return {
    ...{ handle: file.handle, name: file.name, bytes: Number(file.bytes) },
    expires_at: file.expiresAt.toISOString(),
  };
}

import { isDeepStrictEqual } from 'node:util';
import { jobTypes } from '@kipute/contract/constants/operations/administration';
import { type ExportColumns, exportTypes } from '@kipute/contract/constants/operations/exports';
import type { ErrorCode } from '@kipute/contract/errors';
import type { Locale } from '@kipute/contract/locale';
import type { CallRequest } from '@kipute/contract/registry';
import { type Period, readPeriod } from '@kipute/domain/exports/period';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { z } from 'zod';
import type { SignedInAdministrator } from '../../platform/http/handler.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Visit } from '../access/index.ts';
import { openRun } from '../job-list/index.ts';
import { asksForHiddenDigits } from '../players/index.ts';
import { countWaiting, findByRequest, insertExport, type KeptRequest } from './export-store.ts';
import type { ExportsDeps } from './exports-deps.ts';
import { sources } from './sources/sources.ts';

const payload = z.object({ jobId: z.string().regex(/^\d+$/) });

/** Few attempts: a file that cannot be written is asked for anew. */
export const writeExportJob: Pick<
  Job<z.infer<typeof payload>>,
  'name' | 'payload' | 'attemptsMax' | 'isLong'
> = { name: 'write-export', payload, attemptsMax: 5, isLong: true };

type Asked = CallRequest<'export/add'>;

type Order = {
  readonly asked: Asked;
  readonly caller: SignedInAdministrator;
  readonly locale: Locale;
  readonly visit: Visit;
};

export type ExportRefusal = {
  readonly code: ErrorCode;
  readonly values?: Readonly<Record<string, number>>;
};

/** May the caller see this list, are its columns and its filter known, is its period one? */
function readRequest(
  { settings }: ExportsDeps,
  { asked, caller }: Order,
): Result<KeptRequest, ExportRefusal> {
  const source = sources[asked.type];
  const { period: liesInTime, columns } = exportTypes[asked.type];
  if (!caller.nodes.has(source.node)) return refuse({ code: 'permission-denied' });
  if (asked.whole_phones === 1 && !caller.nodes.has('subscriber/reveal_phone')) {
    return refuse({ code: 'permission-denied' });
  }
  const known: ExportColumns = columns;
  const wanted = asked.columns.length > 0 ? asked.columns : Object.keys(known);
  const isKnown = wanted.every((name) => Object.hasOwn(known, name));
  if (!isKnown || new Set(wanted).size !== wanted.length) {
    return refuse({ code: 'parameter-invalid' });
  }
  const filter = source.filter.safeParse(asked.filter);
  if (!filter.success) return refuse({ code: 'parameter-invalid' });
  if (asksForHiddenDigits(caller, source.phoneOf?.(filter.data as never))) {
    return refuse({ code: 'phone-digits-hidden' });
  }
  const { periodDaysMax } = settings.current('exports');
  const period = periodOf(asked, source.periodFields, { liesInTime, periodDaysMax });
  if (!period.ok) return period;
  if (!source.rows(filter.data as never, period.value))
    return refuse({ code: 'parameter-invalid' });
  return ok({
    ...{ type: asked.type, format: asked.format, columns: wanted, filter: asked.filter },
    wholePhones: asked.whole_phones === 1,
    from: liesInTime ? period.value.from.toISOString() : null,
    until: liesInTime ? period.value.until.toISOString() : null,
  });
}

type Lies = { readonly liesInTime: boolean; readonly periodDaysMax: number };

/** What was said by itself, or what the list's own filter says. */
function periodOf(
  { from, to, filter }: Asked,
  fields: readonly [string, string] | undefined,
  { liesInTime, periodDaysMax }: Lies,
): Result<Period, ExportRefusal> {
  if (!liesInTime) return ok({ from: new Date(0), until: new Date(0) });
  const said = (own: string | undefined, field: string | undefined) => {
    const text = own ?? (field === undefined ? undefined : filter[field]);
    const at = typeof text === 'string' ? new Date(text) : undefined;
    return at && Number.isNaN(at.getTime()) ? undefined : at;
  };
  const read = readPeriod(said(from, fields?.[0]), said(to, fields?.[1]), periodDaysMax);
  return read.ok ? read : refuse({ code: read.refusal, values: { days: periodDaysMax } });
}

/**
 * Same request again? → may it? → how many already? → job, file and log in one transaction, so that
 * nothing leaves that the log does not know of (EXP-10).
 */
export async function askForExport(
  deps: ExportsDeps,
  order: Order,
): Promise<Result<{ readonly jobId: bigint }, ExportRefusal>> {
  const { asked, caller, locale, visit } = order;
  const { administratorId: applicantId } = caller;
  const read = readRequest(deps, order);
  if (!read.ok) return read;
  const request = read.value;
  return await deps.database.transact(async (tx) => {
    const waiting = await countWaiting(tx, applicantId);
    const before = await findByRequest(tx, applicantId, asked.request_key);
    if (before) {
      return isDeepStrictEqual(before.request, request)
        ? ok({ jobId: before.jobId })
        : refuse({ code: 'request-key-used' });
    }
    const { ownAtOnce: most } = deps.settings.current('exports');
    if (waiting >= most) return refuse({ code: 'exports-waiting', values: { most } });
    const { id: jobId } = await openRun(tx, {
      ...{ type: jobTypes[request.type].id, key: `export ${applicantId} ${asked.request_key}` },
      ...{ applicantId, subject: request.format, startedAt: null, now: deps.clock.now() },
    });
    const requestKey = asked.request_key;
    await insertExport(tx, { jobId, applicantId, requestKey, request, locale });
    await noteInLog(deps, tx, { request, applicantId, visit });
    await deps.outbox.enqueue(tx, writeExportJob, { jobId: jobId.toString() });
    return ok({ jobId });
  });
}

type Noted = {
  readonly request: KeptRequest;
  readonly applicantId: bigint;
  readonly visit: Visit;
};

async function noteInLog(
  { audit }: ExportsDeps,
  tx: Parameters<ExportsDeps['audit']['record']>[0],
  { request, applicantId, visit }: Noted,
): Promise<void> {
  const by = { kind: 'administrator', id: applicantId } as const;
  const { phone: _, ...filter } = request.filter;
  const period = request.from === null ? '' : ` ${request.from} – ${request.until}`;
  const content = `${request.type}, ${request.format}${period}: ${JSON.stringify(filter)}`;
  await audit.record(tx, {
    ...{ type: 'export-requested', source: 'backoffice', user: by, content },
    ...visit,
  });
  if (!request.wholePhones || !request.columns.includes('phone')) return;
  const revealed = `whole phone numbers of a list: ${content}`;
  await audit.record(tx, {
    ...{ type: 'phone-revealed', source: 'backoffice', user: by, content: revealed },
    ...visit,
  });
}

import { randomBytes } from 'node:crypto';
import { jobTypes } from '@kipute/contract/constants/operations/administration';
import { type ExportColumns, exportTypes } from '@kipute/contract/constants/operations/exports';
import { textIn } from '@kipute/contract/locale';
import { invariant } from '@kipute/domain/invariant';
import { eatDayOf } from '@kipute/domain/odds/eat-days';
import { readInBatches } from '../../platform/database/read-in-batches.ts';
import { endRun, findRun, lockRun, noteRunProgress, type RunEvent } from '../job-list/index.ts';
import { beginDraft, type ExportFile, findExport, noteParts, offerWhole } from './export-store.ts';
import type { ExportsDeps } from './exports-deps.ts';
import { sources } from './sources/sources.ts';
import { csvWriter } from './writing/csv-writer.ts';
import { partCollector, removeParts } from './writing/file-parts.ts';
import type { Row, TableOptions } from './writing/table-writer.ts';
import { xlsxWriter } from './writing/xlsx-writer.ts';

const BATCH = 2_000;
const MEGABYTE = 1_024 * 1_024;
const HOUR_MS = 3_600_000;

type Ended = Exclude<RunEvent, 'interrupted'>;

const ATTEMPTS_MAX = 3;

/**
 * Writes one file. Killed in the middle, the next attempt writes it from the beginning under a name
 * of its own: what the first one left is nobody's file, and only a whole one gets a handle (EXP-20).
 */
export function exportWriter(deps: ExportsDeps): (jobId: bigint) => Promise<void> {
  return async (jobId) => {
    const [run, file] = [
      await findRun(deps.database.read, jobId),
      await findExport(deps.database.read, jobId),
    ];
    if (!file || run?.state !== 'processing') return;
    if (run.cancelAskedAt) return await endWithout(deps, file, 'cancelled');
    // Whoever kills the process each time is stopped as well as what throws each time.
    if (file.attempts >= ATTEMPTS_MAX) return await endWithout(deps, file, 'broke');
    await removeParts(deps.parts, file);
    const draft = randomBytes(16).toString('hex');
    const attempt = await deps.database.transact((tx) => beginDraft(tx, jobId, draft));
    const ended = await writeDraft(deps, { ...file, draft }).catch((err: unknown): Ended => {
      if (attempt < ATTEMPTS_MAX) throw err;
      deps.log.error({ err, jobId: jobId.toString() }, 'exports: no attempt succeeded, given up');
      return 'broke';
    });
    if (ended !== 'ended') await endWithout(deps, file, ended);
  };
}

type Draft = ExportFile & { readonly draft: string };

async function writeDraft(deps: ExportsDeps, file: Draft): Promise<Ended> {
  const { database, parts, settings, clock } = deps;
  const { jobId, draft, request } = file;
  const { rowsMax, megabytesMax } = settings.current('exports');
  const collector = partCollector(parts, draft, async (noted) => {
    const isOurs = await database.transact((tx) => noteParts(tx, { jobId, draft }, noted));
    if (!isOurs) throw new Error('exports: another attempt writes this file');
  });
  const table = await writerOf(file, collector.sink);
  let [rows, ended]: [number, Ended] = [0, 'ended'];
  await readInBatches<Row>(database.office, rowsOf(file), {
    size: BATCH,
    take: async (batch) => {
      rows += batch.length;
      await table.writeRows(batch);
      if (rows > rowsMax) ended = 'too-many-rows';
      else if (collector.bytes() > megabytesMax * MEGABYTE) ended = 'too-large';
      else {
        const progress = { done: rows, now: clock.now() };
        const told = await database.transact((tx) => noteRunProgress(tx, jobId, progress));
        if (!told.isWanted) ended = 'cancelled';
      }
      return ended === 'ended';
    },
  });
  if (ended !== 'ended') return ended;
  await table.end();
  await collector.end();
  return (await offer(deps, file, { rows, type: request.type })) ? 'ended' : 'cancelled';
}

function rowsOf({ request }: ExportFile) {
  const source = sources[request.type];
  const period = {
    from: new Date(request.from ?? 0),
    until: new Date(request.until ?? 0),
  };
  const rows = source.rows(source.filter.parse(request.filter) as never, period);
  invariant(rows, 'a filter that was taken still means something');
  return rows;
}

const camel = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

function writerOf({ request, locale }: ExportFile, sink: TableOptions['sink']) {
  const columns: ExportColumns = exportTypes[request.type].columns;
  const options: TableOptions = {
    ...{ locale, sink, wholePhones: request.wholePhones },
    columns: request.columns.flatMap((name) => {
      const column = columns[name];
      return column ? [{ name: camel(name), column }] : [];
    }),
  };
  return request.format === 'csv' ? csvWriter(options) : xlsxWriter(options);
}

type Written = { readonly rows: number; readonly type: keyof typeof exportTypes };

/** Done and offered in one transaction; cancelled in the last moment it is not. */
async function offer(deps: ExportsDeps, file: Draft, { rows, type }: Written): Promise<boolean> {
  const { database, clock, settings } = deps;
  const { jobId, draft, request, locale } = file;
  return await database.transact(async (tx) => {
    const now = clock.now();
    const run = await lockRun(tx, jobId);
    if (run?.state !== 'processing' || run.cancelAskedAt) return false;
    const expiresAt = new Date(now.getTime() + settings.current('exports').keepHours * HOUR_MS);
    const name = `${textIn(locale, jobTypes[type])} ${eatDayOf(now.getTime())}.${request.format}`;
    const handle = randomBytes(24).toString('base64url');
    const isOurs = await offerWhole(tx, { jobId, draft }, { handle, name, expiresAt });
    if (!isOurs) return false;
    await noteRunProgress(tx, jobId, { done: rows, all: rows, now });
    return await endRun(tx, run, { event: 'ended', now });
  });
}

async function endWithout(
  deps: ExportsDeps,
  file: ExportFile,
  event: Exclude<Ended, 'ended'>,
): Promise<void> {
  await deps.database.transact(async (tx) => {
    const run = await lockRun(tx, file.jobId);
    if (run) await endRun(tx, run, { event, now: deps.clock.now() });
  });
  // As the newest row knows them, so that no part is forgotten.
  const newest = await findExport(deps.database.read, file.jobId);
  if (newest && newest.handle === null) await removeParts(deps.parts, newest);
}

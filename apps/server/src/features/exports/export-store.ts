import { exportFormats, exportTypeNames } from '@kipute/contract/constants/operations/exports';
import { locales } from '@kipute/contract/locale';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

/** What was asked for, as it is kept with the file. */
const keptRequest = z.object({
  type: z.enum(exportTypeNames),
  format: z.enum(exportFormats),
  columns: z.array(z.string()),
  wholePhones: z.boolean(),
  from: z.iso.datetime().nullable(),
  until: z.iso.datetime().nullable(),
  filter: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type KeptRequest = z.infer<typeof keptRequest>;

const locale = z.enum(locales);

type Row = Selectable<DB['exportFile']>;
export type ExportFile = Omit<Row, 'request' | 'locale'> & {
  readonly request: KeptRequest;
  readonly locale: z.infer<typeof locale>;
};

const fileOf = ({ request, ...row }: Row): ExportFile => ({
  ...row,
  request: keptRequest.parse(request),
  locale: locale.parse(row.locale),
});

type NewExport = Pick<ExportFile, 'jobId' | 'applicantId' | 'requestKey' | 'request' | 'locale'>;

export async function insertExport(tx: Transaction, { request, ...row }: NewExport): Promise<void> {
  await tx
    .insertInto('exportFile')
    .values({ ...row, request: JSON.stringify(request) })
    .execute();
}

const files = (reader: Reader) => reader.selectFrom('exportFile').selectAll();

export async function findByRequest(
  reader: Reader,
  applicantId: bigint,
  requestKey: string,
): Promise<ExportFile | undefined> {
  const row = await files(reader)
    .where('applicantId', '=', applicantId)
    .where('requestKey', '=', requestKey)
    .executeTakeFirst();
  return row && fileOf(row);
}

export async function findExport(reader: Reader, jobId: bigint): Promise<ExportFile | undefined> {
  const row = await files(reader).where('jobId', '=', jobId).executeTakeFirst();
  return row && fileOf(row);
}

export async function findByHandle(
  reader: Reader,
  handle: string,
): Promise<ExportFile | undefined> {
  const row = await files(reader).where('handle', '=', handle).executeTakeFirst();
  return row && fileOf(row);
}

export async function exportsOf(
  reader: Reader,
  jobIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, ExportFile>> {
  if (jobIds.length === 0) return new Map();
  const rows = await files(reader).where('jobId', 'in', jobIds).execute();
  return new Map(rows.map((row) => [row.jobId, fileOf(row)]));
}

/** One after another: two requests at once are counted together. */
export async function countWaiting(tx: Transaction, applicantId: bigint): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`exports of ${applicantId}`}, 0))`.execute(
    tx,
  );
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from export_file join job_run on job_run.id = export_file.job_id
    where export_file.applicant_id = ${applicantId} and job_run.applicant_id = ${applicantId}
      and state = 'processing'`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** From here on this attempt alone writes the file; which one it is. */
export async function beginDraft(tx: Transaction, jobId: bigint, draft: string): Promise<number> {
  const { attempts } = await tx
    .updateTable('exportFile')
    .set({ draft, parts: 0, bytes: 0n, attempts: sql`attempts + 1` })
    .where('jobId', '=', jobId)
    .returning('attempts')
    .executeTakeFirstOrThrow();
  return attempts;
}

/** Before a part is written, so that whoever cleans up after a crash knows of it. */
export async function noteParts(
  tx: Transaction,
  { jobId, draft }: { readonly jobId: bigint; readonly draft: string },
  { parts, bytes }: { readonly parts: number; readonly bytes: number },
): Promise<boolean> {
  const noted = await tx
    .updateTable('exportFile')
    .set({ parts, bytes: BigInt(bytes) })
    .where('jobId', '=', jobId)
    .where('draft', '=', draft)
    .returning('jobId')
    .executeTakeFirst();
  return noted !== undefined;
}

type Whole = { readonly handle: string; readonly name: string; readonly expiresAt: Date };

/** False when another attempt has begun since: what this one wrote is nobody's file. */
export async function offerWhole(
  tx: Transaction,
  { jobId, draft }: { readonly jobId: bigint; readonly draft: string },
  whole: Whole,
): Promise<boolean> {
  const offered = await tx
    .updateTable('exportFile')
    .set(whole)
    .where('jobId', '=', jobId)
    .where('draft', '=', draft)
    .returning('jobId')
    .executeTakeFirst();
  return offered !== undefined;
}

export type Leftover = Pick<ExportFile, 'jobId' | 'draft' | 'parts'>;

/** Files that have expired, and drafts of work that ended without one. */
export async function leftovers(reader: Reader, now: Date): Promise<readonly Leftover[]> {
  const { rows } = await sql<Leftover>`
    select job_id, draft, parts from export_file join job_run on job_run.id = export_file.job_id
    where removed_at is null and draft is not null and (
      expires_at <= ${now} or (handle is null and state <> 'processing'))
    order by job_id limit 200`.execute(reader);
  return rows;
}

export async function markRemoved(tx: Transaction, jobId: bigint, now: Date): Promise<void> {
  await tx.updateTable('exportFile').set({ removedAt: now }).where('jobId', '=', jobId).execute();
}

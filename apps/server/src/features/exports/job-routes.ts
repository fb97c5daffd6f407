import { rowsOf } from '@kipute/contract/constants/choice';
import { jobStatuses } from '@kipute/contract/constants/operations/administration';
import type { CallContent } from '@kipute/contract/registry';
import { idOfWire } from '../../platform/database/wire-id.ts';
import {
  answer,
  answerPage,
  type CallContext,
  type HandlersFor,
  refuseWith,
  type SignedInAdministrator,
} from '../../platform/http/handler.ts';
import { namesOfAdministrators } from '../access/index.ts';
import { askToCancel, endRun, findRun, type JobRun, listRuns, lockRun } from '../job-list/index.ts';
import { askForExport } from './ask-for-export.ts';
import { exportsOf, findExport } from './export-store.ts';
import type { ExportsDeps } from './exports-deps.ts';
import { jobView, mayCancel } from './job-view.ts';

export type JobRoutes = HandlersFor<'job/inquire' | 'job/cancel' | 'export/add'>;

type Clerk = CallContext<SignedInAdministrator>;

export function jobRoutes(deps: ExportsDeps): JobRoutes {
  const { database } = deps;
  return {
    'job/inquire': async ({ page, page_size, type, status, own, from, to }, context) => {
      const [since, until] = [from, to].map((at) => (at === undefined ? undefined : new Date(at)));
      if (since && until && until <= since) return refuseWith('period-reversed');
      const { runs, count } = await listRuns(
        database.office,
        {
          ...{ type, from: since, until },
          state: rowsOf(jobStatuses).find(([, { id }]) => id === status)?.[0],
          applicantId: own === 1 ? context.caller.administratorId : undefined,
        },
        { page, pageSize: page_size },
      );
      return answerPage(await viewsOf(deps, runs, context), count);
    },
    'job/cancel': async ({ id }, context) => {
      const cancelled = await cancelExport(deps, idOfWire(id), context);
      if (cancelled !== 'cancelled') return refuseWith(cancelled);
      return await shownJob(deps, idOfWire(id), context);
    },
    'export/add': async (asked, context) => {
      const { caller, locale, address, userAgent } = context;
      const visit = { address, userAgent };
      const made = await askForExport(deps, { asked, caller, locale, visit });
      if (!made.ok) return refuseWith(made.refusal.code, made.refusal.values);
      return await shownJob(deps, made.value.jobId, context);
    },
  };
}

/** While it waits it ends at once; while it is written, its writer hears of it at the next rows. */
async function cancelExport(
  { database, clock }: ExportsDeps,
  id: bigint,
  { caller }: Clerk,
): Promise<'cancelled' | 'job-unknown' | 'job-over' | 'permission-denied'> {
  return await database.transact(async (tx) => {
    const run = await lockRun(tx, id);
    const file = run && (await findExport(tx, id));
    if (!run || !file) return 'job-unknown';
    if (run.state !== 'processing' || run.cancelAskedAt) return 'job-over';
    if (!mayCancel(run, file, caller)) return 'permission-denied';
    const now = clock.now();
    await askToCancel(tx, id, now);
    if (run.startedAt === null) await endRun(tx, run, { event: 'cancelled', now });
    return 'cancelled';
  });
}

async function shownJob(deps: ExportsDeps, id: bigint, context: Clerk) {
  const run = await findRun(deps.database.read, id);
  const [view] = run ? await viewsOf(deps, [run], context) : [];
  return view ? answer<CallContent<'job/cancel'>>(view) : refuseWith('job-unknown');
}

async function viewsOf(
  { database, clock }: ExportsDeps,
  runs: readonly JobRun[],
  { caller, locale }: Clerk,
) {
  const files = await exportsOf(
    database.read,
    runs.map(({ id }) => id),
  );
  const people = runs.flatMap(({ applicantId }) => applicantId ?? []);
  const names = await namesOfAdministrators(database.read, [...new Set(people)]);
  return runs.map((run) =>
    jobView(run, {
      ...{ file: files.get(run.id), caller, locale, now: clock.now() },
      applicant:
        run.applicantId === null
          ? null
          : { id: run.applicantId.toString(), name: names.get(run.applicantId) ?? '' },
    }),
  );
}

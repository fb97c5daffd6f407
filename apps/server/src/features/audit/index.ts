import type { BaseLogger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Reader } from '../../platform/database/database.ts';
import type { AnyJob } from '../../platform/jobs/jobs.ts';
import { activityPageReader } from './activity-search.ts';
import { type ActivityRow, activityOf } from './activity-store.ts';
import { type AuditRoutes, auditRoutes } from './audit-routes.ts';
import { listExportRoutes } from './list-export-routes.ts';
import { createRecordActivity, type RecordActivity } from './record-activity.ts';
import { createRemoveOldReports, removeReportsJob } from './remove-reports.ts';
import { tellSealJob, watchUnsealed } from './seal-records.ts';

export type { Activity } from './record-activity.ts';
export { type ChainProof, proveChain } from './seal-records.ts';

export type AuditDeps = {
  readonly database: Database;
  readonly clock: Clock;
  /** How long what pages report is kept; who only records does not say. */
  readonly reportDays?: () => number;
  /** Who only records says nothing. */
  readonly log?: Pick<BaseLogger, 'error' | 'info'>;
};

const REPORT_DAYS = 90;
const silent = { error: () => {}, info: () => {} };

export type Audit = {
  /** In the transaction of what it tells of: both happen or neither. */
  readonly record: RecordActivity;
  /** What one player did, newest first. */
  readonly activityOf: (
    reader: Reader,
    playerId: bigint,
    lines: number,
  ) => Promise<readonly ActivityRow[]>;
  /** Seals what was recorded, once a second; answers how to stop. */
  readonly watchUnsealed: () => () => Promise<void>;
  readonly routes: AuditRoutes & ReturnType<typeof listExportRoutes>;
  readonly jobs: readonly AnyJob[];
};

export function createAudit(deps: AuditDeps): Audit {
  const { database, clock, reportDays = () => REPORT_DAYS, log = silent } = deps;
  const record = createRecordActivity(clock);
  const removeOldReports = createRemoveOldReports({ database, clock, record, reportDays });
  return {
    record,
    activityOf,
    routes: {
      ...auditRoutes({
        ...{ database, record, removeOldReports },
        readActivityPage: activityPageReader(clock),
      }),
      ...listExportRoutes({ database, record }),
    },
    watchUnsealed: () => watchUnsealed({ database, log }),
    jobs: [removeReportsJob(removeOldReports), tellSealJob({ database, log })],
  };
}

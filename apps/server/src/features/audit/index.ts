import type { Clock } from '../../platform/clock.ts';
import type { Database, Reader } from '../../platform/database/database.ts';
import { type ActivityRow, activityOf } from './activity-store.ts';
import { type AuditRoutes, auditRoutes } from './audit-routes.ts';
import { createRecordActivity, type RecordActivity } from './record-activity.ts';

export type AuditDeps = { readonly database: Database; readonly clock: Clock };

export type Audit = {
  /** In the transaction of what it tells of: both happen or neither. */
  readonly record: RecordActivity;
  /** What one player did, newest first. */
  readonly activityOf: (
    reader: Reader,
    playerId: bigint,
    lines: number,
  ) => Promise<readonly ActivityRow[]>;
  readonly routes: AuditRoutes;
};

export function createAudit({ database, clock }: AuditDeps): Audit {
  const record = createRecordActivity(clock);
  return { record, activityOf, routes: auditRoutes(database, record) };
}

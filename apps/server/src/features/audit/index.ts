import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type AuditRoutes, auditRoutes } from './audit-routes.ts';
import { createRecordActivity, type RecordActivity } from './record-activity.ts';

export type AuditDeps = { readonly database: Database; readonly clock: Clock };

export type Audit = {
  /** In the transaction of what it tells of: both happen or neither. */
  readonly record: RecordActivity;
  readonly routes: AuditRoutes;
};

export function createAudit({ database, clock }: AuditDeps): Audit {
  const record = createRecordActivity(clock);
  return { record, routes: auditRoutes(database, record) };
}

import type { BaseLogger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/jobs/jobs.ts';
import type { Audit } from '../audit/index.ts';
import type { PartStore } from '../files/index.ts';
import type { Settings } from '../settings/index.ts';

export type ExportsDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<BaseLogger, 'error'>;
  readonly outbox: Outbox;
  readonly audit: Pick<Audit, 'record'>;
  readonly settings: Pick<Settings, 'current'>;
  /** Where the parts of files lie, which nobody is served by their names. */
  readonly parts: PartStore;
};

import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Audit } from '../audit/index.ts';
import type { Settings } from '../settings/index.ts';

export type RegulatorDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<Audit, 'record'>;
  readonly settings: Pick<Settings, 'current' | 'at'>;
};

import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { Audit } from '../audit/index.ts';
import type { Settings } from '../settings/index.ts';

export type ChatDeps = {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly audit: Pick<Audit, 'record'>;
  readonly settings: Pick<Settings, 'current' | 'lastChangeOf' | 'change'>;
  readonly rateLimiter: Pick<RateLimiter, 'take'>;
};

import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/jobs/jobs.ts';
import type { Approvals } from '../approvals/index.ts';
import type { Audit } from '../audit/index.ts';
import type { Files } from '../files/index.ts';
import type { FreeBets } from '../free-bets/index.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Settings } from '../settings/index.ts';

export type CampaignDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly audit: Pick<Audit, 'record'>;
  readonly approvals: Pick<Approvals, 'register' | 'needsSecond'>;
  readonly settings: Pick<Settings, 'current'>;
  readonly files: Pick<Files, 'useFiles'>;
  readonly freeBets: Pick<FreeBets, 'grant'>;
  readonly inbox: Pick<Inbox, 'tell'>;
};

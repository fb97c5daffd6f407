import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/jobs/jobs.ts';
import type { Approvals } from '../approvals/index.ts';
import type { Audit } from '../audit/index.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Messaging } from '../messaging/index.ts';
import type { Players } from '../players/index.ts';
import type { Settings } from '../settings/index.ts';

export type MailingsDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly audit: Pick<Audit, 'record'>;
  readonly approvals: Pick<Approvals, 'register'>;
  readonly settings: Pick<Settings, 'current' | 'change' | 'lastChangeOf'>;
  readonly messaging: Pick<Messaging, 'sendMailingSms' | 'sentOfMailings' | 'roomForMailings'>;
  readonly inbox: Pick<Inbox, 'putToMany' | 'readOfMailings' | 'readersOfMailing'>;
  readonly players: Pick<Players, 'stopOffers' | 'offerExits'>;
  /** Where players find the site, without a slash at its end. */
  readonly siteUrl: string;
};

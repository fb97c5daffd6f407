import type { Localised } from '@kipute/contract/locale';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/jobs/jobs.ts';
import type { Approvals } from '../approvals/index.ts';
import type { Audit } from '../audit/index.ts';
import type { Messaging } from '../messaging/index.ts';
import type { Players } from '../players/index.ts';
import type { Settings } from '../settings/index.ts';
import type { OfferExits } from './offer-exit.ts';

type InboxRow = {
  readonly playerId: bigint;
  readonly kind: 'offers' | 'account';
  readonly subject: Localised;
  readonly body: Localised;
  readonly key: string;
  readonly mailingId: bigint;
  readonly jump?: string;
};

export type MailingsDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly audit: Pick<Audit, 'record'>;
  readonly approvals: Pick<Approvals, 'register'>;
  readonly settings: Pick<Settings, 'current' | 'change' | 'lastChangeOf'>;
  readonly messaging: Pick<Messaging, 'sendMailingSms' | 'roomForMailings'>;
  readonly inbox: {
    readonly putMany: (tx: Transaction, rows: readonly InboxRow[]) => Promise<number>;
  };
  readonly players: Pick<Players, 'stopOffers'>;
  readonly exits: OfferExits;
  /** Where players find the site, without a slash at its end. */
  readonly siteUrl: string;
};

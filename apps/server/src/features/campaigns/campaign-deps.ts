import type { Senti } from '@kipute/domain/money/senti';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/jobs/jobs.ts';
import type { Approvals } from '../approvals/index.ts';
import type { Audit } from '../audit/index.ts';
import type { Settings } from '../settings/index.ts';

type Grant = {
  readonly playerId: bigint;
  readonly amount: Senti;
  readonly expiresAt: Date | null;
  readonly cause: 'campaign';
  readonly causeId: string;
  /** Of the entry in the books: the same key never gives twice. */
  readonly key: string;
};

export type RewardNews = {
  readonly playerId: bigint;
  readonly key: string;
  readonly amount: Senti;
  readonly expiresAt: Date;
  readonly title: { readonly sw: string; readonly en: string };
};

export type CampaignDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly audit: Pick<Audit, 'record'>;
  readonly approvals: Pick<Approvals, 'register' | 'needsSecond'>;
  readonly settings: Pick<Settings, 'current'>;
  readonly freeBets: {
    readonly grant: (tx: Transaction, grant: Grant) => Promise<'granted' | 'known'>;
  };
  /** Tells players of their rewards, in the transaction that gives them. */
  readonly tellReward: (tx: Transaction, news: RewardNews) => Promise<void>;
};

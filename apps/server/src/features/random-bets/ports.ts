import type { BaseLogger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/jobs/jobs.ts';
import type { Audit } from '../audit/index.ts';
import type { Betting } from '../betting/index.ts';
import type { OddsBoard } from '../odds-board/index.ts';
import type { Settings } from '../settings/index.ts';

export type RandomBetDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<BaseLogger, 'warn'>;
  readonly outbox: Outbox;
  readonly audit: Pick<Audit, 'record'>;
  readonly settings: Pick<Settings, 'current'>;
  readonly board: Pick<OddsBoard, 'feedPrices' | 'quote' | 'allowsRandomBets'>;
  readonly betting: Pick<Betting, 'placeBet'>;
};

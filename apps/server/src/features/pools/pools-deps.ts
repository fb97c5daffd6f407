import type { BaseLogger } from 'pino';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/jobs/jobs.ts';
import type { Approvals } from '../approvals/index.ts';
import type { Audit } from '../audit/index.ts';
import type { RunningCatalogue } from '../catalogue/index.ts';
import type { Inbox } from '../inbox/index.ts';
import type { OddsBoard } from '../odds-board/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Settings } from '../settings/index.ts';
import type { Wallet } from '../wallet/index.ts';

export type PoolsDeps = {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly log: Pick<BaseLogger, 'error'>;
  readonly settings: Pick<Settings, 'current'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly approvals: Pick<Approvals, 'register' | 'needsSecond'>;
  readonly inbox: Pick<Inbox, 'tell' | 'tellMany'>;
  readonly protection: Pick<Protection, 'stakeRefusal'>;
  readonly wallet: Pick<Wallet, 'append' | 'appendMany' | 'movementsOf' | 'lockPurses'>;
  readonly board: Pick<OddsBoard, 'winnerOdds' | 'formOf'>;
  readonly catalogue: Pick<
    RunningCatalogue,
    | 'matches'
    | 'competitions'
    | 'team'
    | 'factsOf'
    | 'incidentsOf'
    | 'swahiliName'
    | 'onTouched'
    | 'freshness'
  >;
};

import type { BaseLogger } from 'pino';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Audit } from '../audit/index.ts';
import type { OddsBoard } from '../odds-board/index.ts';
import type { Settings } from '../settings/index.ts';

export type BoostDeps = {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Pick<BaseLogger, 'warn' | 'error'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly settings: Pick<Settings, 'current' | 'onChanged'>;
  readonly board: Pick<
    OddsBoard,
    'setBoosts' | 'onBoostOvertaken' | 'boostNow' | 'boostableSelections' | 'wordsOf'
  >;
};

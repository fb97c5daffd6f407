import type { BaseLogger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { OddsBoard } from '../odds-board/index.ts';

export type PriceHistoryDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<BaseLogger, 'warn'>;
  readonly board: Pick<OddsBoard, 'feedPrices' | 'feedPriceOf' | 'onPriced'>;
};

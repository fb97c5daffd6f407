import type { BaseLogger } from 'pino';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/jobs/jobs.ts';
import type { Betting } from '../betting/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { OddsBoard } from '../odds-board/index.ts';
import type { Settings } from '../settings/index.ts';
import type { Settlement } from '../settlement/index.ts';

export type CashOutDeps = {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly log: Pick<BaseLogger, 'error'>;
  readonly settings: Pick<Settings, 'current' | 'onChanged'>;
  readonly board: Pick<OddsBoard, 'marketPrices' | 'lastPrices' | 'secondsSinceDanger'>;
  readonly catalogue: Pick<Catalogue, 'onTouched' | 'onFreshness' | 'marketOfSelection'>;
  readonly betting: Pick<Betting, 'ordersInPlay' | 'onOrderChanged'>;
  readonly settlement: Pick<Settlement, 'sellBack'>;
  /** Real time; a test passes its own. */
  readonly pause?: (milliseconds: number) => Promise<unknown>;
};

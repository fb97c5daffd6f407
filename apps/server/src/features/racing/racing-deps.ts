import type { BaseLogger } from 'pino';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Sealer } from '../../platform/sealing.ts';
import type { Approvals } from '../approvals/index.ts';
import type { Audit } from '../audit/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Settings } from '../settings/index.ts';
import type { Wallet } from '../wallet/index.ts';

export type RacingDeps = {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Pick<BaseLogger, 'error' | 'warn'>;
  readonly settings: Pick<
    Settings,
    'current' | 'at' | 'revisionOf' | 'lastChangeOf' | 'change' | 'onChanged'
  >;
  readonly audit: Pick<Audit, 'record'>;
  readonly approvals: Pick<Approvals, 'register'>;
  readonly protection: Pick<Protection, 'stakeRefusal' | 'isPaused'>;
  readonly wallet: Pick<Wallet, 'append' | 'announce' | 'movementsOf'>;
  /** Keeps seeds until their round has ended. */
  readonly seeds: Sealer;
};

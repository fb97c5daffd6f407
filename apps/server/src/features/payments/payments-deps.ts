import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/jobs/jobs.ts';
import type { Audit } from '../audit/index.ts';
import type { PlayerDirectory, WriteToPlayer } from '../players/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Settings } from '../settings/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { MobileMoney, OperatorName } from './ports.ts';

/** Which party serves an operator, and every party that ever did: old payments still speak to it. */
type Channels = {
  readonly channels: Readonly<Record<string, MobileMoney>>;
  readonly channelOf: (operator: OperatorName) => string;
};

export type PaymentsDeps = {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'current'>;
  readonly wallet: Pick<Wallet, 'append' | 'balancesOf' | 'booksAreSound'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly directory: PlayerDirectory;
  readonly writeToPlayer: WriteToPlayer;
  readonly protection: Pick<Protection, 'depositRefusal' | 'isPaused'>;
  readonly mobileMoney: Channels;
};

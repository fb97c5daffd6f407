import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/jobs/jobs.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { Approvals } from '../approvals/index.ts';
import type { Audit } from '../audit/index.ts';
import type { Inbox } from '../inbox/index.ts';
import type { PlayerDirectory, WriteToPlayer } from '../players/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Settings } from '../settings/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { MobileMoney, OperatorName } from './ports.ts';

/** Which party serves an operator, and every party that ever did: old payments still speak to it. */
type Channels = {
  readonly channels: Readonly<Record<string, MobileMoney>>;
  readonly channelOf: (operator: OperatorName) => string;
  /** Where a party is asked, without what is secret of it. */
  readonly addressOf: (channel: string) => string;
  /** Whether a party's callback may come from an address. */
  readonly isCallbackSource: (channel: string, address: string) => boolean;
};

export type PaymentsDeps = {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'current'>;
  readonly wallet: Pick<
    Wallet,
    'append' | 'balancesOf' | 'booksAreSound' | 'totalsOf' | 'cashFlowOf' | 'accountBalances'
  >;
  readonly audit: Pick<Audit, 'record'>;
  readonly approvals: Pick<Approvals, 'register' | 'needsSecond' | 'waitingOf'>;
  readonly directory: PlayerDirectory;
  readonly writeToPlayer: WriteToPlayer;
  readonly inbox: Pick<Inbox, 'tell'>;
  readonly protection: Pick<
    Protection,
    'depositRefusal' | 'depositLeft' | 'pausedUntil' | 'isPaused'
  >;
  readonly mobileMoney: Channels;
  readonly rateLimiter: Pick<RateLimiter, 'take'>;
  /** For the metrics: what was read in a callback, or why it was not. */
  readonly countCallback: (channel: string, reading: string) => void;
};

import type { BaseLogger } from 'pino';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/jobs/jobs.ts';
import type { Audit } from '../audit/index.ts';
import type { Betting } from '../betting/index.ts';
import type { Catalogue, storedStatusesOf } from '../catalogue/index.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Players } from '../players/index.ts';
import type { Settings } from '../settings/index.ts';
import type { Wallet } from '../wallet/index.ts';

/** What settlement sees of the provider's world. */
export type SettledCatalogue = Pick<
  Catalogue,
  'matches' | 'marketsOf' | 'selectionsOf' | 'marketOfSelection' | 'factsOf' | 'incidentsOf'
> &
  Pick<Catalogue, 'selection' | 'team' | 'freshness' | 'onTouched'>;

export type SettlementDeps = {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly log: Pick<BaseLogger, 'error'>;
  readonly settings: Pick<Settings, 'current'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly wallet: Pick<Wallet, 'appendMany' | 'movementsOf' | 'lockPurses'>;
  readonly inbox: Pick<Inbox, 'tellMany'>;
  readonly players: Pick<Players, 'invitersOf' | 'invitedAmong'>;
  readonly catalogue: SettledCatalogue;
  /** The provider's last outcome of each selection of a match, also of removed ones. */
  readonly storedStatusesOf: typeof storedStatusesOf;
  /** Whether a side of it that leads by two has won. */
  readonly isTwoUp: (matchId: string) => boolean;
  readonly betting: Pick<Betting, 'isBetOn' | 'keepFinalScore'>;
};

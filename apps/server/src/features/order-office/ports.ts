import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Approvals } from '../approvals/index.ts';
import type { Audit } from '../audit/index.ts';
import type { storedStatusesOf } from '../catalogue/index.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Settings } from '../settings/index.ts';
import type { SettledCatalogue, Settlement } from '../settlement/index.ts';
import type { Wallet } from '../wallet/index.ts';

export type OrderOfficeDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'current'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly approvals: Pick<Approvals, 'register'>;
  readonly inbox: Pick<Inbox, 'tell'>;
  readonly wallet: Pick<Wallet, 'balancesOf'>;
  readonly catalogue: SettledCatalogue;
  /** The provider's last outcome of each selection of a match, also of removed ones. */
  readonly storedStatusesOf: typeof storedStatusesOf;
  readonly settlement: Pick<Settlement, 'approveOrder' | 'cancelOrder' | 'setResultByHand'>;
};

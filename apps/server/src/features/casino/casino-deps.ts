import type { BaseLogger } from 'pino';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/jobs/jobs.ts';
import type { Audit } from '../audit/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Settings } from '../settings/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { CasinoProvider } from './ports.ts';

export type CasinoDeps = {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly log: Pick<BaseLogger, 'info' | 'warn' | 'error'>;
  readonly settings: Pick<Settings, 'current'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly protection: Pick<Protection, 'stakeRefusal' | 'isPaused'>;
  readonly wallet: Pick<Wallet, 'balancesOf' | 'announceChanges'>;
  /** None where nobody set an address. */
  readonly providers: readonly CasinoProvider[];
  /** Where players find the site, without a slash at its end. */
  readonly siteUrl: string;
  /** What a provider asked and how it was answered. */
  readonly countCall: (provider: string, outcome: string) => void;
};

export const providerNamed = (
  { providers }: Pick<CasinoDeps, 'providers'>,
  word: string,
): CasinoProvider | undefined => providers.find((provider) => provider.word === word);

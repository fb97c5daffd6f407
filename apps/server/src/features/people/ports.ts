import type { BaseLogger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CallContext, SignedInAdministrator } from '../../platform/http/handler.ts';
import type { Access, Visit } from '../access/index.ts';
import type { Approvals } from '../approvals/index.ts';
import type { Audit } from '../audit/index.ts';
import type { Settings } from '../settings/index.ts';

export type PeopleDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<BaseLogger, 'error'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly settings: Pick<Settings, 'current'>;
  readonly access: Pick<Access, 'inviteAdministrator' | 'endSessionsOf' | 'announceRevoked'>;
  readonly approvals: Approvals;
};

/** Who does it, why, and from where. */
export type Order = {
  readonly administratorId: bigint;
  readonly reason: string;
  readonly visit: Visit;
};

export function orderOf(
  { caller, address, userAgent }: CallContext<SignedInAdministrator>,
  reason: string,
): Order {
  return { administratorId: caller.administratorId, reason, visit: { address, userAgent } };
}

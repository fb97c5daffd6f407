import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { idOfWire } from '../../platform/database/wire-id.ts';
import type { CallContext, SignedInAdministrator } from '../../platform/http/handler.ts';
import type { Access, Visit } from '../access/index.ts';
import type { Approvals } from '../approvals/index.ts';
import type { Audit } from '../audit/index.ts';
import type { Payments } from '../payments/index.ts';
import type { Players } from '../players/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Settings } from '../settings/index.ts';
import type { Wallet } from '../wallet/index.ts';

export type PlayerOfficeDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly access: Pick<Access, 'endSessionsOf' | 'listSessions'>;
  readonly approvals: Pick<Approvals, 'register' | 'needsSecond'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly settings: Pick<Settings, 'current'>;
  readonly wallet: Pick<Wallet, 'append' | 'balancesOf' | 'lockPurses' | 'movementsOf'>;
  readonly players: Pick<Players, 'addByOffice' | 'handPassword' | 'replaceByHanded'>;
  readonly protection: Pick<Protection, 'standingOf'>;
  readonly payments: Pick<Payments, 'hasOpenPayment'>;
};

/** Who does something to whom, and why. */
export type Order = {
  readonly playerId: bigint;
  readonly administratorId: bigint;
  readonly visit: Visit;
  readonly reason: string;
};

type Asked = { readonly user_id: string; readonly reason: string };

export function orderOf(
  { user_id, reason }: Asked,
  { caller, address, userAgent }: CallContext<SignedInAdministrator>,
): Order {
  return {
    playerId: idOfWire(user_id),
    administratorId: caller.administratorId,
    visit: { address, userAgent },
    reason,
  };
}

import { TOKEN_LIFETIME_SECONDS } from '@kipute/contract/constants/timing';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { networkOfAddress } from '../../../platform/network-of-address.ts';
import type { SessionOwner, Visit } from '../ports.ts';
import { deleteExpiredSessions, insertSession } from './session-store.ts';
import { hashToken, newToken } from './session-token.ts';

export type OpenSession = (tx: Transaction, owner: SessionOwner, visit: Visit) => Promise<string>;

const USER_AGENT_LENGTH_MAX = 200;

/** Answers the token. This is the only moment it exists here in the clear. */
export function createOpenSession(clock: Clock): OpenSession {
  return async (tx, owner, { address, userAgent }) => {
    const openedAt = clock.now();
    const token = newToken();
    await deleteExpiredSessions(tx, owner, openedAt);
    await insertSession(tx, {
      tokenHash: hashToken(token),
      ownerKind: owner.kind,
      ownerId: owner.id,
      openedAt,
      expiresAt: new Date(openedAt.getTime() + TOKEN_LIFETIME_SECONDS * 1000),
      network: networkOfAddress(address),
      userAgent: userAgent.slice(0, USER_AGENT_LENGTH_MAX),
    });
    return token;
  };
}

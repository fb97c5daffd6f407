import type { Clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { SessionOwner } from '../ports.ts';
import { findLiveSessionsOf } from './session-store.ts';
import { hashToken, sessionIdOf } from './session-token.ts';

type ListedSession = {
  /** Names the session without opening it. */
  readonly id: string;
  readonly userAgent: string;
  readonly network: string;
  readonly openedAt: Date;
  readonly expiresAt: Date;
  readonly isCurrent: boolean;
};

/** Where the owner is signed in, newest first, seen by the holder of one of the tokens. */
export type ListSessions = (
  reader: Reader,
  owner: SessionOwner,
  token: string,
) => Promise<readonly ListedSession[]>;

export function createListSessions(clock: Clock): ListSessions {
  return async (reader, owner, token) => {
    const currentHash = hashToken(token);
    const rows = await findLiveSessionsOf(reader, owner, clock.now());
    return rows.map(({ tokenHash, userAgent, network, openedAt, expiresAt }) => ({
      id: sessionIdOf(tokenHash),
      userAgent,
      network,
      openedAt,
      expiresAt,
      isCurrent: tokenHash.equals(currentHash),
    }));
  };
}

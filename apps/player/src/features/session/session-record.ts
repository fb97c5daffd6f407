import { TOKEN_LIFETIME_SECONDS } from '@kipute/contract/constants/timing';
import type { CallContent } from '@kipute/contract/registry';

export type UserInfo = CallContent<'subscriber/login'>['user_info'];
export type Session = {
  readonly token: string;
  readonly userInfo: UserInfo;
  readonly expiresAtMs: number;
};

export function newSession(reply: { token: string; userInfo: UserInfo; nowMs: number }): Session {
  const { token, userInfo, nowMs } = reply;
  return { token, userInfo, expiresAtMs: nowMs + TOKEN_LIFETIME_SECONDS * 1000 };
}

export function isAlive(session: Session, nowMs: number): boolean {
  return nowMs < session.expiresAtMs;
}

/** What an older page wrote may have any shape; only a whole, living session is taken. */
export function sessionIn(kept: unknown, nowMs: number): Session | undefined {
  return isSession(kept) && isAlive(kept, nowMs) ? kept : undefined;
}

function isSession(kept: unknown): kept is Session {
  if (typeof kept !== 'object' || kept === null) return false;
  const { token, userInfo, expiresAtMs } = kept as Record<string, unknown>;
  return (
    typeof token === 'string' &&
    token !== '' &&
    typeof expiresAtMs === 'number' &&
    typeof userInfo === 'object' &&
    userInfo !== null
  );
}

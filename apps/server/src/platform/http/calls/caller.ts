import type { CallerRule } from '@kipute/contract/call';
import type { Authenticate, Caller } from '../handler.ts';

const visitor: Caller = { kind: 'visitor' };
const bearer = /^Bearer ([A-Za-z0-9_-]{16,200})$/i;

export function bearerToken(authorization: string | undefined): string | undefined {
  return authorization === undefined ? undefined : bearer.exec(authorization)?.[1];
}

/**
 * What the page bound its request to, well-formed or not: one whose stored token is broken must
 * still be heard, and be told that it is a visitor (WIRE-38).
 */
export function boundBearer(authorization: string | undefined): string | undefined {
  return authorization === undefined ? undefined : /^Bearer (.*)$/is.exec(authorization)?.[1];
}

/** A missing, malformed, unknown or expired token makes its bearer a visitor (WIRE-10). */
export function callerOf(
  token: string | undefined,
  authenticate: Authenticate,
): Caller | Promise<Caller> {
  return token === undefined ? visitor : authenticate(token);
}

export function refusalOf(
  rule: CallerRule,
  caller: Caller,
): 'sign-in-required' | 'permission-denied' | undefined {
  if (rule.kind === 'anyone') return undefined;
  if (caller.kind !== rule.kind) return 'sign-in-required';
  if (rule.kind !== 'administrator' || caller.kind !== 'administrator') return undefined;
  return caller.nodes.has(rule.node) ? undefined : 'permission-denied';
}

/** Who shares a budget: a signed-in caller has one of its own, visitors share their address's. */
export function budgetOwner(caller: Caller, address: string): string {
  switch (caller.kind) {
    case 'player':
      return `player:${caller.playerId}`;
    case 'administrator':
      return `administrator:${caller.administratorId}`;
    case 'visitor':
      return `address:${address}`;
  }
}

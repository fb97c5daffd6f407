import type { CallerRule, RateLimit } from '@kipute/contract/call';
import type { RateLimiter, RateVerdict } from '../rate-limit/rate-limiter.ts';
import type { Authenticate, Caller, OfficeCaller, OfficeObstacle } from './handler.ts';

/**
 * Who calls, whether they may, and from whose budget: the same for a call in its envelope and for an
 * upload beside it.
 */
const visitor: Caller = { kind: 'visitor' };
const bearer = /^Bearer ([A-Za-z0-9_-]{16,200})$/i;

export function bearerToken(authorization: string | undefined): string | undefined {
  return authorization === undefined ? undefined : bearer.exec(authorization)?.[1];
}

/**
 * What the page bound its request to, well-formed or not: a page whose stored token is broken must
 * still be served, and be told that it is a visitor (WIRE-38).
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

type CallerRefusal =
  | 'sign-in-required'
  | 'authenticator-required'
  | 'password-change-required'
  | 'permission-denied'
  | 'proof-required';

const refusalOfObstacle = {
  'bind-authenticator': 'authenticator-required',
  'change-password': 'password-change-required',
} as const satisfies Record<OfficeObstacle, CallerRefusal>;

export function refusalOf(rule: CallerRule, caller: Caller, now: Date): CallerRefusal | undefined {
  switch (rule.kind) {
    case 'anyone':
      return undefined;
    case 'player':
      if (caller.kind !== 'player') return 'sign-in-required';
      return caller.obstacle && !rule.admitsObstacle ? 'password-change-required' : undefined;
    case 'office':
      return isAtTheOffice(caller) ? undefined : 'sign-in-required';
    case 'administrator':
      return isAtTheOffice(caller) ? refusalAtTheOffice(rule, caller, now) : 'sign-in-required';
  }
}

export const isAtTheOffice = (caller: Caller): caller is OfficeCaller =>
  caller.kind === 'administrator' || caller.kind === 'agent';

function refusalAtTheOffice(
  { node, reach, proof }: Extract<CallerRule, { kind: 'administrator' }>,
  caller: OfficeCaller,
  now: Date,
): CallerRefusal | undefined {
  if (caller.obstacle) return refusalOfObstacle[caller.obstacle];
  const isWithinReach = caller.kind === 'administrator' || reach === 'tree';
  if (!isWithinReach || !caller.nodes.has(node)) return 'permission-denied';
  return proof === 'recent' && caller.provenUntil <= now ? 'proof-required' : undefined;
}

/** Who shares a budget: a signed-in caller has one of its own, visitors share their address's. */
export function budgetOwner(caller: Caller, address: string): string {
  switch (caller.kind) {
    case 'player':
      return `player:${caller.playerId}`;
    case 'administrator':
      return `administrator:${caller.administratorId}`;
    case 'agent':
      return `agent:${caller.playerId}`;
    case 'visitor':
      return `address:${address}`;
  }
}

/**
 * Mobile networks put many homes behind one address, so the visitors of an address share a wider
 * budget than one signed-in caller has (WIRE-12).
 */
const VISITORS_PER_ADDRESS = 10;

type Budgeted = { readonly call: string; readonly rateLimit: RateLimit };

type BudgetDeps = { readonly rateLimiter: RateLimiter; readonly rateLimitFactor: number };

export function takeFromBudget(
  { call, rateLimit }: Budgeted,
  owner: string,
  { rateLimiter, rateLimitFactor }: BudgetDeps,
): RateVerdict | Promise<RateVerdict> {
  const { calls, seconds } = rateLimit;
  const sharers = owner.startsWith('address:') ? VISITORS_PER_ADDRESS : 1;
  const budget = { calls: calls * sharers * rateLimitFactor, seconds };
  return rateLimiter.take(`${call} ${owner}`, budget);
}

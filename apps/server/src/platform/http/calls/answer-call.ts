import { type CallDefinition, nothing } from '@kipute/contract/call';
import type { ErrorCode } from '@kipute/contract/errors';
import { localeOf } from '@kipute/contract/locale';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { RateLimiter, RateVerdict } from '../../rate-limit/rate-limiter.ts';
import {
  type Answer,
  type Authenticate,
  type CallContext,
  type Caller,
  refuseWith,
} from '../handler.ts';
import type { AdmissionQueue } from '../load-shedding.ts';
import { budgetOwner, callerOf, refusalOf } from './caller.ts';
import { type PageBody, readPageBody } from './page-body.ts';

/** The registry's types end here: past this point the schemas have checked what travels. */
export type ErasedHandler = (
  request: unknown,
  context: CallContext,
) => Promise<Answer<unknown, boolean>>;

export type CallRoute = {
  readonly name: string;
  readonly definition: CallDefinition;
  readonly handler: ErasedHandler;
  readonly admissionQueue?: AdmissionQueue | undefined;
};

export type CallDependencies = {
  readonly authenticate: Authenticate;
  readonly rateLimiter: RateLimiter;
  readonly clock: Clock;
  /** How far the time of a request may be from ours (WIRE-38). */
  readonly requestWindowMs: number;
  /** Multiplies every budget; 1 except where load is made on purpose. */
  readonly rateLimitFactor: number;
};

export type Verdict = {
  readonly caller: Caller['kind'];
  readonly answer: Answer<unknown, boolean>;
  readonly retryAfterSeconds?: number;
};

const EMPTY_REQUEST = Object.freeze({});
const USER_AGENT_LENGTH_MAX = 300;

/**
 * Mobile networks put many homes behind one address, so the visitors of an address share a wider
 * budget than one signed-in caller has (WIRE-12).
 */
const VISITORS_PER_ADDRESS = 10;

const refused = (caller: Caller, code: ErrorCode): Verdict => ({
  caller: caller.kind,
  answer: refuseWith(code),
});

type OpenedCall = {
  readonly request: FastifyRequest;
  readonly token: string | undefined;
  /** Of the opened envelope. */
  readonly text: string;
};

/** Body → time → caller → budget → schema → handler: the first refusal answers. */
export async function answerCall(
  route: CallRoute,
  { request, token, text }: OpenedCall,
  dependencies: CallDependencies,
): Promise<Verdict> {
  const body = readPageBody(text);
  if (!body) return refused({ kind: 'visitor' }, 'parameter-invalid');
  const serverTime = dependencies.clock.now().getTime();
  if (Math.abs(serverTime - body.sentAt) > dependencies.requestWindowMs) {
    const answer = refuseWith('clock-off', { server_time: serverTime });
    return { caller: 'visitor', answer };
  }
  // Nothing is awaited that is already here: each turn of the queue costs more than the check.
  const named = callerOf(token, dependencies.authenticate);
  const caller = named instanceof Promise ? await named : named;
  const refusal = refusalOf(route.definition.caller, caller);
  if (refusal) return refused(caller, refusal);

  const taken = takeFromBudget(route, budgetOwner(caller, request.ip), dependencies);
  const budget = taken instanceof Promise ? await taken : taken;
  if (!budget.allowed) {
    const { retryAfterSeconds } = budget;
    return { ...refused(caller, 'too-many-requests'), retryAfterSeconds };
  }
  const input = parseInput(route.definition, body);
  if (input === undefined) return refused(caller, 'parameter-invalid');
  const answer = await route.handler(input, contextOf(request, body, caller));
  return { caller: caller.kind, answer };
}

function takeFromBudget(
  { name, definition }: CallRoute,
  owner: string,
  { rateLimiter, rateLimitFactor }: CallDependencies,
): RateVerdict | Promise<RateVerdict> {
  const { calls, seconds } = definition.rateLimit;
  const sharers = owner.startsWith('address:') ? VISITORS_PER_ADDRESS : 1;
  const budget = { calls: calls * sharers * rateLimitFactor, seconds };
  return rateLimiter.take(`${name} ${owner}`, budget);
}

function parseInput(definition: CallDefinition, body: PageBody): unknown {
  // Most calls of a page carry nothing, and a schema without fields costs as much as the cipher.
  if (definition.input === nothing) return EMPTY_REQUEST;
  return definition.input.safeParse(body.fields).data;
}

function contextOf(request: FastifyRequest, body: PageBody, caller: Caller): CallContext {
  return {
    caller,
    locale: localeOf(request.headers.locale),
    device: body.device,
    timezoneHours: body.timezoneHours,
    address: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, USER_AGENT_LENGTH_MAX) ?? '',
    requestId: request.id,
  };
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Metrics } from '../../metrics.ts';
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts';
import { answerHeaders, sendError } from '../error-reply.ts';
import type { OverloadValve } from '../overload-valve.ts';
import type { CallRoute } from './answer-call.ts';
import { answerSealedCall, type CallOutcome, type SealedCallDependencies } from './sealed-call.ts';

export type ServingDependencies = SealedCallDependencies & {
  /** Counts raw arrivals per address, before any decryption; local to this process. */
  readonly addressLimiter: RateLimiter;
  readonly valve: OverloadValve;
  readonly isDraining: () => boolean;
  readonly log: Logger;
  /** For the line per call, whose fields are fixed and hold no secret. */
  readonly callLog: Logger;
  readonly metrics: Metrics;
};

/** A shield against one machine's flood, wide enough for a mobile network's shared address. */
const ADDRESS_LIMIT = { calls: 12_000, seconds: 60 };
const RETRY_AFTER_OVERLOAD_SECONDS = 2;

/** The cheap questions, asked before the body is read. Answers the reply when it has refused. */
export async function refuseArrival(
  reply: FastifyReply,
  { valve, isDraining, addressLimiter, rateLimitFactor }: ServingDependencies,
): Promise<FastifyReply | undefined> {
  if (isDraining()) reply.header('connection', 'close');
  if (isDraining() || !valve.admits()) {
    return sendError(reply, 'overloaded', RETRY_AFTER_OVERLOAD_SECONDS);
  }
  const { calls, seconds } = ADDRESS_LIMIT;
  const budget = { calls: calls * rateLimitFactor, seconds };
  const verdict = await addressLimiter.take(`arrivals ${reply.request.ip}`, budget);
  if (verdict.allowed) return undefined;
  return sendError(reply, 'too-many-requests', verdict.retryAfterSeconds);
}

export async function serveCall(
  route: CallRoute,
  reply: FastifyReply,
  dependencies: ServingDependencies,
): Promise<FastifyReply> {
  const startedAt = performance.now();
  dependencies.valve.enter();
  const outcome = await outcomeOf(route, reply.request, dependencies);
  dependencies.valve.leave();
  record(dependencies, {
    call: route.name,
    outcome: outcome.code,
    caller: outcome.caller,
    milliseconds: performance.now() - startedAt,
    requestId: reply.request.id,
  });
  // Otherwise a connection that is kept alive would outlive the listener.
  if (dependencies.isDraining()) reply.header('connection', 'close');
  if (outcome.sealed !== undefined) return reply.headers(answerHeaders).send(outcome.sealed);
  return sendError(reply, outcome.code, outcome.retryAfterSeconds);
}

async function outcomeOf(
  route: CallRoute,
  request: FastifyRequest,
  dependencies: ServingDependencies,
): Promise<CallOutcome> {
  try {
    return await answerSealedCall(route, request, dependencies);
  } catch (error) {
    dependencies.log.error({ err: error, call: route.name, requestId: request.id }, 'call failed');
    return { code: 'server-error', caller: 'unknown' };
  }
}

type CallRecord = {
  readonly call: string;
  readonly outcome: string;
  readonly caller: string;
  readonly milliseconds: number;
  readonly requestId: string;
};

/** One line per call and never a body: bodies hold passwords and phone numbers (WIRE-21). */
function record({ callLog, metrics }: ServingDependencies, facts: CallRecord): void {
  metrics.callAnswered(facts.call, facts.outcome, facts.milliseconds / 1000);
  callLog.info({ ...facts, milliseconds: Math.round(facts.milliseconds * 100) / 100 }, 'call');
}

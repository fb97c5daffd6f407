import type { FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import type { Metrics } from '../../metrics.ts';
import { answerHeaders, sendError } from '../error-reply.ts';
import type { FloodLimit, LoadShedder } from '../load-shedding.ts';
import type { CallRoute } from './answer-call.ts';
import { nextTurn } from './next-turn.ts';
import { answerSealedCall, type CallOutcome, type SealedCallDependencies } from './sealed-call.ts';

export type ServingDependencies = SealedCallDependencies & {
  readonly floodLimit: FloodLimit;
  readonly loadShedder: LoadShedder;
  readonly isDraining: () => boolean;
  readonly log: Logger;
  /** For the line per call, whose fields are fixed and hold no secret. */
  readonly callLog: Logger;
  readonly metrics: Metrics;
};

export async function serveCall(
  route: CallRoute,
  reply: FastifyReply,
  dependencies: ServingDependencies,
): Promise<FastifyReply> {
  const { loadShedder, log, isDraining } = dependencies;
  const { id: requestId } = reply.request;
  const startedAt = performance.now();
  let outcome: CallOutcome = { code: 'server-error', caller: 'unknown' };
  loadShedder.enter();
  route.admissionQueue?.enter();
  try {
    await nextTurn();
    outcome = await answerSealedCall(route, reply.request, dependencies);
  } catch (error) {
    log.error({ err: error, call: route.name, requestId }, 'call failed');
  }
  route.admissionQueue?.leave();
  loadShedder.leave();
  const { code, caller } = outcome;
  const milliseconds = Math.round((performance.now() - startedAt) * 1000) / 1000;
  record(dependencies, { call: route.name, outcome: code, caller, milliseconds, requestId });
  // Otherwise a connection that is kept alive would outlive the listener.
  if (isDraining()) reply.header('connection', 'close');
  if (outcome.sealed !== undefined) return reply.headers(answerHeaders).send(outcome.sealed);
  return sendError(reply, outcome.code, outcome.retryAfterSeconds);
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
  callLog.info(facts, 'call');
}

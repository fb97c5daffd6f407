import type { FastifyReply } from 'fastify';
import { sendError } from '../error-reply.ts';
import type { CallRoute } from './answer-call.ts';
import type { ServingDependencies } from './serve-call.ts';

const RETRY_AFTER_OVERLOAD_SECONDS = 2;
/** To each page another wait, so that those who were sent away together do not return together. */
const HELD_MS = { least: 1_500, most: 2_500 };
/** A held reply costs some memory and no time; with more of them, memory would be the next trouble. */
const HELD_MAX = 10_000;

let held = 0;

/** The cheap questions, asked before the body is read. Says whether it answers. */
export function refuseArrival(
  { name, crowd }: Pick<CallRoute, 'name' | 'crowd'>,
  reply: FastifyReply,
  { valve, isDraining, arrivals, metrics }: ServingDependencies,
): boolean {
  if (isDraining()) {
    reply.header('connection', 'close');
    refuseOverload(reply);
    return true;
  }
  if (!valve.admits() || crowd?.admits() === false) {
    metrics.callAnswered(name, 'overloaded', 0);
    refuseLater(reply);
    return true;
  }
  const retryAfterSeconds = arrivals.refuse(reply.request.ip);
  if (retryAfterSeconds === undefined) return false;
  sendError(reply, 'too-many-requests', retryAfterSeconds);
  return true;
}

/**
 * Who is refused at once asks again at once, and then refusing is all a server gets done. A page
 * asks one thing at a time: while it waits for its refusal, it does not ask.
 */
function refuseLater(reply: FastifyReply): void {
  if (held >= HELD_MAX) {
    refuseOverload(reply);
    return;
  }
  held += 1;
  const { least, most } = HELD_MS;
  setTimeout(
    () => {
      held -= 1;
      refuseOverload(reply);
    },
    least + Math.random() * (most - least),
  );
}

function refuseOverload(reply: FastifyReply): void {
  sendError(reply, 'overloaded', RETRY_AFTER_OVERLOAD_SECONDS);
}

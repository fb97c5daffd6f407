import { Readable } from 'node:stream';
import type { CallerRule, RateLimit } from '@kipute/contract/call';
import type { ErrorCode } from '@kipute/contract/errors';
import type { Result } from '@kipute/domain/result';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusedCall } from './address-gate.ts';
import type { CallPipelineDeps } from './call-pipeline.ts';
import { bearerToken, budgetOwner, callerOf, refusalOf, takeFromBudget } from './caller-gate.ts';
import { sendError } from './error-reply.ts';
import type { SignedInAdministrator } from './handler.ts';
import { shedCall } from './load-shedding.ts';

type Download = {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly parts: AsyncIterable<Buffer>;
};

/** A file for one person: no call of the registry, because a file is no field of an envelope. */
export type DownloadRoute = {
  /** `export/file`, below `/api/`; the handle follows it. */
  readonly name: string;
  readonly rule: Extract<CallerRule, { kind: 'administrator' }>;
  readonly rateLimit: RateLimit;
  readonly open: (
    handle: string,
    caller: SignedInAdministrator,
  ) => Promise<Result<Download, ErrorCode>>;
};

/**
 * `GET` of a file by its owner: the bearer travels in a header and never in the address, so that an
 * address in somebody's log or history opens nothing (EXP-30).
 */
export function registerDownload(
  server: FastifyInstance,
  route: DownloadRoute,
  deps: CallPipelineDeps,
): void {
  server.get<{ Params: { handle: string } }>(`/api/${route.name}/:handle`, {
    onRequest: (_request, reply, done) => {
      if (!refusedCall(route.name, reply, deps) && !shedCall(route, reply, deps)) done();
    },
    handler: (request, reply) => serveDownload(route, { request, reply }, deps),
  });
}

type Exchange = {
  readonly request: FastifyRequest<{ Params: { handle: string } }>;
  readonly reply: FastifyReply;
};

async function serveDownload(
  route: DownloadRoute,
  { request, reply }: Exchange,
  deps: CallPipelineDeps,
): Promise<FastifyReply> {
  const startedAt = performance.now();
  const opened = await openFor(route, request, deps);
  const code = opened.ok ? 'ok' : opened.refusal;
  const milliseconds = Math.round(performance.now() - startedAt);
  deps.metrics.callAnswered(route.name, code, milliseconds / 1000);
  // Without the handle, as every line of the log is without secrets.
  const facts = { call: route.name, outcome: code, milliseconds, requestId: request.id };
  deps.callLog.info(facts, 'http: call');
  if (!opened.ok) return sendError(reply, opened.refusal);
  const { name, mediaType, bytes, parts } = opened.value;
  return reply
    .header('cache-control', 'no-store')
    .header('cross-origin-resource-policy', 'same-origin')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('content-length', String(bytes))
    .type(mediaType)
    .send(Readable.from(parts, { objectMode: false, highWaterMark: 1 }));
}

async function openFor(
  route: DownloadRoute,
  request: Exchange['request'],
  deps: CallPipelineDeps,
): Promise<Result<Download, ErrorCode>> {
  const caller = await callerOf(bearerToken(request.headers.authorization), deps.authenticate);
  const refusal = refusalOf(route.rule, caller, deps.clock.now());
  if (refusal || caller.kind !== 'administrator') {
    return { ok: false, refusal: refusal ?? 'permission-denied' };
  }
  deps.noteActivity(caller);
  const wanted = { call: route.name, rateLimit: route.rateLimit };
  const budget = await takeFromBudget(wanted, budgetOwner(caller, request.ip), deps);
  if (!budget.allowed) return { ok: false, refusal: 'too-many-requests' };
  return await route.open(request.params.handle, caller);
}

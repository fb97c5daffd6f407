import { fastifyMultipart } from '@fastify/multipart';
import type { ErrorCode } from '@kipute/contract/errors';
import { localeOf } from '@kipute/contract/locale';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusedCall } from './address-gate.ts';
import type { CallPipelineDeps } from './call-pipeline.ts';
import {
  bearerToken,
  budgetOwner,
  callerOf,
  isAtTheOffice,
  refusalOf,
  takeFromBudget,
} from './caller-gate.ts';
import { replyHeaders, sendError } from './error-reply.ts';
import type { UploadedFile, UploadRoute } from './handler.ts';
import { shedCall } from './load-shedding.ts';

/** Names and boundaries of the parts, beside the file itself. */
const PARTS_BYTES_MAX = 8_192;

/**
 * `POST` of one file by whoever holds the node: the gate is that of every call, asked before a byte
 * of the body is read. A page of another site cannot send the bearer's token, so it can send nothing
 * in a clerk's name (FIL-02).
 */
export async function registerUpload(
  server: FastifyInstance,
  route: UploadRoute,
  deps: CallPipelineDeps,
): Promise<void> {
  await server.register(async (uploads) => {
    await uploads.register(fastifyMultipart, {
      limits: { fileSize: route.bytesMax, files: 1, fields: 4, parts: 5, fieldSize: 200 },
      throwFileSizeLimit: true,
    });
    uploads.post(`/api/${route.name}`, {
      onRequest: (_request, reply, done) => {
        if (!refusedCall(route.name, reply, deps) && !shedCall(route, reply, deps)) done();
      },
      handler: (request, reply) => serveUpload(route, { request, reply }, deps),
    });
  });
}

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

type Outcome = { readonly code: 'ok' | ErrorCode; readonly caller: string } & {
  readonly content?: unknown;
  readonly retryAfterSeconds?: number;
};

async function serveUpload(
  route: UploadRoute,
  { request, reply }: Exchange,
  deps: CallPipelineDeps,
): Promise<FastifyReply> {
  const startedAt = performance.now();
  let outcome: Outcome = { code: 'server-error', caller: 'unknown' };
  deps.loadShedder.enter();
  try {
    outcome = await handleUpload(route, request, deps);
  } catch (error) {
    deps.log.error({ err: error, call: route.name, requestId: request.id }, 'http: upload failed');
  }
  deps.loadShedder.leave();
  const { code, caller } = outcome;
  const milliseconds = Math.round(performance.now() - startedAt);
  deps.metrics.callAnswered(route.name, code, milliseconds / 1000);
  const facts = { call: route.name, outcome: code, caller, milliseconds, requestId: request.id };
  deps.callLog.info(facts, 'http: call');
  if (code !== 'ok') {
    // The rest of a refused body is not worth reading.
    reply.header('connection', 'close');
    return sendError(reply, code, outcome.retryAfterSeconds);
  }
  return reply
    .headers(replyHeaders)
    .send(JSON.stringify({ status: 1, content: outcome.content, count: null }));
}

async function handleUpload(
  route: UploadRoute,
  request: FastifyRequest,
  deps: CallPipelineDeps,
): Promise<Outcome> {
  const caller = await callerOf(bearerToken(request.headers.authorization), deps.authenticate);
  const refusal = refusalOf(route.rule, caller, deps.clock.now());
  if (refusal || caller.kind !== 'administrator') {
    return { code: refusal ?? 'permission-denied', caller: caller.kind };
  }
  deps.noteActivity(caller);
  const wanted = { call: route.name, rateLimit: route.rateLimit };
  const budget = await takeFromBudget(wanted, budgetOwner(caller, request.ip), deps);
  if (!budget.allowed) {
    const { retryAfterSeconds } = budget;
    return { code: 'too-many-requests', caller: caller.kind, retryAfterSeconds };
  }
  const told = Number(request.headers['content-length'] ?? 0);
  if (told > route.bytesMax + PARTS_BYTES_MAX)
    return { code: 'file-too-large', caller: caller.kind };
  const file = await readFile(request);
  if (typeof file === 'string') return { code: file, caller: caller.kind };
  const answer = await route.receive(file, {
    caller,
    locale: localeOf(request.headers.locale),
    address: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? '',
  });
  if (answer.kind === 'refusal') return { code: answer.code, caller: caller.kind };
  if (isAtTheOffice(caller)) deps.noteNodeUse?.(caller, route.rule.node);
  const content = answer.kind === 'answer' ? answer.content : null;
  return { code: 'ok', caller: caller.kind, content };
}

/** Exactly one file, whole; a body that is cut off, too long or no form is refused by its code. */
async function readFile(request: FastifyRequest): Promise<UploadedFile | ErrorCode> {
  const files: UploadedFile[] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') files.push({ name: part.filename, bytes: await part.toBuffer() });
    }
  } catch (error) {
    return codeOf(error);
  }
  const [file] = files;
  return file && files.length === 1 ? file : 'file-missing';
}

function codeOf(error: unknown): ErrorCode {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code === 'FST_REQ_FILE_TOO_LARGE' ? 'file-too-large' : 'file-missing';
}

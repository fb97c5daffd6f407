import { isDeepStrictEqual } from 'node:util';
import { type CallDefinition, nothing, type Site } from '@kipute/contract/call';
import { acceptPackedHeader, envelopeHeader, PACKED } from '@kipute/contract/envelope';
import { type ErrorCode, errorCatalogue } from '@kipute/contract/errors';
import { localeOf } from '@kipute/contract/locale';
import { callsAtSite, registry } from '@kipute/contract/registry';
import { invariant } from '@kipute/domain/invariant';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { NoReaderFree, ReadTooSlow } from '../database/database.ts';
import { decryptRequest, type Envelope, encryptReply } from '../envelope/envelope.ts';
import type { Metrics } from '../metrics.ts';
import type { RateLimiter } from '../rate-limit/rate-limiter.ts';
import { type AddressGate, refusedCall } from './address-gate.ts';
import {
  bearerToken,
  boundBearer,
  budgetOwner,
  callerOf,
  isAtTheOffice,
  refusalOf,
  takeFromBudget,
} from './caller-gate.ts';
import { sendCompressed } from './compressed-body.ts';
import { errorText, replyHeaders, sendError } from './error-reply.ts';
import {
  type Answer,
  type Authenticate,
  type CallContext,
  type Caller,
  type Handlers,
  type OfficeCaller,
  refuseWith,
} from './handler.ts';
import { type AdmissionQueue, type LoadSheddingDeps, shedCall } from './load-shedding.ts';
import { type PageBody, readPageBody } from './page-body.ts';

/**
 * The way of a call, top to bottom: admit → decrypt → authenticate → rate limit → validate → handle
 * → encrypt → reply. The first refusal ends it. Nothing is awaited that is already there: each turn
 * of the queue costs more than the step itself.
 */
export type CallPipelineDeps = LoadSheddingDeps &
  AddressGate & {
    readonly handlers: Handlers;
    /** Of the calls that wait for one slow resource, by their names. */
    readonly admissionQueues: Readonly<Record<string, AdmissionQueue>>;
    readonly envelope: Envelope;
    readonly authenticate: Authenticate;
    /** A person made a call, not a page by itself; office sessions live from it. */
    readonly noteActivity: (caller: Caller) => void;
    readonly rateLimiter: RateLimiter;
    /** Told of each call that a node opened, for whoever asks later which rights are used. */
    readonly noteNodeUse?: (caller: OfficeCaller, node: string) => void;
    readonly clock: Clock;
    /** How far the time of a request may be from ours (WIRE-38). */
    readonly requestWindowMs: number;
    /** Multiplies every rate limit; 1 except where load is made on purpose. */
    readonly rateLimitFactor: number;
    readonly checkReplies: boolean;
    readonly log: Logger;
    /** For the line per call, whose fields are fixed and hold no secret. */
    readonly callLog: Logger;
    readonly metrics: Metrics;
  };

/** The registry's types end here: past this point the schemas have checked what travels. */
type ErasedHandler = (request: unknown, context: CallContext) => Promise<Answer<unknown, boolean>>;

type CallRoute = {
  /** As the page calls it … */
  readonly name: string;
  readonly site: Site;
  /** … and what it is: all names of a call share one budget. */
  readonly call: string;
  readonly fields: object | undefined;
  readonly definition: CallDefinition;
  readonly handler: ErasedHandler;
  readonly admissionQueue: AdmissionQueue | undefined;
};

/** `POST /api/{group}/{call}` for every call of the registry that this site has (WIRE-01). */
export function registerCalls(server: FastifyInstance, site: Site, deps: CallPipelineDeps): void {
  const definitions: Readonly<Record<string, CallDefinition>> = registry;
  const handlers = deps.handlers as unknown as Readonly<Record<string, ErasedHandler>>;
  const aliases = callsAtSite[site];
  for (const name of new Set([...Object.keys(definitions), ...Object.keys(aliases)])) {
    const { call, fields } = { fields: undefined, call: name, ...aliases[name] };
    const definition = definitions[call];
    if (!definition?.sites.includes(site)) continue;
    const handler = handlers[call];
    invariant(handler, `call ${call} has a handler`);
    const admissionQueue = deps.admissionQueues[call];
    const route = { name, site, call, fields, definition, handler, admissionQueue };
    server.post(`/api/${name}`, {
      bodyLimit: definition.bodyLimitBytes,
      onRequest: (_request, reply, done) => {
        if (!refusedCall(route.name, reply, deps) && !shedCall(route, reply, deps)) done();
      },
      handler: (_request, reply) => serveCall(route, reply, deps),
    });
  }
}

/** A whole call, from its body to its reply, with the record of it. */
async function serveCall(
  route: CallRoute,
  reply: FastifyReply,
  deps: CallPipelineDeps,
): Promise<FastifyReply> {
  const { loadShedder, log, isDraining } = deps;
  const { id: requestId } = reply.request;
  const startedAt = performance.now();
  let outcome: CallOutcome = { code: 'server-error', caller: 'unknown' };
  loadShedder.enter();
  route.admissionQueue?.enter();
  try {
    await allCallsRead();
    outcome = await serveEncrypted(route, reply.request, deps);
  } catch (error) {
    log.error({ err: error, call: route.name, requestId }, 'http: call failed');
  }
  route.admissionQueue?.leave();
  loadShedder.leave();
  const { code, caller } = outcome;
  const milliseconds = Math.round((performance.now() - startedAt) * 1000) / 1000;
  recordCall(deps, { call: route.name, outcome: code, caller, milliseconds, requestId });
  // Otherwise a connection that is kept alive would outlive the listener.
  if (isDraining()) reply.header('connection', 'close');
  if (outcome.body !== undefined) {
    return sendCompressed(reply.request, reply.headers(replyHeaders), outcome.body);
  }
  return sendError(reply, outcome.code, outcome.retryAfterSeconds);
}

let readingTurn: Promise<void> | undefined;

/**
 * Resolves once the calls that have arrived by now are all read, together for all of them. Then
 * they are decrypted one after the other, handled one after the other, encrypted one after the
 * other: each step finds its code in the processor's caches. Call by call, with socket work in
 * between, the same steps take three times as long. A lone call waits for nobody.
 */
function allCallsRead(): Promise<void> {
  readingTurn ??= new Promise((resolve) => {
    setImmediate(() => {
      readingTurn = undefined;
      resolve();
    });
  });
  return readingTurn;
}

/** An encrypted body, or the code of a transport error that is sent in the clear. */
type CallOutcome = { readonly caller: Caller['kind'] | 'unknown' } & (
  | { readonly body: string; readonly code: 'ok' | ErrorCode }
  | { readonly body?: never; readonly code: ErrorCode; readonly retryAfterSeconds?: number }
);

/** Decrypts the request, has it handled, encrypts the reply. */
async function serveEncrypted(
  route: CallRoute,
  request: FastifyRequest,
  deps: CallPipelineDeps,
): Promise<CallOutcome> {
  const found = deps.envelope.pageKeys(request.headers[envelopeHeader]);
  const keys = found instanceof Promise ? await found : found;
  if (typeof keys === 'string') return { code: keys, caller: 'unknown' };
  const token = bearerToken(request.headers.authorization);
  const bound = { call: route.name, token: boundBearer(request.headers.authorization) };
  const decrypted = decryptRequest(keys, bound, request.body);
  if (!decrypted) return { code: 'envelope-broken', caller: 'unknown' };

  const handled = await handleCall(route, { request, token, text: decrypted.text }, deps);
  if (handled.answer.kind === 'refusal' && errorCatalogue[handled.answer.code].http !== 200) {
    return { ...handled, code: handled.answer.code };
  }
  const { code, text } = replyOf(handled, request.headers.locale);
  if (code === 'ok' && deps.checkReplies) assertReplyKeepsContract(route.definition, text);
  const requestNonceBase64 = decrypted.nonceBase64;
  const message = compressedReplyOf(handled, request) ?? text;
  const body = encryptReply(keys, route.name, { message, requestNonceBase64 });
  return { code, body, caller: handled.caller };
}

type DecryptedCall = {
  readonly request: FastifyRequest;
  readonly token: string | undefined;
  readonly text: string;
};

type HandledCall = {
  readonly caller: Caller['kind'];
  readonly answer: Answer<unknown, boolean>;
  readonly retryAfterSeconds?: number;
};

/** Body → time → caller → rate limit → schema → handler: the first refusal is the reply. */
async function handleCall(
  route: CallRoute,
  { request, token, text }: DecryptedCall,
  deps: CallPipelineDeps,
): Promise<HandledCall> {
  const body = readPageBody(text);
  if (!body) return refused({ kind: 'visitor' }, 'parameter-invalid');
  const serverTime = deps.clock.now().getTime();
  if (Math.abs(serverTime - body.sentAt) > deps.requestWindowMs) {
    const answer = refuseWith('clock-off', { server_time: serverTime });
    return { caller: 'visitor', answer };
  }
  const named = callerOf(token, deps.authenticate);
  const caller = named instanceof Promise ? await named : named;
  const refusal = refusalOf(route.definition.caller, caller, deps.clock.now());
  if (refusal) return refused(caller, refusal);
  if (!body.isBackground) deps.noteActivity(caller);

  const wanted = { call: route.call, rateLimit: route.definition.rateLimit };
  const taken = takeFromBudget(wanted, budgetOwner(caller, request.ip), deps);
  const budget = taken instanceof Promise ? await taken : taken;
  if (!budget.allowed) {
    const { retryAfterSeconds } = budget;
    return { ...refused(caller, 'too-many-requests'), retryAfterSeconds };
  }
  const input = parseInput(route, body);
  if (!input.success) return { caller: caller.kind, answer: inputRefusal(route.site, input) };
  const context = contextOf(request, body, caller);
  const answer = await route.handler(input.data, context).catch(refuseReading);
  const { caller: rule } = route.definition;
  if (rule.kind === 'administrator' && isAtTheOffice(caller)) deps.noteNodeUse?.(caller, rule.node);
  return { caller: caller.kind, answer };
}

/**
 * A clerk's search that ran out of time is the clerk's to change (LOG-28); that others search at
 * the same time is nobody's fault, and over in a moment (ACC-80).
 */
function refuseReading(error: unknown): Answer<unknown, boolean> {
  if (error instanceof ReadTooSlow) return refuseWith('narrow-the-filter');
  if (error instanceof NoReaderFree) return refuseWith('office-busy');
  throw error;
}

const refused = (caller: Caller, code: ErrorCode): HandledCall => ({
  caller: caller.kind,
  answer: refuseWith(code),
});

const EMPTY_REQUEST = { success: true, data: Object.freeze({}) } as const;

type ParsedInput = ReturnType<CallDefinition['input']['safeParse']>;

function parseInput({ definition, fields }: CallRoute, body: PageBody): ParsedInput {
  // Most calls of a page carry nothing, and a schema without fields costs as much as the cipher.
  if (definition.input === nothing) return EMPTY_REQUEST;
  return definition.input.safeParse(fields ? { ...body.fields, ...fields } : body.fields);
}

type BadInput = Extract<ParsedInput, { success: false }>;

/** The office is told which field it was, so that the form says so there (BO-53). */
function inputRefusal(site: Site, { error }: BadInput): Answer<unknown, boolean> {
  const [issue] = error.issues;
  const field = issue?.path.join('.');
  const isTold = site === 'backoffice' && field;
  return refuseWith(codeOfIssue(issue?.message), isTold ? { field } : undefined);
}

/** A schema may name the error of its own, where one text says more than "check what you entered". */
const codeOfIssue = (message = ''): ErrorCode =>
  Object.hasOwn(errorCatalogue, message) ? (message as ErrorCode) : 'parameter-invalid';

const USER_AGENT_LENGTH_MAX = 300;

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

/** Undefined when the reply travels as text. */
function compressedReplyOf({ answer }: HandledCall, request: FastifyRequest): Buffer | undefined {
  if (answer.kind !== 'prepared' || request.headers[acceptPackedHeader] !== PACKED)
    return undefined;
  return answer.reply.packed();
}

function replyOf(
  { answer }: HandledCall,
  localeHeader: unknown,
): { readonly code: 'ok' | ErrorCode; readonly text: string } {
  if (answer.kind === 'prepared') return { code: 'ok', text: answer.reply.text };
  if (answer.kind === 'answer') return { code: 'ok', text: replyText(answer) };
  return { code: answer.code, text: errorText(answer.code, localeHeader, answer.values) };
}

type Answered = Extract<Answer<unknown, boolean>, { kind: 'answer' }> & { readonly page?: number };

/** `message` and `page` are left out of the JSON where an answer has none. */
function replyText({ message, content, count, page }: Answered): string {
  return JSON.stringify({ status: 1, message, content, count, page });
}

/**
 * In development and in tests a reply must be exactly what the contract says: a missing field
 * breaks pages, and one the contract does not name may be a secret on its way out (WIRE-17).
 */
function assertReplyKeepsContract(definition: CallDefinition, text: string): void {
  const { content } = JSON.parse(text) as { content?: unknown };
  const checked = definition.output.safeParse(content);
  invariant(checked.success, `a reply breaks its schema: ${checked.error?.message}`);
  invariant(
    isDeepStrictEqual(checked.data, content),
    'a reply carries fields that its schema does not name',
  );
}

type CallRecord = {
  readonly call: string;
  readonly outcome: string;
  readonly caller: string;
  readonly milliseconds: number;
  readonly requestId: string;
};

/** One line per call and never a body: bodies hold passwords and phone numbers (WIRE-21). */
function recordCall({ callLog, metrics }: CallPipelineDeps, facts: CallRecord): void {
  metrics.callAnswered(facts.call, facts.outcome, facts.milliseconds / 1000);
  callLog.info(facts, 'http: call');
}

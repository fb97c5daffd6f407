import type { CallerRule, RateLimit } from '@kipute/contract/call';
import type { ErrorCode } from '@kipute/contract/errors';
import type { Locale } from '@kipute/contract/locale';
import type { CallContent, CallName, CallRequest, Registry } from '@kipute/contract/registry';
import type { PreparedReply } from './prepared-reply.ts';

type Visitor = { readonly kind: 'visitor' };
type SignedInPlayer = {
  readonly kind: 'player';
  readonly playerId: bigint;
  readonly token: string;
  /** Came in with a password that was handed to them, and may only choose their own. */
  readonly obstacle?: 'change-password';
};
/** What stands between a signed-in person and the office. */
export type OfficeObstacle = 'bind-authenticator' | 'change-password';

type AtTheOffice = {
  readonly token: string;
  readonly nodes: ReadonlySet<string>;
  /** Until then nobody asks again who sits there; money moves only before it. */
  readonly provenUntil: Date;
  readonly obstacle?: OfficeObstacle;
};
export type SignedInAdministrator = AtTheOffice & {
  readonly kind: 'administrator';
  readonly administratorId: bigint;
};
/** A player with the agent role, signed in at the office. */
export type SignedInAgent = AtTheOffice & {
  readonly kind: 'agent';
  readonly playerId: bigint;
};
export type OfficeCaller = SignedInAdministrator | SignedInAgent;
export type Caller = Visitor | SignedInPlayer | OfficeCaller;

/** What of the players a caller meets: everybody, or the tree below one agent. */
export type Scope =
  | { readonly of: 'everybody' }
  | { readonly of: 'tree'; readonly agentId: bigint };

/** The one place where a caller's reach is decided; stores of scoped lists ask for a `Scope`. */
export const scopeOf = (caller: OfficeCaller): Scope =>
  caller.kind === 'agent' ? { of: 'tree', agentId: caller.playerId } : { of: 'everybody' };

/** Turns a bearer token into its owner. Declared here, implemented by the access feature. */
export type Authenticate = (token: string) => Promise<Caller> | Caller;

type CallerFor<Rule extends CallerRule> = Rule extends { kind: 'player' }
  ? SignedInPlayer
  : Rule extends { kind: 'office' } | { reach: 'tree' }
    ? OfficeCaller
    : Rule extends { kind: 'administrator' }
      ? SignedInAdministrator
      : Caller;

/** Everything about a call but its payload. */
export type CallContext<Who extends Caller = Caller> = {
  readonly caller: Who;
  readonly locale: Locale;
  readonly device: 'desktop' | 'phone';
  readonly timezoneHours: number;
  /** Of the client, behind trusted proxies. Never log it beside a phone number. */
  readonly address: string;
  readonly userAgent: string;
  readonly requestId: string;
};

type Refused = {
  readonly kind: 'refusal';
  readonly code: ErrorCode;
  /** For the placeholders of the catalogued text. */
  readonly values?: RefusalValues;
};
export type RefusalValues = Readonly<Record<string, number | string>>;

type Answered<Content, Count> = {
  readonly kind: 'answer';
  readonly content: Content;
  readonly count: Count;
  /** In the caller's language. With a `null` content the page shows it as a success toast. */
  readonly message?: string;
};

type Single<Content> = Answered<Content, null>;
type Page<Content> = Answered<Content, number> & { readonly page?: number };

type Prepared<Content> = { readonly kind: 'prepared'; readonly reply: PreparedReply<Content> };

/** A paged call must say how many rows there are on all pages; any other call cannot. */
export type Answer<Content, Paged extends boolean = false> =
  | (Paged extends true ? Page<Content> : Single<Content>)
  | Prepared<Content>
  | Refused;

export function answer<Content>(content: Content): Single<Content> {
  return { kind: 'answer', content, count: null };
}

/** One page of a list together with the number of rows on all pages. */
export function answerPage<Content>(content: Content, count: number): Page<Content> {
  return { kind: 'answer', content, count };
}

/** A response that is the same for everybody, serialised beforehand. */
export function answerPrepared<Content>(reply: PreparedReply<Content>): Prepared<Content> {
  return { kind: 'prepared', reply };
}

export function refuseWith(code: ErrorCode, values?: RefusalValues): Refused {
  return { kind: 'refusal', code, ...(values && { values }) };
}

type Handler<Name extends CallName> = (
  request: CallRequest<Name>,
  context: CallContext<CallerFor<Registry[Name]['caller']>>,
) => Promise<Answer<CallContent<Name>, Registry[Name]['paged']>>;

/** A call without a handler does not compile: compose.ts must produce all of these. */
export type Handlers = { readonly [Name in CallName]: Handler<Name> };

/** What one feature's `*-routes.ts` contributes. */
export type HandlersFor<Name extends CallName> = Pick<Handlers, Name>;

export type UploadedFile = {
  /** As the browser called it: a label for people, never a path. */
  readonly name: string;
  readonly bytes: Buffer;
};

type UploadContext = Pick<
  CallContext<SignedInAdministrator>,
  'caller' | 'locale' | 'address' | 'userAgent'
>;

/** A file that a clerk sends: no call of the registry, because a file is no field of an envelope. */
export type UploadRoute = {
  /** `file/obs_add`, below `/api/`. */
  readonly name: string;
  readonly rule: Extract<CallerRule, { kind: 'administrator' }>;
  readonly rateLimit: RateLimit;
  readonly bytesMax: number;
  readonly receive: (
    file: UploadedFile,
    context: UploadContext,
  ) => Promise<Answer<unknown, boolean>>;
};

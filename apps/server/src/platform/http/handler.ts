import type { CallerRule } from '@kipute/contract/call';
import type { ErrorCode } from '@kipute/contract/errors';
import type { Locale } from '@kipute/contract/locale';
import type { CallContent, CallName, CallRequest, Registry } from '@kipute/contract/registry';

export type Visitor = { readonly kind: 'visitor' };
export type SignedInPlayer = {
  readonly kind: 'player';
  readonly playerId: bigint;
  readonly token: string;
};
export type SignedInAdministrator = {
  readonly kind: 'administrator';
  readonly administratorId: bigint;
  readonly token: string;
  readonly nodes: ReadonlySet<string>;
};
export type Caller = Visitor | SignedInPlayer | SignedInAdministrator;

/** Turns a bearer token into its owner. Declared here, implemented by the access feature. */
export type Authenticate = (token: string) => Promise<Caller>;

type CallerFor<Rule extends CallerRule> = Rule extends { kind: 'player' }
  ? SignedInPlayer
  : Rule extends { kind: 'administrator' }
    ? SignedInAdministrator
    : Caller;

/** Everything about a call that is not its payload. */
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

export type Answer<Content> =
  | {
      readonly kind: 'answer';
      readonly content: Content;
      readonly count: number | null;
      readonly message?: string;
    }
  | { readonly kind: 'refusal'; readonly code: ErrorCode };

export function answer<Content>(content: Content): Answer<Content> {
  return { kind: 'answer', content, count: null };
}

/** One page of a list together with the number of rows on all pages. */
export function answerPage<Content>(content: Content, count: number): Answer<Content> {
  return { kind: 'answer', content, count };
}

export function refuseWith(code: ErrorCode): Answer<never> {
  return { kind: 'refusal', code };
}

export type Handler<Name extends CallName> = (
  request: CallRequest<Name>,
  context: CallContext<CallerFor<Registry[Name]['caller']>>,
) => Promise<Answer<CallContent<Name>>>;

/** A call without a handler does not compile: compose.ts must produce all of these. */
export type Handlers = { readonly [Name in CallName]: Handler<Name> };

/** What one feature's `*-routes.ts` contributes. */
export type HandlersFor<Name extends CallName> = Pick<Handlers, Name>;

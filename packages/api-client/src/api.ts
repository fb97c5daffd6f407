import type { CallContent, CallInput, CallName, Registry } from '@kipute/contract/registry';

export type CallOptions = {
  /** No toast for this call, neither of success nor of error. */
  readonly silent?: boolean;
  /** Nobody waits for the answer any more; the promise then ends with the signal's own reason. */
  readonly signal?: AbortSignal | undefined;
  /** Asked by the page's clock and not by a person, so it does not keep a session awake. */
  readonly background?: boolean;
};

/** A list comes with the number of rows on all pages; everything else is the content itself. */
export type CallResult<Name extends CallName> = Registry[Name]['paged'] extends true
  ? { readonly content: CallContent<Name>; readonly count: number; readonly page?: number }
  : CallContent<Name>;

export type Call = <Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options?: CallOptions,
) => Promise<CallResult<Name>>;

/** The input may be left out where every field of it may. */
type CallArguments<Name extends CallName> =
  Record<never, never> extends CallInput<Name>
    ? [input?: CallInput<Name>, options?: CallOptions]
    : [input: CallInput<Name>, options?: CallOptions];

type GroupName<Name extends string> = Name extends `${infer Group}/${string}` ? Group : never;
type NameInGroup<Name, Group extends string> = Name extends `${Group}/${infer Own}` ? Own : never;

/** `api.subscriber.login({ phone, password })`: every call of the registry as a function. */
export type Api = {
  readonly [Group in GroupName<CallName>]: {
    readonly [Name in CallName as NameInGroup<Name, Group>]: (
      ...args: CallArguments<Name>
    ) => Promise<CallResult<Name>>;
  };
};

/** The same without the registry's types, as the code beneath them sees a call. */
export type AnyCall = (name: string, input: object, options?: CallOptions) => Promise<unknown>;

/**
 * The functions are made up on access, so that the names of the calls cost a page no bytes: the
 * registry is here as types only.
 */
export function apiOf(call: AnyCall): Api {
  const members = (member: (name: string) => unknown) =>
    new Proxy({}, { get: (_target, name) => member(String(name)) });
  return members((group) =>
    members((name) => (input: object = {}, options?: CallOptions) => {
      return call(`${group}/${name}`, input, options);
    }),
  ) as Api;
}

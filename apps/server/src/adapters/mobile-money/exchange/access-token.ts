import type { Clock } from '../../../platform/clock.ts';
import type { HttpResponse } from '../../http-client.ts';
import type { Wire, WireRequest } from './client.ts';
import { withoutToken } from './verdicts.ts';

export type AccessToken = { readonly token: string; readonly lifetimeMs: number };

type TokenKeeper = {
  /** Undefined when the party gives none. */
  readonly current: () => Promise<string | undefined>;
  readonly forget: (token: string) => void;
};

/** A token is not used to its last moment: it must still hold when the request arrives. */
const USED_OF_LIFETIME = 0.9;

/** A cache of one token: fetched once, however many requests wait for it, kept while it holds. */
export function keepToken(ask: () => Promise<AccessToken | undefined>, clock: Clock): TokenKeeper {
  let kept: { readonly token: string; readonly until: number } | undefined;
  let asking: Promise<string | undefined> | undefined;

  async function renew(): Promise<string | undefined> {
    const given = await ask();
    kept = given && {
      token: given.token,
      until: clock.now().getTime() + given.lifetimeMs * USED_OF_LIFETIME,
    };
    asking = undefined;
    return kept?.token;
  }

  return {
    async current() {
      if (kept && clock.now().getTime() < kept.until) return kept.token;
      asking ??= renew();
      return asking;
    },
    forget(token) {
      if (kept?.token === token) kept = undefined;
    },
  };
}

const isUnauthorized = (answer: HttpResponse) =>
  answer.kind === 'answered' && answer.httpStatus === 401;

/** Who answers 401 has not looked at the request, so it may be sent once more with a new token. */
export async function withToken(
  keeper: TokenKeeper,
  send: (token: string) => Promise<HttpResponse>,
): Promise<HttpResponse> {
  const token = await keeper.current();
  if (token === undefined) return withoutToken;
  const answer = await send(token);
  if (!isUnauthorized(answer)) return answer;
  keeper.forget(token);
  const renewed = await keeper.current();
  return renewed === undefined ? withoutToken : send(renewed);
}

type AuthorizedRequest = Omit<WireRequest, 'headers'>;

type Authorization = {
  readonly wire: Wire;
  readonly clock: Clock;
  readonly fetchToken: () => Promise<AccessToken | undefined>;
  readonly headersOf: (token: string) => Readonly<Record<string, string>>;
};

/** Sends each request with the token that holds, fetching one where there is none. */
export function authorizedWire({ wire, clock, fetchToken, headersOf }: Authorization) {
  const tokens = keepToken(fetchToken, clock);
  return (request: AuthorizedRequest): Promise<HttpResponse> =>
    withToken(tokens, (token) => wire({ ...request, headers: headersOf(token) }));
}

import {
  acceptPackedHeader,
  envelopeHeader,
  PACKED,
  type Reply,
  type Sealed,
} from '@kipute/contract/envelope';
import type { ErrorCode } from '@kipute/contract/errors';
import { type Locale, type Localised, textIn } from '@kipute/contract/locale';
import { breathe } from './breathe.ts';
import { CallRejected } from './call-rejected.ts';
import type { EnvelopeSession } from './envelope-session.ts';
import { canUnpack, type PageEnvelope } from './page-envelope.ts';

export type ExchangeOptions = {
  readonly baseUrl: string;
  readonly envelopes: EnvelopeSession;
  readonly token: () => string | undefined;
  readonly locale: () => Locale;
  readonly timeoutMs: number;
};

const networkException: Localised = { sw: 'Hitilafu ya mtandao', en: 'Network exception' };

/** Carries one body there and its opened reply back. */
export async function exchange(
  name: string,
  text: string,
  options: ExchangeOptions,
): Promise<Reply<unknown> | CallRejected> {
  const envelope = await options.envelopes.current().catch(() => undefined);
  if (!envelope) return noAnswer(options.locale());
  // A page begins with half a dozen calls; a slow phone hears taps between them.
  await breathe();
  const first = await post({ name, text, envelope }, options);
  if (!(first instanceof CallRejected) || first.code !== 'envelope-key-unknown') return first;
  // The page is older than the server's oldest key. A new envelope spares the player a reload.
  const renewed = await options.envelopes.renew(envelope).catch(() => undefined);
  return renewed ? post({ name, text, envelope: renewed }, options) : first;
}

type Letter = { readonly name: string; readonly text: string; readonly envelope: PageEnvelope };

async function post(
  { name, text, envelope }: Letter,
  options: ExchangeOptions,
): Promise<Reply<unknown> | CallRejected> {
  const sealed = await envelope.seal(name, text);
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), options.timeoutMs);
  const answered = fetch(`${options.baseUrl}/api/${name}`, {
    method: 'POST',
    headers: headersOf(envelope, options),
    body: JSON.stringify(sealed),
    signal: abort.signal,
  }).then(async (response) => {
    if (response.status !== 200) return rejectionOf(response, options.locale());
    const reply = (await response.json()) as Sealed;
    return JSON.parse(await envelope.open(name, sealed, reply)) as Reply<unknown>;
  });
  return answered.catch(() => noAnswer(options.locale())).finally(() => clearTimeout(timer));
}

function headersOf(envelope: PageEnvelope, options: ExchangeOptions): Record<string, string> {
  const token = options.token();
  return {
    'content-type': 'application/json',
    [envelopeHeader]: envelope.header,
    ...(canUnpack ? { [acceptPackedHeader]: PACKED } : {}),
    locale: options.locale(),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
}

type ErrorBody = { readonly code?: ErrorCode; readonly message?: string };

async function rejectionOf(response: Response, locale: Locale): Promise<CallRejected> {
  const body = (await response.json().catch(() => ({}))) as ErrorBody;
  const retryAfter = Number(response.headers.get('retry-after'));
  return new CallRejected({
    code: body.code ?? 'network-exception',
    httpStatus: response.status,
    message: body.message ?? textIn(locale, networkException),
    ...(retryAfter > 0 ? { retryAfterSeconds: retryAfter } : {}),
  });
}

function noAnswer(locale: Locale): CallRejected {
  const message = textIn(locale, networkException);
  return new CallRejected({ code: 'network-exception', httpStatus: 0, message });
}

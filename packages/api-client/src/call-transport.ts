import {
  acceptPackedHeader,
  type EncryptedBody,
  envelopeHeader,
  PACKED,
  type Reply,
} from '@kipute/contract/envelope';
import type { ErrorCode } from '@kipute/contract/errors';
import { type Locale, type Localised, textIn } from '@kipute/contract/locale';
import { CallRejected } from './call-rejected.ts';
import { canDecompress, type EnvelopeSession, type PageEnvelope } from './page-envelope.ts';
import { yieldToInput } from './yield-to-input.ts';

export type TransportOptions = {
  readonly baseUrl: string;
  readonly envelopes: EnvelopeSession;
  readonly token: () => string | undefined;
  readonly locale: () => Locale;
  readonly timeoutMs: number;
  readonly serverClock: ServerClock;
};

/** Clocks of cheap phones are hours off: the offset the server told is added to them. */
export type ServerClock = { readonly now: () => number; readonly learn: (time: number) => void };

export function createServerClock(): ServerClock {
  let offsetMs = 0;
  return {
    now: () => Date.now() + offsetMs,
    learn: (time) => {
      offsetMs = time - Date.now();
    },
  };
}

const networkException: Localised = { sw: 'Hitilafu ya mtandao', en: 'Network exception' };

/** Sends one call and returns its decrypted reply; retried once with a corrected clock or key. */
export async function sendCall(
  asked: AskedCall,
  options: TransportOptions,
): Promise<Reply<unknown> | CallRejected> {
  const envelope = await options.envelopes.current().catch(() => undefined);
  if (!envelope) return networkFailure(options.locale());
  // A page begins with half a dozen calls; a slow phone handles taps between them.
  await yieldToInput();
  const first = await post({ ...asked, envelope }, options);
  const serverTime = serverTimeOf(first);
  if (serverTime !== undefined) {
    options.serverClock.learn(serverTime);
    return post({ ...asked, envelope }, options);
  }
  if (!(first instanceof CallRejected) || first.code !== 'envelope-key-unknown') return first;
  // The page is older than the server's oldest key. A new envelope spares the player a reload.
  const renewed = await options.envelopes.renew(envelope).catch(() => undefined);
  return renewed ? post({ ...asked, envelope: renewed }, options) : first;
}

/** Told inside the envelope, so that nobody in between can set our clock. */
function serverTimeOf(reply: Reply<unknown> | CallRejected): number | undefined {
  if (reply instanceof CallRejected || reply.status === 1 || reply.code !== 'clock-off') {
    return undefined;
  }
  const time = reply.values?.server_time;
  return typeof time === 'number' ? time : undefined;
}

export type AskedCall = {
  readonly name: string;
  readonly write: (sentAt: number) => string;
  readonly signal: AbortSignal | undefined;
};

type OutgoingCall = AskedCall & { readonly envelope: PageEnvelope };

async function post(
  { name, write, envelope, signal }: OutgoingCall,
  options: TransportOptions,
): Promise<Reply<unknown> | CallRejected> {
  const token = options.token();
  const encrypted = await envelope.encrypt(name, write(options.serverClock.now()), token);
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), options.timeoutMs);
  const replied = fetch(`${options.baseUrl}/api/${name}`, {
    method: 'POST',
    headers: headersOf(envelope, token, options),
    body: JSON.stringify(encrypted),
    signal: signal ? AbortSignal.any([signal, abort.signal]) : abort.signal,
  }).then(async (response) => {
    if (response.status !== 200) return rejectionOf(response, options.locale());
    const reply = (await response.json()) as EncryptedBody;
    return JSON.parse(await envelope.decrypt(name, encrypted, reply)) as Reply<unknown>;
  });
  return replied.catch(() => networkFailure(options.locale())).finally(() => clearTimeout(timer));
}

function headersOf(
  envelope: PageEnvelope,
  token: string | undefined,
  options: TransportOptions,
): Record<string, string> {
  return {
    'content-type': 'application/json',
    [envelopeHeader]: envelope.header,
    ...(canDecompress ? { [acceptPackedHeader]: PACKED } : {}),
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

function networkFailure(locale: Locale): CallRejected {
  const message = textIn(locale, networkException);
  return new CallRejected({ code: 'network-exception', httpStatus: 0, message });
}

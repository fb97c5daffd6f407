import { type PageFields, REQUEST_TIMEOUT_MS, type Reply } from '@kipute/contract/envelope';
import type { ErrorCode } from '@kipute/contract/errors';
import type { Locale } from '@kipute/contract/locale';
import { type AnyCall, type Api, apiOf, type Call } from './api.ts';
import { CallRejected } from './call-rejected.ts';
import { createServerClock, sendCall } from './call-transport.ts';
import type { PageEnvelope } from './page-envelope.ts';
import { createEnvelopeSession, type EnvelopeSource } from './page-envelope.ts';

type Toast = {
  readonly success: (message: string) => void;
  readonly error: (rejected: CallRejected) => void;
};

type Reaction = 'again' | 'given-up' | 'stands';

export type ApiClientOptions = {
  /** Empty for the page's own origin. */
  readonly baseUrl: string;
  readonly envelopeKey: EnvelopeSource['envelopeKey'];
  readonly token: () => string | undefined;
  readonly locale: () => Locale;
  readonly device: () => 'desktop' | 'phone';
  readonly toast: Toast;
  readonly onSignInRequired?: () => void;
  /**
   * What a page does about a refusal before anybody is told: `again` makes the same call once more,
   * `given-up` says nothing about it.
   */
  readonly onRefused?: (rejected: CallRejected, name: string) => Promise<Reaction>;
  /** Asked at each call: does the page make it by itself, while nobody uses it? */
  readonly isBackground?: () => boolean;
  readonly timeoutMs?: number;
};

export type ApiClient = {
  readonly api: Api;
  readonly call: Call;
  /** For the live socket, which speaks under the same envelope as the calls. */
  readonly openEnvelope: (use: 'current' | 'renewed') => Promise<PageEnvelope>;
};

const noToast: Toast = { success: () => {}, error: () => {} };

export function createApiClient(options: ApiClientOptions): ApiClient {
  const envelopes = createEnvelopeSession(options);
  const serverClock = createServerClock();
  const timeoutMs = options.timeoutMs ?? REQUEST_TIMEOUT_MS;
  const transport = { ...options, envelopes, serverClock, timeoutMs };

  const call: AnyCall = async (name, input, { silent = false, signal, background } = {}) => {
    const toast = silent ? noToast : options.toast;
    const isBackground = background === true || options.isBackground?.() === true;
    const write = (sentAt: number) =>
      JSON.stringify({
        ...input,
        ...pageFields(options.device(), sentAt),
        ...(isBackground && { background: 1 }),
      });
    const send = async () => {
      const outcome = await sendCall({ name, write, signal }, transport);
      // Whoever gave it up wants no toast about it, and no answer either.
      signal?.throwIfAborted();
      return replyOrRefusal(outcome);
    };
    let reply = await send();
    const reaction =
      reply instanceof CallRejected ? await options.onRefused?.(reply, name) : 'stands';
    if (reaction === 'again') reply = await send();
    if (!(reply instanceof CallRejected)) return resultOf(reply, toast);
    if (reaction !== 'given-up') toast.error(reply);
    if (reply.code === 'sign-in-required') options.onSignInRequired?.();
    throw reply;
  };
  return {
    api: apiOf(call),
    call: call as Call,
    openEnvelope: async (use) => {
      const current = await envelopes.current();
      return use === 'current' ? current : envelopes.renew(current);
    },
  };
}

function pageFields(device: 'desktop' | 'phone', sentAt: number): PageFields {
  return {
    pc_mobile: device === 'desktop' ? 1 : 2,
    timezone: -new Date().getTimezoneOffset() / 60,
    sent_at: sentAt,
  };
}

type Accepted = Extract<Reply<unknown>, { status: 1 }>;
type Refused = Extract<Reply<unknown>, { status: 0 }>;

function resultOf({ content, count, page, message }: Accepted, toast: Toast): unknown {
  if (message && content === null) toast.success(message);
  if (count === null) return content;
  return page === undefined ? { content, count } : { content, count, page };
}

function replyOrRefusal(outcome: CallRejected | Reply<unknown>): CallRejected | Accepted {
  return outcome instanceof CallRejected || outcome.status === 1 ? outcome : refusalOf(outcome);
}

function refusalOf({ code, message, values }: Refused): CallRejected {
  return new CallRejected({
    code: code as ErrorCode,
    httpStatus: 200,
    message,
    ...(values && { values }),
  });
}

import { request } from 'node:https';
import webPush from 'web-push';
import type {
  PushNotice,
  PushOutcome,
  PushService,
  PushTarget,
} from '../../features/inbox/ports.ts';
import { codeOfError } from '../http-client.ts';
import { isPublicEndpoint, lookupPublic } from './public-address.ts';
import type { PushConfig } from './variables.ts';

type Reach = {
  /** Only tests, whose push service lives on their own machine under a certificate of their own. */
  readonly anywhere?: { readonly certificate: string };
};

const TIMEOUT_MS = 10_000;

/** Web push (RFC 8030, 8291, 8292): the library encrypts and signs, we watch where it goes. */
export function createWebPush(config: PushConfig, { anywhere }: Reach = {}): PushService {
  const vapidDetails = {
    subject: config.PUSH_VAPID_SUBJECT,
    publicKey: config.PUSH_VAPID_PUBLIC,
    privateKey: config.PUSH_VAPID_PRIVATE,
  };
  const connection = anywhere ? { ca: anywhere.certificate } : { lookup: lookupPublic };
  return {
    publicKey: config.PUSH_VAPID_PUBLIC,
    accepts: (endpoint) => anywhere !== undefined || isPublicEndpoint(endpoint),
    send: async (target, notice) => {
      const details = detailsOf(target, notice, vapidDetails);
      if (details === undefined) return { kind: 'gone' };
      const answered = await post(details, connection);
      return 'words' in answered ? { kind: 'failed', reason: answered.words } : outcomeOf(answered);
    },
  };
}

type VapidDetails = {
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
};

type Details = {
  readonly endpoint: string;
  readonly headers: Record<string, string | number>;
  readonly body: Buffer;
};

/** Undefined when the device's keys are none: nothing can ever be encrypted for it. */
function detailsOf(
  { endpoint, p256dh, auth }: PushTarget,
  { payload, ttlSeconds, topic }: PushNotice,
  vapidDetails: VapidDetails,
): Details | undefined {
  try {
    const made = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      ...{ vapidDetails, TTL: ttlSeconds, topic, urgency: 'normal' },
      contentEncoding: 'aes128gcm',
    });
    const headers = made.headers as Record<string, string | number>;
    return { endpoint, headers, body: made.body as Buffer };
  } catch {
    return undefined;
  }
}

type Answered = { readonly status: number; readonly retryAfter: string | undefined };

/** Never follows a redirect, and reads nothing of what is answered. */
function post(
  { endpoint, headers, body }: Details,
  connection: object,
): Promise<Answered | { readonly words: string }> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const sent = request(endpoint, { ...connection, method: 'POST', headers, signal }, (reply) => {
      resolve({ status: reply.statusCode ?? 0, retryAfter: reply.headers['retry-after'] });
      reply.destroy();
    });
    sent.on('error', (error) => resolve({ words: codeOfError(error) }));
    sent.end(body);
  });
}

const GONE = [404, 410];
const BUSY = [408, 425, 429];

function outcomeOf({ status, retryAfter }: Answered): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (GONE.includes(status)) return { kind: 'gone' };
  const reason = String(status);
  if (status < 500 && !BUSY.includes(status)) return { kind: 'refused', reason };
  const waitSeconds = Number(retryAfter);
  const isNamed = Number.isInteger(waitSeconds) && waitSeconds > 0;
  return { kind: 'failed', reason, ...(isNamed && { waitSeconds }) };
}

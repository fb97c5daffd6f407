import type { BeemCode } from '@kipute/provider-protocols/sms/beem-codes';
import { beemAccepted, beemRefused } from '@kipute/provider-protocols/sms/beem-send';
import type { SmsOutcome } from '../../features/messaging/ports.ts';

/** What came back over HTTP. `body` is undefined when it was no JSON. */
export type GatewayAnswer = { readonly httpStatus: number; readonly body: unknown };

type FailureKind = Exclude<SmsOutcome['kind'], 'sent'>;
type Failure = { readonly kind: FailureKind; readonly reason: string };

/**
 * `refused` is about this message and will not change. Faults of our account are `not-sent`: the
 * message is good and goes out once someone has paid or put the key right. 103 hides a time-out
 * behind the gateway, after which nobody knows.
 */
const failures = {
  101: { kind: 'refused', reason: 'invalid-number' },
  102: { kind: 'not-sent', reason: 'out-of-credit' },
  103: { kind: 'unknown', reason: 'gateway-timed-out' },
  104: { kind: 'refused', reason: 'parameter-missing' },
  105: { kind: 'not-sent', reason: 'account-unknown' },
  106: { kind: 'not-sent', reason: 'no-route' },
  107: { kind: 'not-sent', reason: 'credentials-refused' },
  108: { kind: 'not-sent', reason: 'credentials-refused' },
  109: { kind: 'refused', reason: 'text-invalid' },
  110: { kind: 'refused', reason: 'text-invalid' },
  111: { kind: 'refused', reason: 'sender-not-registered' },
  112: { kind: 'refused', reason: 'schedule-invalid' },
  113: { kind: 'refused', reason: 'request-malformed' },
  114: { kind: 'refused', reason: 'too-many-recipients' },
  115: { kind: 'refused', reason: 'number-missing' },
  116: { kind: 'refused', reason: 'reference-invalid' },
  117: { kind: 'refused', reason: 'schedule-invalid' },
  118: { kind: 'refused', reason: 'parameter-missing' },
  119: { kind: 'refused', reason: 'parameter-missing' },
  120: { kind: 'not-sent', reason: 'credentials-refused' },
  121: { kind: 'refused', reason: 'sender-not-registered' },
} as const satisfies Record<Exclude<BeemCode, 100>, Failure>;

const failureByCode = new Map<number, Failure>(
  Object.entries(failures).map(([code, failure]) => [Number(code), failure]),
);

/** Statuses by which a server, or a proxy before it, says that it did not take the request. */
const NOT_TAKEN = new Set([401, 403, 404, 407, 408, 425, 429]);

/** Only for answers without a code of the gateway's. */
function outcomeOfStatus(httpStatus: number): SmsOutcome {
  const reason = `http-${httpStatus}`;
  if (NOT_TAKEN.has(httpStatus)) return { kind: 'not-sent', reason };
  return httpStatus >= 400 && httpStatus < 500
    ? { kind: 'refused', reason }
    : { kind: 'unknown', reason };
}

/** What nobody has documented is unknown, never failed: the message may be on its way. */
export function outcomeOf({ httpStatus, body }: GatewayAnswer): SmsOutcome {
  const accepted = beemAccepted.safeParse(body);
  if (accepted.success) {
    return accepted.data.valid > 0
      ? { kind: 'sent', providerReference: String(accepted.data.request_id) }
      : { kind: 'refused', reason: 'invalid-number' };
  }
  const refused = beemRefused.safeParse(body);
  if (!refused.success) return outcomeOfStatus(httpStatus);
  const { code } = refused.data;
  return failureByCode.get(code) ?? { kind: 'unknown', reason: `code-${code}` };
}

/** The request cannot have left when the connection was never made. */
const NOT_CONNECTED = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

function faultCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** Of an error thrown by the HTTP client. Its text is not used: it may quote the request. */
export function outcomeOfFault(error: unknown): SmsOutcome {
  if (error instanceof Error && error.name === 'TimeoutError') {
    return { kind: 'unknown', reason: 'timed-out' };
  }
  const code = faultCode(error instanceof Error ? (error.cause ?? error) : error);
  return code !== undefined && NOT_CONNECTED.has(code)
    ? { kind: 'not-sent', reason: code }
    : { kind: 'unknown', reason: code ?? 'connection-lost' };
}

import type { SmsOutcome } from '../../features/messaging/ports.ts';

/** What came back over HTTP. `body` is undefined when it was no JSON. */
export type GatewayAnswer = { readonly httpStatus: number; readonly body: unknown };

export type Failure = Exclude<SmsOutcome, { readonly kind: 'sent' }>;

/** Statuses by which a server, or a proxy before it, says that it did not take the request. */
const NOT_TAKEN = new Set([401, 403, 404, 407, 408, 425, 429]);

/** Only for answers without a word of the gateway's own. */
export function outcomeOfStatus(httpStatus: number): SmsOutcome {
  const reason = `http-${httpStatus}`;
  if (NOT_TAKEN.has(httpStatus)) return { kind: 'not-sent', reason };
  return httpStatus >= 400 && httpStatus < 500
    ? { kind: 'refused', reason }
    : { kind: 'unknown', reason };
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

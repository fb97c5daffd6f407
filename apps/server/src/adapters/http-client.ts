/** `lost`: nobody knows whether the request arrived, unless the code says that it never left. */
export type HttpResponse =
  | { readonly kind: 'answered'; readonly httpStatus: number; readonly text: string }
  | { readonly kind: 'lost'; readonly words: string };

type HttpRequest = {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly timeoutMs: number;
};

/** The one place where adapters of money and messages touch the network. It never throws. */
export async function sendRequest(
  url: string | URL,
  { method, headers, body, timeoutMs }: HttpRequest,
): Promise<HttpResponse> {
  try {
    const response = await fetch(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      // A redirect would carry the credentials elsewhere.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { kind: 'answered', httpStatus: response.status, text: await response.text() };
  } catch (error) {
    return { kind: 'lost', words: codeOfError(error) };
  }
}

/** Of an error thrown by the HTTP client. Its text is not used: it may quote the request. */
export function codeOfError(error: unknown): string {
  if (!(error instanceof Error)) return 'connection-lost';
  if (error.name === 'TimeoutError') return 'timed-out';
  const cause = error.cause ?? error;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : 'connection-lost';
}

/** Without a connection, or without trust in its other end, no byte of a request was sent. */
const NEVER_SENT: ReadonlySet<string> = new Set([
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

/** The request certainly never left, so sending it again cannot double it. */
export const wasNeverSent = (code: string): boolean => NEVER_SENT.has(code);

/** Undefined when it is no JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

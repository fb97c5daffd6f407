import { redacted } from './redaction.ts';

/** One question and what came of it, without secrets, for whoever must explain it later. */
export type WireExchange = {
  readonly party: string;
  readonly method: string;
  readonly path: string;
  readonly sent: string;
  /** Zero when nothing came back. */
  readonly httpStatus: number;
  readonly received: string;
  readonly tookMs: number;
};

/** `lost`: nobody knows whether the request arrived. */
export type WireAnswer =
  | { readonly kind: 'answered'; readonly httpStatus: number; readonly text: string }
  | { readonly kind: 'lost'; readonly words: string };

export type WireRequest = {
  readonly method: 'GET' | 'POST';
  /** Appended to the base address. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type WireOptions = {
  readonly party: string;
  readonly baseUrl: string;
  readonly timeoutMs?: number;
  readonly onExchange?: (exchange: WireExchange) => void;
};

export type Wire = (request: WireRequest) => Promise<WireAnswer>;

/** Longer than a healthy operator ever takes, shorter than a job's patience. */
const TIMEOUT_MS = 20_000;

/** Of an error thrown by the HTTP client. Its text is not used: it may quote the request. */
function wordsOfFault(error: unknown): string {
  if (!(error instanceof Error)) return 'connection-lost';
  if (error.name === 'TimeoutError') return 'timed-out';
  const cause = error.cause ?? error;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : 'connection-lost';
}

async function ask(url: string, request: WireRequest, timeoutMs: number): Promise<WireAnswer> {
  try {
    const response = await fetch(url, {
      method: request.method,
      headers: request.headers,
      ...(request.body === undefined ? {} : { body: request.body }),
      // A redirect would carry the credentials elsewhere.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { kind: 'answered', httpStatus: response.status, text: await response.text() };
  } catch (error) {
    return { kind: 'lost', words: wordsOfFault(error) };
  }
}

/** The one place where adapters of operators touch the network. It never throws. */
export function createWire({ party, baseUrl, timeoutMs, onExchange }: WireOptions): Wire {
  const base = baseUrl.replace(/\/+$/, '');
  return async (request) => {
    const startedAt = performance.now();
    const answer = await ask(`${base}${request.path}`, request, timeoutMs ?? TIMEOUT_MS);
    onExchange?.({
      party,
      method: request.method,
      path: redacted(request.path),
      sent: redacted(request.body ?? ''),
      httpStatus: answer.kind === 'answered' ? answer.httpStatus : 0,
      received: redacted(answer.kind === 'answered' ? answer.text : answer.words),
      tookMs: Math.round(performance.now() - startedAt),
    });
    return answer;
  };
}

/** Undefined when it is no JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

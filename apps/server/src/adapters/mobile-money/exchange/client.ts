import type { Clock } from '../../../platform/clock.ts';
import { maskPhonesIn } from '../../../platform/phone-mask.ts';
import { type HttpResponse, sendRequest } from '../../http-client.ts';

/** One request and what came of it, without secrets, for whoever must explain it later. */
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

export type WireRequest = {
  readonly method: 'GET' | 'POST';
  /** Appended to the base address. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** What every party's adapter can be given. */
export type PartyOptions = {
  /** The party's own address, or the simulator's. */
  readonly baseUrl: string;
  readonly timeoutMs?: number;
  readonly onExchange?: (exchange: WireExchange) => void;
  readonly clock?: Clock;
};

type WireOptions = Omit<PartyOptions, 'clock'> & { readonly party: string };

export type Wire = (request: WireRequest) => Promise<HttpResponse>;

/** Longer than a healthy operator ever takes, shorter than the time a job may take. */
const TIMEOUT_MS = 20_000;

/** Sends the requests of one party and tells each exchange without its secrets. It never throws. */
export function createWire({ party, baseUrl, timeoutMs, onExchange }: WireOptions): Wire {
  const base = baseUrl.replace(/\/+$/, '');
  return async (request) => {
    const startedAt = performance.now();
    const { method, headers, body } = request;
    const answer = await sendRequest(`${base}${request.path}`, {
      ...{ method, headers, timeoutMs: timeoutMs ?? TIMEOUT_MS },
      ...(body !== undefined && { body }),
    });
    onExchange?.({
      party,
      method,
      path: redacted(request.path),
      sent: redacted(body ?? ''),
      httpStatus: answer.kind === 'answered' ? answer.httpStatus : 0,
      received: redacted(answer.kind === 'answered' ? answer.text : answer.words),
      tookMs: Math.round(performance.now() - startedAt),
    });
    return answer;
  };
}

const SECRET_NAME = '[\\w-]*(?:pin|password|secret|token|hash|session_?id|security_?credential)';

const inJson = new RegExp(`("${SECRET_NAME}"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*"`, 'gi');
const inXml = new RegExp(`(<(${SECRET_NAME})>)[^<]*(?=</\\2>)`, 'gi');
const inForm = new RegExp(`((?:^|&)${SECRET_NAME}=)[^&]*`, 'gi');
/** Airtel writes numbers without the country's code, so only the name tells what it is. */
const nationalInJson = /("msisdn"\s*:\s*"?)\d{6}(?=\d{3}\b)/gi;

/** What was sent or came back, fit to be kept: no secret, and no phone that could be called. */
export function redacted(text: string): string {
  return maskPhonesIn(text)
    .replace(inJson, '$1"…"')
    .replace(inXml, '$1…')
    .replace(inForm, '$1…')
    .replace(nationalInJson, '$1••••••');
}

import type { SmsDelivery, SmsOutcome, SmsReceipt } from '../../features/messaging/ports.ts';
import { type HttpResponse, jsonOf, sendRequest, wasNeverSent } from '../http-client.ts';

/** What came back over HTTP. `body` is undefined when it was no JSON. */
export type GatewayResponse = { readonly httpStatus: number; readonly body: unknown };

export type Failure = Exclude<SmsOutcome, { readonly kind: 'sent' }>;

/** Of a gateway's delivery report; undefined when it is none. */
export type ReadReport = (
  body: string,
) => { readonly delivery: SmsDelivery; readonly receipt: SmsReceipt } | undefined;

type GatewayRequest = {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timeoutMs?: number | undefined;
};

/** Longer than a healthy gateway ever takes, shorter than the time a job may take. */
const TIMEOUT_MS = 15_000;

export async function postToGateway(
  { url, headers, body, timeoutMs = TIMEOUT_MS }: GatewayRequest,
  outcomeOf: (response: GatewayResponse) => SmsOutcome,
): Promise<SmsOutcome> {
  const response = await sendRequest(url, { method: 'POST', headers, body, timeoutMs });
  if (response.kind === 'lost') return outcomeOfLost(response);
  return outcomeOf({ httpStatus: response.httpStatus, body: jsonOf(response.text) });
}

/** What may have left is unknown, never failed: the message may be on its way. */
export function outcomeOfLost({
  words: reason,
}: Pick<Extract<HttpResponse, { kind: 'lost' }>, 'words'>): SmsOutcome {
  return { kind: wasNeverSent(reason) ? 'not-sent' : 'unknown', reason };
}

/** Statuses by which a server, or a proxy before it, says that it did not take the request. */
const NOT_TAKEN = new Set([401, 403, 404, 407, 408, 425, 429]);

/** Only for responses without a word of the gateway's own. */
export function outcomeOfStatus(httpStatus: number): SmsOutcome {
  const reason = `http-${httpStatus}`;
  if (NOT_TAKEN.has(httpStatus)) return { kind: 'not-sent', reason };
  return httpStatus >= 400 && httpStatus < 500
    ? { kind: 'refused', reason }
    : { kind: 'unknown', reason };
}

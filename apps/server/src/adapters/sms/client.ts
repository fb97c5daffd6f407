import type { SmsOutcome } from '../../features/messaging/ports.ts';
import { type GatewayAnswer, outcomeOfFault } from './http-outcomes.ts';

type GatewayRequest = {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | URLSearchParams;
  readonly timeoutMs?: number | undefined;
};

/** Longer than a healthy gateway ever takes, shorter than a job's patience. */
const TIMEOUT_MS = 15_000;

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The one place where gateways are spoken to. It never throws. */
export async function postToGateway(
  { url, headers, body, timeoutMs }: GatewayRequest,
  outcomeOf: (answer: GatewayAnswer) => SmsOutcome,
): Promise<SmsOutcome> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      // A redirect would carry the credentials elsewhere.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs ?? TIMEOUT_MS),
    });
    return outcomeOf({ httpStatus: response.status, body: jsonOf(await response.text()) });
  } catch (error) {
    return outcomeOfFault(error);
  }
}

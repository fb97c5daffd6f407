import { beemSendPath } from '@kipute/provider-protocols/sms/beem-send';
import type { SmsGateway } from '../../features/messaging/ports.ts';
import { sendRequest } from './messages.ts';
import { type GatewayAnswer, outcomeOf, outcomeOfFault } from './translate.ts';

type SmsGatewayOptions = {
  /** `https://apisms.beem.africa`, or the simulator's address. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly secretKey: string;
  /** Registered with the gateway; at most 11 letters and digits. */
  readonly senderName: string;
  readonly timeoutMs?: number;
};

/** Longer than a healthy gateway ever takes, shorter than a job's patience. */
const TIMEOUT_MS = 15_000;

async function readAnswer(response: Response): Promise<GatewayAnswer> {
  const text = await response.text();
  return { httpStatus: response.status, body: jsonOf(text) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function createSmsGateway(options: SmsGatewayOptions): SmsGateway {
  const url = new URL(beemSendPath, options.baseUrl);
  const credentials = Buffer.from(`${options.apiKey}:${options.secretKey}`).toString('base64');
  const headers = { authorization: `Basic ${credentials}`, 'content-type': 'application/json' };

  return {
    async send(sms) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers,
          body: JSON.stringify(sendRequest(sms, options.senderName)),
          // A redirect would carry the credentials elsewhere.
          redirect: 'manual',
          signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
        });
        return outcomeOf(await readAnswer(response));
      } catch (error) {
        return outcomeOfFault(error);
      }
    },
  };
}

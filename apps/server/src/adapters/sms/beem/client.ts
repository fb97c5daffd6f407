import { beemSendPath } from '@kipute/provider-protocols/sms/beem';
import type { SmsGateway } from '../../../features/messaging/ports.ts';
import { postToGateway } from '../client.ts';
import { outcomeOf, sendRequest } from './translate.ts';

type BeemOptions = {
  /** `https://apisms.beem.africa`, or the simulator's address. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly secretKey: string;
  /** Registered with the gateway; at most 11 letters and digits. */
  readonly senderName: string;
  readonly timeoutMs?: number;
};

export function createBeem(options: BeemOptions): SmsGateway {
  const url = new URL(beemSendPath, options.baseUrl);
  const credentials = Buffer.from(`${options.apiKey}:${options.secretKey}`).toString('base64');
  const headers = { authorization: `Basic ${credentials}`, 'content-type': 'application/json' };
  return {
    send(sms) {
      const body = JSON.stringify(sendRequest(sms, options.senderName));
      return postToGateway({ url, headers, body, timeoutMs: options.timeoutMs }, outcomeOf);
    },
  };
}

import {
  africasTalkingKeyHeader,
  africasTalkingSendPath,
} from '@kipute/provider-protocols/sms/africas-talking';
import type { SmsGateway } from '../../../features/messaging/ports.ts';
import { postToGateway } from '../client.ts';
import { type AfricasTalkingAccount, outcomeOf, sendRequest } from './translate.ts';

type AfricasTalkingOptions = AfricasTalkingAccount & {
  /** `https://api.africastalking.com`, or the simulator's address. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly timeoutMs?: number;
};

export function createAfricasTalking(options: AfricasTalkingOptions): SmsGateway {
  const url = new URL(africasTalkingSendPath, options.baseUrl);
  const headers = {
    // Without it the gateway answers in XML.
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
    [africasTalkingKeyHeader]: options.apiKey,
  };
  return {
    send(sms) {
      const body = new URLSearchParams(sendRequest(sms, options)).toString();
      return postToGateway({ url, headers, body, timeoutMs: options.timeoutMs }, outcomeOf);
    },
  };
}

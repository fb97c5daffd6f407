import type { AfricasTalkingSendRequest } from '@kipute/provider-protocols/sms/africas-talking-send';
import type { OutgoingSms } from '../../../features/messaging/ports.ts';

export type AfricasTalkingAccount = {
  readonly username: string;
  /** Registered with the gateway; at most 11 letters and digits. */
  readonly senderName: string;
};

/** The gateway has no place for our reference and finds the encoding by itself. */
export function sendRequest(
  sms: OutgoingSms,
  { username, senderName }: AfricasTalkingAccount,
): AfricasTalkingSendRequest {
  return { username, to: `+${sms.phone}`, message: sms.text, from: senderName };
}

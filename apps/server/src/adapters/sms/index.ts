import type { ReadSmsReport, SmsGateway } from '../../features/messaging/ports.ts';
import { isSameSecret } from '../shared-secret.ts';
import { createAfricasTalking } from './africas-talking/client.ts';
import { readAfricasTalkingReport } from './africas-talking/translate.ts';
import { createBeem } from './beem/client.ts';
import { readBeemReport } from './beem/translate.ts';
import type { ReadReport } from './client.ts';
import { isSmsProvider, type SmsConfig, type SmsProvider } from './variables.ts';

const addresses: Readonly<Record<SmsProvider, string>> = {
  beem: 'https://apisms.beem.africa',
  'africas-talking': 'https://api.africastalking.com',
};

/** The one that the environment names. */
export function createSmsGateway(config: SmsConfig): SmsGateway {
  const account = {
    baseUrl: config.SMS_GATEWAY_URL ?? addresses[config.SMS_PROVIDER],
    apiKey: config.SMS_API_KEY,
    senderName: config.SMS_SENDER_NAME,
  };
  switch (config.SMS_PROVIDER) {
    case 'beem':
      return createBeem({ ...account, secretKey: config.SMS_SECRET_KEY });
    case 'africas-talking':
      return createAfricasTalking({ ...account, username: config.SMS_USERNAME });
  }
}

/** Of either gateway, because reports of the one still come after the other was chosen. */
const readers: Readonly<Record<SmsProvider, ReadReport>> = {
  beem: readBeemReport,
  'africas-talking': readAfricasTalkingReport,
};

/** Gateways sign nothing, so the addresses they were given end in a secret of ours. */
export function createReportReader(callbackKey: string): ReadSmsReport {
  return ({ provider, key, body }) => {
    if (!isSmsProvider(provider) || !isSameSecret(key, callbackKey)) return { kind: 'forged' };
    const read = readers[provider](body);
    return read ? { kind: 'read', ...read } : { kind: 'unreadable' };
  };
}

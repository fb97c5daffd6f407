import type { SmsGateway } from '../../features/messaging/ports.ts';
import { createAfricasTalking } from './africas-talking/gateway.ts';
import { createBeem } from './beem/gateway.ts';
import type { SmsConfig, SmsProvider } from './variables.ts';

export { createReportReader } from './report-reader.ts';

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

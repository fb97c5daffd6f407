import { z } from 'zod';
import { DEVELOPMENT_SECRET } from '../shared-secret.ts';

const smsProviders = ['beem', 'africas-talking'] as const;
export type SmsProvider = (typeof smsProviders)[number];

export const isSmsProvider = (name: string): name is SmsProvider =>
  smsProviders.some((provider) => provider === name);

const secret = z.string().default(DEVELOPMENT_SECRET);

/** Who carries text messages, and how they are spoken to. */
export const smsVariables = {
  SMS_PROVIDER: z.enum(smsProviders).default('beem'),
  /** The provider's own address when left out. */
  SMS_GATEWAY_URL: z.url().optional(),
  SMS_API_KEY: secret,
  /** Of Beem alone. */
  SMS_SECRET_KEY: secret,
  /** Of Africa's Talking alone. */
  SMS_USERNAME: z.string().default(DEVELOPMENT_SECRET),
  /** Ends the addresses to which gateways send delivery reports. */
  SMS_CALLBACK_KEY: secret,
  /** Registered with the gateway; at most 11 letters and digits. */
  SMS_SENDER_NAME: z
    .string()
    .regex(/^[A-Za-z0-9 ]{1,11}$/)
    .default('KIPUTE'),
};

const variables = z.object(smsVariables);
export type SmsConfig = z.output<typeof variables>;

const neededBy = {
  beem: ['SMS_API_KEY', 'SMS_SECRET_KEY', 'SMS_CALLBACK_KEY'],
  'africas-talking': ['SMS_API_KEY', 'SMS_USERNAME', 'SMS_CALLBACK_KEY'],
} as const satisfies Record<SmsProvider, readonly (keyof SmsConfig)[]>;

/** By name: what a production server must not start without. */
export function missingSmsSecrets(config: SmsConfig): readonly string[] {
  return neededBy[config.SMS_PROVIDER].filter((name) => config[name] === DEVELOPMENT_SECRET);
}

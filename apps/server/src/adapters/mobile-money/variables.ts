import { z } from 'zod';

/** Good enough for a simulator; a production server with it refuses to start. */
export const DEVELOPMENT_SECRET = 'development';

export const channelNames = ['mpesa', 'airtel', 'mixx', 'selcom', 'azampay'] as const;
export type ChannelName = (typeof channelNames)[number];

const secret = z.string().default(DEVELOPMENT_SECRET);
const channel = (own: ChannelName) => z.enum([own, 'selcom', 'azampay']).default(own);

/** Base64 of the DER, as the portals show it; nothing can be encrypted without it. */
const publicKey = z.union([z.literal(''), z.base64()]).default('');

/** Who is asked on an operator's behalf, and how each of them is spoken to. */
export const mobileMoneyVariables = {
  MPESA_CHANNEL: channel('mpesa'),
  AIRTEL_CHANNEL: channel('airtel'),
  MIXX_CHANNEL: channel('mixx'),
  /** No public interface of its own. Selcom's answers name our reference and the amount. */
  HALOPESA_CHANNEL: z.enum(['selcom', 'azampay']).default('selcom'),

  MPESA_URL: z.url().default('https://openapi.m-pesa.com/openapi/ipg/v2/vodacomTZN'),
  MPESA_API_KEY: secret,
  MPESA_PUBLIC_KEY: publicKey,
  MPESA_ORIGIN: z.string().default('localhost'),
  MPESA_SERVICE_PROVIDER_CODE: z.string().default('000000'),
  MPESA_SESSION_SECONDS: z.coerce.number().int().min(1).default(3_600),
  MPESA_SP_ID: z.string().default('kipute'),
  MPESA_SP_PASSWORD: secret,
  /** Where the broker waits for the result of a pay-bill; without it it is only answered. */
  MPESA_BROKER_URL: z.url().optional(),

  AIRTEL_URL: z.url().default('https://openapi.airtel.africa'),
  AIRTEL_CLIENT_ID: z.string().default('kipute'),
  AIRTEL_CLIENT_SECRET: secret,
  AIRTEL_PIN: secret,
  AIRTEL_PUBLIC_KEY: publicKey,
  AIRTEL_CALLBACK_KEY: secret,

  /** The operator tells each partner its own address. */
  MIXX_URL: z.url().default('https://mixx.invalid'),
  MIXX_PARTNER: z.string().default('Kipute'),
  MIXX_USERNAME: z.string().default('kipute'),
  MIXX_PASSWORD: secret,
  MIXX_BILLER_MSISDN: z.string().default('25565000001'),
  MIXX_BILLER_CODE: z.string().default('KPT'),
  MIXX_PAYOUT_MSISDN: z.string().default('25565000002'),
  MIXX_PAYOUT_PIN: secret,
  MIXX_BRAND_ID: z.string().default('2341'),
  MIXX_CALLBACK_KEY: secret,

  SELCOM_URL: z.url().default('https://apigw.selcommobile.com/v1'),
  SELCOM_API_KEY: secret,
  SELCOM_API_SECRET: secret,
  SELCOM_VENDOR: z.string().default('TILL60000001'),
  SELCOM_PIN: secret,
  SELCOM_BUYER_EMAIL: z.string().default('malipo@kipute.invalid'),
  /** Where Selcom tells outcomes; without it they are only asked for. */
  SELCOM_WEBHOOK_URL: z.url().optional(),

  AZAMPAY_URL: z.url().default('https://checkout.azampay.co.tz'),
  AZAMPAY_AUTHENTICATOR_URL: z.url().default('https://authenticator.azampay.co.tz'),
  AZAMPAY_APP_NAME: z.string().default('kipute'),
  AZAMPAY_CLIENT_ID: z.string().default('kipute'),
  AZAMPAY_CLIENT_SECRET: secret,
  AZAMPAY_API_KEY: secret,
  /** What payouts are taken from. */
  AZAMPAY_SOURCE_NAME: z.string().default('Kipute'),
  AZAMPAY_SOURCE_BANK: z.string().default('Azampesa'),
  AZAMPAY_SOURCE_ACCOUNT: z.string().default('1292000001'),
};

const variables = z.object(mobileMoneyVariables);
export type MobileMoneyConfig = z.output<typeof variables>;

const channelVariables = [
  'MPESA_CHANNEL',
  'AIRTEL_CHANNEL',
  'MIXX_CHANNEL',
  'HALOPESA_CHANNEL',
] as const satisfies readonly (keyof MobileMoneyConfig)[];

/** What a party cannot do without. Only of a party that is used are they asked for. */
const secretsOf = {
  mpesa: ['MPESA_API_KEY', 'MPESA_PUBLIC_KEY', 'MPESA_SP_PASSWORD'],
  airtel: ['AIRTEL_CLIENT_SECRET', 'AIRTEL_PIN', 'AIRTEL_PUBLIC_KEY', 'AIRTEL_CALLBACK_KEY'],
  mixx: ['MIXX_PASSWORD', 'MIXX_PAYOUT_PIN', 'MIXX_CALLBACK_KEY'],
  selcom: ['SELCOM_API_KEY', 'SELCOM_API_SECRET', 'SELCOM_PIN'],
  azampay: ['AZAMPAY_CLIENT_SECRET', 'AZAMPAY_API_KEY'],
} as const satisfies Record<ChannelName, readonly (keyof MobileMoneyConfig)[]>;

/** By name: what a production server must not start without. */
export function missingPartySecrets(config: MobileMoneyConfig): readonly string[] {
  const used = new Set(channelVariables.map((name) => config[name]));
  const needed = [...used].flatMap((name): readonly (keyof MobileMoneyConfig)[] => secretsOf[name]);
  return needed.filter((name) => config[name] === DEVELOPMENT_SECRET || config[name] === '');
}

/** Undefined when fine. AzamPay is told an operator by name and is set up for one. */
export function channelFault(config: MobileMoneyConfig): string | undefined {
  const through = channelVariables.filter((name) => config[name] === 'azampay');
  return through.length > 1 ? `only one operator goes through azampay: ${through}` : undefined;
}

import { z } from 'zod';
import { isAddressRange } from '../../platform/address-allow-list.ts';
import { DEVELOPMENT_SECRET } from '../shared-secret.ts';

export const channelNames = ['mpesa', 'airtel', 'mixx', 'selcom', 'azampay'] as const;
export type ChannelName = (typeof channelNames)[number];

const secret = z.string().default(DEVELOPMENT_SECRET);
const channel = (own: ChannelName) => z.enum([own, 'selcom', 'azampay']).default(own);

/** Where a party calls from: networks and addresses, v4 and v6, with commas between them. */
const callbackSources = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((range) => range.trim() || []))
  .refine((ranges) => ranges.every(isAddressRange), 'must be a list of networks');

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** Base64 of the DER, as the portals show it; nothing can be encrypted without it. */
const publicKey = z.union([z.literal(''), z.base64()]).default('');

/** Who is asked on an operator's behalf, and how each of them is spoken to. */
export const mobileMoneyVariables = {
  MPESA_CHANNEL: channel('mpesa'),
  AIRTEL_CHANNEL: channel('airtel'),
  MIXX_CHANNEL: channel('mixx'),
  /** No public interface of its own. Selcom's answers name our reference and the amount. */
  HALOPESA_CHANNEL: z.enum(['selcom', 'azampay']).default('selcom'),

  /** How far the time in a signature or a broker's password may lie from our clock. */
  CALLBACK_CLOCK_WINDOW_SECONDS: z.coerce.number().int().min(30).max(3_600).default(600),

  MPESA_CALLBACK_SOURCES: callbackSources,
  AIRTEL_CALLBACK_SOURCES: callbackSources,
  MIXX_CALLBACK_SOURCES: callbackSources,
  SELCOM_CALLBACK_SOURCES: callbackSources,
  AZAMPAY_CALLBACK_SOURCES: callbackSources,

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
  /** Only where the gateway can be given an address and no header. */
  MIXX_CALLBACK_KEY_IN_ADDRESS: flag.default(false),

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

/** A message of theirs is signed over what it says, with this secret. */
const signedWith: Partial<Record<ChannelName, keyof MobileMoneyConfig>> = {
  airtel: 'AIRTEL_CALLBACK_KEY',
  selcom: 'SELCOM_API_SECRET',
};

const sourcesOf = {
  mpesa: 'MPESA_CALLBACK_SOURCES',
  airtel: 'AIRTEL_CALLBACK_SOURCES',
  mixx: 'MIXX_CALLBACK_SOURCES',
  selcom: 'SELCOM_CALLBACK_SOURCES',
  azampay: 'AZAMPAY_CALLBACK_SOURCES',
} as const satisfies Record<ChannelName, keyof MobileMoneyConfig>;

const channelsInUse = (config: MobileMoneyConfig): readonly ChannelName[] => [
  ...new Set(channelVariables.map((name) => config[name])),
];

/** By name: what a production server must not start without. */
export function missingPartySecrets(config: MobileMoneyConfig): readonly string[] {
  const used = channelsInUse(config);
  const needed = used.flatMap((name): readonly (keyof MobileMoneyConfig)[] => secretsOf[name]);
  const secrets = needed.filter((name) => isMissing(config, name));
  return [...secrets, ...used.flatMap((name) => missingSources(config, name))];
}

const isMissing = (config: MobileMoneyConfig, name: keyof MobileMoneyConfig): boolean =>
  config[name] === DEVELOPMENT_SECRET || config[name] === '';

/** Only a party that signs may call from anywhere: what the others send could be anybody's. */
function missingSources(config: MobileMoneyConfig, name: ChannelName): readonly string[] {
  const isListed = config[sourcesOf[name]].length > 0;
  return isListed || signedWith[name] !== undefined ? [] : [sourcesOf[name]];
}

const LOOPBACK = ['127.0.0.0/8', '::1'];

/** Without a list: anywhere for a party that signs with a secret of its own, else this machine. */
export function callbackSourcesOf(
  config: MobileMoneyConfig,
  name: ChannelName,
): readonly string[] | 'anywhere' {
  const listed = config[sourcesOf[name]];
  if (listed.length > 0) return listed;
  const secretName = signedWith[name];
  return secretName !== undefined && !isMissing(config, secretName) ? 'anywhere' : LOOPBACK;
}

/** Undefined when fine. AzamPay is told an operator by name and is set up for one. */
export function channelFault(config: MobileMoneyConfig): string | undefined {
  const through = channelVariables.filter((name) => config[name] === 'azampay');
  return through.length > 1 ? `only one operator goes through azampay: ${through}` : undefined;
}

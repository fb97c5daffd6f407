import { z } from 'zod';
import { casinoVariables, missingCasinoSettings } from './adapters/casino/variables.ts';
import { fileFaults, fileVariables } from './adapters/files/variables.ts';
import {
  channelFault,
  missingPartySecrets,
  mobileMoneyVariables,
} from './adapters/mobile-money/variables.ts';
import { missingSmsSecrets, smsVariables } from './adapters/sms/variables.ts';
import { visitorCountryVariables } from './adapters/visitor-country/variables.ts';
import { missingPushKeys, pushVariables } from './adapters/web-push/variables.ts';
import { developmentKey } from './platform/sealing.ts';
import { productionFaults } from './production-faults.ts';

/**
 * The environment, read once and typed. A server with a wrong setting refuses to start and says
 * which one, because a default silently used in production costs more than a failed deploy.
 */
const flagText = z.enum(['true', 'false']).transform((text) => text === 'true');
const port = z.coerce.number().int().min(0).max(65_535);
const roles = ['api', 'worker', 'feed'] as const;
export type Role = (typeof roles)[number];

/** Who knows it reads results that are still to come. */
const developmentSeedKey = developmentKey('GAME_SEED_KEYS');

const missingGameKeys = ({ GAME_SEED_KEYS: keys }: { readonly GAME_SEED_KEYS: string }) =>
  keys.includes(developmentSeedKey) ? ['GAME_SEED_KEYS'] : [];

const variables = z.object({
  /** Who says nothing serves real people: a forgotten variable must not open a door. */
  NODE_ENV: z.enum(['development', 'test', 'bench', 'production']).default('production'),
  ROLES: z
    .string()
    .default(roles.join(','))
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(roles)).min(1)),
  HOST: z.string().default('127.0.0.1'),
  PLAYER_PORT: port.default(4700),
  BACKOFFICE_PORT: port.default(4701),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_POOL_MAX: z.coerce.number().int().min(1).max(200).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Newest first: `<id>:<PKCS8 of a P-256 key, base64>`; older ones still open old pages. */
  ENVELOPE_KEYS: z.string().min(1),
  /** Newest first: `<id>:<32 bytes, base64>`; they seal what decides rounds that are not over. */
  GAME_SEED_KEYS: z.string().min(1).default(developmentSeedKey),
  /** Mixed into every stored password hash; with another one nobody could sign in any more. */
  SECRET_PEPPER: z.string().min(16),
  TRUST_PROXY: flagText.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Where players find the site; it stands in messages that lead there (MLG-15). */
  PLAYER_SITE_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:4700')
    .transform((url) => url.replace(/\/+$/, '')),
  PLAYER_SITE_FOLDER: z.string().optional(),
  BACKOFFICE_SITE_FOLDER: z.string().optional(),
  ...smsVariables,
  ...mobileMoneyVariables,
  ...fileVariables,
  ...visitorCountryVariables,
  ...pushVariables,
  ...casinoVariables,
  /** Without it this process consumes no odds; it still follows one that does. */
  ODDS_FEED_URL: z
    .url({ protocol: /^(tcp|tls)$/ })
    .refine((url) => URL.parse(url)?.port, 'needs a port')
    .optional(),
  ODDS_FEED_SUBSCRIPTION: z.string().min(1).default('kipute'),
  /** Multiplies every rate limit; for measuring, never for production. */
  RATE_LIMIT_FACTOR: z.coerce.number().min(1).default(1),
  SOCKET_CONNECTIONS_MAX: z.coerce.number().int().min(1).default(20_000),
});

const environment = variables.superRefine((config, context) => {
  const fault = channelFault(config);
  if (fault) context.addIssue({ code: 'custom', path: ['HALOPESA_CHANNEL'], message: fault });
  for (const { name, message } of fileFaults(config)) {
    context.addIssue({ code: 'custom', path: [name], message });
  }
  if (config.NODE_ENV !== 'production') return;
  const missing = [
    ...[missingSmsSecrets, missingPartySecrets, missingPushKeys],
    ...[missingCasinoSettings, missingGameKeys],
  ];
  for (const name of missing.flatMap((missingIn) => missingIn(config))) {
    context.addIssue({ code: 'custom', path: [name], message: 'must be set in production' });
  }
  for (const { name, message } of productionFaults(config)) {
    context.addIssue({ code: 'custom', path: [name], message });
  }
});

export type Config = z.output<typeof environment>;

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export function readConfig(env: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(present);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new ConfigError(`configuration refused: ${lines.join('; ')}`);
}

import { z } from 'zod';
import { isAddressRange } from '../../platform/address-allow-list.ts';
import { DEVELOPMENT_SECRET } from '../shared-secret.ts';

const secret = z.string().default(DEVELOPMENT_SECRET);
/** Without it the provider's games are not offered. */
const origin = z
  .url({ protocol: /^https?$/ })
  .transform((url) => url.replace(/\/+$/, ''))
  .optional();

/** From where a provider calls the wallet: networks and addresses, with commas between them. */
const allowedFrom = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((range) => range.trim() || []))
  .refine((ranges) => ranges.every(isAddressRange), 'must be a list of networks');

/** Each provider of games that is spoken to, by its dialect. */
export const casinoVariables = {
  /** What providers call us. */
  CASINO_OPERATOR_ID: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .default('kipute'),
  /** Where providers reach this server, when not by the site's own address. */
  CASINO_WALLET_URL: origin,

  CASINO_URL: origin,
  CASINO_KEY: secret,
  CASINO_ALLOWED_FROM: allowedFrom,

  AVIATOR_URL: origin,
  AVIATOR_KEY: secret,
  AVIATOR_ALLOWED_FROM: allowedFrom,
};

const variables = z.object(casinoVariables);
export type CasinoVariables = z.output<typeof variables>;

const providers = [
  { url: 'CASINO_URL', key: 'CASINO_KEY', sources: 'CASINO_ALLOWED_FROM' },
  { url: 'AVIATOR_URL', key: 'AVIATOR_KEY', sources: 'AVIATOR_ALLOWED_FROM' },
] as const;

/** By name: what a production server must not start without, of a provider that it uses. */
export function missingCasinoSettings(config: CasinoVariables): readonly string[] {
  return providers
    .filter(({ url }) => config[url] !== undefined)
    .flatMap(({ key, sources }) => [
      ...(config[key] === DEVELOPMENT_SECRET ? [key] : []),
      ...(config[sources].length === 0 ? [sources] : []),
    ]);
}

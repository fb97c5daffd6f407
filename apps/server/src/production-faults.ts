import { DEVELOPMENT_SECRET } from './adapters/shared-secret.ts';

/** What is wrong with a variable, by its name and never by its value. */
export type ConfigFault = { readonly name: string; readonly message: string };

type Values = Readonly<Record<string, unknown>>;

/** Ours to choose, so there is no reason for a weak one. */
const OWN_SECRETS = /^SECRET_PEPPER$|_CALLBACK_KEY$/;
const OWN_SECRET_LENGTH_MIN = 24;
/** A party chooses these for us. A PIN is short by nature, and a public key is no secret. */
const PARTY_SECRETS = /(?<!_PUBLIC)_KEY$|_SECRET$|_PASSWORD$/;
const PARTY_SECRET_LENGTH_MIN = 8;
const DISTINCT_CHARACTERS_MIN = 6;

const OWN_ADDRESSES = ['DATABASE_URL', 'REDIS_URL'];
const SECURE_PROTOCOLS = ['https:', 'tls:'];

/** Why a server must not serve real people with these settings (WIRE-37). */
export function productionFaults(config: Values): readonly ConfigFault[] {
  return [...weakSecrets(config), ...repeatedSecrets(config), ...openAddresses(config)].concat(
    config.RATE_LIMIT_FACTOR === 1
      ? []
      : [{ name: 'RATE_LIMIT_FACTOR', message: 'must be 1 in production' }],
  );
}

/** What nobody set is told as missing, where it is needed. */
function secretsOf(config: Values): readonly (readonly [name: string, secret: string])[] {
  return Object.entries(config).flatMap(([name, value]) =>
    (OWN_SECRETS.test(name) || PARTY_SECRETS.test(name)) &&
    typeof value === 'string' &&
    value !== DEVELOPMENT_SECRET
      ? [[name, value] as const]
      : [],
  );
}

function weakSecrets(config: Values): readonly ConfigFault[] {
  return secretsOf(config).flatMap(([name, secret]) => {
    const least = OWN_SECRETS.test(name) ? OWN_SECRET_LENGTH_MIN : PARTY_SECRET_LENGTH_MIN;
    if (secret.length < least) return [{ name, message: `is shorter than ${least} in production` }];
    const isDull = new Set(secret).size < DISTINCT_CHARACTERS_MIN;
    return isDull ? [{ name, message: 'repeats few characters' }] : [];
  });
}

function repeatedSecrets(config: Values): readonly ConfigFault[] {
  const first = new Map<string, string>();
  return secretsOf(config).flatMap(([name, secret]) => {
    const other = first.get(secret);
    if (other !== undefined) return [{ name, message: `is the same as ${other}` }];
    first.set(secret, name);
    return [];
  });
}

function openAddresses(config: Values): readonly ConfigFault[] {
  return Object.entries(config).flatMap(([name, value]) => {
    if (!name.endsWith('_URL') || OWN_ADDRESSES.includes(name)) return [];
    const url = typeof value === 'string' ? URL.parse(value) : null;
    if (!url) return [];
    if (!SECURE_PROTOCOLS.includes(url.protocol)) {
      return [{ name, message: 'is a plain address, in production it must be https or tls' }];
    }
    return isLoopback(url.hostname)
      ? [{ name, message: 'is an address of this machine, where no party lives in production' }]
      : [];
  });
}

const LOOPBACK = /^(localhost|.*\.localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\]|\[::ffff:7f.*\])$/i;

const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname);

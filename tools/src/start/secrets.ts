import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { PlainError } from '../runtime/plain-error.ts';
import { writeWhole } from '../runtime/write-whole.ts';

export type Secrets = {
  readonly ENVELOPE_KEYS: string;
  readonly SECRET_PEPPER: string;
  readonly GAME_SEED_KEYS: string;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Made once and kept, because passwords in the database are peppered with them. */
export function keepSecrets(file: string, environment: Environment): Secrets {
  if (!existsSync(file)) writeWhole(file, JSON.stringify(newSecrets(), null, 2), 0o600);
  const kept = readSecrets(file);
  return {
    ENVELOPE_KEYS: environment.ENVELOPE_KEYS || kept.ENVELOPE_KEYS,
    SECRET_PEPPER: environment.SECRET_PEPPER || kept.SECRET_PEPPER,
    GAME_SEED_KEYS: environment.GAME_SEED_KEYS || kept.GAME_SEED_KEYS,
  };
}

function readSecrets(file: string): Secrets {
  const secrets = parse(readFileSync(file, 'utf8'));
  if (secrets && typeof secrets.GAME_SEED_KEYS === 'string') return secrets as Secrets;
  if (secrets) {
    // A file from before there were games.
    const added = { ...secrets, GAME_SEED_KEYS: newSeedKey(randomBytes(4).toString('hex')) };
    writeWhole(file, JSON.stringify(added, null, 2), 0o600);
    return added;
  }
  throw new PlainError(
    `${file} is broken: put a copy of it back, or begin anew with npm start -- --fresh.`,
  );
}

type Kept = Omit<Secrets, 'GAME_SEED_KEYS'> & Partial<Secrets>;

function parse(text: string): Kept | null {
  try {
    const { ENVELOPE_KEYS, SECRET_PEPPER, GAME_SEED_KEYS } = JSON.parse(text);
    const whole = typeof ENVELOPE_KEYS === 'string' && typeof SECRET_PEPPER === 'string';
    return whole ? { ENVELOPE_KEYS, SECRET_PEPPER, GAME_SEED_KEYS } : null;
  } catch {
    return null;
  }
}

const newSeedKey = (id: string): string => `${id}:${randomBytes(32).toString('base64')}`;

export function newSecrets(): Secrets {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pkcs8 = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  const id = randomBytes(4).toString('hex');
  return {
    ENVELOPE_KEYS: `${id}:${pkcs8}`,
    SECRET_PEPPER: randomBytes(32).toString('base64'),
    GAME_SEED_KEYS: newSeedKey(id),
  };
}

import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { PlainError } from '../runtime/plain-error.ts';
import { writeWhole } from '../runtime/write-whole.ts';

export type Secrets = { readonly ENVELOPE_KEYS: string; readonly SECRET_PEPPER: string };

type Environment = Readonly<Record<string, string | undefined>>;

/** Made once and kept, because passwords in the database are peppered with them. */
export function keepSecrets(file: string, environment: Environment): Secrets {
  if (!existsSync(file)) writeWhole(file, JSON.stringify(newSecrets(), null, 2), 0o600);
  const kept = readSecrets(file);
  return {
    ENVELOPE_KEYS: environment.ENVELOPE_KEYS || kept.ENVELOPE_KEYS,
    SECRET_PEPPER: environment.SECRET_PEPPER || kept.SECRET_PEPPER,
  };
}

function readSecrets(file: string): Secrets {
  const secrets = parse(readFileSync(file, 'utf8'));
  if (secrets) return secrets;
  throw new PlainError(
    `${file} is broken: put a copy of it back, or begin anew with npm start -- --fresh.`,
  );
}

function parse(text: string): Secrets | null {
  try {
    const { ENVELOPE_KEYS, SECRET_PEPPER } = JSON.parse(text);
    const whole = typeof ENVELOPE_KEYS === 'string' && typeof SECRET_PEPPER === 'string';
    return whole ? { ENVELOPE_KEYS, SECRET_PEPPER } : null;
  } catch {
    return null;
  }
}

export function newSecrets(): Secrets {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pkcs8 = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  const id = randomBytes(4).toString('hex');
  return {
    ENVELOPE_KEYS: `${id}:${pkcs8}`,
    SECRET_PEPPER: randomBytes(32).toString('base64'),
  };
}

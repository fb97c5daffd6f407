import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';

export type Sealer = {
  /** Bound to what it is a secret of: moved to another place it does not open. */
  readonly seal: (secret: Uint8Array, binding: string) => string;
  /** Undefined for what was sealed with a key that is not here, altered, or moved. */
  readonly open: (sealed: string, binding: string) => Uint8Array | undefined;
};

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/**
 * Secrets at rest: who reads the database reads none of them (CHN-04). Keys are named in a variable,
 * newest first and separated by commas: `<id>:<32 bytes, base64>`. The newest one seals, all open.
 */
export function createSealer(variable: string, text: string): Sealer {
  const entries = text.split(',').map((entry) => readKey(variable, entry));
  const keys = new Map(entries);
  const [newest] = entries;
  if (!newest) throw new Error(`${variable}: at least one key is needed`);
  if (keys.size < entries.length) throw new Error(`${variable}: two keys have the same id`);
  const [newestId, newestKey] = newest;
  return {
    seal: (secret, binding) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, newestKey, nonce).setAAD(Buffer.from(binding));
      const sealed = [nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()];
      return `${newestId}:${Buffer.concat(sealed).toString('base64')}`;
    },
    open: (sealed, binding) => {
      const [id = '', content = ''] = sealed.split(':');
      const key = keys.get(id);
      return key && opened(key, Buffer.from(content, 'base64'), binding);
    },
  };
}

function opened(key: Buffer, content: Buffer, binding: string): Uint8Array | undefined {
  if (content.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const nonce = content.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(binding)).setAuthTag(content.subarray(-TAG_BYTES));
  const secret = decipher.update(content.subarray(NONCE_BYTES, -TAG_BYTES));
  try {
    return Buffer.concat([secret, decipher.final()]);
  } catch {
    return undefined;
  }
}

function readKey(variable: string, entry: string): readonly [id: string, key: Buffer] {
  const [, id, base64] = /^\s*([A-Za-z0-9-]{1,32}):([A-Za-z0-9+/]+={0,2})\s*$/.exec(entry) ?? [];
  if (!id || !base64) throw new Error(`${variable}: expected <id>:<32 bytes in base64>`);
  const key = Buffer.from(base64, 'base64');
  // The value itself is a secret and must not reach a log.
  if (key.length !== KEY_BYTES) throw new Error(`${variable}: key "${id}" has not 32 bytes`);
  return [id, key];
}

/** Of a world where everybody may know it: the same in every process, and refused in production. */
export const developmentKey = (name: string): string =>
  `development:${hash('sha256', name, 'base64')}`;

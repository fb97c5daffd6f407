import { NONCE_BYTES } from '@kipute/contract/envelope';
import {
  BROADCAST_HEADER_BYTES,
  BROADCAST_VERSION,
  type ControlMessage,
  groupKeyBinding,
} from '@kipute/contract/socket';
import { fromBase64 } from '../base64.ts';

type GroupKey = Extract<ControlMessage, { type: 'group_key' }>;

export type BroadcastKeys = {
  readonly add: (message: GroupKey) => Promise<void>;
  /** The text inside a binary frame; rejects when no key of ours fits. */
  readonly decrypt: (frame: ArrayBuffer) => Promise<string>;
};

/** The group keys of one connection: the one in use and the one before or after it. */
export function createBroadcastKeys(socketKey: CryptoKey | Uint8Array<ArrayBuffer>): BroadcastKeys {
  const importing = socketKey instanceof CryptoKey ? socketKey : importKey(socketKey);
  const keys = new Map<number, CryptoKey>();
  return {
    add: async ({ epoch, sealed }) => {
      const bytes = fromBase64(sealed);
      const binding = new TextEncoder().encode(groupKeyBinding(epoch));
      const key = await decryptWith(await importing, bytes, binding);
      keys.set(epoch, await importKey(fromBase64(key)));
      keys.delete(epoch - 2);
    },
    decrypt: async (frame) => {
      const bytes = new Uint8Array(frame);
      const epoch = new DataView(frame).getUint32(1);
      const key = keys.get(epoch);
      if (bytes[0] !== BROADCAST_VERSION || !key) throw new Error(`no key for epoch ${epoch}`);
      const header = bytes.subarray(0, BROADCAST_HEADER_BYTES);
      return decryptWith(key, bytes.subarray(BROADCAST_HEADER_BYTES), header);
    },
  };
}

function importKey(raw: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
}

/** `message` is nonce ‖ ciphertext ‖ tag. */
async function decryptWith(
  key: CryptoKey,
  message: Uint8Array<ArrayBuffer>,
  additionalData: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const iv = message.subarray(0, NONCE_BYTES);
  const algorithm = { name: 'AES-GCM', iv, additionalData };
  const text = await crypto.subtle.decrypt(algorithm, key, message.subarray(NONCE_BYTES));
  return new TextDecoder().decode(text);
}

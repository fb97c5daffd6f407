import { createCipheriv, randomBytes } from 'node:crypto';
import { KEY_BYTES, NONCE_BYTES, TAG_BYTES } from '@kipute/contract/envelope';
import {
  BROADCAST_HEADER_BYTES,
  BROADCAST_VERSION,
  type ControlMessage,
  groupKeyBinding,
} from '@kipute/contract/socket';
import { encrypt } from '../envelope/envelope.ts';

type Epoch = {
  readonly number: number;
  readonly key: Buffer;
  /** Never repeats under one key: a counter, because drawing chance costs more than encrypting. */
  readonly nonce: Buffer;
};

const COUNTER_BYTES = 6;
const COUNTER_AT = NONCE_BYTES - COUNTER_BYTES;

function beginEpoch(number: number): Epoch {
  return { number, key: randomBytes(KEY_BYTES), nonce: Buffer.alloc(NONCE_BYTES) };
}

function nextNonce(nonce: Buffer): Buffer {
  nonce.writeUIntBE(nonce.readUIntBE(COUNTER_AT, COUNTER_BYTES) + 1, COUNTER_AT, COUNTER_BYTES);
  return nonce;
}

/**
 * The keys under which this process broadcasts. Each process has its own and every page gets them
 * anew with each connection, so nothing is shared between processes or kept on disk.
 */
export type GroupKeys = {
  /** A whole WebSocket frame, to be written to any number of readers. */
  readonly encrypt: (text: string) => Buffer;
  /** Frames of an earlier epoch cannot be read by pages that came later. */
  readonly epoch: () => number;
  /** What a page needs now: the key in use and, while keys change, the one that follows. */
  readonly encryptedFor: (socketKey: Uint8Array) => readonly ControlMessage[];
  readonly prepareNext: () => void;
  readonly nextEncryptedFor: (socketKey: Uint8Array) => ControlMessage;
  /** To be called once every page has the next key. */
  readonly useNext: () => void;
};

export function createGroupKeys(): GroupKeys {
  let current = beginEpoch(1);
  let next: Epoch | undefined;
  return {
    encrypt: (text) => encryptFrame(current, text),
    epoch: () => current.number,
    encryptedFor: (socketKey) =>
      [current, next].flatMap((epoch) => (epoch ? [encryptEpoch(epoch, socketKey)] : [])),
    prepareNext: () => {
      next ??= beginEpoch(current.number + 1);
    },
    nextEncryptedFor: (socketKey) => encryptEpoch(next ?? current, socketKey),
    useNext: () => {
      current = next ?? current;
      next = undefined;
    },
  };
}

function encryptEpoch(epoch: Epoch, socketKey: Uint8Array): ControlMessage {
  const binding = groupKeyBinding(epoch.number);
  const sealed = encrypt(socketKey, epoch.key.toString('base64'), binding).toString('base64');
  return { type: 'group_key', epoch: epoch.number, sealed };
}

function encryptFrame(epoch: Epoch, text: string): Buffer {
  const plaintext = Buffer.from(text);
  const bytes = BROADCAST_HEADER_BYTES + NONCE_BYTES + plaintext.length + TAG_BYTES;
  const { frame, payload } = allocateFrame(bytes);
  payload[0] = BROADCAST_VERSION;
  payload.writeUInt32BE(epoch.number, 1);
  nextNonce(epoch.nonce).copy(payload, BROADCAST_HEADER_BYTES);
  const cipher = createCipheriv('aes-256-gcm', epoch.key, epoch.nonce);
  cipher.setAAD(payload.subarray(0, BROADCAST_HEADER_BYTES));
  const ciphertext = cipher.update(plaintext);
  cipher.final();
  ciphertext.copy(payload, BROADCAST_HEADER_BYTES + NONCE_BYTES);
  cipher.getAuthTag().copy(payload, bytes - TAG_BYTES);
  return frame;
}

/**
 * The few bytes of RFC 6455 we write ourselves. A frame from a server is not masked, so the same
 * bytes serve every reader: `ws` would build the header again for each of them.
 */
const FINAL_BINARY = 0x82;
const LENGTH_IN_TWO_BYTES = 126;
const LENGTH_IN_EIGHT_BYTES = 127;

function headerBytesFor(payloadBytes: number): 2 | 4 | 10 {
  if (payloadBytes < LENGTH_IN_TWO_BYTES) return 2;
  return payloadBytes <= 0xffff ? 4 : 10;
}

export type OpenFrame = { readonly frame: Buffer; readonly payload: Buffer };

/** A binary frame whose payload is still to be filled in. */
export function allocateFrame(payloadBytes: number): OpenFrame {
  const headerBytes = headerBytesFor(payloadBytes);
  const frame = Buffer.allocUnsafe(headerBytes + payloadBytes);
  frame[0] = FINAL_BINARY;
  if (headerBytes === 2) {
    frame[1] = payloadBytes;
  } else if (headerBytes === 4) {
    frame[1] = LENGTH_IN_TWO_BYTES;
    frame.writeUInt16BE(payloadBytes, 2);
  } else {
    frame[1] = LENGTH_IN_EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(payloadBytes), 2);
  }
  return { frame, payload: frame.subarray(headerBytes) };
}

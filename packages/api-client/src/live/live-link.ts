import { NONCE_BYTES } from '@kipute/contract/envelope';
import type { PageMessage } from '@kipute/contract/page-message';
import {
  BROADCAST_HEADER_BYTES,
  BROADCAST_VERSION,
  type Broadcast,
  broadcastTypes,
  type ControlMessage,
  closeCodes,
  groupKeyBinding,
  HEARTBEAT_MS,
  readRetryAdvice,
  SILENCE_MS_MAX,
} from '@kipute/contract/socket';
import { fromBase64 } from '../base64.ts';

/** The part of a page's envelope that the socket needs. */
export type LiveEnvelope = {
  readonly header: string;
  readonly socketKey: CryptoKey | Uint8Array<ArrayBuffer>;
};

export type LiveLog = (message: string, facts: unknown) => void;

export type Loss = {
  readonly advisedMs: number | undefined;
  /** The server could not decrypt our hello: its keys have changed since this page was loaded. */
  readonly envelopeRefused: boolean;
};

type LinkOptions = {
  readonly socket: WebSocket;
  readonly envelope: LiveEnvelope;
  readonly token: string | undefined;
  readonly log: LiveLog;
  /** Hello is sent: from here on messages arrive. */
  readonly onOpen: () => void;
  /** The group key is here: from here on broadcasts can be read. */
  readonly onLive: () => void;
  readonly onBroadcast: (broadcast: Broadcast) => void;
  /** Exactly once, unless `close` was called. */
  readonly onLost: (loss: Loss) => void;
};

export type Link = {
  readonly send: (message: PageMessage) => void;
  readonly close: () => void;
};

/** One connection, from its opening to its end; it is never used again. */
export function openLink(options: LinkOptions): Link {
  const { socket, envelope, token } = options;
  let isOver = false;
  let lastMessageAt = Date.now();
  const frames = createFrameReader(options, () => isOver);

  const send = (message: PageMessage) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };

  function end(): void {
    isOver = true;
    clearInterval(heartbeat);
    socket.close();
  }

  function lose(loss: Loss): void {
    if (isOver) return;
    end();
    options.onLost(loss);
  }

  const heartbeat = setInterval(() => {
    // A phone that changed networks holds a socket that looks open and is dead.
    const isSilent = Date.now() - lastMessageAt > SILENCE_MS_MAX;
    if (isSilent) lose({ advisedMs: undefined, envelopeRefused: false });
    else send({ type: 'ping' });
  }, HEARTBEAT_MS);

  socket.binaryType = 'arraybuffer';
  socket.onopen = () => {
    send({ type: 'hello', key: envelope.header, ...(token && { token }) });
    options.onOpen();
  };
  socket.onmessage = ({ data }) => {
    lastMessageAt = Date.now();
    frames.receive(data);
  };
  socket.onclose = ({ code, reason }) =>
    lose({
      advisedMs: code === closeCodes.overloaded ? readRetryAdvice(reason) : undefined,
      envelopeRefused: code === closeCodes.unreadable && !frames.isLive(),
    });
  return { send, close: end };
}

/** In the order of arrival, though decrypting takes a while; what cannot be read is ignored. */
function createFrameReader(options: LinkOptions, isOver: () => boolean) {
  const { log } = options;
  const keys = createBroadcastKeys(options.envelope.socketKey);
  let isLive = false;
  let lastProcessed: Promise<void> = Promise.resolve();

  async function applyControl(message: ControlMessage): Promise<void> {
    switch (message.type) {
      case 'group_key':
        await keys.add(message);
        if (!isOver() && !isLive) options.onLive();
        isLive = true;
        return;
      case 'pong':
      case 'subscribed':
        return;
      default:
        log('live: unknown message', message);
    }
  }

  function deliver(broadcast: Broadcast): void {
    if (broadcastTypes.includes(broadcast.type)) options.onBroadcast(broadcast);
    else log('live: unknown message', broadcast);
  }

  async function read(frame: unknown): Promise<void> {
    if (isOver()) return;
    if (typeof frame === 'string') await applyControl(JSON.parse(frame));
    else if (frame instanceof ArrayBuffer) deliver(JSON.parse(await keys.decrypt(frame)));
  }

  return {
    isLive: () => isLive,
    receive: (frame: unknown) => {
      lastProcessed = lastProcessed
        .then(() => read(frame))
        .catch((error) => log('live: message ignored', error));
    },
  };
}

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

import type { PageMessage } from '@kipute/contract/page-message';
import {
  type Broadcast,
  broadcastTypes,
  type ControlMessage,
  closeCodes,
  HEARTBEAT_MS,
  readRetryAdvice,
  SILENCE_MS_MAX,
} from '@kipute/contract/socket';
import { createBroadcastKeys } from './broadcast-keys.ts';

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
  const { socket, log } = options;
  const keys = createBroadcastKeys(options.envelope.socketKey);
  let isOver = false;
  let isLive = false;
  let lastMessageAt = Date.now();
  let lastProcessed: Promise<void> = Promise.resolve();

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

  async function applyControl(message: ControlMessage): Promise<void> {
    switch (message.type) {
      case 'group_key':
        await keys.add(message);
        if (!isOver && !isLive) options.onLive();
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

  async function receive(frame: unknown): Promise<void> {
    if (isOver) return;
    if (typeof frame === 'string') await applyControl(JSON.parse(frame));
    else if (frame instanceof ArrayBuffer) deliver(JSON.parse(await keys.decrypt(frame)));
  }

  const heartbeat = setInterval(() => {
    // A phone that changed networks holds a socket that looks open and is dead.
    const isSilent = Date.now() - lastMessageAt > SILENCE_MS_MAX;
    if (isSilent) lose({ advisedMs: undefined, envelopeRefused: false });
    else send({ type: 'ping' });
  }, HEARTBEAT_MS);

  socket.binaryType = 'arraybuffer';
  socket.onopen = () => {
    send({
      type: 'hello',
      key: options.envelope.header,
      ...(options.token && { token: options.token }),
    });
    options.onOpen();
  };
  socket.onmessage = ({ data }) => {
    lastMessageAt = Date.now();
    // In the order of arrival, though decrypting takes a while; what cannot be read is ignored.
    lastProcessed = lastProcessed
      .then(() => receive(data))
      .catch((error) => log('live: message ignored', error));
  };
  socket.onclose = ({ code, reason }) =>
    lose({
      advisedMs: code === closeCodes.overloaded ? readRetryAdvice(reason) : undefined,
      envelopeRefused: code === closeCodes.unreadable && !isLive,
    });
  return { send, close: end };
}

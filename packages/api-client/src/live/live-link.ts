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
  /** The server could not open our hello: its keys have changed since this page was loaded. */
  readonly envelopeRefused: boolean;
};

type LinkTerms = {
  readonly socket: WebSocket;
  readonly envelope: LiveEnvelope;
  readonly token: string | undefined;
  readonly log: LiveLog;
  /** Hello is said: from here on messages arrive. */
  readonly onOpen: () => void;
  /** The group key is here: from here on broadcasts can be read. */
  readonly onLive: () => void;
  readonly onBroadcast: (broadcast: Broadcast) => void;
  /** Exactly once, unless `close` was called. */
  readonly onLost: (loss: Loss) => void;
};

export type Link = {
  readonly say: (message: PageMessage) => void;
  readonly close: () => void;
};

/** One connection, from its opening to its end; it is never used again. */
export function openLink(terms: LinkTerms): Link {
  const { socket, log } = terms;
  const keys = createBroadcastKeys(terms.envelope.socketKey);
  let isOver = false;
  let isLive = false;
  let heardAt = Date.now();
  let turn: Promise<void> = Promise.resolve();

  const say = (message: PageMessage) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };

  function end(): void {
    isOver = true;
    clearInterval(beating);
    socket.close();
  }

  function lose(loss: Loss): void {
    if (isOver) return;
    end();
    terms.onLost(loss);
  }

  async function obey(message: ControlMessage): Promise<void> {
    switch (message.type) {
      case 'group_key':
        await keys.add(message);
        if (!isOver && !isLive) terms.onLive();
        isLive = true;
        return;
      case 'pong':
      case 'subscribed':
        return;
      default:
        log('unknown live message', message);
    }
  }

  function pass(broadcast: Broadcast): void {
    if (broadcastTypes.includes(broadcast.type)) terms.onBroadcast(broadcast);
    else log('unknown live message', broadcast);
  }

  async function take(frame: unknown): Promise<void> {
    if (isOver) return;
    if (typeof frame === 'string') await obey(JSON.parse(frame));
    else if (frame instanceof ArrayBuffer) pass(JSON.parse(await keys.open(frame)));
  }

  const beating = setInterval(() => {
    // A phone that changed networks holds a socket that looks open and is dead.
    const isSilent = Date.now() - heardAt > SILENCE_MS_MAX;
    if (isSilent) lose({ advisedMs: undefined, envelopeRefused: false });
    else say({ type: 'ping' });
  }, HEARTBEAT_MS);

  socket.binaryType = 'arraybuffer';
  socket.onopen = () => {
    say({ type: 'hello', key: terms.envelope.header, ...(terms.token && { token: terms.token }) });
    terms.onOpen();
  };
  socket.onmessage = ({ data }) => {
    heardAt = Date.now();
    // In the order of arrival, though opening takes a while; what cannot be read is ignored.
    turn = turn.then(() => take(data)).catch((error) => log('live message ignored', error));
  };
  socket.onclose = ({ code, reason }) =>
    lose({
      advisedMs: code === closeCodes.overloaded ? readRetryAdvice(reason) : undefined,
      envelopeRefused: code === closeCodes.unreadable && !isLive,
    });
  return { say, close: end };
}

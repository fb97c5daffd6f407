import type { ControlMessage, Topic } from '@kipute/contract/socket';
import type { WebSocket } from 'ws';
import type { Caller } from '../http/handler.ts';
import type { Subscriber } from './subscriber.ts';

/** One page at the other end of a socket, and what is known of it so far. */
export type PageConnection = {
  readonly socket: WebSocket;
  readonly subscriber: Subscriber;
  readonly address: string;
  readonly topics: Set<Topic>;
  /** Present once its `hello` was decrypted. */
  socketKey: Uint8Array | undefined;
  caller: Caller;
  /** Its `hello` is being processed: its caller is not known yet. */
  isGreeting: boolean;
  /** In milliseconds of the clock; only a signed-in caller has one. */
  sessionEndsAt: number | undefined;
  lastMessageAt: number;
  /** Since the last sweep. */
  messages: number;
  /** Messages that could not be read, ever. */
  ignored: number;
  /** Messages are processed one after the other, in the order they came. */
  lastProcessed: Promise<void>;
};

export function openPageConnection(
  { socket, subscriber, address }: Pick<PageConnection, 'socket' | 'subscriber' | 'address'>,
  now: number,
): PageConnection {
  return {
    socket,
    subscriber,
    address,
    topics: new Set(),
    socketKey: undefined,
    caller: { kind: 'visitor' },
    isGreeting: false,
    sessionEndsAt: undefined,
    lastMessageAt: now,
    messages: 0,
    ignored: 0,
    lastProcessed: Promise.resolve(),
  };
}

export function send(connection: PageConnection, message: ControlMessage): void {
  if (connection.subscriber.isOpen) connection.socket.send(JSON.stringify(message));
}

import type { ControlMessage, Topic } from '@kipute/contract/socket';
import type { WebSocket } from 'ws';
import type { Caller } from '../http/handler.ts';
import type { Reader } from './hub/reader.ts';

/** One page at the other end of a socket, and what it has told us so far. */
export type PageConnection = {
  readonly socket: WebSocket;
  readonly reader: Reader;
  readonly topics: Set<Topic>;
  /** Present once its `hello` was opened. */
  socketKey: Uint8Array | undefined;
  caller: Caller;
  /** Its `hello` is being looked at: who it is will be known in a moment. */
  isGreeting: boolean;
  /** In milliseconds of the clock; only a signed-in caller has one. */
  sessionEndsAt: number | undefined;
  heardAt: number;
  /** Messages since the last sweep. */
  said: number;
  /** Messages that could not be read, ever. */
  ignored: number;
  /** Messages are answered in the order they came, though answering may take a while. */
  turn: Promise<void>;
};

export function openPageConnection(socket: WebSocket, reader: Reader, now: number): PageConnection {
  return {
    socket,
    reader,
    topics: new Set(),
    socketKey: undefined,
    caller: { kind: 'visitor' },
    isGreeting: false,
    sessionEndsAt: undefined,
    heardAt: now,
    said: 0,
    ignored: 0,
    turn: Promise.resolve(),
  };
}

export function tell(connection: PageConnection, message: ControlMessage): void {
  if (connection.reader.isOpen) connection.socket.send(JSON.stringify(message));
}

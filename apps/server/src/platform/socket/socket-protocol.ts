import { type PageMessage, pageMessage } from '@kipute/contract/page-message';
import { closeCodes, type Topic } from '@kipute/contract/socket';
import { unreachable } from '@kipute/domain/invariant';
import type { Logger } from 'pino';
import type { RawData } from 'ws';
import type { Clock } from '../clock.ts';
import type { TurnQueue } from '../concurrency/turn-queue.ts';
import type { Authenticate, Caller } from '../http/handler.ts';
import type { Hub } from './hub.ts';
import { type PageConnection, send } from './page-connection.ts';
import type { CountSocketEvent } from './socket-events.ts';
import type { SocketLimits } from './socket-limits.ts';

export type SocketProtocolDeps = {
  readonly hub: Hub;
  /** The page's socket key from its envelope header; undefined when that is broken. */
  readonly openSocketKey: (
    header: string,
  ) => Promise<Uint8Array | undefined> | Uint8Array | undefined;
  readonly authenticate: Authenticate;
  /** When the session of a caller is over by itself. */
  readonly expiryOf: (caller: Caller) => Date | undefined;
  /** A private topic (`order:17`) is read by its owner only. */
  readonly canRead: (topic: Topic, caller: Caller) => Promise<boolean> | boolean;
  readonly clock: Clock;
  readonly log: Logger;
  readonly count: CountSocketEvent;
  readonly limits: SocketLimits;
  /** Each hello costs a key agreement and a few encryptions. */
  readonly turnQueue: TurnQueue;
};

const INTERNAL_ERROR = 1011;

export type SocketProtocol = {
  /** Closes a page whose session has ended; in order, so after a hello under way. */
  readonly reauthenticate: (page: PageConnection, mayBeOver: (caller: Caller) => boolean) => void;
  readonly receive: (page: PageConnection, message: RawData, isBinary: boolean) => void;
};

export function createSocketProtocol(deps: SocketProtocolDeps): SocketProtocol {
  const { hub, clock, log, count, limits } = deps;

  function receive(page: PageConnection, message: RawData, isBinary: boolean): void {
    page.messages += 1;
    if (page.messages > limits.messagesPerSweepMax) {
      count('closed-flooding');
      page.socket.close(closeCodes.flooding, 'too many messages');
      return;
    }
    const parsed = isBinary ? undefined : readJson(String(message));
    const read = pageMessage.safeParse(parsed);
    if (read.success) route(page, read.data);
    else ignore(page, parsed);
  }

  function route(page: PageConnection, message: PageMessage): void {
    if (message.type === 'ping') {
      send(page, { type: 'pong', server_time: clock.now().toISOString() });
      return;
    }
    inOrder(page, message.type, () => dispatch(page, message));
  }

  function inOrder(page: PageConnection, type: string, work: () => Promise<void>): void {
    page.lastProcessed = page.lastProcessed.then(work).catch((error: unknown) => {
      log.error({ err: error, type }, 'socket: message failed, connection closed');
      page.socket.close(INTERNAL_ERROR);
    });
  }

  const reauthenticate: SocketProtocol['reauthenticate'] = (page, mayBeOver) => {
    if (!page.isGreeting && !mayBeOver(page.caller)) return;
    inOrder(page, 'session', async () => {
      const { caller } = page;
      if (caller.kind === 'visitor' || !mayBeOver(caller)) return;
      const now = await deps.authenticate(caller.token);
      if (now.kind === caller.kind) page.caller = now;
      else closeEndedSession(page, count);
    });
  };

  async function dispatch(page: PageConnection, message: PageMessage): Promise<void> {
    switch (message.type) {
      case 'hello':
        return greet(page, message);
      case 'subscribe':
        return subscribe(page, message);
      case 'unsubscribe':
        return unsubscribe(page, message.topics);
      case 'ping':
        return;
      default:
        return unreachable(message);
    }
  }

  async function greet(
    page: PageConnection,
    hello: Extract<PageMessage, { type: 'hello' }>,
  ): Promise<void> {
    if (page.socketKey) return ignore(page, hello);
    page.isGreeting = true;
    await new Promise<void>((resolve) => deps.turnQueue(resolve));
    const socketKey = await deps.openSocketKey(hello.key);
    if (!socketKey) {
      count('closed-unreadable');
      page.socket.close(closeCodes.unreadable, 'hello could not be opened');
      return;
    }
    if (hello.token) page.caller = await deps.authenticate(hello.token);
    page.sessionEndsAt = deps.expiryOf(page.caller)?.getTime();
    page.isGreeting = false;
    page.socketKey = socketKey;
    for (const message of hub.keys.encryptedFor(socketKey)) send(page, message);
  }

  async function subscribe(
    page: PageConnection,
    { topics, from = 'snapshot' }: Extract<PageMessage, { type: 'subscribe' }>,
  ): Promise<void> {
    if (!page.socketKey) return ignore(page, { type: 'subscribe' });
    const verdicts = await Promise.all(topics.map((topic) => deps.canRead(topic, page.caller)));
    // It may have disconnected meanwhile, and must not stay behind in the hub.
    if (!page.subscriber.isOpen) return;
    const left = limits.topicsPerPageMax - page.topics.size;
    const granted = topics
      .filter((topic, index) => verdicts[index] === true && !page.topics.has(topic))
      .slice(0, left);
    send(page, { type: 'subscribed', topics: granted });
    for (const topic of granted) {
      page.topics.add(topic);
      hub.subscribe(page.subscriber, topic, from);
    }
  }

  async function unsubscribe(page: PageConnection, topics: readonly Topic[]): Promise<void> {
    for (const topic of topics) {
      if (page.topics.delete(topic)) hub.unsubscribe(page.subscriber, topic);
    }
  }

  function ignore(page: PageConnection, message: unknown): void {
    count('message-ignored');
    const type = typeOf(message);
    if (type) log.info({ type }, 'socket: message ignored');
    page.ignored += 1;
    if (page.ignored < limits.ignoredMax) return;
    count('closed-unreadable');
    page.socket.close(closeCodes.unreadable, 'too many unreadable messages');
  }

  return { receive, reauthenticate };
}

/** Its topics may be private: from here on nothing is written to it. */
export function closeEndedSession({ socket }: PageConnection, count: CountSocketEvent): void {
  count('closed-session-ended');
  socket.close(closeCodes.sessionEnded, 'session ended');
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const TYPE_LENGTH_LOGGED = 40;

function typeOf(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !('type' in message)) return undefined;
  return String(message.type).slice(0, TYPE_LENGTH_LOGGED);
}

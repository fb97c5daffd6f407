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
  /** Who is not is told that the session is over, and gets no key. Absent: everybody is. */
  readonly isAdmitted?: (caller: Caller) => boolean;
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

/** What pages send, and what is done about it. Messages of one page are processed in order. */
export class SocketProtocol {
  readonly #deps: SocketProtocolDeps;

  constructor(deps: SocketProtocolDeps) {
    this.#deps = deps;
  }

  receive(page: PageConnection, message: RawData, isBinary: boolean): void {
    const { count, limits, clock } = this.#deps;
    page.messages += 1;
    if (page.messages > limits.messagesPerSweepMax) {
      count('closed-flooding');
      page.socket.close(closeCodes.flooding, 'too many messages');
      return;
    }
    const parsed = isBinary ? undefined : readJson(String(message));
    const { data } = pageMessage.safeParse(parsed);
    if (!data) this.#ignore(page, parsed);
    else if (data.type === 'ping')
      send(page, { type: 'pong', server_time: clock.now().toISOString() });
    else this.#inOrder(page, data.type, () => this.#dispatch(page, data));
  }

  /**
   * Closes a page whose session has ended, and takes from it the topics that its caller may read no
   * more; in order, so after a hello under way.
   */
  reauthenticate(page: PageConnection, mayBeOver: (caller: Caller) => boolean): void {
    if (!page.isGreeting && !mayBeOver(page.caller)) return;
    this.#inOrder(page, 'session', async () => {
      const { caller } = page;
      if (caller.kind === 'visitor' || !mayBeOver(caller)) return;
      const now = await this.#deps.authenticate(caller.token);
      if (now.kind === caller.kind) await this.#becomes(page, now);
      else closeEndedSession(page, this.#deps.count);
    });
  }

  async #becomes(page: PageConnection, caller: Caller): Promise<void> {
    page.caller = caller;
    for (const topic of page.topics) {
      if (!(await this.#deps.canRead(topic, caller))) await this.#unsubscribe(page, [topic]);
    }
  }

  #inOrder(page: PageConnection, type: string, work: () => Promise<void>): void {
    page.lastProcessed = page.lastProcessed.then(work).catch((error: unknown) => {
      this.#deps.log.error({ err: error, type }, 'socket: message failed, connection closed');
      page.socket.close(INTERNAL_ERROR);
    });
  }

  async #dispatch(page: PageConnection, message: Exclude<PageMessage, { type: 'ping' }>) {
    switch (message.type) {
      case 'hello':
        return this.#greet(page, message);
      case 'subscribe':
        return this.#subscribe(page, message);
      case 'unsubscribe':
        return this.#unsubscribe(page, message.topics);
      default:
        return unreachable(message);
    }
  }

  async #greet(
    page: PageConnection,
    hello: Extract<PageMessage, { type: 'hello' }>,
  ): Promise<void> {
    const { hub, count, turnQueue, openSocketKey, authenticate, expiryOf } = this.#deps;
    const { isAdmitted = () => true } = this.#deps;
    if (page.socketKey) return this.#ignore(page, hello);
    page.isGreeting = true;
    await new Promise<void>((resolve) => turnQueue(resolve));
    const socketKey = await openSocketKey(hello.key);
    if (!socketKey) {
      count('closed-unreadable');
      page.socket.close(closeCodes.unreadable, 'hello could not be opened');
      return;
    }
    if (hello.token) page.caller = await authenticate(hello.token);
    page.sessionEndsAt = expiryOf(page.caller)?.getTime();
    page.isGreeting = false;
    if (!isAdmitted(page.caller)) return closeEndedSession(page, count);
    page.socketKey = socketKey;
    for (const message of hub.keys.encryptedFor(socketKey)) send(page, message);
  }

  async #subscribe(
    page: PageConnection,
    { topics, from = 'snapshot' }: Extract<PageMessage, { type: 'subscribe' }>,
  ): Promise<void> {
    const { hub, limits, canRead } = this.#deps;
    if (!page.socketKey) return this.#ignore(page, { type: 'subscribe' });
    const verdicts = await Promise.all(topics.map((topic) => canRead(topic, page.caller)));
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

  async #unsubscribe(page: PageConnection, topics: readonly Topic[]): Promise<void> {
    for (const topic of topics) {
      if (page.topics.delete(topic)) this.#deps.hub.unsubscribe(page.subscriber, topic);
    }
  }

  #ignore(page: PageConnection, message: unknown): void {
    const { count, log, limits } = this.#deps;
    count('message-ignored');
    const type = typeOf(message);
    if (type) log.info({ type }, 'socket: message ignored');
    page.ignored += 1;
    if (page.ignored < limits.ignoredMax) return;
    count('closed-unreadable');
    page.socket.close(closeCodes.unreadable, 'too many unreadable messages');
  }
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

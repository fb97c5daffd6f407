import { type PageMessage, pageMessage } from '@kipute/contract/page-message';
import { closeCodes, type Topic } from '@kipute/contract/socket';
import { unreachable } from '@kipute/domain/invariant';
import type { Logger } from 'pino';
import type { RawData } from 'ws';
import type { Clock } from '../clock.ts';
import type { Authenticate, Caller } from '../http/handler.ts';
import type { Hub } from './hub/hub.ts';
import type { InTurns } from './in-turns.ts';
import { type PageConnection, tell } from './page-connection.ts';
import type { CountSocketEvent } from './socket-events.ts';
import type { SocketLimits } from './socket-limits.ts';

export type ConversationTerms = {
  readonly hub: Hub;
  /** The page's socket key from its envelope header; undefined when that cannot be opened. */
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
  /** Each hello costs a key agreement and some sealing. */
  readonly inTurns: InTurns;
};

const INTERNAL_ERROR = 1011;

export type Conversation = {
  /** Parts with a page whose session has ended meanwhile; in its turn, so after its hello. */
  readonly askAnew: (page: PageConnection, mayBeOver: (caller: Caller) => boolean) => void;
  readonly hear: (page: PageConnection, message: RawData, isBinary: boolean) => void;
};

export function createConversation(terms: ConversationTerms): Conversation {
  const { hub, clock, log, count, limits } = terms;

  function hear(page: PageConnection, message: RawData, isBinary: boolean): void {
    page.said += 1;
    if (page.said > limits.saidPerSweepMax) {
      count('closed-flooding');
      page.socket.close(closeCodes.flooding, 'too many messages');
      return;
    }
    const said = isBinary ? undefined : readJson(String(message));
    const read = pageMessage.safeParse(said);
    if (read.success) takeTurn(page, read.data);
    else ignore(page, said);
  }

  function takeTurn(page: PageConnection, message: PageMessage): void {
    if (message.type === 'ping') {
      tell(page, { type: 'pong', server_time: clock.now().toISOString() });
      return;
    }
    inItsTurn(page, message.type, () => answer(page, message));
  }

  function inItsTurn(page: PageConnection, type: string, work: () => Promise<void>): void {
    page.turn = page.turn.then(work).catch((error: unknown) => {
      log.error({ err: error, type }, 'live socket message failed');
      page.socket.close(INTERNAL_ERROR);
    });
  }

  const askAnew: Conversation['askAnew'] = (page, mayBeOver) => {
    if (!page.isGreeting && !mayBeOver(page.caller)) return;
    inItsTurn(page, 'session', async () => {
      const { caller } = page;
      if (caller.kind === 'visitor' || !mayBeOver(caller)) return;
      const now = await terms.authenticate(caller.token);
      if (now.kind === caller.kind) page.caller = now;
      else partWithSession(page, count);
    });
  };

  async function answer(page: PageConnection, message: PageMessage): Promise<void> {
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
    await new Promise<void>((resolve) => terms.inTurns(resolve));
    const socketKey = await terms.openSocketKey(hello.key);
    if (!socketKey) {
      count('closed-unreadable');
      page.socket.close(closeCodes.unreadable, 'hello could not be opened');
      return;
    }
    if (hello.token) page.caller = await terms.authenticate(hello.token);
    page.sessionEndsAt = terms.expiryOf(page.caller)?.getTime();
    page.isGreeting = false;
    page.socketKey = socketKey;
    for (const message of hub.keys.sealAll(socketKey)) tell(page, message);
  }

  async function subscribe(
    page: PageConnection,
    { topics, from = 'snapshot' }: Extract<PageMessage, { type: 'subscribe' }>,
  ): Promise<void> {
    if (!page.socketKey) return ignore(page, { type: 'subscribe' });
    const verdicts = await Promise.all(topics.map((topic) => terms.canRead(topic, page.caller)));
    // It may have left meanwhile, and must not stay behind in the hub.
    if (!page.reader.isOpen) return;
    const room = limits.topicsPerPageMax - page.topics.size;
    const granted = topics
      .filter((topic, index) => verdicts[index] === true && !page.topics.has(topic))
      .slice(0, room);
    tell(page, { type: 'subscribed', topics: granted });
    for (const topic of granted) {
      page.topics.add(topic);
      hub.subscribe(page.reader, topic, from);
    }
  }

  async function unsubscribe(page: PageConnection, topics: readonly Topic[]): Promise<void> {
    for (const topic of topics) {
      if (page.topics.delete(topic)) hub.unsubscribe(page.reader, topic);
    }
  }

  function ignore(page: PageConnection, said: unknown): void {
    count('message-ignored');
    const type = typeOf(said);
    if (type) log.info({ type }, 'live socket message ignored');
    page.ignored += 1;
    if (page.ignored < limits.ignoredMax) return;
    count('closed-unreadable');
    page.socket.close(closeCodes.unreadable, 'too many unreadable messages');
  }

  return { hear, askAnew };
}

/** What it follows may be private: from here on nothing is written to it. */
export function partWithSession({ socket }: PageConnection, count: CountSocketEvent): void {
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

function typeOf(said: unknown): string | undefined {
  if (typeof said !== 'object' || said === null || !('type' in said)) return undefined;
  return String(said.type).slice(0, TYPE_LENGTH_LOGGED);
}

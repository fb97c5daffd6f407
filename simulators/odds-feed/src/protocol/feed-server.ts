import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { EntityChange } from '@kipute/provider-protocols/odds-feed/entities';
import type { EntityStore } from '../entity-store.ts';
import { type BatchMemory, createBatchMemory, type MemoryLimits } from './batch-memory.ts';
import { ClientSession } from './client-session.ts';
import { frameOf, garbageFrame } from './message-frame.ts';
import {
  createSubscriptions,
  type SubscriptionLimits,
  type Subscriptions,
} from './subscriptions.ts';

export type FeedServerOptions = {
  readonly subscriptionName: string;
  readonly store: EntityStore;
  /** Whoever subscribes before gets nothing until then: a part of the world would be a wrong one. */
  readonly complete?: Promise<void>;
  readonly memoryLimits?: MemoryLimits;
  readonly subscriptionLimits?: SubscriptionLimits;
  readonly pingEveryMs?: number;
  readonly silentSecondsMax?: number;
  readonly waitingBytesMax?: number;
};

const CHANGES_PER_BATCH_MAX = 10_000;
const CONNECTIONS_MAX = 64;
const PING_EVERY_MS = 3_000;
const SILENT_SECONDS_MAX = 60;
const WAITING_BYTES_MAX = 96 * 1024 * 1024;

/** The provider's end of the push protocol, and the ways in which it can fail. */
export class FeedServer {
  readonly #options: FeedServerOptions;
  readonly #memory: BatchMemory;
  readonly #subscriptions: Subscriptions;
  readonly #server: Server;
  readonly #sessions = new Map<Socket, ClientSession>();
  readonly #pinging: NodeJS.Timeout;
  readonly #firstClient = Promise.withResolvers<void>();
  #endOfSilence: NodeJS.Timeout | undefined;
  #lastBatch = 0;
  #garbageSent = 0;

  constructor(options: FeedServerOptions) {
    this.#options = options;
    this.#memory = createBatchMemory(options.memoryLimits);
    this.#subscriptions = createSubscriptions(options.subscriptionName, options.subscriptionLimits);
    this.#server = createServer({ noDelay: true }, (socket) => this.#welcome(socket));
    this.#server.maxConnections = CONNECTIONS_MAX;
    this.#pinging = setInterval(() => this.#ping(), options.pingEveryMs ?? PING_EVERY_MS);
  }

  async listen(port: number): Promise<number> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  /** Resolves when somebody has connected. */
  get firstClient(): Promise<void> {
    return this.#firstClient.promise;
  }

  async close(): Promise<void> {
    clearInterval(this.#pinging);
    clearTimeout(this.#endOfSilence);
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    for (const socket of [...this.#sessions.keys()]) this.#end(socket);
    await closed;
  }

  /** Sends what was changed in the entity store since the last time, to everybody subscribed. */
  publish(): void {
    const changes = this.#options.store.takeChanges();
    for (let from = 0; from < changes.length; from += CHANGES_PER_BATCH_MAX) {
      this.#publishBatch(changes.slice(from, from + CHANGES_PER_BATCH_MAX));
    }
  }

  get clients(): number {
    return this.#subscribed().length;
  }

  /** Nothing at all is sent for so long, not even pings; then everything that has waited. */
  beSilent(ms: number): void {
    for (const session of this.#sessions.values()) session.line.hold();
    clearTimeout(this.#endOfSilence);
    this.#endOfSilence = setTimeout(() => {
      this.#endOfSilence = undefined;
      for (const session of this.#sessions.values()) session.line.letGo();
    }, ms);
  }

  sendLastAgain(): boolean {
    const last = this.#memory.last();
    if (last) for (const session of this.#sessions.values()) session.publish(last.frame);
    return last !== undefined;
  }

  /** Cuts every connection in the middle of a frame. */
  cut(): number {
    const cut = this.#subscribed();
    const frame = this.#memory.last()?.frame ?? frameOf({ PingRequest: { id: randomUUID() } });
    for (const session of cut) session.line.cut(frame);
    return cut.length;
  }

  sendGarbage(): number {
    this.#garbageSent += 1;
    const frame = garbageFrame(this.#garbageSent % 2 === 1 ? 'not gzip' : 'not json');
    const receivers = this.#subscribed();
    for (const session of receivers) session.publish(frame);
    return receivers.length;
  }

  /** Ends every connection and forgets what could be resumed. */
  forget(): void {
    this.#memory.forget();
    for (const socket of [...this.#sessions.keys()]) this.#end(socket);
  }

  #welcome(socket: Socket): void {
    const session = new ClientSession({
      socket,
      subscriptions: this.#subscriptions,
      memory: this.#memory,
      waitingBytesMax: this.#options.waitingBytesMax ?? WAITING_BYTES_MAX,
      snapshot: async () => {
        await this.#options.complete;
        this.publish();
        return this.#options.store.snapshot();
      },
      takeOver: (subscriptionId) => this.#endOthers(socket, subscriptionId),
    });
    if (this.#endOfSilence) session.line.hold();
    this.#sessions.set(socket, session);
    this.#firstClient.resolve();
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#end(socket));
  }

  #endOthers(socket: Socket, subscriptionId: string): void {
    for (const [other, session] of this.#sessions) {
      if (other !== socket && session.subscriptionId === subscriptionId) this.#end(other);
    }
  }

  #end(socket: Socket): void {
    this.#sessions.get(socket)?.end();
    this.#sessions.delete(socket);
    socket.destroy();
  }

  #subscribed(): readonly ClientSession[] {
    return [...this.#sessions.values()].filter(({ subscriptionId }) => subscriptionId);
  }

  #ping(): void {
    const silentSecondsMax = this.#options.silentSecondsMax ?? SILENT_SECONDS_MAX;
    for (const [socket, session] of this.#sessions) {
      if (session.secondsSilent(Date.now()) > silentSecondsMax) this.#end(socket);
      else session.ping();
    }
  }

  #publishBatch(changes: readonly EntityChange[]): void {
    this.#lastBatch += 1;
    const batchUuid = randomUUID();
    const createdTime = new Date().toISOString();
    const update = { batchId: String(this.#lastBatch), batchUuid, createdTime, changes };
    const frame = frameOf({ UpdateData: update });
    this.#memory.keep({ uuid: batchUuid, frame });
    for (const session of this.#sessions.values()) session.publish(frame);
  }
}

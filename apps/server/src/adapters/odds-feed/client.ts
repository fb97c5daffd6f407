import { once } from 'node:events';
import { createConnection, isIP, type Socket } from 'node:net';
import { connect as connectTls, TLSSocket } from 'node:tls';
import { createFrameReader, FrameError } from '@kipute/provider-protocols/odds-feed/frame';
import type { BaseLogger } from 'pino';
import type { FeedConsumer, FeedPosition, OddsFeed } from '../../features/catalogue/ports.ts';
import { type Clock, systemClock } from '../../platform/clock.ts';
import { createThrottledLog, type ThrottledLog } from '../../platform/throttled-log.ts';
import type { CountFeedEvent } from './feed-events.ts';
import { decodePayload, encodeMessage } from './messages.ts';
import { type Backoff, createReconnectBackoff, type ReconnectMs } from './reconnect-backoff.ts';
import {
  createStreamPosition,
  type NextStep,
  type StreamPosition,
  Subscription,
} from './subscription.ts';

export type OddsFeedOptions = {
  /** `tls://host:port`, or `tcp://host:port` on a private network. */
  readonly url: string;
  /** Certificate authority of the provider, when Node does not know it. */
  readonly ca?: string;
  readonly subscription: string;
  readonly log: BaseLogger;
  readonly clock?: Clock;
  readonly count?: CountFeedEvent;
  readonly arrived?: (madeAtMs: number) => void;
  readonly reconnectMs?: ReconnectMs;
};

const CONNECT_MS_MAX = 10_000;
const SILENT_MS_MAX = 60_000;
const PAYLOAD_BYTES_MAX = 64 * 1024 * 1024;
/** What was missed comes in one burst; once it has been worked off, we are up to date. */
const BURST_MS = 300;
const BURST_CHECK_MS = 100;

type Options = Required<Omit<OddsFeedOptions, 'reconnectMs' | 'ca'>> & {
  readonly ca?: string;
  readonly reconnectMs: ReconnectMs | undefined;
  readonly logRarely: ThrottledLog;
};

/** Implements the feed over the provider's push protocol. */
export function createOddsFeed(given: OddsFeedOptions): OddsFeed {
  const { clock = systemClock, count = () => {}, arrived = () => {}, reconnectMs, log } = given;
  const logRarely = createThrottledLog(log, clock);
  const options: Options = { ...given, clock, count, arrived, reconnectMs, logRarely };
  let session: FeedSession | undefined;
  return {
    start: (consumer, position) => {
      session?.stop();
      session = new FeedSession(options, consumer, position);
    },
    reconnect: () => session?.reconnect(),
    stop: () => {
      session?.stop();
      session = undefined;
    },
  };
}

/** Connects again and again until it is stopped. */
class FeedSession {
  readonly #options: Options;
  readonly #consumer: FeedConsumer;
  readonly #stream: StreamPosition;
  readonly #backoff: Backoff;
  #socket: Socket | undefined;
  #isStopped = false;

  constructor(options: Options, consumer: FeedConsumer, position: FeedPosition | null) {
    this.#options = options;
    this.#consumer = consumer;
    this.#stream = createStreamPosition(position);
    this.#backoff = createReconnectBackoff(options.reconnectMs);
    void this.#keepConnecting();
  }

  reconnect(): void {
    this.#backoff.skip();
    this.#socket?.destroy();
  }

  stop(): void {
    this.#isStopped = true;
    this.reconnect();
  }

  async #keepConnecting(): Promise<void> {
    while (!this.#isStopped) {
      const startedAt = performance.now();
      const wasAnswered = await this.#serveConnection();
      if (this.#isStopped) return;
      this.#options.count('disconnected', 1);
      this.#consumer.disconnected();
      await this.#backoff.pause({ lastedMs: performance.now() - startedAt, wasAnswered });
    }
  }

  /** Returns whether the provider sent anything before the connection ended. */
  async #serveConnection(): Promise<boolean> {
    const { count, logRarely } = this.#options;
    const connection = openSocket(this.#options);
    this.#socket = connection;
    // An error event without a listener would end the process.
    connection.on('error', () => {});
    connection.setTimeout(CONNECT_MS_MAX, () => connection.destroy());
    try {
      await untilConnected(connection);
      connection.setTimeout(SILENT_MS_MAX);
      count('connected', 1);
      if ((await this.#readFrames(connection)) === 'resubscribe') this.#forgetPosition();
    } catch (error) {
      if (error instanceof FrameError) count('broken-frame', 1);
      if (!this.#isStopped) logRarely('odds feed: connection broke', { err: error });
    } finally {
      connection.destroy();
    }
    return connection.bytesRead > 0;
  }

  #forgetPosition(): void {
    this.#options.count('started-over', 1);
    this.#stream.forget();
    this.#consumer.missed();
  }

  async #readFrames(connection: Socket): Promise<NextStep> {
    const burst = watchBurst(connection, this.#consumer, () => this.#isStopped);
    const subscription = new Subscription({
      ...this.#options,
      stream: this.#stream,
      consumer: this.#consumer,
      send: (message) => connection.write(encodeMessage(message)),
      now: () => this.#options.clock.now().getTime(),
      onResuming: burst.begin,
    });
    subscription.request();
    const frames = createFrameReader({ payloadBytesMax: PAYLOAD_BYTES_MAX });
    // Backpressure: the socket is read only as fast as the consumer takes.
    for await (const bytes of connection as AsyncIterable<Buffer>) {
      if (this.#isStopped) return 'continue';
      this.#consumer.received();
      burst.isBusy = true;
      const next = await this.#takeAll(frames.read(bytes), subscription);
      burst.isBusy = false;
      if (next !== 'continue') return next;
    }
    if (frames.isMidFrame()) this.#options.count('broken-frame', 1);
    return 'reconnect';
  }

  async #takeAll(payloads: readonly Buffer[], to: Subscription): Promise<NextStep> {
    for (const payload of payloads) {
      const next = await this.#takeOne(payload, to);
      if (this.#isStopped || next !== 'continue') return next;
    }
    return 'continue';
  }

  /** An unreadable payload does not end the connection; if it was a batch, the next one shows a gap. */
  async #takeOne(payload: Buffer, subscription: Subscription): Promise<NextStep> {
    const decoded = await decodePayload(payload);
    if (this.#isStopped) return 'continue';
    if ('message' in decoded) return subscription.take(decoded.message);
    this.#options.count(decoded.fault, 1);
    this.#options.logRarely(`odds feed: ${decoded.fault}`, { bytes: payload.length });
    return 'continue';
  }
}

/** TLS verifies the host name and the authority; a certificate that fails breaks the connection. */
function openSocket({ url, ca }: Pick<Options, 'url' | 'ca'>): Socket {
  const { protocol, hostname, port } = new URL(url);
  const address = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
  if (protocol !== 'tls:') return createConnection({ ...address, noDelay: true });
  const servername = isIP(address.host) ? '' : address.host;
  return connectTls({ ...address, servername, ...(ca && { ca }) }).setNoDelay();
}

/** A socket that is destroyed before it connects emits nothing but `close`. */
async function untilConnected(connection: Socket): Promise<void> {
  const closed = new AbortController();
  connection.once('close', () => closed.abort());
  const connected = connection instanceof TLSSocket ? 'secureConnect' : 'connect';
  await once(connection, connected, { signal: closed.signal });
}

/** Tells the consumer when everything that was missed has been taken. */
function watchBurst(connection: Socket, consumer: FeedConsumer, isOver: () => boolean) {
  const burst = { isBusy: false, begin: () => checkIn(BURST_MS) };
  const checkIn = (ms: number) =>
    setTimeout(() => {
      if (isOver() || connection.destroyed) return;
      if (burst.isBusy || connection.readableLength > 0) checkIn(BURST_CHECK_MS);
      else consumer.resumed();
    }, ms).unref();
  return burst;
}

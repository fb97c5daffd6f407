import { once } from 'node:events';
import { createConnection, isIP, type Socket } from 'node:net';
import { connect as connectTls, TLSSocket } from 'node:tls';
import { createFrameReader, FrameError } from '@kipute/provider-protocols/odds-feed/frame';
import type { BaseLogger } from 'pino';
import type { FeedConsumer, FeedPosition, OddsFeed } from '../../features/catalogue/ports.ts';
import { type Clock, systemClock } from '../../platform/clock.ts';
import { createThrottledLog, type ThrottledLog } from '../../platform/throttled-log.ts';
import { type Conversation, createConversation, type Verdict } from './conversation.ts';
import type { CountFeedEvent } from './feed-events.ts';
import { readMessage, writeMessage } from './messages.ts';
import { createPatience, type ReconnectMs } from './patience.ts';
import { createStream } from './stream.ts';
import { unpack } from './unpack.ts';

export type OddsFeedTerms = {
  /** `tls://host:port`, or `tcp://host:port` on a line of our own. */
  readonly url: string;
  /** Who vouches for the provider, when it is not one of the authorities Node knows. */
  readonly ca?: string;
  readonly subscription: string;
  readonly log: BaseLogger;
  readonly clock?: Clock;
  readonly count?: CountFeedEvent;
  readonly reconnectMs?: ReconnectMs;
};

const CONNECT_MS_MAX = 10_000;
const SILENT_MS_MAX = 60_000;
const PAYLOAD_BYTES_MAX = 64 * 1024 * 1024;
/** What was missed comes in one burst; when it has been worked off, we are level. */
const BURST_MS = 300;
const BURST_LOOK_MS = 100;

type Session = { readonly renew: () => void; readonly stop: () => void };
type Terms = Required<Omit<OddsFeedTerms, 'reconnectMs' | 'ca'>> & {
  readonly ca?: string;
  readonly reconnectMs: ReconnectMs | undefined;
  readonly logRarely: ThrottledLog;
};

/** Implements the feed over the provider's push protocol. */
export function createOddsFeed(given: OddsFeedTerms): OddsFeed {
  const { clock = systemClock, count = () => {}, reconnectMs, log } = given;
  const logRarely = createThrottledLog(log, clock);
  const terms: Terms = { ...given, clock, count, reconnectMs, logRarely };
  let session: Session | undefined;
  return {
    start: (consumer, position) => {
      session?.stop();
      session = openSession(terms, consumer, position);
    },
    renew: () => session?.renew(),
    stop: () => {
      session?.stop();
      session = undefined;
    },
  };
}

/** Connects for as long as it is wanted. */
function openSession(terms: Terms, consumer: FeedConsumer, position: FeedPosition | null): Session {
  const { count, logRarely, clock } = terms;
  const stream = createStream(position);
  const patience = createPatience(terms.reconnectMs);
  let socket: Socket | undefined;
  let isStopped = false;

  async function connectAgainAndAgain(): Promise<void> {
    while (!isStopped) {
      const startedAt = performance.now();
      const wasAnswered = await serve();
      if (isStopped) return;
      count('disconnected', 1);
      consumer.lineLost();
      await patience.pause({ lastedMs: performance.now() - startedAt, wasAnswered });
    }
  }

  /** Whether the provider said anything before the line broke. */
  async function serve(): Promise<boolean> {
    const line = openLine(terms);
    socket = line;
    // One that breaks while nobody reads from it would end the process.
    line.on('error', () => {});
    line.setTimeout(CONNECT_MS_MAX, () => line.destroy());
    try {
      await untilConnected(line);
      line.setTimeout(SILENT_MS_MAX);
      count('connected', 1);
      if ((await converse(line)) === 'start-over') startOver();
    } catch (error) {
      if (error instanceof FrameError) count('broken-frame', 1);
      if (!isStopped) logRarely('odds feed: the line broke', { err: error });
    } finally {
      line.destroy();
    }
    return line.bytesRead > 0;
  }

  function startOver(): void {
    count('started-over', 1);
    stream.forget();
    consumer.missed();
  }

  async function converse(line: Socket): Promise<Verdict> {
    const burst = watchBurst(line, consumer, () => isStopped);
    const conversation = createConversation({
      ...terms,
      stream,
      consumer,
      send: (message) => line.write(writeMessage(message)),
      now: () => clock.now().getTime(),
      onResuming: burst.begin,
    });
    conversation.begin();
    const frames = createFrameReader({ payloadBytesMax: PAYLOAD_BYTES_MAX });
    // The socket is read only as fast as the consumer takes: so the provider feels it, too.
    for await (const bytes of line as AsyncIterable<Buffer>) {
      if (isStopped) return 'go-on';
      consumer.heard();
      burst.isBusy = true;
      const verdict = await takeAll(frames.read(bytes), conversation);
      burst.isBusy = false;
      if (verdict !== 'go-on') return verdict;
    }
    if (frames.isMidFrame()) count('broken-frame', 1);
    return 'reconnect';
  }

  async function takeAll(payloads: readonly Buffer[], to: Conversation): Promise<Verdict> {
    for (const payload of payloads) {
      const verdict = await takeOne(payload, to);
      if (isStopped || verdict !== 'go-on') return verdict;
    }
    return 'go-on';
  }

  /** A payload that cannot be read is no reason to leave; if it was a batch, the next one tells. */
  async function takeOne(payload: Buffer, { take }: Conversation): Promise<Verdict> {
    const unpacked = await unpack(payload);
    if (isStopped) return 'go-on';
    if ('json' in unpacked) return take(readMessage(unpacked.json));
    count(unpacked.trouble, 1);
    logRarely(`odds feed: ${unpacked.trouble}`, { bytes: payload.length });
    return 'go-on';
  }

  void connectAgainAndAgain();
  return {
    renew: () => {
      patience.hurry();
      socket?.destroy();
    },
    stop: () => {
      isStopped = true;
      patience.hurry();
      socket?.destroy();
    },
  };
}

/** A certificate that is not the host's, or that nobody we trust has signed, breaks the line. */
function openLine({ url, ca }: Pick<Terms, 'url' | 'ca'>): Socket {
  const { protocol, hostname, port } = new URL(url);
  const place = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
  if (protocol !== 'tls:') return createConnection({ ...place, noDelay: true });
  const servername = isIP(place.host) ? '' : place.host;
  return connectTls({ ...place, servername, ...(ca && { ca }) }).setNoDelay();
}

/** Of a line that was given up before it stood nothing is heard but that it is closed. */
async function untilConnected(line: Socket): Promise<void> {
  const givenUp = new AbortController();
  line.once('close', () => givenUp.abort());
  const connected = line instanceof TLSSocket ? 'secureConnect' : 'connect';
  await once(line, connected, { signal: givenUp.signal });
}

/** Tells the consumer when what was missed has all been taken. */
function watchBurst(line: Socket, consumer: FeedConsumer, isOver: () => boolean) {
  const burst = { isBusy: false, begin: () => lookIn(BURST_MS) };
  const lookIn = (ms: number) =>
    setTimeout(() => {
      if (isOver() || line.destroyed) return;
      if (burst.isBusy || line.readableLength > 0) lookIn(BURST_LOOK_MS);
      else consumer.resumed();
    }, ms).unref();
  return burst;
}

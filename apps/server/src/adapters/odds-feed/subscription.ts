import { startOverErrorCodes } from '@kipute/provider-protocols/odds-feed/catalogues';
import type { ClientMessage, ResumeRequest } from '@kipute/provider-protocols/odds-feed/messages';
import type { Change, FeedConsumer, FeedPosition } from '../../features/catalogue/ports.ts';
import type { CountFeedEvent } from './feed-events.ts';
import type { FeedMessage } from './messages.ts';
import { translateChange, translateEntity } from './translate.ts';

/** What becomes of the connection: `reconnect` resumes where we stand, `resubscribe` does not. */
export type NextStep = 'continue' | 'reconnect' | 'resubscribe';

type SubscriptionDeps = {
  readonly subscription: string;
  readonly stream: StreamPosition;
  readonly consumer: FeedConsumer;
  readonly send: (message: ClientMessage) => void;
  readonly now: () => number;
  readonly count: CountFeedEvent;
  /** A batch of changes is here that the provider made then. */
  readonly arrived: (madeAtMs: number) => void;
  readonly logRarely: (message: string, facts: Readonly<Record<string, unknown>>) => void;
  /** The provider resumes from our position; what was missed follows. */
  readonly onResuming: () => void;
};

type Of<Type> = Extract<FeedMessage, { readonly type: Type }>;
const INVALID_REQUEST = 100;

/** The exchange with the provider over one connection, from the first request on. */
export class Subscription {
  readonly #deps: SubscriptionDeps;
  #awaited: 'subscription' | 'snapshot' | 'updates' | 'resumption' = 'subscription';
  #batchesLeft: number | undefined;

  constructor(deps: SubscriptionDeps) {
    this.#deps = deps;
  }

  /** Asks to resume, or for a whole snapshot when there is no position. */
  request(): void {
    const { stream, send, subscription } = this.#deps;
    const resume = stream.resumeRequest(subscription);
    this.#awaited = resume ? 'resumption' : 'subscription';
    send(
      resume
        ? { UpdateDataResumeRequest: resume }
        : { SubscribeRequest: { subscriptionSpecificationName: subscription } },
    );
  }

  async take(message: FeedMessage): Promise<NextStep> {
    switch (message.type) {
      case 'subscribed':
        return this.#takeSubscribed(message);
      case 'snapshot-part':
        return this.#takeSnapshotPart(message);
      case 'update':
        return this.#takeUpdate(message);
      case 'ping':
        this.#noteResumption();
        this.#deps.send({ PingResponse: { id: message.id } });
        return 'continue';
      case 'error':
        return this.#takeError(message);
      case 'unsubscribed':
        return 'resubscribe';
      case 'unknown':
        return this.#takeUnknown();
    }
  }

  #takeSubscribed(message: Of<'subscribed'>): NextStep {
    const { stream, consumer, count } = this.#deps;
    if (this.#awaited !== 'subscription') return this.#resubscribe('unexpected-message');
    count('subscribed', 1);
    stream.begin(message);
    this.#awaited = 'snapshot';
    consumer.snapshotBegins();
    return 'continue';
  }

  async #takeSnapshotPart(message: Of<'snapshot-part'>): Promise<NextStep> {
    const { stream, consumer, count, now } = this.#deps;
    if (this.#awaited !== 'snapshot') return this.#resubscribe('unexpected-message');
    // A lost part would look like thousands of entities that ended.
    const isNext = this.#batchesLeft === undefined || message.batchesLeft === this.#batchesLeft - 1;
    if (!isNext) return this.#resubscribe('gap');
    this.#batchesLeft = message.batchesLeft;
    const options = { now: now(), count };
    await consumer.snapshotPart(
      message.entities.flatMap((entity) => translateEntity(entity, options) ?? []),
    );
    if (!message.isLast) return 'continue';
    this.#awaited = 'updates';
    const position = stream.position();
    if (position) await consumer.snapshotEnds(position);
    return 'continue';
  }

  async #takeUpdate(message: Of<'update'>): Promise<NextStep> {
    const { stream, consumer, count } = this.#deps;
    if (this.#awaited !== 'updates' && this.#awaited !== 'resumption') {
      return this.#resubscribe('unexpected-message');
    }
    const place = stream.placeOf(message);
    if (place === 'gap') {
      consumer.missed();
      // We asked to resume and the batch did not come: the provider does not have it either.
      if (this.#awaited === 'resumption') return this.#resubscribe('gap');
      count('gap', 1);
      return 'reconnect';
    }
    this.#noteResumption();
    if (place === 'duplicate') {
      count('duplicate-batch', 1);
      return 'continue';
    }
    return this.#applyUpdate(message);
  }

  async #applyUpdate(message: Of<'update'>): Promise<NextStep> {
    const { stream, consumer, count, now } = this.#deps;
    count('batch', 1);
    this.#deps.arrived(message.madeAt ?? now());
    const options = { now: now(), count };
    const changes: Change[] = [];
    for (const raw of message.changes) {
      const change = translateChange(raw, options);
      if (change) changes.push(change);
    }
    const position = stream.advance(message);
    await consumer.changes(changes, position);
    return 'continue';
  }

  /** The provider does not confirm a resumption; it just sends on. */
  #noteResumption(): void {
    if (this.#awaited !== 'resumption') return;
    this.#awaited = 'updates';
    this.#deps.count('resumed', 1);
    this.#deps.onResuming();
  }

  #takeError({ code, text }: Of<'error'>): NextStep {
    this.#deps.count('provider-error', 1);
    this.#deps.logRarely('odds feed: provider sent an error', { code, text });
    const isFinal = startOverErrorCodes.includes(code) || code === INVALID_REQUEST;
    return isFinal ? 'resubscribe' : 'reconnect';
  }

  #takeUnknown(): NextStep {
    this.#deps.count('unknown-message', 1);
    this.#deps.logRarely('odds feed: unknown message', { awaited: this.#awaited });
    return this.#awaited === 'resumption' ? 'resubscribe' : 'continue';
  }

  #resubscribe(event: 'unexpected-message' | 'gap'): NextStep {
    this.#deps.count(event, 1);
    this.#deps.logRarely(`odds feed: ${event}`, { awaited: this.#awaited });
    return 'resubscribe';
  }
}

type Batch = { readonly batchId: number; readonly batchUuid: string };

/** Our position in the provider's stream of batches; outlives connections. */
export type StreamPosition = {
  readonly begin: (subscription: { subscriptionId: string; checksum: string }) => void;
  readonly forget: () => void;
  readonly position: () => FeedPosition | undefined;
  /** Undefined when there is nothing to resume from. */
  readonly resumeRequest: (subscription: string) => ResumeRequest | undefined;
  readonly placeOf: (batch: Batch) => 'next' | 'duplicate' | 'gap';
  readonly advance: (batch: Batch) => FeedPosition;
};

/** More than a provider repeats after a resumption that overlaps. */
const REMEMBERED_BATCHES = 2_000;

export function createStreamPosition(start: FeedPosition | null): StreamPosition {
  let position: FeedPosition | undefined = start ?? undefined;
  let lastBatchId: number | undefined;
  const known = new Set<string>(start?.lastBatchUuid ? [start.lastBatchUuid] : []);

  function remember(uuid: string): void {
    known.add(uuid);
    const [oldest] = known;
    if (known.size > REMEMBERED_BATCHES && oldest !== undefined) known.delete(oldest);
  }

  function forget(): void {
    position = undefined;
    lastBatchId = undefined;
    known.clear();
  }

  return {
    begin: ({ subscriptionId, checksum }) => {
      forget();
      position = { subscriptionId, checksum, lastBatchUuid: null };
    },
    forget,
    position: () => position,
    resumeRequest: (subscriptionSpecificationName) => {
      if (!position?.lastBatchUuid) return undefined;
      const { subscriptionId, checksum: subscriptionChecksum, lastBatchUuid } = position;
      return { subscriptionId, subscriptionSpecificationName, subscriptionChecksum, lastBatchUuid };
    },
    placeOf: ({ batchId, batchUuid }) => {
      if (known.has(batchUuid)) return 'duplicate';
      return lastBatchId === undefined || batchId === lastBatchId + 1 ? 'next' : 'gap';
    },
    advance: ({ batchId, batchUuid }) => {
      remember(batchUuid);
      lastBatchId = batchId;
      const { subscriptionId = '', checksum = '' } = position ?? {};
      position = { subscriptionId, checksum, lastBatchUuid: batchUuid };
      return position;
    },
  };
}

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
  readonly logRarely: (message: string, facts: Readonly<Record<string, unknown>>) => void;
  /** The provider resumes from our position; what was missed follows. */
  readonly onResuming: () => void;
};

export type Subscription = {
  /** Asks to resume, or for a whole snapshot when there is no position. */
  readonly request: () => void;
  readonly take: (message: FeedMessage) => Promise<NextStep>;
};

type Of<Type> = Extract<FeedMessage, { readonly type: Type }>;
const INVALID_REQUEST = 100;

/** The exchange with the provider over one connection, from the first request on. */
export function createSubscription(deps: SubscriptionDeps): Subscription {
  const { stream, consumer, send, count, subscription } = deps;
  let awaited: 'subscription' | 'snapshot' | 'updates' | 'resumption' = 'subscription';
  let batchesLeft: number | undefined;

  function request(): void {
    const resume = stream.resumeRequest(subscription);
    awaited = resume ? 'resumption' : 'subscription';
    send(
      resume
        ? { UpdateDataResumeRequest: resume }
        : { SubscribeRequest: { subscriptionSpecificationName: subscription } },
    );
  }

  function resubscribe(event: 'unexpected-message' | 'gap'): NextStep {
    count(event, 1);
    deps.logRarely(`odds feed: ${event}`, { awaited });
    return 'resubscribe';
  }

  async function takeSubscribed(message: Of<'subscribed'>): Promise<NextStep> {
    if (awaited !== 'subscription') return resubscribe('unexpected-message');
    count('subscribed', 1);
    stream.begin(message);
    awaited = 'snapshot';
    consumer.snapshotBegins();
    return 'continue';
  }

  async function takeSnapshotPart(message: Of<'snapshot-part'>): Promise<NextStep> {
    if (awaited !== 'snapshot') return resubscribe('unexpected-message');
    // A lost part would look like thousands of entities that ended.
    const isNext = batchesLeft === undefined || message.batchesLeft === batchesLeft - 1;
    if (!isNext) return resubscribe('gap');
    batchesLeft = message.batchesLeft;
    const options = { now: deps.now(), count };
    await consumer.snapshotPart(
      message.entities.flatMap((entity) => translateEntity(entity, options) ?? []),
    );
    if (!message.isLast) return 'continue';
    awaited = 'updates';
    const position = stream.position();
    if (position) await consumer.snapshotEnds(position);
    return 'continue';
  }

  async function takeUpdate(message: Of<'update'>): Promise<NextStep> {
    if (awaited !== 'updates' && awaited !== 'resumption') return resubscribe('unexpected-message');
    const place = stream.placeOf(message);
    if (place === 'gap') {
      consumer.missed();
      // We asked to resume and the batch did not come: the provider does not have it either.
      if (awaited === 'resumption') return resubscribe('gap');
      count('gap', 1);
      return 'reconnect';
    }
    noteResumption();
    if (place === 'duplicate') {
      count('duplicate-batch', 1);
      return 'continue';
    }
    return applyUpdate(message);
  }

  async function applyUpdate(message: Of<'update'>): Promise<NextStep> {
    count('batch', 1);
    const options = { now: deps.now(), count };
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
  function noteResumption(): void {
    if (awaited !== 'resumption') return;
    awaited = 'updates';
    count('resumed', 1);
    deps.onResuming();
  }

  function takeError({ code, text }: Of<'error'>): NextStep {
    count('provider-error', 1);
    deps.logRarely('odds feed: provider sent an error', { code, text });
    const isFinal = startOverErrorCodes.includes(code) || code === INVALID_REQUEST;
    return isFinal ? 'resubscribe' : 'reconnect';
  }

  function takeUnknown(): NextStep {
    count('unknown-message', 1);
    deps.logRarely('odds feed: unknown message', { awaited });
    return awaited === 'resumption' ? 'resubscribe' : 'continue';
  }

  async function take(message: FeedMessage): Promise<NextStep> {
    switch (message.type) {
      case 'subscribed':
        return takeSubscribed(message);
      case 'snapshot-part':
        return takeSnapshotPart(message);
      case 'update':
        return takeUpdate(message);
      case 'ping':
        noteResumption();
        send({ PingResponse: { id: message.id } });
        return 'continue';
      case 'error':
        return takeError(message);
      case 'unsubscribed':
        return 'resubscribe';
      case 'unknown':
        return takeUnknown();
    }
  }

  return { request, take };
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

import { startOverErrorCodes } from '@kipute/provider-protocols/odds-feed/catalogues';
import type { ClientMessage } from '@kipute/provider-protocols/odds-feed/messages';
import type { Change, FeedConsumer } from '../../features/catalogue/ports.ts';
import type { CountFeedEvent } from './feed-events.ts';
import type { FeedMessage } from './messages.ts';
import type { Stream } from './stream.ts';
import { translateChange, translateEntity } from './translate.ts';

/** What becomes of the connection: `reconnect` goes on where we stand, `start-over` does not. */
export type Verdict = 'go-on' | 'reconnect' | 'start-over';

export type ConversationTerms = {
  readonly subscription: string;
  readonly stream: Stream;
  readonly consumer: FeedConsumer;
  readonly send: (message: ClientMessage) => void;
  readonly now: () => number;
  readonly count: CountFeedEvent;
  readonly logRarely: (message: string, facts: Readonly<Record<string, unknown>>) => void;
  /** The provider goes on from where we stood; what was missed follows. */
  readonly onResuming: () => void;
};

export type Conversation = {
  readonly begin: () => void;
  readonly take: (message: FeedMessage) => Promise<Verdict>;
};

type Of<Type> = Extract<FeedMessage, { readonly type: Type }>;
const INVALID_REQUEST = 100;

/** One connection's exchange with the provider, from the first request on. */
export function createConversation(terms: ConversationTerms): Conversation {
  const { stream, consumer, send, count, subscription } = terms;
  let awaited: 'subscription' | 'image' | 'updates' | 'resumption' = 'subscription';
  let batchesLeft: number | undefined;

  function begin(): void {
    const request = stream.resumeRequest(subscription);
    awaited = request ? 'resumption' : 'subscription';
    send(
      request
        ? { UpdateDataResumeRequest: request }
        : { SubscribeRequest: { subscriptionSpecificationName: subscription } },
    );
  }

  function startOver(event: 'unexpected-message' | 'gap'): Verdict {
    count(event, 1);
    terms.logRarely(`odds feed: ${event}`, { awaited });
    return 'start-over';
  }

  async function takeSubscription(message: Of<'subscribed'>): Promise<Verdict> {
    if (awaited !== 'subscription') return startOver('unexpected-message');
    count('subscribed', 1);
    stream.begin(message);
    awaited = 'image';
    consumer.imageBegins();
    return 'go-on';
  }

  async function takeImagePart(message: Of<'image-part'>): Promise<Verdict> {
    if (awaited !== 'image') return startOver('unexpected-message');
    // A part that was lost would look like thousands of entities that ended.
    const isNext = batchesLeft === undefined || message.batchesLeft === batchesLeft - 1;
    if (!isNext) return startOver('gap');
    batchesLeft = message.batchesLeft;
    const translateTerms = { now: terms.now(), count };
    await consumer.imagePart(
      message.entities.flatMap((entity) => translateEntity(entity, translateTerms) ?? []),
    );
    if (!message.isLast) return 'go-on';
    awaited = 'updates';
    const position = stream.position();
    if (position) await consumer.imageEnds(position);
    return 'go-on';
  }

  async function takeUpdate(message: Of<'update'>): Promise<Verdict> {
    if (awaited !== 'updates' && awaited !== 'resumption') return startOver('unexpected-message');
    const place = stream.placeOf(message);
    if (place === 'gap') {
      consumer.missed();
      // It was asked for and did not come, so the provider does not have it either.
      if (awaited === 'resumption') return startOver('gap');
      count('gap', 1);
      return 'reconnect';
    }
    noteResumption();
    if (place === 'duplicate') {
      count('duplicate-batch', 1);
      return 'go-on';
    }
    return applyUpdate(message);
  }

  async function applyUpdate(message: Of<'update'>): Promise<Verdict> {
    count('batch', 1);
    const translateTerms = { now: terms.now(), count };
    const changes: Change[] = [];
    for (const raw of message.changes) {
      const change = translateChange(raw, translateTerms);
      if (change) changes.push(change);
    }
    const position = stream.advance(message);
    await consumer.changes(changes, position);
    return 'go-on';
  }

  /** The provider does not say yes to a resumption; it just goes on. */
  function noteResumption(): void {
    if (awaited !== 'resumption') return;
    awaited = 'updates';
    count('resumed', 1);
    terms.onResuming();
  }

  function takeError({ code, text }: Of<'error'>): Verdict {
    count('provider-error', 1);
    terms.logRarely('odds feed: the provider refuses', { code, text });
    const isFinal = startOverErrorCodes.includes(code) || code === INVALID_REQUEST;
    return isFinal ? 'start-over' : 'reconnect';
  }

  function takeUnknown(): Verdict {
    count('unknown-message', 1);
    terms.logRarely('odds feed: unknown message', { awaited });
    return awaited === 'resumption' ? 'start-over' : 'go-on';
  }

  async function take(message: FeedMessage): Promise<Verdict> {
    switch (message.type) {
      case 'subscribed':
        return takeSubscription(message);
      case 'image-part':
        return takeImagePart(message);
      case 'update':
        return takeUpdate(message);
      case 'ping':
        noteResumption();
        send({ PingResponse: { id: message.id } });
        return 'go-on';
      case 'error':
        return takeError(message);
      case 'unsubscribed':
        return 'start-over';
      case 'unknown':
        return takeUnknown();
    }
  }

  return { begin, take };
}

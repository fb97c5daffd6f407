import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Bus, BusTopic } from './bus.ts';
import { connectRedis } from './redis-connection.ts';
import { createSubscribers, type Subscribers, writeMessage } from './subscribers.ts';

const CHANNEL_PREFIX = 'kipute:bus:';
const ORIGIN_LENGTH = 16;

const channelOf = (topicName: string): string => `${CHANNEL_PREFIX}${topicName}`;

/**
 * The bus of a fleet, over Redis publish/subscribe. A process hears its own messages directly and
 * skips their echo, so a change is seen where it was made even while Redis is away. A message is
 * `<origin, 16 hex digits><json>`.
 */
export function createRedisBus(url: string, log: Logger): Bus {
  const origin = randomBytes(ORIGIN_LENGTH / 2).toString('hex');
  const publisher = connectRedis(url, log);
  const listening = listenOnRedis({ url, log, origin });

  async function publish<Message>(topic: BusTopic<Message>, message: Message): Promise<void> {
    const text = writeMessage(topic, message);
    await listening.subscribers.deliver(topic.name, text);
    await publisher
      .publish(channelOf(topic.name), origin + text)
      .catch((error: unknown) =>
        log.warn(
          { err: error, topic: topic.name },
          'bus: publish failed, message reached this process only',
        ),
      );
  }

  return {
    publish,
    subscribe: listening.subscribers.add,
    onRejoin: (listener) => {
      listening.rejoined.add(listener);
      return () => listening.rejoined.delete(listener);
    },
    close: async () => {
      publisher.disconnect();
      listening.stop();
    },
  };
}

type Listening = {
  readonly subscribers: Subscribers;
  readonly rejoined: Set<() => void>;
  readonly stop: () => void;
};

/** A subscribed connection may do nothing else, hence one of its own. */
function listenOnRedis(options: { url: string; log: Logger; origin: string }): Listening {
  const { url, log, origin } = options;
  // We resubscribe ourselves: only so can we know when messages flow again.
  const redis = connectRedis(url, log, { autoResubscribe: false, enableOfflineQueue: false });
  const rejoined = new Set<() => void>();
  const subscribers = createSubscribers(log, {
    onFirst: (name) => whenConnected(() => redis.subscribe(channelOf(name))),
    onLast: (name) => whenConnected(() => redis.unsubscribe(channelOf(name))),
  });

  function whenConnected(command: () => Promise<unknown>): void {
    if (redis.status === 'ready') command().catch(reportLost);
  }
  // The connection broke meanwhile; the next `ready` subscribes again.
  const reportLost = (error: unknown) =>
    log.debug({ err: error }, 'bus: subscription interrupted, will be retried');

  async function join(): Promise<void> {
    const channels = subscribers.topicNames().map(channelOf);
    if (channels.length > 0) await redis.subscribe(...channels);
    for (const listener of rejoined) listener();
  }

  redis.on('ready', () => join().catch(reportLost));
  redis.on('message', (channel, payload) => {
    if (payload.startsWith(origin)) return;
    subscribers.deliver(channel.slice(CHANNEL_PREFIX.length), payload.slice(ORIGIN_LENGTH));
  });
  return { subscribers, rejoined, stop: () => redis.disconnect() };
}

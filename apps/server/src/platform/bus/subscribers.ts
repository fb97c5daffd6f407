import type { Logger } from 'pino';
import { encode } from 'zod';
import type { BusTopic, Unsubscribe } from './bus.ts';

type Listener = (message: unknown) => void;
type Subscription = { readonly topic: BusTopic<unknown>; readonly listeners: Set<Listener> };

/** The listeners of this process by topic. Both buses deliver through it. */
export type Subscribers = {
  readonly add: <Message>(
    topic: BusTopic<Message>,
    listener: (message: Message) => void,
  ) => Unsubscribe;
  /** Resolves when every listener was called; a message nobody can read is logged and dropped. */
  readonly deliver: (topicName: string, text: string) => Promise<void>;
  readonly topicNames: () => readonly string[];
  readonly hasAny: (topicName: string) => boolean;
};

/** Codecs in a schema write their wire form here, so a bigint or a date may travel. */
export function writeMessage<Message>(topic: BusTopic<Message>, message: Message): string {
  return JSON.stringify(encode(topic.schema, message));
}

async function readMessage(topic: BusTopic<unknown>, text: string): Promise<unknown> {
  return topic.schema.parse(JSON.parse(text));
}

/** A listener that throws is a rejection here, so it cannot keep the message from the others. */
async function call(listener: Listener, message: unknown): Promise<void> {
  await listener(message);
}

export type TopicHooks = {
  readonly onFirst: (topicName: string) => void;
  readonly onLast: (topicName: string) => void;
};

export function createSubscribers(log: Logger, hooks?: TopicHooks): Subscribers {
  const byTopic = new Map<string, Subscription>();

  function open(topic: BusTopic<unknown>): Subscription {
    const subscription = { topic, listeners: new Set<Listener>() };
    byTopic.set(topic.name, subscription);
    hooks?.onFirst(topic.name);
    return subscription;
  }

  function add<Message>(topic: BusTopic<Message>, listener: (message: Message) => void) {
    // Its own function each time, so one listener added twice is called twice and removed once.
    const heard: Listener = (message) => listener(message as Message);
    const { listeners } = byTopic.get(topic.name) ?? open(topic as BusTopic<unknown>);
    listeners.add(heard);
    return () => {
      if (!listeners.delete(heard) || listeners.size > 0) return;
      byTopic.delete(topic.name);
      hooks?.onLast(topic.name);
    };
  }

  function announce(subscription: Subscription, message: unknown): void {
    for (const listener of subscription.listeners) {
      call(listener, message).catch((error: unknown) =>
        log.error({ err: error, topic: subscription.topic.name }, 'bus: listener failed'),
      );
    }
  }

  async function deliver(topicName: string, text: string): Promise<void> {
    const subscription = byTopic.get(topicName);
    if (!subscription) return;
    await readMessage(subscription.topic, text).then(
      (message) => announce(subscription, message),
      (error: unknown) =>
        log.warn({ err: error, topic: topicName }, 'bus: unreadable message dropped'),
    );
  }

  return {
    add,
    deliver,
    topicNames: () => [...byTopic.keys()],
    hasAny: (topicName) => byTopic.has(topicName),
  };
}

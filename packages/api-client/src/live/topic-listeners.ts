import { type Broadcast, TOPICS_PER_MESSAGE_MAX, type Topic } from '@kipute/contract/socket';
import type { Link, LiveLog } from './live-link.ts';

export type Listener = (broadcast: Broadcast) => void;

/**
 * Who on this page listens to what, and what the server was told about it. Telling is put off to
 * the end of the running task, so that a screen of fifty tiles subscribes with one message.
 */
export type TopicListeners = {
  /** `now`: the page will ask by a call for what the topic is about, so no snapshot is needed. */
  readonly add: (topic: Topic, listener: Listener, from?: 'snapshot' | 'now') => () => void;
  readonly deliver: (broadcast: Broadcast) => void;
  /** The server at the other end of this link knows nothing yet. */
  readonly announceTo: (link: Link) => void;
  readonly forgetLink: () => void;
};

export function createTopicListeners(log: LiveLog): TopicListeners {
  const listenersOf = new Map<Topic, Set<Listener>>();
  const announced = new Set<Topic>();
  const withoutSnapshot = new Set<Topic>();
  let link: Link | undefined;

  function announce(): void {
    const wanted = [...listenersOf.keys()].filter((topic) => !announced.has(topic));
    const unwanted = [...announced].filter((topic) => !listenersOf.has(topic));
    for (const topics of slicesOf(unwanted)) link?.send({ type: 'unsubscribe', topics });
    for (const from of ['snapshot', 'now'] as const) {
      const those = wanted.filter((topic) => withoutSnapshot.has(topic) === (from === 'now'));
      for (const topics of slicesOf(those)) link?.send({ type: 'subscribe', topics, from });
    }
    for (const topic of unwanted) announced.delete(topic);
    for (const topic of wanted) announced.add(topic);
    withoutSnapshot.clear();
  }

  function announceSoon(): void {
    queueMicrotask(() => {
      if (link) announce();
    });
  }

  async function call(listener: Listener, broadcast: Broadcast): Promise<void> {
    listener(broadcast);
  }

  return {
    add: (topic, listener, from = 'snapshot') => {
      // Its own function each time, so that one listener may be added twice.
      const heard: Listener = (broadcast) => listener(broadcast);
      const listeners = listenersOf.get(topic) ?? new Set();
      listenersOf.set(topic, listeners.add(heard));
      // Before the connection stands, the call may well be answered before the topic is followed.
      if (link && from === 'now') withoutSnapshot.add(topic);
      announceSoon();
      return () => {
        if (listeners.delete(heard) && listeners.size === 0) listenersOf.delete(topic);
        announceSoon();
      };
    },
    deliver: (broadcast) => {
      for (const listener of listenersOf.get(broadcast.topic) ?? []) {
        call(listener, broadcast).catch((error) => log('live: listener failed', error));
      }
    },
    announceTo: (newLink) => {
      link = newLink;
      announced.clear();
      withoutSnapshot.clear();
      announce();
    },
    forgetLink: () => {
      link = undefined;
      announced.clear();
    },
  };
}

function slicesOf(topics: readonly Topic[]): Topic[][] {
  const count = Math.ceil(topics.length / TOPICS_PER_MESSAGE_MAX);
  return Array.from({ length: count }, (_, index) =>
    topics.slice(index * TOPICS_PER_MESSAGE_MAX, (index + 1) * TOPICS_PER_MESSAGE_MAX),
  );
}

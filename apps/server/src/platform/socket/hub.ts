import type { Broadcast, Topic } from '@kipute/contract/socket';
import { ShortLivedMap } from '../concurrency/short-lived-map.ts';
import { createGroupKeys, type GroupKeys } from './group-keys.ts';
import { type CountSocketEvent, countNothing } from './socket-events.ts';
import type { OutgoingFrame, Subscriber } from './subscriber.ts';

/** A broadcast whose content is JSON text already: it goes into the frame as it is. */
export type PreparedBroadcast = Pick<Broadcast, 'type' | 'topic'> & { readonly json: string };

type PublishOptions = {
  /** A later broadcast with this key on the same topic makes this one needless. */
  readonly coalesceKey?: string;
  /** What a slow subscriber gets: each broadcast, or in the end the topic's newest snapshot. */
  readonly whenBehind?: 'snapshot';
};

/**
 * The state of a topic for a page that has just begun to follow it; from memory, at once. Whatever
 * changes it must be published, because frames made of it are used again until then.
 */
type Snapshot = (topic: Topic) => readonly (Broadcast | PreparedBroadcast)[];

export type Hub = {
  readonly publish: (broadcast: Broadcast | PreparedBroadcast, options?: PublishOptions) => void;
  /** Whether it is worth making a broadcast at all. */
  readonly hasReaders: (topic: Topic) => boolean;
  /** For all topics of a kind: `match` answers for `match:17`. */
  readonly provideSnapshot: (kind: string, snapshot: Snapshot) => void;
  readonly subscribe: (subscriber: Subscriber, topic: Topic, from: 'snapshot' | 'now') => void;
  readonly unsubscribe: (subscriber: Subscriber, topic: Topic) => void;
  readonly keys: GroupKeys;
};

type WhenBehind = Omit<OutgoingFrame, 'frame'>;

function textOf(broadcast: Broadcast | PreparedBroadcast): string {
  if (!('json' in broadcast)) return JSON.stringify(broadcast);
  const { type, topic, json } = broadcast;
  return `{"type":"${type}","topic":"${topic}","content":${json}}`;
}

const kindOf = (topic: Topic): string => topic.split(':', 1)[0] ?? topic;

/** Who follows what. A broadcast is encrypted and framed once, however many follow its topic. */
export function createHub({ count = countNothing }: { count?: CountSocketEvent } = {}): Hub {
  const keys = createGroupKeys();
  const subscribersOf = new Map<Topic, Set<Subscriber>>();
  const snapshots = new Map<string, Snapshot>();

  /** A restart brings thousands back to the same topics: their snapshot is framed once as well. */
  const framed = new ShortLivedMap<
    Topic,
    { readonly epoch: number; readonly frames: readonly Buffer[] }
  >();

  /**
   * Published in this turn of the loop. Writing to thousands takes longer than making a frame, so
   * in a busy moment several are ready by the time the next writing begins, and go as one.
   */
  const waiting = new ShortLivedMap<Topic, OutgoingFrame[]>();

  function publish(broadcast: Broadcast | PreparedBroadcast, options?: PublishOptions): void {
    const { topic } = broadcast;
    framed.delete(topic);
    const subscribers = subscribersOf.get(topic);
    if (!subscribers) return;
    const frame = keys.encrypt(textOf(broadcast));
    if (waiting.size === 0) setImmediate(flushAll);
    const outgoing = { frame, ...whenBehindOf(topic, options) };
    const others = waiting.get(topic);
    if (others) others.push(outgoing);
    else waiting.set(topic, [outgoing]);
    count('published');
  }

  function whenBehindOf(topic: Topic, options: PublishOptions | undefined): WhenBehind {
    if (options?.whenBehind === 'snapshot') {
      return { coalesceKey: `all of ${topic}`, late: () => snapshotFrames(topic) };
    }
    return { coalesceKey: options?.coalesceKey && `${topic} ${options.coalesceKey}` };
  }

  function flushAll(): void {
    for (const topic of waiting.keys()) flush(topic);
  }

  function flush(topic: Topic): void {
    const outgoing = waiting.get(topic);
    const subscribers = subscribersOf.get(topic);
    waiting.delete(topic);
    if (!outgoing || !subscribers) return;
    const joined = Buffer.concat(outgoing.map(({ frame }) => frame));
    for (const subscriber of subscribers) subscriber.writeAll(outgoing, joined);
  }

  function snapshotFrames(topic: Topic): readonly Buffer[] {
    const known = framed.get(topic);
    if (known?.epoch === keys.epoch()) return known.frames;
    const broadcasts = snapshots.get(kindOf(topic))?.(topic) ?? [];
    const frames = broadcasts.map((broadcast) => keys.encrypt(textOf(broadcast)));
    if (subscribersOf.has(topic)) framed.set(topic, { epoch: keys.epoch(), frames });
    return frames;
  }

  function subscribe(subscriber: Subscriber, topic: Topic, from: 'snapshot' | 'now'): void {
    // What still waits is older than what this subscriber begins with.
    flush(topic);
    const subscribers = subscribersOf.get(topic) ?? new Set();
    subscribersOf.set(topic, subscribers.add(subscriber));
    if (from === 'now') return;
    for (const frame of snapshotFrames(topic)) subscriber.write(frame);
  }

  function unsubscribe(subscriber: Subscriber, topic: Topic): void {
    const subscribers = subscribersOf.get(topic);
    if (!subscribers?.delete(subscriber) || subscribers.size > 0) return;
    subscribersOf.delete(topic);
    framed.delete(topic);
  }

  return {
    publish,
    hasReaders: (topic) => subscribersOf.has(topic),
    provideSnapshot: (kind, snapshot) => {
      snapshots.set(kind, snapshot);
    },
    subscribe,
    unsubscribe,
    keys,
  };
}

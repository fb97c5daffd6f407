import type { Broadcast, Topic } from '@kipute/contract/socket';
import { type CountSocketEvent, countNothing } from '../socket-events.ts';
import { createGroupKeys, type GroupKeys } from './group-keys.ts';
import type { Reader } from './reader.ts';

type PublishOptions = {
  /** A later broadcast with this key on the same topic makes this one needless. */
  readonly coalesceKey?: string;
  /** What readers get who are behind: each broadcast, or at last the topic's newest snapshot. */
  readonly whenBehind?: 'snapshot';
};

/**
 * The state of a topic for a page that has just begun to follow it; from memory, at once. Whatever
 * changes it must be published, because frames made of it are used again until then.
 */
type Snapshot = (topic: Topic) => readonly Broadcast[];

export type Hub = {
  readonly publish: (broadcast: Broadcast, options?: PublishOptions) => void;
  /** Whether it is worth making a broadcast at all. */
  readonly hasReaders: (topic: Topic) => boolean;
  /** For all topics of a kind: `match` answers for `match:17`. */
  readonly provideSnapshot: (kind: string, snapshot: Snapshot) => void;
  readonly subscribe: (reader: Reader, topic: Topic, from: 'snapshot' | 'now') => void;
  readonly unsubscribe: (reader: Reader, topic: Topic) => void;
  readonly keys: GroupKeys;
};

const kindOf = (topic: Topic): string => topic.split(':', 1)[0] ?? topic;

/** Who follows what. A broadcast is encrypted and framed once, however many follow its topic. */
export function createHub({ count = countNothing }: { count?: CountSocketEvent } = {}): Hub {
  const keys = createGroupKeys();
  const readersOf = new Map<Topic, Set<Reader>>();
  const snapshots = new Map<string, Snapshot>();

  /** A restart brings thousands back to the same topics: their snapshot is framed once as well. */
  const framed = new Map<Topic, { readonly epoch: number; readonly frames: readonly Buffer[] }>();

  function publish(broadcast: Broadcast, options?: PublishOptions): void {
    const { topic } = broadcast;
    framed.delete(topic);
    const readers = readersOf.get(topic);
    if (!readers) return;
    const frame = keys.encrypt(JSON.stringify(broadcast));
    const key = options?.coalesceKey && `${topic} ${options.coalesceKey}`;
    const newest = () => snapshotFrames(topic);
    for (const reader of readers) {
      if (options?.whenBehind === 'snapshot') reader.writeOrCatchUp(frame, topic, newest);
      else reader.write(frame, key);
    }
    count('published');
  }

  function snapshotFrames(topic: Topic): readonly Buffer[] {
    const known = framed.get(topic);
    if (known?.epoch === keys.epoch()) return known.frames;
    const broadcasts = snapshots.get(kindOf(topic))?.(topic) ?? [];
    const frames = broadcasts.map((broadcast) => keys.encrypt(JSON.stringify(broadcast)));
    if (readersOf.has(topic)) framed.set(topic, { epoch: keys.epoch(), frames });
    return frames;
  }

  function subscribe(reader: Reader, topic: Topic, from: 'snapshot' | 'now'): void {
    const readers = readersOf.get(topic) ?? new Set();
    readersOf.set(topic, readers.add(reader));
    if (from === 'now') return;
    for (const frame of snapshotFrames(topic)) reader.write(frame, undefined);
  }

  function unsubscribe(reader: Reader, topic: Topic): void {
    const readers = readersOf.get(topic);
    if (!readers?.delete(reader) || readers.size > 0) return;
    readersOf.delete(topic);
    framed.delete(topic);
  }

  return {
    publish,
    hasReaders: (topic) => readersOf.has(topic),
    provideSnapshot: (kind, snapshot) => {
      snapshots.set(kind, snapshot);
    },
    subscribe,
    unsubscribe,
    keys,
  };
}

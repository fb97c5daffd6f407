import type { Broadcast, Topic } from '@kipute/contract/socket';
import { type CountSocketEvent, countNothing } from '../socket-events.ts';
import { createGroupKeys, type GroupKeys } from './group-keys.ts';
import type { Reader } from './reader.ts';

type PublishOptions = {
  /** A later broadcast with this key on the same topic makes this one needless. */
  readonly coalesceKey?: string;
};

/** The state of a topic for a page that has just begun to follow it; from memory, at once. */
type Snapshot = (topic: Topic) => readonly Broadcast[];

export type Hub = {
  readonly publish: (broadcast: Broadcast, options?: PublishOptions) => void;
  /** For all topics of a kind: `match` answers for `match:17`. */
  readonly provideSnapshot: (kind: string, snapshot: Snapshot) => void;
  readonly subscribe: (reader: Reader, topic: Topic) => void;
  readonly unsubscribe: (reader: Reader, topic: Topic) => void;
  readonly keys: GroupKeys;
};

const kindOf = (topic: Topic): string => topic.split(':', 1)[0] ?? topic;

/** Who follows what. A broadcast is encrypted and framed once, however many follow its topic. */
export function createHub({ count = countNothing }: { count?: CountSocketEvent } = {}): Hub {
  const keys = createGroupKeys();
  const readersOf = new Map<Topic, Set<Reader>>();
  const snapshots = new Map<string, Snapshot>();

  function publish(broadcast: Broadcast, options?: PublishOptions): void {
    const readers = readersOf.get(broadcast.topic);
    if (!readers) return;
    const frame = keys.encrypt(JSON.stringify(broadcast));
    const key = options?.coalesceKey && `${broadcast.topic} ${options.coalesceKey}`;
    for (const reader of readers) reader.write(frame, key);
    count('published');
  }

  function subscribe(reader: Reader, topic: Topic): void {
    const readers = readersOf.get(topic) ?? new Set();
    readersOf.set(topic, readers.add(reader));
    const broadcasts = snapshots.get(kindOf(topic))?.(topic) ?? [];
    for (const broadcast of broadcasts) {
      reader.write(keys.encrypt(JSON.stringify(broadcast)), undefined);
    }
  }

  function unsubscribe(reader: Reader, topic: Topic): void {
    const readers = readersOf.get(topic);
    if (readers?.delete(reader) && readers.size === 0) readersOf.delete(topic);
  }

  return {
    publish,
    provideSnapshot: (kind, snapshot) => {
      snapshots.set(kind, snapshot);
    },
    subscribe,
    unsubscribe,
    keys,
  };
}

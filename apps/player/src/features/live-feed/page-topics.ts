import type { LiveConnection } from '@kipute/api-client/live/live-connection';
import type { Broadcast, Topic } from '@kipute/contract/socket';

type Follower = {
  readonly topic: Topic;
  readonly onUpdate: (update: Broadcast) => void;
  /** After a new connection: what was broadcast before it was missed. */
  readonly onConnected: () => void;
};

const followers = new Map<Follower, () => void>();
let live: Pick<LiveConnection, 'subscribe'> | undefined;

/**
 * For a page with a topic of its own: followed from now until it leaves, whether the socket is there
 * already or comes later.
 */
export function followTopic(follower: Follower): () => void {
  followers.set(follower, subscribe(follower));
  return () => {
    followers.get(follower)?.();
    followers.delete(follower);
  };
}

/** The socket of the page, once its file has come. */
export function servePageTopics(connection: Pick<LiveConnection, 'subscribe'>) {
  live = connection;
  for (const follower of followers.keys()) followers.set(follower, subscribe(follower));
  return {
    onConnected: () => {
      for (const { onConnected } of followers.keys()) onConnected();
    },
  };
}

const subscribe = ({ topic, onUpdate }: Follower): (() => void) =>
  live ? live.subscribe(topic, onUpdate, 'now') : () => {};

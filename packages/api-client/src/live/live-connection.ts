import {
  type Broadcast,
  RECONNECT_TRIES_MAX,
  TOPICS_PER_MESSAGE_MAX,
  type Topic,
} from '@kipute/contract/socket';
import { type Link, type LiveEnvelope, type LiveLog, type Loss, openLink } from './live-link.ts';
import { reconnectBackoffMs } from './reconnect-backoff.ts';

/**
 * For a page: load this file with `import()` once the first view stands. `pause()` when the page
 * is hidden and `resume()` when it is seen again; both in a row after signing in or out.
 */
export type LiveStatus = 'connecting' | 'live' | 'waiting' | 'paused' | 'closed';

export type LiveConnectionOptions = {
  /** `wss://…/web_socket` */
  readonly url: string;
  /** `renewed` after the server could not decrypt with the current one. */
  readonly envelope: (use: 'current' | 'renewed') => Promise<LiveEnvelope>;
  /** Of the signed-in player; private topics need it. */
  readonly token: () => string | undefined;
  readonly onStatus?: (status: LiveStatus) => void;
  readonly log?: LiveLog;
  readonly openSocket?: (url: string) => WebSocket;
};

export type LiveConnection = {
  readonly status: () => LiveStatus;
  /**
   * Survives reconnecting; after each reconnection the topic starts from a snapshot. So it does at
   * first, unless the page asks by a call for the same right after this (`now`).
   */
  readonly subscribe: (topic: Topic, listener: Listener, from?: 'snapshot' | 'now') => () => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly close: () => void;
};

export function createLiveConnection(options: LiveConnectionOptions): LiveConnection {
  const connection = new ReconnectingConnection(options);
  connection.connect('current');
  return connection;
}

class ReconnectingConnection implements LiveConnection {
  readonly #options: LiveConnectionOptions;
  readonly #log: LiveLog;
  readonly #listeners: ReturnType<typeof createTopicListeners>;
  #status: LiveStatus = 'connecting';
  #link: Link | undefined;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Which attempt is the current one; whatever an earlier one still brings is too late. */
  #attempt = 0;
  readonly subscribe: LiveConnection['subscribe'];

  constructor(options: LiveConnectionOptions) {
    this.#options = options;
    this.#log = options.log ?? (() => {});
    this.#listeners = createTopicListeners(this.#log);
    this.subscribe = this.#listeners.add;
  }

  readonly status = (): LiveStatus => this.#status;

  readonly pause = (): void => {
    if (this.#status !== 'closed') this.#stop('paused');
  };

  readonly resume = (): void => {
    if (this.#status !== 'paused') return;
    this.#failures = 0;
    this.connect('current');
  };

  readonly close = (): void => this.#stop('closed');

  connect(use: 'current' | 'renewed'): void {
    this.#become('connecting');
    this.#attempt += 1;
    const mine = this.#attempt;
    this.#options
      .envelope(use)
      .then((envelope) => {
        if (mine === this.#attempt) this.#open(envelope);
      })
      .catch((error) => {
        this.#log('live: connection failed, will be retried', error);
        if (mine === this.#attempt) {
          this.#scheduleReconnect({ advisedMs: undefined, envelopeRefused: false });
        }
      });
  }

  #open(envelope: LiveEnvelope): void {
    const { openSocket = (url) => new WebSocket(url), url, token } = this.#options;
    const opened = openLink({
      socket: openSocket(url),
      envelope,
      token: token(),
      log: this.#log,
      onOpen: () => this.#listeners.announceTo(opened),
      onLive: () => {
        this.#failures = 0;
        this.#become('live');
      },
      onBroadcast: this.#listeners.deliver,
      onLost: (loss) => this.#scheduleReconnect(loss),
    });
    this.#link = opened;
  }

  #scheduleReconnect({ advisedMs, envelopeRefused }: Loss): void {
    this.#listeners.forgetLink();
    this.#failures += 1;
    if (this.#failures > RECONNECT_TRIES_MAX) {
      this.#stop('closed');
      return;
    }
    this.#become('waiting');
    const delay = reconnectBackoffMs({
      failures: this.#failures,
      advisedMs,
      chance: Math.random(),
    });
    const use = envelopeRefused ? 'renewed' : 'current';
    this.#timer = setTimeout(() => this.connect(use), delay);
  }

  #stop(as: 'paused' | 'closed'): void {
    this.#attempt += 1;
    clearTimeout(this.#timer);
    this.#link?.close();
    this.#listeners.forgetLink();
    this.#become(as);
  }

  #become(next: LiveStatus): void {
    if (this.#status === next) return;
    this.#status = next;
    this.#options.onStatus?.(next);
  }
}

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

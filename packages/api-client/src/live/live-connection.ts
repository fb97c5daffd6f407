import { RECONNECT_TRIES_MAX, type Topic } from '@kipute/contract/socket';
import { type Link, type LiveEnvelope, type LiveLog, type Loss, openLink } from './live-link.ts';
import { reconnectBackoffMs } from './reconnect-backoff.ts';
import { createTopicListeners, type Listener } from './topic-listeners.ts';

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

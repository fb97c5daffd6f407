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
  const { log = () => {}, openSocket = (url) => new WebSocket(url) } = options;
  const listeners = createTopicListeners(log);
  let status: LiveStatus = 'connecting';
  let link: Link | undefined;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Which attempt is the current one; whatever an earlier one still brings is too late. */
  let attempt = 0;

  function become(next: LiveStatus): void {
    if (status === next) return;
    status = next;
    options.onStatus?.(next);
  }

  function connect(use: 'current' | 'renewed'): void {
    become('connecting');
    attempt += 1;
    const mine = attempt;
    options
      .envelope(use)
      .then((envelope) => {
        if (mine === attempt) open(envelope);
      })
      .catch((error) => {
        log('live: connection failed, will be retried', error);
        if (mine === attempt) scheduleReconnect({ advisedMs: undefined, envelopeRefused: false });
      });
  }

  function open(envelope: LiveEnvelope): void {
    const opened = openLink({
      socket: openSocket(options.url),
      envelope,
      token: options.token(),
      log,
      onOpen: () => listeners.announceTo(opened),
      onLive: () => {
        failures = 0;
        become('live');
      },
      onBroadcast: listeners.deliver,
      onLost: scheduleReconnect,
    });
    link = opened;
  }

  function scheduleReconnect({ advisedMs, envelopeRefused }: Loss): void {
    listeners.forgetLink();
    failures += 1;
    if (failures > RECONNECT_TRIES_MAX) {
      stop('closed');
      return;
    }
    become('waiting');
    const delay = reconnectBackoffMs({ failures, advisedMs, chance: Math.random() });
    timer = setTimeout(connect, delay, envelopeRefused ? 'renewed' : 'current');
  }

  function stop(as: 'paused' | 'closed'): void {
    attempt += 1;
    clearTimeout(timer);
    link?.close();
    listeners.forgetLink();
    become(as);
  }

  connect('current');
  return {
    status: () => status,
    subscribe: listeners.add,
    pause: () => {
      if (status !== 'closed') stop('paused');
    },
    resume: () => {
      if (status !== 'paused') return;
      failures = 0;
      connect('current');
    },
    close: () => stop('closed'),
  };
}

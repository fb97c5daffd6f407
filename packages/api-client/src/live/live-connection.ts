import { RECONNECT_TRIES_MAX, type Topic } from '@kipute/contract/socket';
import { type Link, type LiveEnvelope, type LiveLog, type Loss, openLink } from './live-link.ts';
import { reconnectDelayMs } from './reconnect-delay.ts';
import { createTopicListeners, type Listener } from './topic-listeners.ts';

/**
 * For a page: load this file with `import()` once the first view stands. `pause()` when the page
 * is hidden and `resume()` when it is seen again; both in a row after signing in or out.
 */
export type LiveStatus = 'connecting' | 'live' | 'waiting' | 'paused' | 'closed';

export type LiveConnectionTerms = {
  /** `wss://…/web_socket` */
  readonly url: string;
  /** `renewed` after the server could not open the current one. */
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

export function createLiveConnection(terms: LiveConnectionTerms): LiveConnection {
  const { log = () => {}, openSocket = (url) => new WebSocket(url) } = terms;
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
    terms.onStatus?.(next);
  }

  function connect(use: 'current' | 'renewed'): void {
    become('connecting');
    attempt += 1;
    const mine = attempt;
    terms
      .envelope(use)
      .then((envelope) => {
        if (mine === attempt) open(envelope);
      })
      .catch((error) => {
        log('live connection could not be opened', error);
        if (mine === attempt) retryAfter({ advisedMs: undefined, envelopeRefused: false });
      });
  }

  function open(envelope: LiveEnvelope): void {
    const opened = openLink({
      socket: openSocket(terms.url),
      envelope,
      token: terms.token(),
      log,
      onOpen: () => listeners.announceTo(opened),
      onLive: () => {
        failures = 0;
        become('live');
      },
      onBroadcast: listeners.pass,
      onLost: retryAfter,
    });
    link = opened;
  }

  function retryAfter({ advisedMs, envelopeRefused }: Loss): void {
    listeners.forgetLink();
    failures += 1;
    if (failures > RECONNECT_TRIES_MAX) {
      stop('closed');
      return;
    }
    become('waiting');
    const delay = reconnectDelayMs({ failures, advisedMs, chance: Math.random() });
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

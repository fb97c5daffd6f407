import type { DeskFeed } from '@kipute/contract/calls/office/live-desk';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import { feedHealth } from './live-desk-events.ts';

const EVERY_MS = 1_000;
const HOUR_MS = 60 * 60_000;
/** Nobody says anything about the feed for so long: nobody is connected to it. */
const UNHEARD_MS = 5_000;

type FeedWatch = {
  /** What the connection to the provider counts. */
  readonly count: (event: string) => void;
  /** When the provider made a message that has just arrived. */
  readonly arrived: (madeAtMs: number) => void;
  readonly close: () => void;
};

/**
 * In the process that may consume the feed. It speaks once it was connected, and is silent again
 * when it stopped without a word, as one does that lost the lead.
 */
export function watchFeed({ bus, clock }: { readonly bus: Bus; readonly clock: Clock }): FeedWatch {
  const now = () => clock.now().getTime();
  let isConnected: boolean | undefined;
  /** Nothing is silent that has not spoken: a whole image takes its time. */
  let arrivedAt: number | undefined;
  let lagMs = 0;
  let longest = { sinceMs: now(), silenceMs: 0 };
  let [messages, gaps, spokenAt] = [0, 0, now()];

  function speak(): void {
    const time = now();
    const silentMs = time - (arrivedAt ?? time);
    if (isConnected === undefined || silentMs > HOUR_MS) return;
    if (time - longest.sinceMs > HOUR_MS) longest = { sinceMs: time, silenceMs: 0 };
    longest.silenceMs = Math.max(longest.silenceMs, silentMs);
    const seconds = Math.max(time - spokenAt, 1) / 1_000;
    const messagesPerSecond = Math.round(messages / seconds);
    [messages, spokenAt] = [0, time];
    const connected = isConnected;
    const said = { connected, silentMs, longestSilenceMs: longest.silenceMs, lagMs };
    bus.publish(feedHealth, { ...said, messagesPerSecond, gaps }).catch(() => {});
  }

  const speaking = setInterval(speak, EVERY_MS);
  speaking.unref();
  return {
    count: (event) => {
      if (event === 'connected' || event === 'disconnected') isConnected = event === 'connected';
      if (event === 'gap') gaps += 1;
    },
    arrived: (madeAtMs) => {
      [arrivedAt, lagMs] = [now(), now() - madeAtMs];
      messages += 1;
    },
    close: () => clearInterval(speaking),
  };
}

type Heard = Omit<DeskFeed, 'fresh'>;

const unheard: Heard = {
  ...{ connected: null, silent_ms: 0, longest_silence_ms: 0 },
  ...{ lag_ms: 0, messages_per_second: 0, gaps: 0 },
};

/** In every process: what was said last, as long as somebody says it; of two, who heard last. */
export function hearFeed({ bus, clock }: { readonly bus: Bus; readonly clock: Clock }) {
  let heard: { readonly at: number; readonly feed: Heard } | undefined;
  const now = () => clock.now().getTime();
  const stop = bus.subscribe(feedHealth, (said) => {
    const isOlder = heard && now() - heard.at < EVERY_MS && heard.feed.silent_ms < said.silentMs;
    if (isOlder) return;
    const feed: Heard = {
      connected: said.connected ? 1 : 0,
      silent_ms: Math.round(said.silentMs),
      longest_silence_ms: Math.round(said.longestSilenceMs),
      lag_ms: Math.round(said.lagMs),
      messages_per_second: said.messagesPerSecond,
      gaps: said.gaps,
    };
    heard = { at: now(), feed };
  });
  return {
    now: (): Heard => (heard && now() - heard.at < UNHEARD_MS ? heard.feed : unheard),
    stop,
  };
}

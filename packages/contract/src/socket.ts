import type { operators } from './constants/money/operators.ts';

/**
 * The live socket: what both ends must agree on, and nothing that validates, so that a page can
 * import it. The schema of what a page may say is in page-message.ts.
 *
 * Text frames are control messages in JSON; binary frames are broadcasts, encrypted once with the
 * group key and written unchanged to every subscriber:
 * version (1 byte) ‖ epoch (4 bytes, big endian) ‖ nonce (12) ‖ ciphertext ‖ tag (16).
 * Version and epoch are authenticated as well; the topic travels inside.
 *
 * A page says `hello`, receives the group key sealed with its own socket key, and subscribes to
 * topics; it need not wait for an answer in between. It pings every 5 seconds. Keys rotate: the
 * next one is sent to every page before the first broadcast that needs it.
 */
export const socketPath = '/web_socket';

export const HEARTBEAT_MS = 5_000;
/** A side that heard nothing for this long takes the other for gone. */
export const SILENCE_MS_MAX = 15_000;

export const RECONNECT_MS = 1_000;
export const RECONNECT_MS_MAX = 15_000;
export const RECONNECT_TRIES_MAX = 99_999;

export const TOPICS_PER_MESSAGE_MAX = 200;

export const BROADCAST_VERSION = 1;
export const BROADCAST_HEADER_BYTES = 5;

export const closeCodes = {
  /** "Try again later": the reason is `retry-after-ms=<n>`, to be stretched by jitter. */
  overloaded: 1013,
  /** Read too slowly; come back and start from a snapshot. */
  slowReader: 4008,
  silent: 4009,
  /** Too much that could not be read, or a `hello` that could not be opened. */
  unreadable: 4010,
  /** Says more than any page of ours does. */
  flooding: 4011,
  /** The session it showed has ended; come back as whoever you are now. */
  sessionEnded: 4012,
  /** The site does not serve this address (any more). */
  addressBlocked: 4013,
} as const;

export const retryAdvice = (milliseconds: number): string =>
  `retry-after-ms=${Math.round(milliseconds)}`;

/** Undefined when the reason gives no advice. */
export function readRetryAdvice(reason: string): number | undefined {
  const [, digits] = /^retry-after-ms=(\d{1,7})$/.exec(reason) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** A kind (`site`, `match`, `order`), mostly with the id of one thing of that kind. */
export type Topic = string;
export const topicPattern = /^[a-z][a-z0-9-]{0,30}(?::[A-Za-z0-9-]{1,40})?$/;

/** Bound to a sealed group key, so that an old one cannot be passed off as another epoch. */
export const groupKeyBinding = (epoch: number): string => `group key ${epoch}`;

/** To the page, in the clear; the group key itself is sealed with the page's socket key. */
export type ControlMessage =
  | { readonly type: 'group_key'; readonly epoch: number; readonly sealed: string }
  /** The topics of one `subscribe` that this caller may read; the others were refused. */
  | { readonly type: 'subscribed'; readonly topics: readonly Topic[] }
  | { readonly type: 'pong'; readonly server_time: string };

/** `monitoring` and `update_match_odds` are the provider's words (player site, live updates). */
export const broadcastTypes = [
  'monitoring',
  'update_match_odds',
  'settings_changed',
  'no_bet',
  'match_state',
  'ball',
  'live_count',
  'board_state',
  'payment_changed',
  'balance_changed',
  'order_changed',
  'inbox_changed',
  'chat_changed',
  'pool_changed',
  'racing_changed',
  'office',
] as const;

/** Inside a broadcast. */
export type Broadcast = {
  readonly type: (typeof broadcastTypes)[number];
  readonly topic: Topic;
  readonly content: unknown;
};

/**
 * `chat_changed` on `player:{id}` and on `chat:{topic}`: something was written or read, and a page
 * asks. The topic is random and told to the page of the conversation alone; nothing of what was
 * said travels on it.
 */
export const chatTopic = (topic: string): Topic => `chat:${topic}`;
export const chatTopicPattern = /^chat:[0-9a-f]{32}$/;

/**
 * `pool_changed` on `site`: an issue of jackpot or Lucky Six was opened, closed, decided or cancelled,
 * or a result of it came in. Pages that show issues or tickets ask again.
 */

/** Pages that show racing follow it; nobody else hears of rounds. */
export const racingTopic: Topic = 'racing';

/**
 * `racing_changed` on `racing`: a round has opened, its cars have started or are in, or its stakes
 * were given back. The race is drawn from the order alone, the same on every page.
 */
export type RacingChangedContent = {
  readonly id: string;
  readonly issue: number;
  readonly phase: 'opened' | 'started' | 'ended' | 'refunded';
  /** Empty before the start. */
  readonly result: readonly number[];
  /** Empty before the end. */
  readonly seed: string;
};

/**
 * `order_changed` on `player:{id}`: a leg was ruled on, a person decided the order, or some of it was
 * cashed out. `result` and `paid`, in shillings, are there when that settled it or the player's rule
 * sold it; for any other status a page asks.
 */
export type OrderChangedContent = {
  readonly id: string;
  readonly serial_number: string;
  /** A number of `orderStatuses`. */
  readonly status: number;
  readonly result?: 'won' | 'lost' | 'half-lost' | 'part-lost' | 'returned' | 'sold';
  /** What came back to the player, in cash or as credit. */
  readonly paid?: number;
};

/** `balance_changed` on `player:{id}`: money moved, from whatever source; a page asks for the balance. */
export type BalanceChangedContent = {
  /** A number of `billTypes`. */
  readonly bill_type: number;
  /** A number of `billPurses`. */
  readonly purse: number;
  /** In shillings, signed. */
  readonly amount: number;
  readonly serial_number: string;
  /** The operator it came from or went to. */
  readonly pay_type?: (typeof operators)[keyof typeof operators]['id'];
};

/** `inbox_changed` on `player:{id}`: how many messages are unread now, together and by kind. */
export type InboxChangedContent = {
  readonly not_viewed: number;
  readonly money: number;
  readonly bets: number;
  readonly offers: number;
  readonly account: number;
};

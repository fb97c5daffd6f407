import { z } from 'zod';

/**
 * The live socket. Text frames are control messages in JSON; binary frames are broadcasts,
 * encrypted once with the group key and written unchanged to every subscriber:
 * version (1 byte) ‖ epoch (4 bytes, big endian) ‖ nonce (12) ‖ ciphertext ‖ tag (16),
 * The topic travels inside.
 */
export const socketPath = '/web_socket';
export const HEARTBEAT_MS = 5_000;
export const RECONNECT_MS = 1_000;
export const RECONNECT_TRIES_MAX = 99_999;

export const BROADCAST_VERSION = 1;
export const BROADCAST_HEADER_BYTES = 5;

/** 1013 "try again later": the reason is `retry-after-ms=<n>`, to be stretched by jitter. */
export const closeCodes = { overloaded: 1013, slowReader: 4008, silent: 4009, unreadable: 4010 };

const topic = z.string().regex(/^[a-z][a-z0-9-]*(?::[A-Za-z0-9-]{1,40})?$/);
export type Topic = string;

/** From the page. `hello` comes first: `key` is the envelope header of this page load. */
export const pageMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    key: z.string().max(400),
    token: z.string().max(200).optional(),
  }),
  z.object({ type: z.literal('subscribe'), topics: z.array(topic).min(1).max(200) }),
  z.object({ type: z.literal('unsubscribe'), topics: z.array(topic).min(1).max(200) }),
  z.object({ type: z.literal('ping') }),
]);
export type PageMessage = z.infer<typeof pageMessage>;

/** To the page, in the clear; the group key itself is sealed with the page's socket key. */
export type ControlMessage =
  | { readonly type: 'group_key'; readonly epoch: number; readonly sealed: string }
  | { readonly type: 'pong'; readonly server_time: string };

/** Inside a broadcast. `monitoring` and `update_match_odds` are the provider's words (§7). */
export type Broadcast = {
  readonly type: 'monitoring' | 'update_match_odds' | 'settings_changed' | 'no_bet';
  readonly topic: Topic;
  readonly content: unknown;
};

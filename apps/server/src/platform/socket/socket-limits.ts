import { SILENCE_MS_MAX } from '@kipute/contract/socket';

/** Nothing a page does may cost more than this. */
export type SocketLimits = typeof socketLimits;

export const socketLimits = {
  /** Phones share addresses: an operator puts thousands of subscribers behind one. */
  connectionsPerAddressMax: 2_000,
  /** After a restart everyone returns at once, and each hello costs a key agreement. */
  joinsPerSecondMax: 500,
  /** Upgrades and hellos per turn of the event loop, so that calls are served between them. */
  hellosPerTurn: 10,
  /** The largest honest message subscribes to 200 topics. */
  messageBytesMax: 16 * 1024,
  topicsPerPageMax: 500,
  /** Unreadable messages before the connection is closed. */
  ignoredMax: 20,
  /** Between two sweeps; an honest page sends a few. */
  messagesPerSweepMax: 100,
  silentForMsMax: SILENCE_MS_MAX,
  /** Behind on reading for this long means a snapshot is cheaper than catching up. */
  slowForMsMax: 10_000,
  /** Broadcasts buffered for a slow page, of each coalesce key only the newest. */
  backlogMax: 500,
  sweepEveryMs: 1_000,
  rotateKeysEveryMs: 10 * 60 * 1_000,
  /** A page that does not answer our close frame is cut off. */
  closeWithinMs: 5_000,
};

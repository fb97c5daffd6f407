import { SILENCE_MS_MAX } from '@kipute/contract/socket';

/** Nothing a page does may cost more than this. */
export type SocketLimits = typeof socketLimits;

export const socketLimits = {
  /** Phones share addresses: an operator puts thousands of subscribers behind one. */
  connectionsPerAddressMax: 2_000,
  /** After a restart everyone returns at once, and each hello costs a key agreement. */
  joinsPerSecondMax: 500,
  /** Pages let in or greeted in one turn of the loop, so that calls are answered between them. */
  greetingsPerTurn: 10,
  /** The largest honest message subscribes to 200 topics. */
  messageBytesMax: 16 * 1024,
  topicsPerPageMax: 500,
  /** Unreadable messages before the page is given up on. */
  ignoredMax: 20,
  /** Between two sweeps; an honest page says a few. */
  saidPerSweepMax: 100,
  silentForMsMax: SILENCE_MS_MAX,
  /** Behind on reading for this long means a snapshot is cheaper than catching up. */
  slowForMsMax: 10_000,
  /** Broadcasts kept for a page that is behind, after only the newest of each key remains. */
  backlogMax: 500,
  sweepEveryMs: 1_000,
  rotateKeysEveryMs: 10 * 60 * 1_000,
  /** A page that does not answer our farewell is cut off. */
  closeWithinMs: 5_000,
};

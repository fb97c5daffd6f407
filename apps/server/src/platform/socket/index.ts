/**
 * For compose.ts:
 * `createHub({ count? })` → `hub.publish(broadcast, { coalesceKey? })`,
 * `hub.provideSnapshot('site', (topic) => broadcasts)`;
 * `attachLiveSocket({ server, hub, openSocketKey, authenticate, expiryOf, canRead, clock, log, count?,
 * connectionsMax, trustProxy })` on the players' http server → `liveSocket.drain()`,
 * `liveSocket.connections()`, and `liveSocket.askAnew((caller) => …)` when sessions are revoked.
 */
export { createHub, type PreparedBroadcast } from './hub/hub.ts';
export { attachLiveSocket } from './live-socket.ts';

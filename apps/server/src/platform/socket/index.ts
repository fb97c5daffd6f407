/**
 * For compose.ts:
 * `createHub({ count? })` → `hub.publish(broadcast, { coalesceKey? })`,
 * `hub.provideSnapshot('site', (topic) => broadcasts)`;
 * `attachLiveSocket({ server, hub, openSocketKey, authenticate, canRead, clock, log, count?,
 * connectionsMax, trustProxy })` on the players' http server → `liveSocket.drain()`,
 * `liveSocket.connections()`, and `liveSocket.signOut((caller) => …)` when sessions are revoked;
 * `bridgeToPages({ bus, hub, topic, broadcasts })` turns messages of the bus into broadcasts.
 */
export { bridgeToPages } from './hub/bridge.ts';
export { createHub } from './hub/hub.ts';
export { attachLiveSocket } from './live-socket.ts';

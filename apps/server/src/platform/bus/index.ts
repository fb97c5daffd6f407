/**
 * For compose.ts: `createLocalBus(log)` in one process, `createRedisBus(url, log)` in a fleet.
 * After `bus.onRejoin` fires, re-read whatever a missed message would have refreshed.
 */
export { createLocalBus } from './local-bus.ts';
export { createRedisBus } from './redis-bus.ts';

/**
 * For compose.ts: `createMemoryRateLimiter()` counts for this process,
 * `createRedisRateLimiter(url, log)` for the fleet and, while Redis is away, for this process.
 */
export { createMemoryRateLimiter } from './memory-rate-limiter.ts';
export { createRedisRateLimiter } from './redis-rate-limiter.ts';

import type { RateLimit } from '@kipute/contract/call';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { createLimiterTable } from './limiter-table.ts';
import type { RateLimiter } from './rate-limiter.ts';

export const memoryLimiter = (limit: RateLimit) =>
  new RateLimiterMemory({ points: limit.calls, duration: limit.seconds });

export function createMemoryRateLimiter(): RateLimiter {
  const table = createLimiterTable(memoryLimiter);
  return { take: table.take, close: async () => {} };
}

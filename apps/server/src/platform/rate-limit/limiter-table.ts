import type { RateLimit } from '@kipute/contract/call';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateVerdict } from './rate-limiter.ts';

const allowed: RateVerdict = { allowed: true };

/** Over the limit the library rejects with a count; anything else it rejects with is a fault. */
function refusalOf(rejection: unknown): RateVerdict {
  if (!(rejection instanceof RateLimiterRes)) throw rejection;
  const seconds = Math.ceil(rejection.msBeforeNext / 1_000);
  return { allowed: false, retryAfterSeconds: Math.max(1, seconds) };
}

/** The library has one limiter per limit, our port one for all of them. */
export function createLimiterTable(create: (limit: RateLimit) => RateLimiterAbstract) {
  const limiters = new Map<string, RateLimiterAbstract>();
  return {
    take: (key: string, limit: RateLimit): Promise<RateVerdict> => {
      const name = `${limit.calls}/${limit.seconds}`;
      let limiter = limiters.get(name);
      if (!limiter) {
        limiter = create(limit);
        limiters.set(name, limiter);
      }
      return limiter.consume(key).then(() => allowed, refusalOf);
    },
  };
}

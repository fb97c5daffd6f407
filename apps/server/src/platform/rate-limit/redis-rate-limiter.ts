import type { RateLimit } from '@kipute/contract/call';
import type { Logger } from 'pino';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { connectRedis } from '../bus/redis-connection.ts';
import type { RateLimiter, RateVerdict } from './rate-limiter.ts';

/** A call waits no longer than this for its count; then this process counts alone. */
const COMMAND_TIMEOUT_MS = 250;

const limiterOfThisProcess = ({ calls, seconds }: RateLimit) =>
  new RateLimiterMemory({ points: calls, duration: seconds });

export function createRedisRateLimiter(url: string, log: Logger): RateLimiter {
  const redis = connectRedis(url, log, {
    commandTimeout: COMMAND_TIMEOUT_MS,
    enableOfflineQueue: false,
  });
  const table = createLimiterTable(
    (limit) =>
      new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `kipute:rate:${limit.calls}/${limit.seconds}`,
        points: limit.calls,
        duration: limit.seconds,
        // A caller over the limit costs Redis nothing until the window ends.
        inMemoryBlockOnConsumed: limit.calls,
        rejectIfRedisNotReady: true,
        insuranceLimiter: limiterOfThisProcess(limit),
      }),
  );
  return {
    take: table.take,
    close: async () => redis.disconnect(),
  };
}

const allowed: RateVerdict = { allowed: true };

/** Over the limit the library rejects with a count; anything else it rejects with is a fault. */
function refusalOf(rejection: unknown): RateVerdict {
  if (!(rejection instanceof RateLimiterRes)) throw rejection;
  const seconds = Math.ceil(rejection.msBeforeNext / 1_000);
  return { allowed: false, retryAfterSeconds: Math.max(1, seconds) };
}

/** The library has one limiter per limit, our port one for all of them. */
function createLimiterTable(create: (limit: RateLimit) => RateLimiterAbstract) {
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

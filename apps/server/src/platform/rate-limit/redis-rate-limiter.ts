import type { RateLimit } from '@kipute/contract/call';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { connectRedis } from '../bus/redis-connection.ts';
import { createLimiterTable } from './limiter-table.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** A call waits no longer than this for its count; then this process counts alone. */
const ANSWER_MS_MAX = 250;

const limiterOfThisProcess = ({ calls, seconds }: RateLimit) =>
  new RateLimiterMemory({ points: calls, duration: seconds });

export function createRedisRateLimiter(url: string, log: Logger): RateLimiter {
  const redis = connectRedis(url, log, {
    commandTimeout: ANSWER_MS_MAX,
    enableOfflineQueue: false,
  });
  const table = createLimiterTable(
    (limit) =>
      new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `kipute:rate:${limit.calls}/${limit.seconds}`,
        points: limit.calls,
        duration: limit.seconds,
        // A caller who is over the limit costs Redis nothing until his window ends.
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

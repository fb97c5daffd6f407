import { eventually } from '@kipute/testkit/eventually';
import { startTestRedis, type TestRedis } from '@kipute/testkit/test-redis';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silent } from '../bus/fixtures/bus-suite.ts';

import { rateLimitSuite } from './fixtures/rate-limit-suite.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { createRedisRateLimiter } from './redis-rate-limiter.ts';

let redis: TestRedis;
beforeAll(async () => {
  redis = await startTestRedis();
});
afterAll(() => redis.kill());

/** Until it is connected a limiter counts in memory, which is not what is tried here. */
async function connectedLimiter(): Promise<RateLimiter> {
  const limiter = createRedisRateLimiter(redis.url, silent);
  const onlooker = new Redis(redis.url);
  await eventually(async () => {
    await limiter.take('probe', { calls: 100, seconds: 60 });
    expect(await onlooker.keys('kipute:rate:100/60:probe')).toHaveLength(1);
  });
  onlooker.disconnect();
  return limiter;
}

rateLimitSuite('redis', connectedLimiter);

describe('a fleet of two', () => {
  test('[RATE-03] one count for both; without Redis each counts alone', async () => {
    const limit = { calls: 1, seconds: 600 };
    const here = createRedisRateLimiter(redis.url, silent);
    const there = createRedisRateLimiter(redis.url, silent);
    let caller = 0;
    const takeInBoth = async () => {
      caller += 1;
      const verdicts = [
        await here.take(`caller ${caller}`, limit),
        await there.take(`caller ${caller}`, limit),
      ];
      return verdicts.map((verdict) => verdict.allowed);
    };

    await eventually(async () => expect(await takeInBoth()).toEqual([true, false]));
    await redis.kill();
    expect(await takeInBoth()).toEqual([true, true]);
    caller -= 1;
    expect(await takeInBoth()).toEqual([false, false]);
    await redis.start();
    await eventually(async () => expect(await takeInBoth()).toEqual([true, false]));
    await Promise.all([here.close(), there.close()]);
  });
});

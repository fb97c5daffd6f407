import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';

const RETRY_MS_MAX = 2_000;

type ConnectionOptions = Pick<
  RedisOptions,
  'autoResubscribe' | 'commandTimeout' | 'enableOfflineQueue'
>;

/**
 * A connection that reconnects by itself. The library reports an error per attempt; the log gets
 * one line when Redis goes away and one when it is back.
 */
export function connectRedis(url: string, log: Logger, options: ConnectionOptions = {}): Redis {
  const redis = new Redis(url, {
    // Every process of the fleet loses Redis at once; jitter keeps them from returning at once.
    retryStrategy: (tries) => Math.min(RETRY_MS_MAX, 50 * tries) * (0.5 + Math.random()),
    maxRetriesPerRequest: 1,
    connectTimeout: 5_000,
    ...options,
  });
  let isAway = false;
  redis.on('error', (error) => {
    if (!isAway) log.warn({ err: error }, 'redis: unreachable, reconnecting');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.info('redis: reconnected');
    isAway = false;
  });
  return redis;
}

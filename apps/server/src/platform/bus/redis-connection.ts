import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';

const RETRY_MS_MAX = 2_000;

type ConnectionTerms = Pick<
  RedisOptions,
  'autoResubscribe' | 'commandTimeout' | 'enableOfflineQueue'
>;

/**
 * A connection that comes back by itself. The library reports an error per attempt; the log gets
 * one line when Redis goes and one when it returns.
 */
export function connectRedis(url: string, log: Logger, terms: ConnectionTerms = {}): Redis {
  const redis = new Redis(url, {
    // Every process of the fleet loses Redis at once; jitter keeps them from returning at once.
    retryStrategy: (tries) => Math.min(RETRY_MS_MAX, 50 * tries) * (0.5 + Math.random()),
    maxRetriesPerRequest: 1,
    connectTimeout: 5_000,
    ...terms,
  });
  let isAway = false;
  redis.on('error', (error) => {
    if (!isAway) log.warn({ err: error }, 'redis is unreachable');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.info('redis is back');
    isAway = false;
  });
  return redis;
}

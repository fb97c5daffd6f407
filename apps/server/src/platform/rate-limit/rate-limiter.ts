import type { RateLimit } from '@kipute/contract/call';

export type RateVerdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly retryAfterSeconds: number };

/** Counts per key; shared by the whole fleet when Redis is there. */
export type RateLimiter = {
  readonly take: (key: string, limit: RateLimit) => Promise<RateVerdict> | RateVerdict;
  readonly close: () => Promise<void>;
};

import type { RateLimit } from '@kipute/contract/call';
import { networkOfAddress } from '../../../platform/network-of-address.ts';
import type { RateLimiter } from '../../../platform/rate-limit/rate-limiter.ts';
import type { CallbackReading } from '../ports.ts';

/** What a callback is counted as, at the door and in the metrics. */
type CallbackClass = 'authenticated' | 'unauthenticated' | 'junk';

export function classOf(reading: CallbackReading): CallbackClass {
  switch (reading.kind) {
    case 'forged':
    case 'stale':
    case 'unreadable':
      return 'junk';
    case 'outcome':
      return reading.authenticated ? 'authenticated' : 'unauthenticated';
    case 'paybill':
    case 'paybill-check':
    case 'misdirected':
      return 'authenticated';
  }
}

/**
 * Each class has a rate limit of its own, so that no junk, however much, takes the place of a true
 * callback (CB-03). A busy operator tells some fifty outcomes a second from one network.
 */
const limitPerSource: Readonly<Record<CallbackClass, RateLimit>> = {
  authenticated: { calls: 6_000, seconds: 60 },
  unauthenticated: { calls: 3_000, seconds: 60 },
  junk: { calls: 30, seconds: 60 },
};

/** Junk from many networks at once still fills no disk. */
const JUNK_PER_CHANNEL: RateLimit = { calls: 300, seconds: 60 };

type Arrival = {
  readonly channel: string;
  readonly source: string;
  readonly reading: CallbackReading;
};

type MayArrive = (arrival: Arrival) => Promise<boolean>;

export function callbackRateLimit(limiter: Pick<RateLimiter, 'take'>): MayArrive {
  return async ({ channel, source, reading }) => {
    const kind = classOf(reading);
    const key = `callback:${kind}:${channel}`;
    const perSource = await limiter.take(
      `${key}:${networkOfAddress(source)}`,
      limitPerSource[kind],
    );
    if (!perSource.allowed || kind !== 'junk') return perSource.allowed;
    return (await limiter.take(key, JUNK_PER_CHANNEL)).allowed;
  };
}

/** A party repeats itself a few times; whoever repeats more learns nothing and costs nothing. */
const TRIGGERS_PER_PAYMENT: RateLimit = { calls: 5, seconds: 600 };
const TRIGGERS_PER_CHANNEL: RateLimit = { calls: 1_200, seconds: 60 };

/** Whether an unauthenticated callback about a payment of ours may trigger a status query. */
export type MayTrigger = (paymentReference: string, channel: string) => Promise<boolean>;

/**
 * Triggers have a rate limit of their own, per payment and per channel: they never use up the
 * scheduled queries, by which a payment is found out when nobody calls at all (CB-04).
 */
export function triggerLimit(limiter: Pick<RateLimiter, 'take'>): MayTrigger {
  return async (paymentReference, channel) => {
    const payment = `callback-trigger:${channel}:${paymentReference}`;
    const perPayment = await limiter.take(payment, TRIGGERS_PER_PAYMENT);
    if (!perPayment.allowed) return false;
    return (await limiter.take(`callback-trigger:${channel}`, TRIGGERS_PER_CHANNEL)).allowed;
  };
}

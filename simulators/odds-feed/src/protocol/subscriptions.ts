import { randomUUID } from 'node:crypto';
import { errorCodes } from '@kipute/provider-protocols/odds-feed/catalogues';
import type { ResumeRequest } from '@kipute/provider-protocols/odds-feed/messages';

export type Subscription = { readonly id: string; readonly checksum: string };

export type SubscriptionLimits = {
  /** Connections that may be fed at once. */
  readonly openMax: number;
  readonly requestsPerMinuteMax: number;
};

/** A code of the protocol and its reason. */
export type Refusal = { readonly code: number; readonly message: string };

export type Subscriptions = {
  readonly open: (name: string, now: number) => Subscription | Refusal;
  readonly resume: (request: ResumeRequest) => Subscription | Refusal;
  /** Its connection is gone; it may be resumed. */
  readonly leave: (subscription: Subscription) => void;
  readonly cancel: (subscription: Subscription) => void;
};

export const isRefusal = (answer: object): answer is Refusal => 'code' in answer;

const usualLimits: SubscriptionLimits = { openMax: 16, requestsPerMinuteMax: 60 };
/** Of those whose connection is gone. */
const REMEMBERED_MAX = 64;
const MINUTE_MS = 60_000;

export function createSubscriptions(
  name: string,
  limits: SubscriptionLimits = usualLimits,
): Subscriptions {
  const open = new Map<string, Subscription>();
  const left = new Map<string, Subscription>();
  let requestTimes: number[] = [];

  const unknownName = { code: errorCodes.invalidRequest, message: 'No such subscription.' };
  const tooMany = { code: errorCodes.tooManySubscriptions, message: 'Too many subscriptions.' };

  return {
    open: (wanted, now) => {
      if (wanted !== name) return unknownName;
      requestTimes = requestTimes.filter((time) => now - time < MINUTE_MS);
      if (requestTimes.length >= limits.requestsPerMinuteMax) {
        return { code: errorCodes.subscribedTooOften, message: 'Subscribed too often.' };
      }
      requestTimes.push(now);
      if (open.size >= limits.openMax) return tooMany;
      const subscription = { id: randomUUID(), checksum: randomUUID().slice(0, 8) };
      open.set(subscription.id, subscription);
      return subscription;
    },
    resume: (request) => {
      if (request.subscriptionSpecificationName !== name) return unknownName;
      const id = request.subscriptionId;
      // A client may be back before its old connection is known to be dead.
      const known = left.get(id) ?? open.get(id);
      if (!known || known.checksum !== request.subscriptionChecksum) {
        return { code: errorCodes.resumeRefused, message: 'Nothing to resume: subscribe again.' };
      }
      if (!open.has(id) && open.size >= limits.openMax) return tooMany;
      left.delete(id);
      open.set(id, known);
      return known;
    },
    leave: (subscription) => {
      if (!open.delete(subscription.id)) return;
      left.set(subscription.id, subscription);
      const [oldest] = left.keys();
      if (left.size > REMEMBERED_MAX && oldest !== undefined) left.delete(oldest);
    },
    cancel: ({ id }) => {
      open.delete(id);
      left.delete(id);
    },
  };
}

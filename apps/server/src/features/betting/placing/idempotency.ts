/**
 * The same request again: a page that lost the response retries with the key it made for that
 * intention. The ledger holds the key of every bet that stands, so a retry is answered with the
 * order that is there (BET-35). Until that is known a retry waits: for its own key in this process
 * (in-flight requests), and for a bet in play that another process still has waiting.
 */

import { hash, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { LIVE_DELAY_MAX_SECONDS } from '@kipute/contract/constants/betting/limits';
import { systemCodeOf } from '@kipute/domain/betting/bet-shape';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { z } from 'zod';
import { defineTopic } from '../../../platform/bus/bus.ts';
import type { BetRefusal, BetRequest } from '../bet-request.ts';
import type { BettingDeps } from '../betting-deps.ts';
import type { Order } from '../order.ts';

/** The page makes its part once per intention; a player's keys are the player's own. */
export const idempotencyKey = ({
  playerId,
  requestKey,
}: Pick<BetRequest, 'playerId' | 'requestKey'>): string => `${playerId} ${requestKey}`;

/** What was asked for, without what it cost: the same request again may meet other prices. */
export function requestHash({ shape, stake, paidWith, legs }: BetRequest): string {
  const selections = legs.map(({ selectionId }) => selectionId).toSorted();
  const asked = JSON.stringify([systemCodeOf(shape), String(stake), paidWith, selections]);
  return hash('sha256', asked, 'base64url').slice(0, 22);
}

/** Of all singles of a slip at once: each is kept with the hash of the whole. */
export function singlesHash(singles: readonly BetRequest[]): string {
  return hash('sha256', singles.map(requestHash).join(), 'base64url').slice(0, 22);
}

/** Each single has a key of its own, which no page can make: it makes no dots. */
export const keyOfSingle = (requestKey: string, at: number): string => `${requestKey}.${at + 1}`;

/** The order that stands under the key, also when its match is long over; for the same request. */
export function replayedOrder(order: Order, requestHash: string): Result<Order, BetRefusal> {
  return order.requestHash === requestHash ? ok(order) : refuse('request-key-used');
}

const keyInFlight = defineTopic(
  'bet-key-under-way',
  z.object({ from: z.string(), key: z.string(), is: z.enum(['under-way', 'ended']) }),
);

export type KeysOfOtherProcesses = {
  /** The others know meanwhile that a bet under this key may still be placed. */
  readonly announceWhile: <Value>(key: string, work: () => Promise<Value>) => Promise<Value>;
  /** Resolves when no other process holds the key any more; undefined when none does. */
  readonly releaseOf: (key: string) => Promise<unknown> | undefined;
};

type HeldKey = {
  /** Ids of processes. */
  readonly holders: Set<string>;
  readonly released: PromiseWithResolvers<void>;
};

/** So long a bet takes to be written after its wait. */
const WRITING_MS = 10_000;

/**
 * A bet in play waits for seconds in one process. Its retry may come to another one, and what that
 * one finds on the board now is not yet what becomes of the bet (BET-35). A process that dies takes
 * its bets along, so a held key is forgotten after the longest time a bet can take.
 */
export function createKeysOfOtherProcesses({
  bus,
  log,
  settings,
}: Pick<BettingDeps, 'bus' | 'log' | 'settings'>): KeysOfOtherProcesses {
  const processId = randomUUID();
  const held = new Map<string, HeldKey>();
  const forget = (key: string, one: HeldKey) => {
    one.released.resolve();
    if (held.get(key) === one) held.delete(key);
  };
  const addHolder = (from: string, key: string) => {
    const one = held.get(key) ?? { holders: new Set(), released: Promise.withResolvers() };
    held.set(key, one);
    one.holders.add(from);
    void delay(longestBetMs(settings), undefined, { ref: false }).then(() => forget(key, one));
  };
  const removeHolder = (from: string, key: string) => {
    const one = held.get(key);
    one?.holders.delete(from);
    if (one?.holders.size === 0) forget(key, one);
  };
  bus.subscribe(keyInFlight, ({ from, key, is }) => {
    if (from === processId) return;
    if (is === 'under-way') addHolder(from, key);
    else removeHolder(from, key);
  });
  // The bet itself does not depend on whether the others hear of it.
  const announce = (key: string, is: 'under-way' | 'ended') =>
    bus.publish(keyInFlight, { from: processId, key, is }).catch((err) => {
      log.error({ err, key, is }, 'betting: in-flight key not published to other processes');
    });
  return {
    announceWhile: async (key, work) => {
      void announce(key, 'under-way');
      try {
        return await work();
      } finally {
        void announce(key, 'ended');
      }
    },
    releaseOf: (key) => held.get(key)?.released.promise,
  };
}

function longestBetMs(settings: BettingDeps['settings']): number {
  const { desktop, phone, afterGoal, afterCorner } = settings.current('bet');
  const delays = [desktop.liveBetDelaySeconds, phone.liveBetDelaySeconds];
  const extras = [afterGoal.extraDelaySeconds, afterCorner.extraDelaySeconds];
  // A match or a market type may ask for a longer wait than the settings.
  return 1_000 * (Math.max(...delays, LIVE_DELAY_MAX_SECONDS) + Math.max(...extras)) + WRITING_MS;
}

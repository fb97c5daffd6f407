import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { defineTopic } from '../../../platform/bus/bus.ts';
import type { BettingDeps } from '../betting-deps.ts';

const keyUnderWay = defineTopic(
  'bet-key-under-way',
  z.object({ from: z.string(), key: z.string(), is: z.enum(['under-way', 'ended']) }),
);

export type KeysElsewhere = {
  /** The others know meanwhile that a bet under this key may still be placed. */
  readonly tellingOthers: <Value>(key: string, work: () => Promise<Value>) => Promise<Value>;
  /** Ends when no other process has it under way; undefined when none has. */
  readonly endOf: (key: string) => Promise<unknown> | undefined;
};

type Elsewhere = {
  /** The processes that have it under way. */
  readonly holders: Set<string>;
  readonly ending: PromiseWithResolvers<void>;
};

/** So long a bet takes to be written after its wait. */
const WRITING_MS = 10_000;

/**
 * A bet in play waits for seconds in one process. Who sends its key again may come to another one,
 * and what that says about the offers of this moment is not yet what becomes of the bet (BET-35).
 * A process that dies takes its bets along, so nobody waits for it for ever.
 */
export function createKeysElsewhere({
  bus,
  log,
  settings,
}: Pick<BettingDeps, 'bus' | 'log' | 'settings'>): KeysElsewhere {
  const me = randomUUID();
  const elsewhere = new Map<string, Elsewhere>();
  const forget = (key: string, one: Elsewhere) => {
    one.ending.resolve();
    if (elsewhere.get(key) === one) elsewhere.delete(key);
  };
  const hearBegin = (from: string, key: string) => {
    const one = elsewhere.get(key) ?? { holders: new Set(), ending: Promise.withResolvers() };
    elsewhere.set(key, one);
    one.holders.add(from);
    void delay(longestWaitMs(settings), undefined, { ref: false }).then(() => forget(key, one));
  };
  const hearEnd = (from: string, key: string) => {
    const one = elsewhere.get(key);
    one?.holders.delete(from);
    if (one?.holders.size === 0) forget(key, one);
  };
  bus.subscribe(keyUnderWay, ({ from, key, is }) => {
    if (from === me) return;
    if (is === 'under-way') hearBegin(from, key);
    else hearEnd(from, key);
  });
  // The bet does not depend on who heard of it.
  const tell = (key: string, is: 'under-way' | 'ended') =>
    bus.publish(keyUnderWay, { from: me, key, is }).catch((err) => {
      log.error({ err }, 'nobody was told of a bet under way');
    });
  return {
    tellingOthers: async (key, work) => {
      void tell(key, 'under-way');
      try {
        return await work();
      } finally {
        void tell(key, 'ended');
      }
    },
    endOf: (key) => elsewhere.get(key)?.ending.promise,
  };
}

function longestWaitMs(settings: BettingDeps['settings']): number {
  const { desktop, phone, afterGoal, afterCorner } = settings.current('bet');
  const delays = [desktop.liveBetDelaySeconds, phone.liveBetDelaySeconds];
  const extras = [afterGoal.extraDelaySeconds, afterCorner.extraDelaySeconds];
  return 1_000 * (Math.max(...delays) + Math.max(...extras)) + WRITING_MS;
}

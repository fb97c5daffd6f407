import type { Senti } from '@kipute/domain/money/senti';
import type { LimitKind } from '@kipute/domain/protection/play-limit';
import { type Pause, pauseInForce } from '@kipute/domain/protection/play-pause';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import {
  type LimitInForce,
  leftByLimits,
  limitsInForce,
  type ProtectionDeps,
  stakeKinds,
} from './limits-in-force.ts';
import { type ProtectionRoutes, protectionRoutes } from './protection-routes.ts';
import {
  lockPlayOf,
  type PlayHistory,
  pauseEndOf,
  pausesOf,
  playHistoryOf,
} from './protection-store.ts';

export { pausedAmong } from './protection-store.ts';

/** In the order they are checked. */
export type ProtectionRefusal = 'play-paused' | 'own-limit-reached';

type Ask = (
  tx: Transaction,
  playerId: bigint,
  amount: Senti,
) => Promise<ProtectionRefusal | undefined>;

type ProtectionStanding = {
  /** All nine, those without a limit as well. */
  readonly limits: readonly LimitInForce[];
  readonly pause: Pause | undefined;
};

export type Protection = {
  /** `countUnderWay` is what was asked for and is not in the books; called under the lock. */
  readonly depositRefusal: (
    tx: Transaction,
    playerId: bigint,
    deposit: { readonly amount: Senti; readonly countUnderWay: () => Promise<Senti> },
  ) => Promise<ProtectionRefusal | undefined>;
  readonly stakeRefusal: Ask;
  /** What the player's own limits on deposits leave; undefined without one. */
  readonly depositLeft: (reader: Reader, playerId: bigint) => Promise<Senti | undefined>;
  /** Until when a break lasts. */
  readonly pausedUntil: (reader: Reader, playerId: bigint) => Promise<Date | undefined>;
  readonly isPaused: (reader: Reader, playerId: bigint) => Promise<boolean>;
  /** What holds for a player now, for who looks after them. */
  readonly standingOf: (reader: Reader, playerId: bigint) => Promise<ProtectionStanding>;
  /** All that was ever asked for. */
  readonly historyOf: (reader: Reader, playerId: bigint) => Promise<PlayHistory>;
  readonly routes: ProtectionRoutes;
};

export function createProtection(deps: ProtectionDeps): Protection {
  return {
    depositRefusal: async (tx, playerId, { amount, countUnderWay }) => {
      await lockPlayOf(tx, playerId);
      if (await isPaused(deps, tx, playerId)) return 'play-paused';
      const wanted = amount + (await countUnderWay());
      return exceeds(deps, tx, { playerId, kinds: ['deposit'], amount: wanted });
    },
    stakeRefusal: async (tx, playerId, amount) => {
      await lockPlayOf(tx, playerId);
      if (await isPaused(deps, tx, playerId)) return 'play-paused';
      return exceeds(deps, tx, { playerId, kinds: stakeKinds, amount });
    },
    depositLeft: (reader, playerId) => {
      const counting = { wallet: deps.wallet, now: deps.clock.now() };
      return leftByLimits(counting, reader, { playerId, kinds: ['deposit'] });
    },
    pausedUntil: (reader, playerId) => pauseEndOf(reader, playerId, deps.clock.now()),
    isPaused: (reader, playerId) => isPaused(deps, reader, playerId),
    standingOf: async (reader, playerId) => {
      const now = deps.clock.now();
      const limits = await limitsInForce({ wallet: deps.wallet, now }, reader, playerId);
      return { limits, pause: pauseInForce(await pausesOf(reader, playerId), now) };
    },
    historyOf: playHistoryOf,
    routes: protectionRoutes(deps),
  };
}

async function isPaused(
  { clock }: ProtectionDeps,
  reader: Reader,
  playerId: bigint,
): Promise<boolean> {
  return (await pauseEndOf(reader, playerId, clock.now())) !== undefined;
}

type Wanted = {
  readonly playerId: bigint;
  readonly kinds: readonly LimitKind[];
  readonly amount: bigint;
};

/** A stake counts as lost until it is won: only so can a loss limit never be passed. */
async function exceeds(
  { wallet, clock }: ProtectionDeps,
  tx: Transaction,
  { playerId, kinds, amount }: Wanted,
): Promise<'own-limit-reached' | undefined> {
  const left = await leftByLimits({ wallet, now: clock.now() }, tx, { playerId, kinds });
  return left !== undefined && amount > left ? 'own-limit-reached' : undefined;
}

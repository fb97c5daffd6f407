import { STAKE_FACTOR_USUAL } from '@kipute/domain/betting/stake-factor';
import type { Result } from '@kipute/domain/result';
import type { BetRefusal, BetRequest } from '../bet-request.ts';
import type { BettingDeps } from '../betting-deps.ts';

type Attempt<Placed> = (stakeFactor: number) => Promise<Result<Placed, Refusal>>;
type Refusal = BetRefusal | 'overloaded' | 'factor-changed';
type Told<Placed> = Result<Placed, BetRefusal | 'overloaded'>;

export type StakeFactors = {
  /** Tries with the factor this process knows, and again when that turns out to be old. */
  readonly attempt: <Placed>(
    player: Pick<BetRequest, 'playerId'>,
    attempt: Attempt<Placed>,
  ) => Promise<Told<Placed>>;
};

/** Somebody changes it at the very moment; nobody does so more often. */
const TRIES_MAX = 5;

/**
 * Most players stake what everybody may, so nothing is asked for a bet: it says by which factor it
 * was admitted, and the database refuses to write one that was admitted by another than its player
 * has (RSK-03). Only then, and before anybody is refused for an amount, the factor is read.
 */
export function createStakeFactors({ database }: Pick<BettingDeps, 'database'>): StakeFactors {
  /** Of those who have one of their own. */
  const known = new Map<bigint, number>();
  const reread = async (playerId: bigint): Promise<number> => {
    const row = await database.read
      .selectFrom('player')
      .select('stakeFactorPercent')
      .where('id', '=', playerId)
      .executeTakeFirst();
    const factor = row?.stakeFactorPercent ?? STAKE_FACTOR_USUAL;
    if (factor === STAKE_FACTOR_USUAL) known.delete(playerId);
    else known.set(playerId, factor);
    return factor;
  };
  return {
    attempt: async ({ playerId }, attempt) => {
      let factor = known.get(playerId) ?? STAKE_FACTOR_USUAL;
      for (let tries = 1; ; tries += 1) {
        const placed = await attempt(factor);
        if (placed.ok || !hangsOnFactor(placed.refusal)) return placed as Told<never>;
        const now = await reread(playerId);
        if (placed.refusal !== 'factor-changed' && now === factor) return placed as Told<never>;
        if (tries === TRIES_MAX) return { ok: false, refusal: 'overloaded' };
        factor = now;
      }
    },
  };
}

const amountCodes = ['stake-above-tier', 'stake-above-own', 'trader-first'] as const;

function hangsOnFactor(refusal: Refusal): boolean {
  if (typeof refusal === 'string') {
    return refusal === 'stake-above-maximum' || refusal === 'factor-changed';
  }
  return amountCodes.some((code) => code === refusal.code);
}

import { ACCUMULATOR_LEGS_MAX } from '@kipute/contract/constants/betting/limits';
import { shapeFits } from '@kipute/domain/betting/bet-shape';
import { type StakeLimits, stakeRefusal } from '@kipute/domain/betting/stake';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { BetRefusal, BetRequest, PricedBet } from '../bet-request.ts';
import type { BettingDeps } from '../betting-deps.ts';
import { judgeLegs } from './judge-legs.ts';
import { requestHash } from './request-hash.ts';

type Check = (request: BetRequest, deps: BettingDeps) => BetRefusal | undefined;

/** Order is the contract: a player is told the first refusal in this list (BET-30). */
const checks: readonly Check[] = [
  siteIsOpen,
  bettingIsOpen,
  slipHasLegs,
  legsWithinLimit,
  shapeFitsLegs,
  stakeWithinLimits,
];

/** All that memory alone can say. Who may bet, own limits and funds are the database's to say. */
export function admit(request: BetRequest, deps: BettingDeps): Result<PricedBet, BetRefusal> {
  for (const check of checks) {
    const refusal = check(request, deps);
    if (refusal) return refuse(refusal);
  }
  const { quotes, refused } = judgeLegs(request, deps);
  if (refused.length > 0) return refuse({ code: 'legs-refused', legs: refused });
  return ok({ ...request, quotes, requestHash: requestHash(request) });
}

function siteIsOpen(_: BetRequest, { settings }: BettingDeps) {
  return settings.current('site').maintenance ? 'site-maintenance' : undefined;
}

function bettingIsOpen(_: BetRequest, { settings }: BettingDeps) {
  return settings.current('bet').bettingPaused ? 'betting-paused' : undefined;
}

function slipHasLegs({ legs }: BetRequest) {
  return legs.length === 0 ? 'slip-empty' : undefined;
}

function legsWithinLimit({ legs }: BetRequest) {
  return legs.length > ACCUMULATOR_LEGS_MAX ? 'too-many-legs' : undefined;
}

function shapeFitsLegs({ shape, legs }: BetRequest) {
  return shapeFits(shape, legs.length) ? undefined : 'system-unfit';
}

function stakeWithinLimits({ stake, paidWith, device }: BetRequest, { settings }: BettingDeps) {
  const { creditStakeMinimum, ...bet } = settings.current('bet');
  const limits: StakeLimits = {
    minimum: bet[device].stakeMinimum,
    maximum: bet[device].stakeMaximum,
    creditMinimum: creditStakeMinimum,
  };
  return stakeRefusal(stake, paidWith, limits);
}

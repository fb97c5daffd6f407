import { guessingBetTypes, jackpotRewardTypes } from '@kipute/contract/constants/betting/games';
import { rowsOf } from '@kipute/contract/constants/choice';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { fromWireShillings, type Senti, senti, toWireShillings } from '@kipute/domain/money/senti';
import type { PoolGame } from '@kipute/domain/pools/pool-pick';
import type { PoolTerms, PoolTier } from '@kipute/domain/pools/pool-terms';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { PoolTypeTerms } from './kept-terms.ts';
import type { PoolType, PoolTypePlan } from './type-store.ts';

type Shown = CallContent<'guessing_bet_type/detailed'>;
type WireTerms = Pick<
  Shown,
  | 'bet_amount'
  | 'guess_number'
  | 'reserves'
  | 'max_choose'
  | 'max_doubles'
  | 'max_multiplier'
  | 'init_jackpot'
  | 'percentage'
  | 'max_add_balance'
  | 'reward_type'
  | 'tiers'
>;

export const gameOnWire = (game: PoolGame) => guessingBetTypes[game].id;

export function gameOfWire(id: number): PoolGame | undefined {
  return rowsOf(guessingBetTypes).find(([, choice]) => choice.id === id)?.[0];
}

export function termsView(terms: PoolTypeTerms | PoolTerms): WireTerms {
  const [first] = terms.tiers;
  return {
    bet_amount: toWireShillings(terms.stakePerLine),
    guess_number: terms.places,
    reserves: terms.reserves,
    max_choose: terms.chooseMaximum,
    max_doubles: terms.doublesMaximum,
    max_multiplier: terms.multiplierMaximum,
    init_jackpot: toWireShillings(terms.initialPool),
    percentage: terms.growthPercent,
    max_add_balance: toWireShillings(terms.growthMaximum),
    reward_type: jackpotRewardTypes[first?.kind ?? 'percent-of-pool'].id,
    tiers: terms.tiers.map(tierView),
  };
}

export const tierView = (tier: PoolTier): WireTerms['tiers'][number] => ({
  right: tier.right,
  percent: tier.kind === 'percent-of-pool' ? tier.percent : 0,
  amount: tier.kind === 'fixed-amount' ? toWireShillings(tier.amount) : 0,
});

/** The schema lets no amount through that has no place in a shilling. */
const amountOf = (wire: number): Senti => fromWireShillings(wire) ?? senti(0n);

/** Refused when a tier says both a part of the pool and an amount, or the one not asked for. */
export function planFrom(
  game: PoolGame,
  wire: Omit<CallRequest<'guessing_bet_type/update'>, 'id' | 'revision' | 'reason'>,
): Result<PoolTypePlan, 'pool-tiers-mixed'> {
  const isFixed = wire.reward_type === jackpotRewardTypes['fixed-amount'].id;
  if (wire.tiers.some((tier) => (isFixed ? tier.percent : tier.amount) !== 0)) {
    return refuse('pool-tiers-mixed');
  }
  const tierFrom = ({ right, percent, amount }: (typeof wire.tiers)[number]): PoolTier =>
    isFixed
      ? { right, kind: 'fixed-amount', amount: amountOf(amount) }
      : { right, kind: 'percent-of-pool', percent };
  return ok({
    prefix: wire.identifier_prefix,
    label: wire.label,
    isActive: wire.active === 1,
    oddsRangeMaximum: Math.round(wire.max_range_odds * 1_000),
    terms: {
      game,
      stakePerLine: amountOf(wire.bet_amount),
      places: wire.guess_number,
      reserves: wire.reserves,
      chooseMaximum: wire.max_choose,
      doublesMaximum: wire.max_doubles,
      multiplierMaximum: wire.max_multiplier,
      initialPool: amountOf(wire.init_jackpot),
      growthPercent: wire.percentage,
      growthMaximum: amountOf(wire.max_add_balance),
      tiers: wire.tiers.map(tierFrom),
    },
  });
}

type Seen = { readonly names: ReadonlyMap<bigint, string>; readonly rollover: Senti };

export function typeView(type: PoolType, { names, rollover }: Seen): Shown {
  return {
    ...termsView(type.terms),
    id: type.id.toString(),
    game: gameOnWire(type.game),
    label: type.label,
    identifier_prefix: type.prefix,
    max_range_odds: type.oddsRangeMaximum / 1_000,
    active: type.isActive ? 1 : 0,
    revision: type.revision,
    issues: type.issues,
    rollover: toWireShillings(rollover),
    changed_by: personView(type.changedBy, names),
    changed_at: type.changedAt.toISOString(),
  };
}

export const personView = (id: bigint | null, names: ReadonlyMap<bigint, string>) =>
  id === null ? null : { id: id.toString(), name: names.get(id) ?? '' };

import { STAKE_STEP_SHILLINGS } from '@kipute/contract/constants/betting/limits';
import type { StakeLimits } from '@kipute/domain/betting/stake';
import {
  formatShillings,
  type Senti,
  shillings,
  toWireShillings,
} from '@kipute/domain/money/senti';

/** What stands in the stake's field. */
export type TypedStake = Senti | 'missing' | 'not-whole';

/** "2,000" and "2 000" are how people write it; nothing but whole shillings is a stake. */
export function typedStake(text: string): TypedStake {
  const digits = text.replace(/[,\s]/g, '');
  if (digits === '') return 'missing';
  return /^\d{1,12}$/.test(digits) ? shillings(Number(digits)) : 'not-whole';
}

/** Grouped by thousands while it is typed; anything else stays as it was typed. */
export function groupedStake(text: string): string {
  const stake = typedStake(text);
  return typeof stake === 'bigint' ? formatShillings(stake) : text;
}

export const QUICK_STAKES = [500, 1_000, 5_000, 10_000] as const;
export const STEPS = [-STAKE_STEP_SHILLINGS, STAKE_STEP_SHILLINGS] as const;

/** A button never leads out of the limits of the purse that pays (SLIP-11). */
export function steppedStake(
  stake: TypedStake,
  by: number,
  { minimum, maximum }: Pick<StakeLimits, 'minimum' | 'maximum'>,
): string {
  const from = typeof stake === 'bigint' ? toWireShillings(stake) : 0;
  const least = Math.max(from + by, toWireShillings(minimum));
  return formatShillings(shillings(Math.min(least, toWireShillings(maximum))));
}

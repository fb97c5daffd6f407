import type { DecidedOutcome } from '../../../betting/bet-return.ts';
import type { CountedUnit } from '../../counted-units.ts';
import type { Score } from '../../score.ts';
import type { Ask } from './ask.ts';

/** Reads a score as an outcome; undefined when the pick is none of this market. */
export type ReadScore = (score: Score) => DecidedOutcome | undefined;

/** These go up and down while a match is played. */
const fluid: readonly CountedUnit[] = ['possession', 'average'];

/** Beyond this no line of any sport is far away; it bounds the work, not the rule. */
const REACH_MAX = 400;

/**
 * Whether no further count changes what a score means. Every way to go on is tried, up to where
 * the numbers of the market lie behind: so each rule is written once, for the end, and needs no
 * second form for a match that breaks off.
 */
export function isSealed(options: {
  readonly ask: Ask;
  readonly unit: CountedUnit;
  readonly score: Score;
  readonly read: ReadScore;
}): boolean {
  const { ask, unit, score, read } = options;
  if (fluid.includes(unit)) return false;
  const reach = reachOf(ask, score);
  if (reach > REACH_MAX) return false;
  const now = read(score);
  for (let home = 0; home <= reach; home += 1) {
    for (let away = 0; away <= reach; away += 1) {
      if (read({ home: score.home + home, away: score.away + away }) !== now) return false;
    }
  }
  return true;
}

export function reachOf({ market, pick, type }: Ask, { home, away }: Score): number {
  const { typeId: _type, partId: _part, ...numbers } = market;
  const largest = Math.max(0, ...numbersIn(numbers), ...numbersIn(pick), type.threshold ?? 0);
  return Math.ceil(largest) + Math.max(home, away) + 2;
}

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [Math.abs(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

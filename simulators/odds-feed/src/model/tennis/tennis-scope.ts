import type { Question } from '../market/market.ts';
import type { Score } from '../probability/grid.ts';
import { tennisParts, winnerOfSet } from './tennis-course.ts';
import type { TennisView } from './tennis-view.ts';

export const match: readonly Question[] = [{ part: tennisParts.match }];

const setParts: readonly number[] = tennisParts.sets;
export const setIndex = (part: number) => setParts.indexOf(part);
export const totalOf = ({ home, away }: Score) => home + away;

/** Sets that are going to be played or being played, as far as that is sure. */
export function openSets({ facts }: TennisView): readonly number[] {
  const over = facts.sets.filter((set) => winnerOfSet(set)).length;
  const sure = Math.max(2, facts.sets.length);
  return tennisParts.sets.slice(over, sure);
}

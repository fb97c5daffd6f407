import type { Side } from '../grading/score.ts';
import { choicesOf, type PoolGame, type PoolPick } from './pool-pick.ts';
import { RESULTS_PER_MATCH_MAX } from './ticket.ts';

/** A tap on a result; the list is in the order of tapping (POL-12). */
export function togglePick(sides: readonly Side[], side: Side): readonly Side[] {
  if (sides.includes(side)) return sides.filter((one) => one !== side);
  return [...sides, side].slice(-RESULTS_PER_MATCH_MAX);
}

/** A whole number from 0, below the one given, each as likely as any other. */
export type Chance = (below: number) => number;

/** Single picks for all places that have none yet; what was chosen stays (POL-13). */
export function fillByLuck(
  game: PoolGame,
  picks: readonly (PoolPick | undefined)[],
  chance: Chance,
): readonly PoolPick[] {
  return picks.map((pick) => (pick && choicesOf(pick) > 0 ? pick : luckyPick(game, chance)));
}

const anySide = ['home', 'draw', 'away'] as const;

function luckyPick(game: PoolGame, chance: Chance): PoolPick {
  if (game === 'lucky-six') {
    return { kind: 'score', score: { home: luckyGoals(chance), away: luckyGoals(chance) } };
  }
  return { kind: 'sides', sides: [anySide[chance(anySide.length)] ?? 'home'] };
}

/** Of a hundred teams so many score none, one, two goals and so on: few matches end 5-4. */
const teamsByGoals = [27, 35, 23, 10, 4, 1];

function luckyGoals(chance: Chance): number {
  let team = chance(100);
  return teamsByGoals.findIndex((teams) => {
    team -= teams;
    return team < 0;
  });
}

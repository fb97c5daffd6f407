import type { Score } from '@kipute/domain/grading/score';
import { type Fact, type Sides, teamOf } from '../match-image.ts';

/** Either number may be the home team's: only the team named with it tells. */
export function bySide(fact: Fact, sides: Sides): Score | undefined {
  const { team1Id, team2Id, number1, number2 } = fact;
  const first = teamOf(team1Id, sides);
  const second = teamOf(team2Id, sides);
  if (!first || !second || first === second || number1 === null || number2 === null) {
    return undefined;
  }
  return first === 'home' ? { home: number1, away: number2 } : { home: number2, away: number1 };
}

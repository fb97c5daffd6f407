import { outcomeAt, type Score, type ScorePick } from './score-pick.ts';

/** Further goals: by whichever team, or so many by each of the two. */
export type PickNeed =
  | { readonly by: 'either'; readonly goals: number }
  | ({ readonly by: 'each' } & Score);

/** No lead or line in football is further away than this. */
const GOALS_MAX = 20;

/** The fewest further goals after which it wins; undefined when it wins now or cannot (ORD-15). */
export function needOf(pick: ScorePick, score: Score): PickNeed | undefined {
  for (let goals = 0; goals <= GOALS_MAX; goals += 1) {
    const ways = waysOf(goals).filter((added) => wins(pick, score, added));
    const [only] = ways;
    if (only) {
      if (goals === 0) return undefined;
      return ways.length > 1 ? { by: 'either', goals } : { by: 'each', ...only };
    }
  }
  return undefined;
}

/** Every way in which two teams share so many goals. */
const waysOf = (goals: number): readonly Score[] =>
  Array.from({ length: goals + 1 }, (_, home) => ({ home, away: goals - home }));

function wins(pick: ScorePick, score: Score, added: Score): boolean {
  const after = { home: score.home + added.home, away: score.away + added.away };
  return outcomeAt(pick, after) === 'win';
}

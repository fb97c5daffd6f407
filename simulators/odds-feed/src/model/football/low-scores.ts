import type { BySide } from './football-course.ts';

/** Draws of few goals are commoner than chance has it; by how much (Dixon and Coles' rho). */
const LOW_SCORE_DEPENDENCE = -0.09;

/** How much likelier than by chance a final score is. */
export function lowScoreFactor(expected: BySide, home: number, away: number): number {
  if (home > 1 || away > 1) return 1;
  if (home === 0 && away === 0) return 1 - expected.home * expected.away * LOW_SCORE_DEPENDENCE;
  if (home === 0) return 1 + expected.home * LOW_SCORE_DEPENDENCE;
  if (away === 0) return 1 + expected.away * LOW_SCORE_DEPENDENCE;
  return 1 - LOW_SCORE_DEPENDENCE;
}

const poisson = (count: number, mean: number) => {
  if (count < 0) return 0;
  return count === 0 ? Math.exp(-mean) : mean * Math.exp(-mean);
};

/**
 * The mean of that factor over how the match may still end. Its growth by one more goal is what
 * the correction does to a team's chance to score now: so the played match and the prices are one.
 */
export function lowScoreOutlook(options: {
  readonly expected: BySide;
  readonly score: BySide;
  readonly remaining: BySide;
}): number {
  const { expected, score, remaining } = options;
  if (score.home > 1 || score.away > 1) return 1;
  let outlook = 1;
  for (let home = score.home; home <= 1; home += 1) {
    for (let away = score.away; away <= 1; away += 1) {
      const chance =
        poisson(home - score.home, remaining.home) * poisson(away - score.away, remaining.away);
      outlook += (lowScoreFactor(expected, home, away) - 1) * chance;
    }
  }
  return outlook;
}

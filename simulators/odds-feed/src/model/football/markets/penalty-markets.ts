import { type Assessment, assessmentsOf, wonBy } from '../../market/assessment.ts';
import type { MarketFamily } from '../../market/market.ts';
import { countRange, sideOf, yesNo } from '../../market/selections.ts';
import type { Side } from '../../match-model.ts';
import { binomialRows, convolve, poissonPmf } from '../../probability/pmf.ts';
import type { FootballView } from '../football-view.ts';
import { goalKindShares } from '../in-play/goals.ts';
import { assessSomeday } from './card-markets.ts';
import { ofTeams, wholeMatch } from './scope.ts';

type Family = MarketFamily<FootballView>;
const PENALTY_AWARDED = 41;
const PENALTY_SCORED = 43;

/** A penalty that is scored is one of the goals to come. */
function noneScored({ goals: { toCome } }: FootballView): number {
  return toCome.states.reduce(
    (sum, { home, away }, index) =>
      sum + (toCome.chances[index] ?? 0) * (1 - goalKindShares.penalty) ** (home + away),
    0,
  );
}

const penaltyAwarded: Family = {
  bettingTypeId: 125,
  scoringUnitId: PENALTY_AWARDED,
  questions: () => wholeMatch,
  market: () => ({
    selections: yesNo,
    overround: 1.08,
    assess: (view) => {
      const { home, away } = view.missedPenaltiesToCome;
      const none = noneScored(view) * Math.exp(-home - away);
      return assessSomeday(view.facts.penalties.length > 0, none);
    },
  }),
};

const penaltyScored: Family = {
  bettingTypeId: 126,
  scoringUnitId: PENALTY_SCORED,
  questions: () => wholeMatch,
  market: () => ({
    selections: yesNo,
    overround: 1.08,
    assess: (view) =>
      assessSomeday(
        view.facts.goals.some((goal) => goal.kind === 'penalty'),
        noneScored(view),
      ),
  }),
};

/** Of so many goals so many are penalties. */
const penaltyRows = binomialRows(goalKindShares.penalty, 12);

/** Chances of 0, 1, 2 … penalties to come for a team. */
function penaltiesToCome({ goals: { toCome }, missedPenaltiesToCome }: FootballView, side: Side) {
  const scored = [0, 0, 0, 0];
  toCome.states.forEach((score, index) => {
    scored.forEach((sum, count) => {
      scored[count] = sum + (toCome.chances[index] ?? 0) * (penaltyRows[score[side]]?.[count] ?? 0);
    });
  });
  return convolve(scored, poissonPmf(missedPenaltiesToCome[side], 3));
}

/** None, one, two or more. */
function assessTeamPenalties(view: FootballView, side: Side): readonly Assessment[] {
  const made = view.facts.penalties.filter((penalty) => penalty.side === side).length;
  if (made >= 2) return wonBy(2, 3);
  const toCome = penaltiesToCome(view, side);
  const chances = [0, 0, 0];
  toCome.forEach((chance, count) => {
    const place = Math.min(2, made + count);
    chances[place] = (chances[place] ?? 0) + chance;
  });
  return assessmentsOf(chances);
}

const teamPenalties: Family = {
  bettingTypeId: 90,
  scoringUnitId: PENALTY_AWARDED,
  questions: ({ plan }) => ofTeams(plan, wholeMatch),
  market: (plan, { participantId }) => ({
    selections: [countRange(0, 0), countRange(1, 1), countRange(2, Number.POSITIVE_INFINITY)],
    overround: 1.1,
    assess: (view) => assessTeamPenalties(view, sideOf(plan, participantId)),
  }),
};

export const penaltyMarkets: readonly Family[] = [penaltyAwarded, penaltyScored, teamPenalties];

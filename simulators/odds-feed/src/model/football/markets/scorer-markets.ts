import { outcomeTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { type Assessment, assessmentsOf, lost, wonBy } from '../../market/assessment.ts';
import type { MarketFamily, Selection } from '../../market/market.ts';
import { named, sides, yesNo } from '../../market/selections.ts';
import { opposite, verdicts } from '../../market/verdict.ts';
import type { MatchPlan, Side } from '../../match-model.ts';
import type { Score } from '../../probability/grid.ts';
import { chanceOfAtLeast } from '../../probability/pmf.ts';
import { footballParts, type Goal } from '../football-course.ts';
import { type FootballView, OWN_GOAL_SHARE, scorerShareAt } from '../football-view.ts';
import { nthToCome, type TeamChances } from './order.ts';
import { atLines, measuredEnds, wholeMatch } from './scope.ts';

type Family = MarketFamily<FootballView>;
const GOAL = 28;

type Scorer = {
  readonly side: Side;
  readonly participantId: string;
  readonly name: string;
  /** Of all goals of the team. */
  readonly share: number;
};

const LISTED = 11;

function scorersOf(plan: MatchPlan, most = LISTED): readonly Scorer[] {
  return sides.flatMap((side) =>
    plan[side].players
      .slice(0, most)
      .map((player, place) => ({ ...player, side, share: scorerShareAt(place) })),
  );
}

const asSelection = ({ participantId, name }: Scorer): Selection => ({
  key: participantId,
  outcome: {
    typeId: outcomeTypes.player,
    paramParticipantId1: participantId,
    code: `#P${participantId}`,
    name,
  },
});

const hasScorers = ({ plan }: FootballView) =>
  plan.home.players.length > 0 && plan.away.players.length > 0;

/** Nobody is credited with an own goal: for the scorer of a goal the next one counts. */
const isCredited = ({ kind }: Goal) => kind !== 'own-goal';

const isBy = (goal: Goal, participantId: string) =>
  isCredited(goal) && goal.playerId === participantId;

/** Of so many goals in turn hardly ever all are own goals. */
const OWN_GOALS_IN_TURN_MAX = 4;

/** Whose goal the n-th of those to come is that somebody is credited with, counted from there on. */
function creditedToCome(toCome: FootballView['goals']['toCome'], n: number): TeamChances {
  const chances = { home: 0, away: 0 };
  for (let own = 0; own <= OWN_GOALS_IN_TURN_MAX; own += 1) {
    const teams = nthToCome(toCome, n + own);
    const weight = (1 - OWN_GOAL_SHARE) * OWN_GOAL_SHARE ** own;
    for (const side of sides) chances[side] += weight * teams[side];
  }
  return { ...chances, none: 1 - chances.home - chances.away };
}

/** Scorers, others, nobody; for a credited goal whose team has these chances. */
function scorerChances(scorers: readonly Scorer[], teams: TeamChances): readonly number[] {
  const listed = scorers.map(({ side, share }) => (teams[side] * share) / (1 - OWN_GOAL_SHARE));
  const others = 1 - teams.none - listed.reduce((sum, chance) => sum + chance, 0);
  return [...listed, others > 1e-9 ? others : 0, teams.none];
}

function placeOfScorer(scorers: readonly Scorer[], goal: Goal): number {
  const place = scorers.findIndex(({ participantId }) => isBy(goal, participantId));
  return place < 0 ? scorers.length : place;
}

function scorerMarket(plan: MatchPlan, assess: (view: FootballView) => readonly Assessment[]) {
  const selections = [
    ...scorersOf(plan).map(asSelection),
    named('Any other player'),
    named('No goal', outcomeTypes.none),
  ];
  return { selections, overround: 1.2, assess };
}

const nextGoalscorer: Family = {
  bettingTypeId: 24,
  scoringUnitId: GOAL,
  questions: (view) =>
    hasScorers(view) ? atLines(footballParts.ordinaryTime, [view.facts.goals.length + 1]) : [],
  market: (plan, { float1 = 1 }) => {
    const scorers = scorersOf(plan);
    return scorerMarket(plan, ({ facts, goals }) => {
      const goal = facts.goals.slice(float1 - 1).find(isCredited);
      if (goal) return wonBy(placeOfScorer(scorers, goal), scorers.length + 2);
      const teams = creditedToCome(goals.toCome, Math.max(1, float1 - facts.goals.length));
      return assessmentsOf(scorerChances(scorers, teams));
    });
  },
};

const lastGoalscorer: Family = {
  bettingTypeId: 29,
  sold: 'pre-match',
  scoringUnitId: GOAL,
  questions: (view) => (hasScorers(view) ? wholeMatch : []),
  market: (plan) => {
    const scorers = scorersOf(plan);
    return scorerMarket(plan, (view) => {
      const chances = [...scorerChances(scorers, creditedToCome(view.goals.toCome, 1))];
      const last = view.facts.goals.findLast(isCredited);
      if (!last) return assessmentsOf(chances);
      // Without another goal it stays with the last scorer so far.
      const none = chances.pop() ?? 0;
      const place = placeOfScorer(scorers, last);
      chances[place] = (chances[place] ?? 0) + none;
      return assessmentsOf([...chances, 0]);
    });
  },
};

/** That a player scores so many of those to come. */
function chanceToScore(view: FootballView, scorer: Scorer, needed: number): number {
  const { states, chances } = measuredEnds(view.goals.toCome, scorer.side);
  return states.reduce(
    (sum, goals, index) =>
      sum + (chances[index] ?? 0) * chanceOfAtLeast(needed, goals, scorer.share),
    0,
  );
}

function assessScoring(view: FootballView, scorer: Scorer, needed: number): Assessment {
  const has = view.facts.goals.filter((goal) => isBy(goal, scorer.participantId)).length;
  if (has >= needed) return { probability: 1, verdict: verdicts.won };
  if (view.isOver) return lost;
  return { probability: chanceToScore(view, scorer, needed - has), verdict: undefined };
}

const anytimeGoalscorer: Family = {
  bettingTypeId: 30,
  scoringUnitId: GOAL,
  questions: (view) => (hasScorers(view) ? wholeMatch : []),
  market: (plan) => {
    const scorers = scorersOf(plan);
    return {
      selections: scorers.map(asSelection),
      overround: 1.15,
      winners: scorers.length,
      assess: (view) => scorers.map((scorer) => assessScoring(view, scorer, 1)),
    };
  },
};

const scorersAskedAlone = 3;

/** A market for each of the best scorers; the line is how many goals. */
const severalGoals: Family = {
  bettingTypeId: 116,
  scoringUnitId: GOAL,
  questions: ({ plan }) =>
    scorersOf(plan, scorersAskedAlone).map(({ participantId }) => ({
      part: footballParts.ordinaryTime,
      float1: 2,
      participantId,
    })),
  market: (plan, { participantId, float1 = 2 }) => {
    const scorer = scorersOf(plan).find((one) => one.participantId === participantId);
    if (!scorer) throw new Error(`no scorer ${participantId}`);
    return {
      selections: yesNo,
      overround: 1.1,
      assess: (view) => {
        const yes = assessScoring(view, scorer, float1);
        const verdict = yes.verdict === undefined ? undefined : opposite(yes.verdict);
        return [yes, { probability: 1 - yes.probability, verdict }];
      },
    };
  },
};

type Cast = { readonly scorer: Scorer; readonly score: Score };

const castScores: readonly Score[] = [
  [1, 0],
  [2, 0],
  [2, 1],
  [3, 0],
  [3, 1],
  [1, 1],
].map(([own = 0, other = 0]) => ({ home: own, away: other }));

function castsOf(plan: MatchPlan): readonly Cast[] {
  return scorersOf(plan, scorersAskedAlone).flatMap((scorer) =>
    castScores.map(({ home, away }) => ({
      scorer,
      score: scorer.side === 'home' ? { home, away } : { home: away, away: home },
    })),
  );
}

/** That of a score the scorer has the first goal, or the first after own goals. */
function firstOfScore({ side, share }: Scorer, score: Score): number {
  const goals = score.home + score.away;
  const credited = (1 - OWN_GOAL_SHARE ** goals) / (1 - OWN_GOAL_SHARE);
  return ((share * score[side]) / goals) * credited;
}

function assessCast(view: FootballView, { scorer, score }: Cast): Assessment {
  const { states, chances } = view.goals.whole;
  const index = states.findIndex(({ home, away }) => home === score.home && away === score.away);
  const chance = chances[index] ?? 0;
  const first = view.facts.goals.find(isCredited);
  if (first && !isBy(first, scorer.participantId)) return lost;
  if (chance === 0) return lost;
  if (view.isOver) return first ? { probability: 1, verdict: verdicts.won } : lost;
  const isFirst = first ? 1 : firstOfScore(scorer, score);
  return { probability: chance * isFirst, verdict: undefined };
}

/** First scorer and final score in one; whatever is not listed wins for nobody. */
const scorecast: Family = {
  bettingTypeId: 34,
  sold: 'pre-match',
  scoringUnitId: GOAL,
  questions: (view) => (hasScorers(view) ? wholeMatch : []),
  market: (plan) => {
    const casts = castsOf(plan);
    return {
      selections: casts.map(({ scorer, score }) => {
        const { key, outcome } = asSelection(scorer);
        const words = `${score.home}-${score.away}`;
        const typeId = outcomeTypes.playerAndScore;
        const name = `${scorer.name} & ${words}`;
        const numbers = { paramFloat1: score.home, paramFloat2: score.away };
        return { key: `${key}-${words}`, outcome: { ...outcome, ...numbers, typeId, name } };
      }),
      overround: 1.25,
      assess: (view) => casts.map((cast) => assessCast(view, cast)),
    };
  },
};

export const scorerMarkets: readonly Family[] = [
  nextGoalscorer,
  lastGoalscorer,
  anytimeGoalscorer,
  severalGoals,
  scorecast,
];

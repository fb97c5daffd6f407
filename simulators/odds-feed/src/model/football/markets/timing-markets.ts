import { outcomeTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { type Assessment, assessmentsOf, returned, wonBy } from '../../market/assessment.ts';
import type { MarketFamily, Selection } from '../../market/market.ts';
import { named, sideOf } from '../../market/selections.ts';
import type { Side } from '../../match-model.ts';
import { chanceOfAtLeast } from '../../probability/pmf.ts';
import { footballParts, type GoalKind } from '../football-course.ts';
import type { FootballView } from '../football-view.ts';
import { goalKindShares } from '../in-play/goals.ts';
import { nthToCome } from './order.ts';
import { atLines, ofTeams } from './scope.ts';

type Family = MarketFamily<FootballView>;
const GOAL = 28;

const ranges = [
  [1, 15],
  [16, 30],
  [31, 45],
  [46, 60],
  [61, 75],
  [76, 90],
] as const;

const rangeSelections: readonly Selection[] = [
  ...ranges.map(([first, last]) => ({
    key: `${first}-${last}`,
    outcome: {
      typeId: outcomeTypes.timeRange,
      paramFloat1: first,
      paramFloat2: last,
      name: `${first}-${last} min`,
    },
  })),
  named('No goal', outcomeTypes.none),
];

/** Chances of 0, 1, 2 … goals to come, of one team or of both. */
function goalsToCome(view: FootballView, side: Side | undefined): readonly number[] {
  const chances: number[] = [];
  view.goals.toCome.states.forEach((score, index) => {
    const count = side ? score[side] : score.home + score.away;
    chances[count] = (chances[count] ?? 0) + (view.goals.toCome.chances[index] ?? 0);
  });
  return Array.from(chances, (chance) => chance ?? 0);
}

/** That at least so many of them come within a share of the time. */
function chanceOfPlace(toCome: readonly number[], place: number, share: number): number {
  return toCome.reduce(
    (sum, chance, count) => sum + chance * chanceOfAtLeast(place, count, share),
    0,
  );
}

function timeOfGoal(view: FootballView, side: Side | undefined, nth: number) {
  const goals = side ? view.facts.goals.filter((goal) => goal.side === side) : view.facts.goals;
  const goal = goals[nth - 1];
  const count = rangeSelections.length;
  if (goal)
    return wonBy(
      ranges.findIndex(([, last]) => goal.minute <= last),
      count,
    );
  const toCome = goalsToCome(view, side);
  const place = nth - goals.length;
  const until = ranges.map(([, last]) => chanceOfPlace(toCome, place, view.goals.shareUntil(last)));
  const inRange = until.map((chance, index) => Math.max(0, chance - (until[index - 1] ?? 0)));
  const none = toCome.slice(0, place).reduce((sum, chance) => sum + chance, 0);
  return assessmentsOf([...inRange, none]);
}

const timeOfNextGoal: Family = {
  bettingTypeId: 13,
  scoringUnitId: GOAL,
  questions: (view) => atLines(footballParts.ordinaryTime, [view.facts.goals.length + 1]),
  market: (_plan, { float1 = 1 }) => ({
    selections: rangeSelections,
    overround: 1.1,
    assess: (view) => timeOfGoal(view, undefined, float1),
  }),
};

const timeOfTeamGoal: Family = {
  bettingTypeId: 93,
  scoringUnitId: GOAL,
  questions: ({ plan, goals }) =>
    ofTeams(plan, [{ part: footballParts.ordinaryTime }]).map((question) => ({
      ...question,
      float1: goals.made[sideOf(plan, question.participantId)] + 1,
    })),
  market: (plan, { participantId, float1 = 1 }) => ({
    selections: rangeSelections,
    overround: 1.11,
    assess: (view) => timeOfGoal(view, sideOf(plan, participantId), float1),
  }),
};

const kindNames: Readonly<Record<GoalKind, string>> = {
  shot: 'Shot',
  header: 'Header',
  'free-kick': 'Free kick',
  penalty: 'Penalty',
  'own-goal': 'Own goal',
};
const kinds = Object.keys(kindNames) as readonly GoalKind[];
const kindSelections = kinds.map((kind) => named(kindNames[kind], outcomeTypes.method));

function kindOfGoal(view: FootballView, nth: number): readonly Assessment[] {
  const goal = view.facts.goals[nth - 1];
  if (goal) return wonBy(kinds.indexOf(goal.kind), kinds.length + 1);
  const { none } = nthToCome(view.goals.toCome, nth - view.facts.goals.length);
  return assessmentsOf([...kinds.map((kind) => goalKindShares[kind] * (1 - none)), none]);
}

const howGoalIsScored: Family = {
  bettingTypeId: 83,
  scoringUnitId: GOAL,
  questions: (view) => atLines(footballParts.ordinaryTime, [view.facts.goals.length + 1]),
  market: (_plan, { float1 = 1 }) => ({
    selections: [...kindSelections, named('No goal', outcomeTypes.none)],
    overround: 1.1,
    assess: (view) => kindOfGoal(view, float1),
  }),
};

const howGoalIsScoredMoneyBack: Family = {
  ...howGoalIsScored,
  bettingTypeId: 84,
  market: (_plan, { float1 = 1 }) => ({
    selections: kindSelections,
    overround: 1.09,
    assess: (view) => {
      const assessments = kindOfGoal(view, float1);
      const none = assessments.at(-1)?.probability ?? 0;
      return assessments.slice(0, -1).map((one) => {
        if (none === 1) return returned;
        if (none === 0) return one;
        return { probability: one.probability / (1 - none), verdict: undefined };
      });
    },
  }),
};

export const timingMarkets: readonly Family[] = [
  timeOfNextGoal,
  timeOfTeamGoal,
  howGoalIsScored,
  howGoalIsScoredMoneyBack,
];

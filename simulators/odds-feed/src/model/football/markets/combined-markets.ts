import { outcomeTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { assessUnion, assessWinner } from '../../market/assessment.ts';
import type { MarketFamily, Question, Selection } from '../../market/market.ts';
import { doubleChances, threeWay } from '../../market/selections.ts';
import type { Score } from '../../probability/grid.ts';
import { footballParts } from '../football-course.ts';
import type { FootballView } from '../football-view.ts';
import { atLines, endsIn, linesAbove, matchAndFirstHalf, resultOf, totalOf } from './scope.ts';

type Family = MarketFamily<FootballView>;
const GOAL = 28;

/** The second of two questions asked together: yes or no about the score. */
type Condition = {
  readonly yes: string;
  readonly no: string;
  readonly isTrue: (score: Score) => boolean;
};

const bothScore: Condition = {
  yes: 'Both score',
  no: 'Not both score',
  isTrue: ({ home, away }) => home > 0 && away > 0,
};

const overLine = (line: number): Condition => ({
  yes: `Over ${line}`,
  no: `Under ${line}`,
  isTrue: (score) => totalOf(score) > line,
});

/** Each selection once with yes and once with no. */
function withCondition(
  selections: readonly Selection[],
  { yes, no }: Condition,
): readonly Selection[] {
  return selections.flatMap(({ key, outcome }) =>
    [yes, no].map((word, index) => ({
      key: `${key}-${index === 0 ? 'yes' : 'no'}`,
      outcome: {
        ...outcome,
        typeId: outcomeTypes.combination,
        paramBoolean1: index === 0,
        name: `${outcome.name} & ${word}`,
      },
    })),
  );
}

type Asked = {
  readonly bettingTypeId: number;
  readonly questions: (view: FootballView) => readonly Question[];
  readonly conditionOf: (question: Question) => Condition;
};

function assessResultAnd(view: FootballView, part: number, { isTrue }: Condition) {
  return assessWinner(
    endsIn(view.goals, part),
    6,
    (score) => 2 * resultOf(score) + (isTrue(score) ? 0 : 1),
  );
}

const resultAnd = ({ conditionOf, ...family }: Asked): Family => ({
  ...family,
  scoringUnitId: GOAL,
  market: (plan, question) => {
    const condition = conditionOf(question);
    return {
      selections: withCondition(threeWay(plan), condition),
      overround: 1.1,
      assess: (view) => assessResultAnd(view, question.part, condition),
    };
  },
});

/** Of result and condition, the places by which each selection wins. */
const memberPlaces = [
  [0, 2],
  [1, 3],
  [0, 4],
  [1, 5],
  [2, 4],
  [3, 5],
] as const;

const doubleChanceAnd = (asked: Asked): Family => ({
  bettingTypeId: asked.bettingTypeId,
  questions: asked.questions,
  scoringUnitId: GOAL,
  market: (plan, question) => {
    const condition = asked.conditionOf(question);
    return {
      selections: withCondition(doubleChances(plan), condition),
      overround: 1.1,
      winners: 2,
      assess: (view) => {
        const single = assessResultAnd(view, question.part, condition);
        return memberPlaces.map((members) => assessUnion(single, members));
      },
    };
  },
});

const goalLines = (lines: readonly number[]) => (view: FootballView) =>
  atLines(
    footballParts.ordinaryTime,
    linesAbove(view.goals.made.home + view.goals.made.away, lines),
  );
const overQuestion = ({ float1 = 0 }: Question) => overLine(float1);

const bothScoreAndOver: Family = {
  bettingTypeId: 10_156,
  scoringUnitId: GOAL,
  questions: goalLines([2.5, 3.5, 4.5]),
  market: (_plan, question) => {
    const over = overQuestion(question);
    const words = [bothScore.yes, bothScore.no].map((name, index) => ({
      key: index === 0 ? 'both' : 'not-both',
      outcome: { typeId: outcomeTypes.combination, name },
    }));
    return {
      selections: withCondition(words, over),
      overround: 1.085,
      assess: (view) =>
        assessWinner(
          view.goals.whole,
          4,
          (score) => (bothScore.isTrue(score) ? 0 : 2) + (over.isTrue(score) ? 0 : 1),
        ),
    };
  },
};

export const combinedMarkets: readonly Family[] = [
  resultAnd({
    bettingTypeId: 10_150,
    questions: () => matchAndFirstHalf,
    conditionOf: () => bothScore,
  }),
  resultAnd({
    bettingTypeId: 10_151,
    questions: goalLines([1.5, 2.5, 3.5, 4.5]),
    conditionOf: overQuestion,
  }),
  doubleChanceAnd({
    bettingTypeId: 10_152,
    questions: () => matchAndFirstHalf,
    conditionOf: () => bothScore,
  }),
  doubleChanceAnd({
    bettingTypeId: 10_153,
    questions: goalLines([1.5, 2.5, 3.5]),
    conditionOf: overQuestion,
  }),
  bothScoreAndOver,
];

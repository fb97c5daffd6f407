import { assessTwoSides, assessWinner } from '../../market/assessment.ts';
import type { MarketFamily, Question } from '../../market/market.ts';
import { named, sideOf, yesNo } from '../../market/selections.ts';
import { wonIf } from '../../market/verdict.ts';
import type { FootballView } from '../football-view.ts';
import { endsIn, isWholeMatch, matchAndHalves, ofTeams, wholeMatch } from './scope.ts';

type Family = MarketFamily<FootballView>;
const GOAL = 28;

/** Yes or no about the score of a part; when it names a team, seen from that team. */
function scoreYesNo(options: {
  readonly bettingTypeId: number;
  readonly questions: (view: FootballView) => readonly Question[];
  readonly isMain?: (question: Question) => boolean;
  readonly isTrue: (own: number, other: number) => boolean;
  readonly overround: number;
}): Family {
  const { isTrue, overround, ...family } = options;
  return {
    ...family,
    scoringUnitId: GOAL,
    market: (plan, { part, participantId }) => {
      const side = sideOf(plan, participantId);
      return {
        selections: yesNo,
        overround,
        assess: (view) =>
          assessTwoSides(endsIn(view.goals, part), ({ home, away }) =>
            wonIf(side === 'home' ? isTrue(home, away) : isTrue(away, home)),
          ),
      };
    },
  };
}

const bothScore = scoreYesNo({
  bettingTypeId: 76,
  questions: () => matchAndHalves,
  isMain: isWholeMatch,
  isTrue: (own, other) => own > 0 && other > 0,
  overround: 1.06,
});

const someCleanSheet = scoreYesNo({
  bettingTypeId: 79,
  questions: () => wholeMatch,
  isTrue: (own, other) => own === 0 || other === 0,
  overround: 1.065,
});

const teamCleanSheet = scoreYesNo({
  bettingTypeId: 134,
  questions: ({ plan }) => ofTeams(plan, wholeMatch),
  isTrue: (_own, other) => other === 0,
  overround: 1.065,
});

const winToNil = scoreYesNo({
  bettingTypeId: 115,
  questions: ({ plan }) => ofTeams(plan, wholeMatch),
  isTrue: (own, other) => own > 0 && other === 0,
  overround: 1.075,
});

const teamsToScore: Family = {
  bettingTypeId: 92,
  scoringUnitId: GOAL,
  questions: () => wholeMatch,
  market: () => ({
    selections: ['None', 'One', 'Both'].map((name) => named(name)),
    overround: 1.07,
    assess: (view) =>
      assessWinner(view.goals.whole, 3, ({ home, away }) => Number(home > 0) + Number(away > 0)),
  }),
};

/** Whether teams score at all. */
export const scoringMarkets: readonly Family[] = [
  bothScore,
  someCleanSheet,
  teamCleanSheet,
  winToNil,
  teamsToScore,
];

import type { GradingRule } from '../grading-rules.ts';
import { undecidable } from '../verdict.ts';
import { combination, eitherOf } from './combinations.ts';
import { correctScore, scoreDraw } from './correct-score.ts';
import { finishingPlace, headToHead, stageReached } from './endings.ts';
import { methodOfFight } from './fights.ts';
import * as ahead from './match-winner.ts';
import { threeWayEarlyPayout } from './match-winner.ts';
import * as periods from './periods.ts';
import { periodWithMost } from './periods.ts';
import type { Question, Rule } from './question/question.ts';
import * as scorers from './scorers.ts';
import * as inOrder from './scoring-order.ts';
import * as timing from './timing.ts';
import * as howMany from './totals.ts';

const providerDecides: Rule = () => undecidable('provider-decides');

/** A way of winning is told of a fight, a way of scoring of a goal, whoever's it is. */
const methodOfEvent: Rule = (question: Question) => {
  if (question.result.sport === 'mma') return methodOfFight(question);
  return question.pick.kind === 'player'
    ? scorers.scorerByMethod(question)
    : timing.methodOfEvent(question);
};

/** A player is asked for by name, a team by the market. */
const scoreEveryPeriod: Rule = (question: Question) =>
  question.pick.kind === 'player'
    ? scorers.scorerEveryPeriod(question)
    : periods.scoreEveryPeriod(question);

/** The one table of what decides a market. */
export const graders = {
  'three-way-result': ahead.threeWayResult,
  'three-way-early-payout': threeWayEarlyPayout,
  'two-way-result': ahead.twoWayResult,
  'two-way-with-overtime': ahead.twoWayWithOvertime,
  'double-chance': ahead.doubleChance,
  'most-of': ahead.mostOf,
  'leader-after': inOrder.leaderAfter,
  tied: ahead.tied,
  'winning-margin': ahead.winningMargin,
  'handicap-two-way': ahead.handicapTwoWay,
  'handicap-three-way': ahead.handicapThreeWay,
  'handicap-double-chance': ahead.handicapDoubleChance,
  'handicap-from-score': ahead.handicapFromScore,
  qualifier: ahead.qualifier,

  'total-over-under': howMany.totalOverUnder,
  'total-over-exactly-under': howMany.totalOverExactlyUnder,
  'total-range': howMany.totalRange,
  'odd-even': howMany.oddEven,
  'event-happens': howMany.eventHappens,
  'both-score': howMany.bothScore,
  'teams-scoring': howMany.teamsScoring,
  'clean-sheet': howMany.cleanSheet,
  'win-to-nil': howMany.winToNil,

  'correct-score': correctScore,
  'correct-score-group': correctScore,
  'score-draw': scoreDraw,
  'score-reached': inOrder.scoreReached,

  'half-time-full-time': periods.halfTimeFullTime,
  'half-time-full-time-double-chance': periods.halfTimeFullTimeDoubleChance,
  'half-time-full-time-score': periods.halfTimeFullTimeScore,
  'half-time-or-full-time': periods.halfTimeOrFullTime,
  'period-with-most': periodWithMost,
  'period-of-event': timing.periodOfEvent,
  'both-score-by-half': periods.bothScoreByHalf,
  'score-every-period': scoreEveryPeriod,
  'over-every-period': periods.overEveryPeriod,
  'under-every-period': periods.underEveryPeriod,
  'win-every-period': periods.winEveryPeriod,
  'unbeaten-every-period': periods.unbeatenEveryPeriod,
  'draw-every-period': periods.drawEveryPeriod,
  'win-any-period': periods.winAnyPeriod,
  'draw-any-period': periods.drawAnyPeriod,
  'stage-reached': stageReached,

  'next-team': inOrder.byNumber,
  'last-team': inOrder.lastTeam,
  'race-to': inOrder.raceTo,
  'consecutive-scores': inOrder.consecutiveScores,
  'lead-held': inOrder.leadHeld,
  'win-from-behind': inOrder.winFromBehind,
  'unbeaten-from-behind': inOrder.unbeatenFromBehind,
  // Nobody tells every throw-in and every foul, so what came first of all is not known.
  'first-event': providerDecides,
  'last-event': providerDecides,
  'time-of-event': timing.timeOfEvent,
  'event-in-time-range': timing.eventInTimeRange,
  'method-of-event': methodOfEvent,

  'first-scorer': scorers.firstScorer,
  'next-scorer': scorers.nextScorer,
  'last-scorer': scorers.lastScorer,
  'anytime-scorer': scorers.anytimeScorer,
  'scorer-count': howMany.scorerCount,
  'top-scorer': scorers.topScorer,

  'finishing-place': finishingPlace,
  'head-to-head': headToHead,

  combination,
  'either-of': eitherOf,

  'provider-only': providerDecides,
} as const satisfies Readonly<Record<GradingRule, Rule>>;

import type { MarketFamily } from '../market/market.ts';
import { createMarketBoard } from '../market/market-board.ts';
import type { Graded, PricedMarket, SportModel } from '../match-model.ts';
import {
  asFootball,
  courseOf,
  type FootballCourse,
  footballParts,
  kickOffFacts,
} from './football-course.ts';
import type { FootballView } from './football-view.ts';
import { footballView, viewWithoutReviewedGoal } from './football-view.ts';
import { footballPlay } from './in-play/play.ts';
import { cardMarkets } from './markets/card-markets.ts';
import { combinedMarkets } from './markets/combined-markets.ts';
import { cornerMarkets } from './markets/corner-markets.ts';
import { halfMarkets } from './markets/half-markets.ts';
import { orderMarkets } from './markets/order-markets.ts';
import { penaltyMarkets } from './markets/penalty-markets.ts';
import { resultMarkets } from './markets/result-markets.ts';
import { scorerMarkets } from './markets/scorer-markets.ts';
import { scoringMarkets } from './markets/scoring-markets.ts';
import { timingMarkets } from './markets/timing-markets.ts';
import { totalMarkets } from './markets/total-markets.ts';

/** In the order in which a match shows them. */
const footballMarkets: readonly MarketFamily<FootballView>[] = [
  ...resultMarkets,
  ...totalMarkets,
  ...scoringMarkets,
  ...halfMarkets,
  ...combinedMarkets,
  ...orderMarkets,
  ...timingMarkets,
  ...scorerMarkets,
  ...cornerMarkets,
  ...cardMarkets,
  ...penaltyMarkets,
];

const board = createMarketBoard(footballMarkets);

/** A goal that may be taken back decides nothing yet: what holds with and without it does. */
function grade(
  course: FootballCourse,
  market: PricedMarket,
  graded: Graded | undefined,
): ReadonlyMap<string, number> {
  const verdicts = board.grade(footballView(course), market, graded);
  if (!course.football.review) return verdicts;
  const otherwise = board.grade(viewWithoutReviewedGoal(course), market, graded);
  return new Map([...verdicts].filter(([key, verdict]) => otherwise.get(key) === verdict));
}

/** `speed`: seconds of the match that go by in a second. */
function footballModel(options: { readonly sportId: number; readonly speed: number }): SportModel {
  const { sportId, speed } = options;
  return {
    sportId,
    rootPartId: footballParts.wholeMatch,
    mainPartId: footballParts.ordinaryTime,
    start: (plan) => courseOf(plan, kickOffFacts, []),
    advance: (course, seconds, random) => footballPlay.advance(course, seconds * speed, random),
    force: footballPlay.force,
    price: (course, depth) => board.price(footballView(asFootball(course)), depth),
    grade: (course, market, graded) => grade(asFootball(course), market, graded),
  };
}

export const football = footballModel({ sportId: 1, speed: 1 });

/** A computer's match is over in some seven minutes, its break among them. */
export const virtualFootball = footballModel({ sportId: 86, speed: 15 });

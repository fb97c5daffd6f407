import { createMarketBoard } from '../market/market-board.ts';
import { rememberViews } from '../market/view-memory.ts';
import type { SportModel } from '../match-model.ts';
import { asCricket, beforeFirstBall, courseOf, cricketParts } from './cricket-course.ts';
import { cricketMarkets } from './cricket-markets.ts';
import { advanceCricket, forceCricket } from './cricket-play.ts';
import { cricketView } from './cricket-view.ts';

const viewOf = rememberViews(cricketView);
const board = createMarketBoard(cricketMarkets);

/** Twenty overs a side. */
export const cricket: SportModel = {
  sportId: 26,
  rootPartId: cricketParts.match,
  mainPartId: cricketParts.match,
  start: (plan) => courseOf(plan, beforeFirstBall, []),
  advance: (course, seconds, random) => advanceCricket(asCricket(course), seconds, random),
  force: (course, moment, random) => forceCricket(asCricket(course), moment, random),
  price: (course, depth) => board.price(viewOf(asCricket(course)), depth),
  grade: (course, market, graded) => board.grade(viewOf(asCricket(course)), market, graded),
};

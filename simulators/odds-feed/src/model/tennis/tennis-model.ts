import { createMarketBoard } from '../market/market-board.ts';
import { rememberViews } from '../market/view-memory.ts';
import type { SportModel } from '../match-model.ts';
import { asTennis, beforeToss, courseOf, tennisParts } from './tennis-course.ts';
import { tennisMarkets } from './tennis-markets.ts';
import { advanceTennis, forceTennis } from './tennis-play.ts';
import { tennisView } from './tennis-view.ts';

const viewOf = rememberViews(tennisView);
const board = createMarketBoard(tennisMarkets);

/** Best of three sets, each with a tie-break. */
export const tennis: SportModel = {
  sportId: 3,
  rootPartId: tennisParts.match,
  mainPartId: tennisParts.match,
  start: (plan) => courseOf(plan, beforeToss, []),
  advance: (course, seconds, random) => advanceTennis(asTennis(course), seconds, random),
  force: (course, moment) => forceTennis(asTennis(course), moment),
  price: (course, depth) => board.price(viewOf(asTennis(course)), depth),
  grade: (course, market, graded) => board.grade(viewOf(asTennis(course)), market, graded),
};

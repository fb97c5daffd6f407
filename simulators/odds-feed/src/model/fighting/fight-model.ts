import { createMarketBoard } from '../market/market-board.ts';
import { rememberViews } from '../market/view-memory.ts';
import type { SportModel } from '../match-model.ts';
import { asFight, beforeBell, courseOf, fightParts } from './fight-course.ts';
import { fightMarkets } from './fight-markets.ts';
import { advanceFight, forceFight } from './fight-play.ts';
import { fightView } from './fight-view.ts';

const viewOf = rememberViews(fightView);
const board = createMarketBoard(fightMarkets);

/** Mixed martial arts, three rounds of five minutes. */
export const fighting: SportModel = {
  sportId: 25,
  rootPartId: fightParts.fight,
  mainPartId: fightParts.fight,
  start: (plan) => courseOf(plan, beforeBell, []),
  advance: (course, seconds, random) => advanceFight(asFight(course), seconds, random),
  force: (course, moment) => forceFight(asFight(course), moment),
  price: (course, depth) => board.price(viewOf(asFight(course)), depth),
  grade: (course, market, graded) => board.grade(viewOf(asFight(course)), market, graded),
};

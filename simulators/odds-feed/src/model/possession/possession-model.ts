import { createMarketBoard } from '../market/market-board.ts';
import { rememberViews } from '../market/view-memory.ts';
import type { SportModel } from '../match-model.ts';
import { asPossession, courseOf, nothingYet, type PossessionCourse } from './possession-course.ts';
import { type PossessionMarketing, possessionMarkets } from './possession-markets.ts';
import { advancePossession, forcePossession } from './possession-play.ts';
import type { PossessionSport } from './possession-sport.ts';
import { possessionView } from './possession-view.ts';

export function possessionModel(
  sport: PossessionSport,
  marketing: PossessionMarketing,
): SportModel {
  const board = createMarketBoard(possessionMarkets(marketing));
  const viewOf = rememberViews((course: PossessionCourse) => possessionView(sport, course));
  return {
    sportId: sport.sportId,
    rootPartId: sport.wholeMatchPart,
    mainPartId: sport.wholeMatchPart,
    start: (plan) => courseOf(sport, plan, { facts: nothingYet, incidents: [] }),
    advance: (course, seconds, random) =>
      advancePossession(sport, asPossession(course), { seconds, random }),
    force: (course, moment) => forcePossession(sport, asPossession(course), moment),
    price: (course, depth) => board.price(viewOf(asPossession(course)), depth),
    grade: (course, market, graded) => board.grade(viewOf(asPossession(course)), market, graded),
  };
}

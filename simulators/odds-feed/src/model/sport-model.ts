import type { MarketFamily } from './market/market.ts';
import { createMarketBoard, type MatchView } from './market/market-board.ts';
import type { MatchCourse, SportModel } from './match-model.ts';

/** A course never changes, so what is seen of it is worked out once for all its markets. */
export function rememberViews<Course extends MatchCourse, View>(
  viewOf: (course: Course) => View,
): (course: Course) => View {
  const views = new WeakMap<Course, View>();
  return (course) => {
    const known = views.get(course);
    if (known) return known;
    const view = viewOf(course);
    views.set(course, view);
    return view;
  };
}

type SportParts<View> = Pick<SportModel, 'sportId' | 'start' | 'advance' | 'force'> & {
  /** Of the whole match, which the main markets are about as well. */
  readonly wholeMatchPart: number;
  readonly markets: readonly MarketFamily<View>[];
  readonly viewOf: (course: MatchCourse) => View;
};

/** A sport whose markets are priced and graded from one view of its course. */
export function createSportModel<View extends MatchView>(parts: SportParts<View>): SportModel {
  const { sportId, wholeMatchPart, start, advance, force } = parts;
  const board = createMarketBoard(parts.markets);
  const viewOf = rememberViews(parts.viewOf);
  return {
    sportId,
    rootPartId: wholeMatchPart,
    mainPartId: wholeMatchPart,
    start,
    advance,
    force,
    price: (course, depth) => board.price(viewOf(course), depth),
    grade: (course, market, graded) => board.grade(viewOf(course), market, graded),
  };
}

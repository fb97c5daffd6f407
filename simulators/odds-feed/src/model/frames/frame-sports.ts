import type { SportModel } from '../match-model.ts';
import { createSportModel } from '../sport-model.ts';
import { type FrameMarketing, frameMarkets } from './frame-markets.ts';
import { framePlay } from './frame-play.ts';
import { asFrames, courseOf, type FrameSport, notBegun } from './frame-sport.ts';
import { frameView } from './frame-view.ts';

function frameModel(sport: FrameSport, marketing: FrameMarketing): SportModel {
  return createSportModel({
    sportId: sport.sportId,
    wholeMatchPart: sport.wholeMatchPart,
    start: (plan) => courseOf(sport, plan, { facts: notBegun, incidents: [] }),
    ...framePlay(sport),
    markets: frameMarkets(sport, marketing),
    viewOf: (course) => frameView(sport, asFrames(course)),
  });
}

/** Best of three maps, each to thirteen rounds. */
export const esports = frameModel(
  {
    sportId: 96,
    wholeMatchPart: 10_960,
    frameParts: [10_961, 10_962, 10_963],
    toWin: 2,
    stepsToWin: 13,
    slope: 0.3,
    secondsPerStep: 105,
    breakSeconds: 5 * 60,
  },
  {
    handicapType: 10_031,
    totalType: 10_032,
    frameWinnerType: 10_030,
    winsOneType: 10_552,
    race: undefined,
  },
);

/** Best of eleven legs. Who is nearer to finishing a leg is not told, only felt in the prices. */
export const darts = frameModel(
  {
    sportId: 45,
    wholeMatchPart: 10_450,
    frameParts: [],
    toWin: 6,
    stepsToWin: 5,
    slope: 0.25,
    secondsPerStep: 40,
    breakSeconds: 45,
  },
  {
    handicapType: 10_040,
    totalType: 47,
    frameWinnerType: 10_603,
    winsOneType: 10_615,
    race: { bettingTypeId: 10_604, to: [3, 4, 5] },
  },
);

/** Best of nine frames. */
export const snooker = frameModel(
  {
    sportId: 36,
    wholeMatchPart: 10_360,
    frameParts: [],
    toWin: 5,
    stepsToWin: 4,
    slope: 0.3,
    secondsPerStep: 190,
    breakSeconds: 120,
  },
  {
    handicapType: 10_050,
    totalType: 47,
    frameWinnerType: 10_653,
    winsOneType: 10_666,
    race: { bettingTypeId: 133, to: [2, 3, 4] },
  },
);

import { type Ends, numberEnds } from '../market/assessment.ts';
import { endsOfGrid, type Grid, type Score, totalsOf } from '../probability/grid.ts';
import { lazy } from '../probability/lazy.ts';
import { thinPmf } from '../probability/pmf.ts';
import { type BySide, countBySide, type Half } from './football-course.ts';
import { endsOfHalves, type HalfScores, livelierHalfEnds } from './half-scores.ts';
import { shareAfterMinute, type TimeProfile } from './time-profile.ts';

type Happening = { readonly side: 'home' | 'away'; readonly half: Half; readonly minute: number };

/** Goals, corners or cards: what is there and how it may still go on. */
export type CountView = {
  readonly made: BySide;
  /** What is still to come, not what there will be. */
  readonly toCome: Ends<Score>;
  readonly whole: Ends<Score>;
  readonly half: (half: Half) => Ends<Score>;
  readonly bothHalves: () => Ends<HalfScores>;
  /** Which half has more: 1 the first, 0 none, -1 the second. */
  readonly livelierHalf: () => Ends<number>;
  /** Between two minutes as shown, both included. */
  readonly window: (first: number, last: number) => Ends<Score>;
  /** The same, of both teams together. */
  readonly windowTotal: (first: number, last: number) => Ends<number>;
  /** Share of what is to come that comes up to the end of this minute. */
  readonly shareUntil: (minute: number) => number;
};

const sum = ({ home, away }: BySide) => home + away;

export function createCountView(options: {
  readonly happenings: readonly Happening[];
  readonly profile: TimeProfile;
  readonly played: number;
  readonly grid: Grid;
  /** Of those to come that fall into such a share of the time that is left. */
  readonly thinned: (share: number) => Grid;
}): CountView {
  const { happenings, profile, played, grid, thinned } = options;
  const made = countBySide(happenings);
  const inHalf = (half: Half) => countBySide(happenings.filter((one) => one.half === half));
  const left = 1 - played;
  const shareUntil = (minute: number) =>
    left <= 0 ? 0 : Math.max(0, shareAfterMinute(profile, minute) - played) / left;
  const firstShare = lazy(() => shareUntil(45));

  const halves: Readonly<Record<Half, () => Ends<Score>>> = {
    1: lazy(() => endsOfGrid(thinned(firstShare()), inHalf(1))),
    2: lazy(() => endsOfGrid(thinned(left <= 0 ? 0 : 1 - firstShare()), inHalf(2))),
  };
  const totals = lazy(() => totalsOf(grid));
  const inWindow = (first: number, last: number) => ({
    made: countBySide(happenings.filter(({ minute }) => minute >= first && minute <= last)),
    share: shareUntil(last) - shareUntil(first - 1),
  });
  const windows = new Map<string, Ends<Score>>();
  const windowOf = (first: number, last: number) => {
    const known = windows.get(`${first}-${last}`);
    if (known) return known;
    const window = inWindow(first, last);
    const ends = endsOfGrid(thinned(window.share), window.made);
    windows.set(`${first}-${last}`, ends);
    return ends;
  };
  const windowTotal = (first: number, last: number) => {
    const window = inWindow(first, last);
    return numberEnds(thinPmf(totals(), window.share), sum(window.made));
  };
  const toCome = lazy(() => endsOfGrid(grid, { home: 0, away: 0 }));
  const whole = lazy(() => endsOfGrid(grid, made));
  return {
    made,
    get toCome() {
      return toCome();
    },
    get whole() {
      return whole();
    },
    half: (half) => halves[half](),
    livelierHalf: lazy(() =>
      livelierHalfEnds(totals(), firstShare(), [sum(inHalf(1)), sum(inHalf(2))]),
    ),
    bothHalves: lazy(() => endsOfHalves(grid, firstShare(), [inHalf(1), inHalf(2)])),
    window: windowOf,
    windowTotal,
    shareUntil,
  };
}

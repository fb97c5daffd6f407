import type { CountedUnit } from '../counted-units.ts';

export const gradedSports = [
  'football',
  'basketball',
  'tennis',
  'cricket',
  'baseball',
  'american-football',
  'esports',
  'darts',
  'snooker',
  'mma',
] as const;
export type GradedSport = (typeof gradedSports)[number];

/** How the matches of a sport are put together. Numbers are those of the event parts. */
export type SportShape = {
  /** What a market is on when nobody says otherwise. */
  readonly whole: number;
  /** The same with overtime, where that is another part. */
  readonly withOvertime: number;
  /** What the score of the whole counts: the first of these that the result tells. */
  readonly scoreUnits: readonly CountedUnit[];
  /** What the score of one period counts. */
  readonly periodUnit: CountedUnit;
  /** What markets mean that set one period against another. */
  readonly periods: readonly number[];
  /** Parts that are the sum of others. */
  readonly sums: Readonly<Record<number, readonly number[]>>;
  /** After which a half-time/full-time market looks first. */
  readonly halfTime: number | null;
  /** Periods of a match that ends as soon as somebody has won enough of them. */
  readonly mayEndEarly: boolean;
};

export const OVERTIME = 10_001;
export const SHOOT_OUT = 10_002;
export const ORDINARY_TIME = 3;

const numbered = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => first + index);

/** Quarters or innings of a game that goes on until it is decided. */
function untilDecided(options: {
  readonly whole: number;
  readonly unit: CountedUnit;
  readonly periods: readonly number[];
  readonly halves: Readonly<Record<number, readonly number[]>>;
  readonly halfTime: number;
}): SportShape {
  const { whole, unit, periods, halves, halfTime } = options;
  return {
    whole,
    withOvertime: whole,
    scoreUnits: [unit],
    periodUnit: unit,
    periods,
    sums: { [ORDINARY_TIME]: periods, [whole]: [ORDINARY_TIME, OVERTIME], ...halves },
    halfTime,
    mayEndEarly: false,
  };
}

/** Sets, maps, frames: the match counts those won, each of them counts something else. */
const untilWon = (options: {
  readonly whole: number;
  readonly scoreUnits: readonly CountedUnit[];
  readonly periodUnit: CountedUnit;
  readonly periods: readonly number[];
}): SportShape => ({
  ...options,
  withOvertime: options.whole,
  sums: {},
  halfTime: options.periods[0] ?? null,
  mayEndEarly: true,
});

export const sportShapes = {
  football: {
    whole: ORDINARY_TIME,
    withOvertime: 2,
    scoreUnits: ['goals'],
    periodUnit: 'goals',
    periods: [5, 6],
    sums: { [ORDINARY_TIME]: [5, 6], 2: [ORDINARY_TIME, OVERTIME] },
    halfTime: 5,
    mayEndEarly: false,
  },
  basketball: untilDecided({
    whole: 60,
    unit: 'points',
    periods: numbered(65, 4),
    halves: { 10061: [65, 66], 10062: [67, 68] },
    halfTime: 10_061,
  }),
  'american-football': untilDecided({
    whole: 10_050,
    unit: 'points',
    periods: numbered(10_055, 4),
    halves: { 10051: [10_055, 10_056], 10052: [10_057, 10_058] },
    halfTime: 10_051,
  }),
  baseball: untilDecided({
    whole: 10_090,
    unit: 'runs',
    periods: numbered(10_091, 9),
    halves: { 10100: numbered(10_091, 5) },
    halfTime: 10_100,
  }),
  tennis: untilWon({
    whole: 20,
    scoreUnits: ['sets'],
    periodUnit: 'games',
    periods: numbered(21, 5),
  }),
  esports: untilWon({
    whole: 10_960,
    scoreUnits: ['maps'],
    periodUnit: 'rounds',
    periods: numbered(10_961, 5),
  }),
  darts: untilWon({
    whole: 10_450,
    scoreUnits: ['sets', 'legs'],
    periodUnit: 'legs',
    periods: numbered(10_451, 7),
  }),
  snooker: untilWon({
    whole: 10_360,
    scoreUnits: ['frames'],
    periodUnit: 'points',
    periods: [],
  }),
  mma: untilWon({
    whole: 10_250,
    scoreUnits: [],
    periodUnit: 'rounds',
    periods: numbered(10_251, 5),
  }),
  // A super over decides who won and adds nothing to the runs, so no part has it in its sum.
  cricket: {
    whole: 10_260,
    withOvertime: 10_260,
    scoreUnits: ['runs'],
    periodUnit: 'runs',
    periods: numbered(10_261, 4),
    sums: {},
    halfTime: null,
    mayEndEarly: true,
  },
} as const satisfies Readonly<Record<GradedSport, SportShape>>;

export const shapeOf = (sport: GradedSport): SportShape => sportShapes[sport];

/** The games of a tennis match are numbered set by set from here; 574 is a tie-break. */
const TENNIS_GAMES = { first: 401, last: 459, tieBreak: 574 } as const;

export const isTennisGame = (sport: GradedSport, partId: number): boolean =>
  sport === 'tennis' &&
  ((partId >= TENNIS_GAMES.first && partId <= TENNIS_GAMES.last) ||
    partId === TENNIS_GAMES.tieBreak);

const GAMES_OF_A_SET = 20;
const TIE_BREAK_GAME = 13;

/** Which game of which set a part is; the tie-break is the thirteenth of the first. */
export function tennisGameOf(partId: number): { readonly setId: number; readonly game: number } {
  const { first, tieBreak } = TENNIS_GAMES;
  const at = partId === tieBreak ? TIE_BREAK_GAME - 1 : partId - first;
  const set = Math.floor(at / GAMES_OF_A_SET);
  return { setId: sportShapes.tennis.periods[set] ?? 0, game: (at % GAMES_OF_A_SET) + 1 };
}

/** Whether a match of the sport can have this part at all. A super over is an overtime. */
export function hasPart(sport: GradedSport, partId: number): boolean {
  const { whole, periods, sums } = shapeOf(sport);
  if (partId === SHOOT_OUT) return sport === 'football';
  if (partId === OVERTIME) {
    return sport === 'cricket' || Object.values(sums).some((parts) => parts.includes(OVERTIME));
  }
  const isTold = partId === whole || periods.includes(partId) || partId in sums;
  return isTold || isTennisGame(sport, partId);
}

/** The periods a part is made of; of a period itself. */
export function periodsWithin(sport: GradedSport, partId: number): readonly number[] {
  const { whole, periods, sums, mayEndEarly } = shapeOf(sport);
  if (mayEndEarly && partId === whole) return [whole, ...periods];
  const parts = sums[partId];
  return parts ? parts.flatMap((part) => periodsWithin(sport, part)) : [partId];
}

/** Whether a part has every period in it, so that a market on it can be about all of them. */
export function spansPeriods(sport: GradedSport, partId: number): boolean {
  const { periods } = shapeOf(sport);
  const within = periodsWithin(sport, partId);
  return periods.length > 0 && periods.every((period) => within.includes(period));
}

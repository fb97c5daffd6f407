import { type CountedUnit, countedUnits } from '../counted-units.ts';
import { type Score, type Side, sideAheadIn, sumOf, totalOf } from '../score.ts';
import { checkEnding, finalScore } from './check-ending.ts';
import { checkIncidents } from './check-incidents.ts';
import { countIn } from './counts.ts';
import { isOver } from './is-over.ts';
import {
  type Incident,
  type MatchResult,
  type ResultRefusal,
  wasNeverPlayed,
} from './match-result.ts';
import { severalAtOnce } from './order.ts';
import { hasPart, periodsWithin, shapeOf } from './sport-shapes.ts';

type Check = (result: MatchResult) => ResultRefusal | undefined;

/** Order is the contract: the first that is broken is told. A refused result grades nothing. */
const checks: readonly Check[] = [
  partsAreKnown,
  countsArePossible,
  minutesArePossible,
  nothingWasPlayed,
  scoreIsThere,
  partsStayBelow,
  partsAddUp,
  setsFitGames,
  unitsAddUp,
  checkEnding,
  checkIncidents,
  lineUpIsPossible,
];

/** What was counted, without what was told one by one: that is held against it later. */
const countsAlone = (result: MatchResult): MatchResult => ({ ...result, orderedUnits: [] });

export function checkResult(result: MatchResult): ResultRefusal | undefined {
  for (const check of checks) {
    const refusal = check(result);
    if (refusal) return refusal;
  }
  return undefined;
}

type Told = { readonly unit: CountedUnit; readonly partId: number; readonly score: Score };

function everyCount({ counts }: MatchResult): readonly Told[] {
  return countedUnits.flatMap((unit) =>
    Object.entries(counts[unit] ?? {}).map(([part, score]) => ({
      unit,
      partId: Number(part),
      score,
    })),
  );
}

function partsAreKnown(result: MatchResult): ResultRefusal | undefined {
  const parts = [
    ...everyCount(result).map(({ partId }) => partId),
    ...result.incidents.map(({ partId }) => partId),
    ...result.completedParts,
  ];
  return parts.every((part) => hasPart(result.sport, part)) ? undefined : 'unknown-part';
}

/** No match of any sport has more of anything: beyond lies a slip of somebody's keys. */
const COUNT_MAX = 10_000;
const mostOf: Readonly<Partial<Record<CountedUnit, number>>> = { goals: 200, possession: 100 };
const SETS_OF_TENNIS = 3;

/** These alone are no numbers of something. */
const fractions: readonly CountedUnit[] = ['possession', 'average', 'minutes'];

function countsArePossible(result: MatchResult): ResultRefusal | undefined {
  const isPossible = (unit: CountedUnit, count: number) =>
    count >= 0 &&
    count <= (mostOf[unit] ?? COUNT_MAX) &&
    (fractions.includes(unit) || Number.isInteger(count));
  const isFine = everyCount(result).every(
    ({ unit, score }) =>
      isPossible(unit, score.home) &&
      isPossible(unit, score.away) &&
      !(unit === 'possession' && totalOf(score) > POSSESSION_MAX) &&
      !(result.sport === 'tennis' && unit === 'sets' && isBeyondSets(score)),
  );
  const isWorth = ({ unit, worth }: Incident) => worth === 1 || severalAtOnce.includes(unit);
  return isFine && result.incidents.every(isWorth) ? undefined : 'count-impossible';
}

/** Both are rounded by themselves. */
const POSSESSION_MAX = 101;

const isBeyondSets = ({ home, away }: Score): boolean =>
  Math.max(home, away) > SETS_OF_TENNIS || (home === SETS_OF_TENNIS && away === SETS_OF_TENNIS);

/** Extra time and whatever was added; no match of another sport lasts a day. */
const FOOTBALL_MINUTES = 150;
const DAY_MINUTES = 1_440;
const ADDED_MAX = 60;

function minutesArePossible(result: MatchResult): ResultRefusal | undefined {
  const most = result.sport === 'football' ? FOOTBALL_MINUTES : DAY_MINUTES;
  const minutes = [
    result.minute,
    ...result.incidents.map(({ minute }) => minute),
    ...(result.lineUp ?? []).map(({ fromMinute }) => fromMinute),
  ];
  const isFine =
    minutes.every((minute) => minute === null || (minute >= 0 && minute <= most)) &&
    result.incidents.every(({ addedMinute }) => (addedMinute ?? 0) <= ADDED_MAX);
  return isFine ? undefined : 'minute-impossible';
}

function nothingWasPlayed(result: MatchResult): ResultRefusal | undefined {
  const { incidents, completedParts, minute } = result;
  const isBegun = completedParts.length > 0 || (minute ?? 0) > 0;
  const isTold = isBegun || everyCount(result).length > 0 || incidents.length > 0;
  return wasNeverPlayed(result) && isTold ? 'played-though-cancelled' : undefined;
}

/** A match that has ended has a score, or a winner where nothing is scored. */
function scoreIsThere(result: MatchResult): ResultRefusal | undefined {
  if (result.status !== 'ended') return undefined;
  const { scoreUnits, whole } = shapeOf(result.sport);
  const isThere =
    scoreUnits.length === 0
      ? result.ending.winner !== null
      : scoreUnits.some((unit) => countIn(result, unit, whole));
  return isThere ? undefined : 'no-score';
}

function partsStayBelow(result: MatchResult): ResultRefusal | undefined {
  const { sums } = shapeOf(result.sport);
  const isAbove = everyCount(result).some((told) =>
    (sums[told.partId] ?? []).some((part) => {
      const inside = countIn(countsAlone(result), told.unit, part);
      return inside && isOutside(inside, told.score);
    }),
  );
  const isBeyond = everyCount(result).some((told) =>
    toldInside(result, told).some((inside) => isOutside(inside, told.score)),
  );
  return isAbove || isBeyond ? 'part-above-whole' : undefined;
}

/** Whatever was told of parts of it, however far inside, and its periods together. */
function toldInside(result: MatchResult, { unit, partId }: Told): readonly Score[] {
  const within = periodsWithin(result.sport, partId);
  const inside = everyCount(result).filter(
    (one) =>
      one.unit === unit &&
      one.partId !== partId &&
      periodsWithin(result.sport, one.partId).every((period) => within.includes(period)),
  );
  const periods = inside.filter((one) => periodsWithin(result.sport, one.partId).length === 1);
  return [...inside.map(({ score }) => score), sumOf(periods.map(({ score }) => score))];
}

/** A rest below nought is another part above the whole. */
const isOutside = (inside: Score, whole: Score) =>
  inside.home > whole.home || inside.away > whole.away || Math.min(inside.home, inside.away) < 0;

function partsAddUp(result: MatchResult): ResultRefusal | undefined {
  const { sums } = shapeOf(result.sport);
  const differs = everyCount(result).some(({ unit, partId, score }) => {
    const parts = sums[partId];
    const told = parts?.map((part) => countIn(countsAlone(result), unit, part));
    if (!told || told.some((part) => part === undefined)) return false;
    const home = told.reduce((sum, part) => sum + (part?.home ?? 0), 0);
    const away = told.reduce((sum, part) => sum + (part?.away ?? 0), 0);
    return home !== score.home || away !== score.away;
  });
  return differs ? 'parts-do-not-add-up' : undefined;
}

/** Who has more games has the set, and a set that is over has a winner. */
function setsFitGames(result: MatchResult): ResultRefusal | undefined {
  const { scoreUnits, periodUnit, periods, whole, mayEndEarly } = shapeOf(result.sport);
  const [unit] = scoreUnits;
  const won = unit && unit !== periodUnit ? result.counts[unit]?.[whole] : undefined;
  if (!won || !mayEndEarly) return undefined;
  const isLevelAtTheEnd = result.sport === 'tennis' && result.status === 'ended';
  if (isLevelAtTheEnd && won.home === won.away) return 'count-impossible';
  const scores = periods
    .filter((period) => isOver(result, period))
    .flatMap((period) => result.counts[periodUnit]?.[period] ?? []);
  const sides = scores.map(sideAheadIn);
  const countOfSide = (side: Side) => sides.filter((one) => one === side).length;
  const isFine =
    !sides.includes('draw') && countOfSide('home') <= won.home && countOfSide('away') <= won.away;
  return isFine ? undefined : 'parts-do-not-add-up';
}

const isSame = (one: Score, other: Score) => one.home === other.home && one.away === other.away;

function unitsAddUp(result: MatchResult): ResultRefusal | undefined {
  const bare = { ...result, counts: { ...result.counts } };
  const differs = (['cards', 'booking-points'] as const).some((unit) => {
    const told = Object.entries(result.counts[unit] ?? {});
    const { [unit]: _, ...others } = bare.counts;
    return told.some(([part, score]) => {
      const made = countIn({ ...bare, counts: others }, unit, Number(part));
      return made !== undefined && !isSame(made, score);
    });
  });
  const isAbove = units.some(([some, all]) =>
    Object.entries(result.counts[some] ?? {}).some(([part, { home, away }]) => {
      const whole = result.counts[all]?.[Number(part)];
      return whole !== undefined && (home > whole.home || away > whole.away);
    }),
  );
  return differs || isAbove ? 'units-do-not-add-up' : undefined;
}

/** The first are some of the second. */
const units: readonly (readonly [CountedUnit, CountedUnit])[] = [
  ['shots-on-target', 'shots'],
  ['penalties-scored', 'goals'],
  ['own-goals', 'goals'],
  ['substitute-goals', 'goals'],
];

const ELEVEN = 11;

/** No team begins with twelve, and nobody has more goals than the team. */
function lineUpIsPossible(result: MatchResult): ResultRefusal | undefined {
  const { lineUp, sport } = result;
  if (!lineUp || sport !== 'football') return undefined;
  const score = finalScore(result);
  const isFine = (['home', 'away'] as const).every((team) => {
    const players = lineUp.filter((player) => player.team === team);
    const starters = players.filter(({ role }) => role === 'started');
    const goals = players.reduce((sum, { counts }) => sum + (counts.goals ?? 0), 0);
    return starters.length <= ELEVEN && (score === undefined || goals <= score[team]);
  });
  return isFine ? undefined : 'line-up-impossible';
}

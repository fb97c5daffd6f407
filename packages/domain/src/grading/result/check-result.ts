import { type CountedUnit, countedUnits } from '../counted-units.ts';
import { type Score, type Side, sideAheadIn } from '../score.ts';
import { checkIncidents } from './check-incidents.ts';
import { countIn } from './counts.ts';
import { isOver } from './is-over.ts';
import { type MatchResult, wasNeverPlayed } from './match-result.ts';
import type { ResultRefusal } from './result-refusal.ts';
import { hasPart, OVERTIME, SHOOT_OUT, shapeOf } from './sport-shapes.ts';

type Check = (result: MatchResult) => ResultRefusal | undefined;

/** Order is the contract: the first that is broken is told. A refused result grades nothing. */
const checks: readonly Check[] = [
  partsAreKnown,
  countsArePossible,
  nothingWasPlayed,
  scoreIsThere,
  partsStayBelow,
  partsAddUp,
  setsFitGames,
  unitsAddUp,
  stageFits,
  winnerFits,
  checkIncidents,
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

/** These alone are no numbers of something. */
const fractions: readonly CountedUnit[] = ['possession', 'average', 'minutes'];

function countsArePossible(result: MatchResult): ResultRefusal | undefined {
  const isPossible = (unit: CountedUnit, count: number) =>
    count >= 0 && count <= COUNT_MAX && (fractions.includes(unit) || Number.isInteger(count));
  const isFine = everyCount(result).every(
    ({ unit, score }) => isPossible(unit, score.home) && isPossible(unit, score.away),
  );
  return isFine ? undefined : 'count-impossible';
}

function nothingWasPlayed(result: MatchResult): ResultRefusal | undefined {
  const isTold = everyCount(result).length > 0 || result.incidents.length > 0;
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
  const isAbove = everyCount(result).some(({ unit, partId, score }) =>
    (sums[partId] ?? []).some((part) => {
      const inside = countIn(countsAlone(result), unit, part);
      return inside && isOutside(inside, score);
    }),
  );
  return isAbove ? 'part-above-whole' : undefined;
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
  return differs ? 'units-do-not-add-up' : undefined;
}

function stageFits(result: MatchResult): ResultRefusal | undefined {
  const { stage } = result.ending;
  if (stage === null) return undefined;
  const played = everyCount(result).map(({ partId }) => partId);
  const isEarly = stage === 'ordinary-time' && played.includes(OVERTIME);
  const isWithoutKicks = stage !== 'shoot-out' && played.includes(SHOOT_OUT);
  return isEarly || isWithoutKicks ? 'stage-contradicts-score' : undefined;
}

/** Who gave up or lost a shoot-out may be ahead or level all the same, and at cricket anybody. */
function winnerFits(result: MatchResult): ResultRefusal | undefined {
  const { winner, stage } = result.ending;
  const { scoreUnits, withOvertime } = shapeOf(result.sport);
  const [unit] = scoreUnits;
  const score = unit && countIn(result, unit, withOvertime);
  const isUntold = winner === null || winner === 'no-contest' || stage === 'shoot-out';
  if (!score || isUntold || result.sport === 'cricket') return undefined;
  const ahead = sideAheadIn(score);
  const isFine = ahead === winner || ahead === 'draw' || !isOver(result, withOvertime);
  return isFine ? undefined : 'winner-contradicts-score';
}

import type { CountedUnit } from '../../counted-units.ts';
import { countIn } from '../../result/counts.ts';
import { isOver } from '../../result/is-over.ts';
import type { MatchResult } from '../../result/match-result.ts';
import { periodsWithin } from '../../result/sport-shapes.ts';
import type { Score } from '../../score.ts';
import type { Ask } from './ask.ts';
import { reachOf } from './sealed.ts';

/** More ways than this are not tried: then it stays open, as if nobody could know. */
const WAYS_MAX = 20_000;

/** Every way in which a match that is not over could end, as far as one unit of it goes. */
export function futuresOf(ask: Ask, unit: CountedUnit): readonly MatchResult[] {
  const { result, market } = ask;
  const periods = periodsWithin(result.sport, market.partId);
  const scores = periods.flatMap((partId) => {
    const score = countIn(result, unit, partId);
    return score ? [{ partId, score, isOver: isOver(result, partId) }] : [];
  });
  const going = scores.filter((one) => !one.isOver);
  const whole = countIn(result, unit, market.partId);
  if (scores.length !== periods.length || !whole) return [];
  const more = waysToGoOn(reachOf(ask, whole));
  if (more.length ** going.length > WAYS_MAX) return [];
  let ways: readonly Readonly<Record<number, Score>>[] = [
    Object.fromEntries(scores.map(({ partId, score }) => [partId, score])),
  ];
  for (const { partId, score } of going) {
    ways = ways.flatMap((way) =>
      more.map(({ home, away }) => ({
        ...way,
        [partId]: { home: score.home + home, away: score.away + away },
      })),
    );
  }
  return ways.map((byPart) => endedAs(result, unit, byPart));
}

const waysToGoOn = (reach: number): readonly Score[] =>
  Array.from({ length: (reach + 1) ** 2 }, (_, at) => ({
    home: Math.floor(at / (reach + 1)),
    away: at % (reach + 1),
  }));

/** In which order it would have come is not said, so nothing may be read from it. */
function endedAs(
  result: MatchResult,
  unit: CountedUnit,
  byPart: Readonly<Record<number, Score>>,
): MatchResult {
  return {
    ...result,
    status: 'ended',
    counts: { ...result.counts, [unit]: byPart },
    orderedUnits: result.orderedUnits.filter((ordered) => ordered !== unit),
  };
}

import { type CountedUnit, countedUnits } from '@kipute/domain/grading/counted-units';
import type { Incident } from '@kipute/domain/grading/result/match-result';
import {
  type GradedSport,
  periodsWithin,
  shapeOf,
} from '@kipute/domain/grading/result/sport-shapes';
import type { Score } from '@kipute/domain/grading/score';
import type { Counts } from './counts-of-facts.ts';

type Told = {
  readonly sport: GradedSport;
  readonly counts: Counts;
  readonly incidents: readonly Incident[];
};

/**
 * Units of which every single one is told. Nobody says so: it is known where as many stand among
 * the incidents as were counted, in every part that has a count.
 */
export function completeUnits(told: Told): readonly CountedUnit[] {
  return countedUnits.filter((unit) => {
    const parts = Object.entries(told.counts[unit] ?? {});
    return (
      isCounted(told, unit) &&
      parts.every(([part, score]) => isSame(sumIn(told, unit, Number(part)), score))
    );
  });
}

/** Whether the counts reach over all that was played, so that nothing can be missing beside them. */
function isCounted({ sport, counts }: Told, unit: CountedUnit): boolean {
  const { whole, withOvertime, periods, periodUnit, scoreUnits, mayEndEarly } = shapeOf(sport);
  const byPart = counts[unit] ?? {};
  if (whole in byPart || withOvertime in byPart) return true;
  const won = scoreUnits.flatMap((scored) => counts[scored]?.[whole] ?? [])[0];
  if (!mayEndEarly || unit !== periodUnit || !won) return false;
  const played = periods.slice(0, won.home + won.away);
  return played.length > 0 && played.every((period) => period in byPart);
}

const isSame = (one: Score, other: Score): boolean =>
  one.home === other.home && one.away === other.away;

function sumIn({ sport, incidents }: Told, unit: CountedUnit, partId: number): Score {
  const within = periodsWithin(sport, partId);
  return sumOf(incidents.filter((one) => one.unit === unit && within.includes(one.partId)));
}

function sumOf(incidents: readonly Incident[]): Score {
  const of = (side: string) =>
    incidents.filter(({ team, isTakenBack }) => team === side && !isTakenBack).length;
  return { home: of('home'), away: of('away') };
}

const waysOfGoals = [
  ['penalties-scored', 'penalty'],
  ['own-goals', 'own-goal'],
] as const;

/** Penalties and own goals come as actions of their own, so with all goals told they are counted. */
export function countsOfGoals(told: Told): Counts {
  const { sport, counts, incidents } = told;
  return Object.fromEntries(
    waysOfGoals.map(([unit, method]) => {
      const parts = Object.keys(counts.goals ?? {}).map(Number);
      const ofWay = incidents.filter((one) => one.unit === 'goals' && one.method === method);
      const byPart = parts.map((partId) => {
        const within = periodsWithin(sport, partId);
        return [partId, sumOf(ofWay.filter((one) => within.includes(one.partId)))] as const;
      });
      return [unit, Object.fromEntries(byPart)];
    }),
  );
}

import type { CountedUnit } from '../counted-units.ts';
import type { Score, Team } from '../score.ts';
import { type Incident, type MatchResult, standingIncidents } from './match-result.ts';
import { periodsWithin, SHOOT_OUT, shapeOf } from './sport-shapes.ts';

/** What is told one by one under another name. */
const among: Readonly<Partial<Record<CountedUnit, readonly CountedUnit[]>>> = {
  cards: ['yellow-cards', 'red-cards'],
};
const goalsBy: Readonly<Partial<Record<CountedUnit, string>>> = {
  'penalties-scored': 'penalty',
  'own-goals': 'own-goal',
};

/** Whether an incident is one of these. */
export function belongsTo(incident: Incident, unit: CountedUnit): boolean {
  if (incident.unit === unit) return true;
  if (among[unit]?.includes(incident.unit)) return true;
  if (incident.unit !== 'goals' || goalsBy[unit] === undefined) return false;
  return methodOf(incident) === goalsBy[unit];
}

/** Whatever goes in at a shoot-out is a penalty, and nobody needs to say so. */
const methodOf = ({ method, partId }: Incident): string | null =>
  partId === SHOOT_OUT ? 'penalty' : method;

/** Whether every single one of these stands among the incidents. */
export function isOrdered(result: MatchResult, unit: CountedUnit): boolean {
  const { orderedUnits } = result;
  if (orderedUnits.includes(unit)) return true;
  const parts = among[unit];
  if (parts) return parts.every((part) => orderedUnits.includes(part));
  if (goalsBy[unit] === undefined || !orderedUnits.includes('goals')) return false;
  const goals = standingIncidents(result).filter((incident) => incident.unit === 'goals');
  return goals.every((goal) => methodOf(goal) !== null);
}

/**
 * … of one part. The goals of a match are often told one by one while its shoot-out is only a
 * score: there they must be as many as were counted.
 */
export function isOrderedIn(result: MatchResult, unit: CountedUnit, partId: number): boolean {
  if (!isOrdered(result, unit) || partId !== SHOOT_OUT) return isOrdered(result, unit);
  const kicks = standingIncidents(result).filter(
    (incident) => incident.partId === SHOOT_OUT && belongsTo(incident, unit),
  );
  const count = result.counts[unit]?.[SHOOT_OUT];
  const { home, away } = runningScores(kicks).at(-1) ?? { home: 0, away: 0 };
  return kicks.length > 0 && (!count || (count.home === home && count.away === away));
}

export type Happening = Pick<
  Incident,
  'team' | 'playerId' | 'minute' | 'addedMinute' | 'method' | 'partId' | 'worth'
>;

/** One may be worth several of these, so how many there were does not say how often. */
export const severalAtOnce: readonly CountedUnit[] = ['points', 'runs', 'score', 'booking-points'];

/**
 * What happened in a part, in its order. Undefined when nobody told the order and the count does
 * not force it: with nothing on one side, all of them were the other's.
 */
export function orderIn(
  result: MatchResult,
  asked: { readonly unit: CountedUnit; readonly partId: number; readonly count: Score | undefined },
): readonly Happening[] | undefined {
  const { unit, partId, count } = asked;
  if (isOrderedIn(result, unit, partId)) {
    const within = periodsWithin(result.sport, partId);
    return standingIncidents(result).filter(
      (incident) => belongsTo(incident, unit) && within.includes(incident.partId),
    );
  }
  const inTurn = wonInTurn(result, unit, partId);
  if (inTurn) return inTurn;
  if (!count || severalAtOnce.includes(unit)) return undefined;
  if (count.home > 0 && count.away > 0) return undefined;
  const team: Team = count.home > 0 ? 'home' : 'away';
  return Array.from({ length: count.home + count.away }, () => ({ ...nameless, team, partId }));
}

const nameless = {
  playerId: null,
  minute: null,
  addedMinute: null,
  method: null,
  worth: 1,
} as const;

/** The sets of a match come one after another, and the games of each say whose it was. */
function wonInTurn(
  result: MatchResult,
  unit: CountedUnit,
  partId: number,
): readonly Happening[] | undefined {
  const { whole, periods, scoreUnits, periodUnit } = shapeOf(result.sport);
  const won = result.counts[unit]?.[whole];
  if (partId !== whole || unit === periodUnit || !scoreUnits.includes(unit) || !won) {
    return undefined;
  }
  const played = won.home + won.away;
  const scores = periods
    .slice(0, played)
    .flatMap((period) => result.counts[periodUnit]?.[period] ?? []);
  const ofHome = scores.filter(({ home, away }) => home > away).length;
  if (scores.length !== played || ofHome !== won.home) return undefined;
  return scores.map(({ home, away }) => ({
    ...nameless,
    team: home > away ? 'home' : 'away',
    partId,
  }));
}

/** The score after each of them, beginning with nought to nought. */
export function runningScores(happenings: readonly Happening[]): readonly Score[] {
  const scores: Score[] = [{ home: 0, away: 0 }];
  for (const { team, worth } of happenings) {
    const { home, away } = scores.at(-1) ?? { home: 0, away: 0 };
    if (team === 'home') scores.push({ home: home + worth, away });
    if (team === 'away') scores.push({ home, away: away + worth });
  }
  return scores;
}
